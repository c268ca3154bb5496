/** The board scene's table: floor, mat, track, serpent, shield, papers and marks. */
package patolli.forge.table;
