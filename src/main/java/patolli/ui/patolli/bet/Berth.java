package patolli.ui.patolli.bet;

import javafx.geometry.Point2D;

/**
 * How a thing has come to lie.
 *
 * @param at    its middle, design units
 * @param size  1 for a picture as it was made
 * @param turn  degrees
 * @param above what lies higher or nearer is drawn over what has less of it
 */
record Berth(Point2D at, double size, double turn, double above) { }
