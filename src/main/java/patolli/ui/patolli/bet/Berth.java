package patolli.ui.patolli.bet;

import javafx.geometry.Point2D;

/**
 * How a thing has come to lie.
 *
 * @param at     its middle, design units
 * @param size   1 for a picture as it was made
 * @param turn   degrees
 * @param height how high it lies on others
 */
record Berth(Point2D at, double size, double turn, double height) {
    private static final double HIGHER = 1000;
    /** How far from a thing its shadow falls on those below it, as part of its height, and at most. */
    private static final Point2D FALLS = new Point2D(-0.28, 0.32);
    private static final double FARTHEST = 20;

    /** What lies higher or nearer is drawn over what has less of this. */
    double above() {
        return HIGHER * height + at.getY();
    }

    /** Where its shadow lies. */
    Point2D shadow() {
        return at.add(FALLS.multiply(Math.min(height, FARTHEST)));
    }
}
