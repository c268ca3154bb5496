/** The board scene's table: floor, mat, track, serpent and shield. */
package patolli.forge.table;
