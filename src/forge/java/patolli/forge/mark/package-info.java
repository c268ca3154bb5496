/** Marks on squares: where moves begin and lead, where pieces went, and the ground of marks on painted squares. */
package patolli.forge.mark;
