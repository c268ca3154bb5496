package patolli.board;

/**
 * How the pictures of a hand that throws lie on their sheet: square cells in one row, one a pose, all about the same
 * grip. Directions are degrees from the right, clockwise as the screen has them, and lead from the grip along the arm.
 */
public final class HandSheet {
    /** The side of a cell, in design units. */
    public static final double CELL = 192;
    /** How far an arm reaches from the grip, with all that it comes out of. */
    public static final double REACH = 124;
    /** The grip lies off the middle of its cell, so that there is room for more of the arm. */
    private static final double AHEAD = 38;

    /** What a hand does, in the order of the cells. */
    public enum Pose {
        /** Palm down, reaching for what is to be thrown. */
        REACHING,
        /** Fingers bent over it. */
        SCOOPING,
        /** Closed round it, seen from the side. */
        CLOSED,
        /** The same, bent up at the wrist. */
        CLOSED_UP,
        /** The same, bent down. */
        CLOSED_DOWN,
        /** Letting go. */
        OPENING,
        /** Open, palm down, fingers spread. */
        THROWN
    }

    private HandSheet() { }

    /** Where what is held lies in a cell. */
    public static Point grip(double arm) {
        double turn = Math.toRadians(arm);
        return new Point(CELL / 2 - AHEAD * Math.cos(turn), CELL / 2 - AHEAD * Math.sin(turn));
    }

    /** Whether a hand is drawn the other way round, so that its thumb lies above. */
    public static boolean isTurned(double arm) {
        return Math.cos(Math.toRadians(arm)) > 1e-9;
    }

    /** Where a closed hand is open, beside the thumb: a point at distance 1 from the grip. */
    public static Point opening(double arm) {
        double turn = Math.toRadians(arm);
        double way = isTurned(arm) ? 1 : -1;
        return new Point(way * Math.sin(turn), way * -Math.cos(turn));
    }
}
