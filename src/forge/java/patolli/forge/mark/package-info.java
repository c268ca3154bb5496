/** Marks on squares: the wet prints that the last move left, and the quiet ground that marks have on painted squares. */
package patolli.forge.mark;
