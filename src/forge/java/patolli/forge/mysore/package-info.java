/** Figures, plates and marks in the manner of Mysore's painters, and turned things seen from above. */
package patolli.forge.mysore;
