/**
 * Tablan, a running battle on four rows of twelve squares, after R. C. Bell, in a leaflet by Smith &amp; Smith (2008).
 * A side's pieces are the set bits of a {@code long}, numbered by that side's own path; {@link
 * patolli.rules.tablan.TablanSquares} says how the two paths lie on the board.
 */
package patolli.rules.tablan;
