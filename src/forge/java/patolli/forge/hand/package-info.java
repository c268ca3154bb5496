/**
 * The hands that throw, one sheet of poses a side, in the manner of {@code patolli.forge.codex}: flat colour, an even
 * contour, cut out of bark paper, with a thin shadow.
 */
package patolli.forge.hand;
