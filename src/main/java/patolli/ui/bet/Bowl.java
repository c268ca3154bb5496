package patolli.ui.bet;

import javafx.geometry.Point2D;
import patolli.rules.Side;

/** Where things lie at the bet, in design units: what is held on the two cloths, what is staked in the jaguar's bowl. */
final class Bowl {
    private static final int COLUMNS = 5;
    private static final double CELL = 56;
    private static final Point2D RED = new Point2D(123, 528);
    private static final Point2D BLUE = new Point2D(933, 528);
    private static final Point2D MIDDLE = new Point2D(690, 214);
    private static final double WIDE = 118;
    private static final double HIGH = 34;
    /** Turns that never meet: the golden angle. */
    private static final double TURN = Math.PI * (3 - Math.sqrt(5));

    private Bowl() { }

    /** The place of a side's n-th asset on its cloth, from 0: the poorest in front. */
    static Point2D onCloth(Side side, int n) {
        Point2D corner = side == Side.RED ? RED : BLUE;
        return corner.add(n % COLUMNS * CELL, (3 - n / COLUMNS) * CELL);
    }

    /** The place of the n-th stake in the bowl, from 0, so that the first ones lie in the middle. */
    static Point2D inBowl(int n) {
        double out = Math.sqrt((n + 0.5) / 20);
        return MIDDLE.add(WIDE * out * Math.cos(n * TURN), HIGH * out * Math.sin(n * TURN));
    }
}
