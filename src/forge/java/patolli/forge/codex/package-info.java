/**
 * The figures beside the board, as a painted codex has them: flat colour, an even contour, profile, large heads,
 * hands and feet. A figure is spelled from a small vocabulary (plume, feather, hand, sandalled foot, eye, beads,
 * bands), all drawn facing right; a figure that looks to the left is mirrored as a whole.
 */
package patolli.forge.codex;
