/** Pieces and beans. */
package patolli.forge.pieces;
