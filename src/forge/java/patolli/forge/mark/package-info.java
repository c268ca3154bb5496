/** Marks on squares: the wet prints of the last move, and the quiet ground that marks have on painted squares. */
package patolli.forge.mark;
