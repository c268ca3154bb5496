package patolli.board;

/**
 * How the pictures of a hand that throws lie on their sheet: square cells in one row, one a pose, all about the same
 * grip. The arm is a picture of its own, as it is the same in every pose; the hand's bracelet lies over its beginning.
 * Directions are degrees from the right, clockwise as the screen has them, and lead from the grip along the arm.
 */
public final class HandSheet {
    /** The side of a cell, in design units. */
    public static final double CELL = 192;
    /** The grip lies off the middle of its cell, so that there is room for fingers and wrist alike. */
    private static final double AHEAD = 4;
    /** So far from the grip the arm begins, under the bracelet; and so much room is left on its picture beside it. */
    private static final double WRIST = 44, ROOM = 46;

    /** What a hand does, in the order of the cells. */
    public enum Pose {
        /** Palm down, reaching for what is to be thrown. */
        REACHING,
        /** Fingers bent over it. */
        SCOOPING,
        /** A hollow hand with the five beans in it, palm up. */
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

    /** The picture of the arm, as it lies about the grip; its edges are on whole units. */
    public static Box arm(HandPlace place) {
        double turn = Math.toRadians(place.arm());
        double x = WRIST * Math.cos(turn), y = WRIST * Math.sin(turn);
        double farX = place.reach() * Math.cos(turn), farY = place.reach() * Math.sin(turn);
        double left = Math.floor(Math.min(x, farX) - ROOM), top = Math.floor(Math.min(y, farY) - ROOM);
        return new Box(left, top, Math.ceil(Math.max(x, farX) + ROOM) - left,
                Math.ceil(Math.max(y, farY) + ROOM) - top);
    }

    /** Whether a hand is drawn the other way round, so that its thumb lies above. */
    public static boolean isTurned(double arm) {
        return Math.cos(Math.toRadians(arm)) > 1e-9;
    }

    /** Beside the thumb: a point at distance 1 from the grip. */
    public static Point opening(double arm) {
        double turn = Math.toRadians(arm);
        double way = isTurned(arm) ? 1 : -1;
        return new Point(way * Math.sin(turn), way * -Math.cos(turn));
    }
}
