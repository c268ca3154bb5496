package patolli.board;

/**
 * How the pictures of the fire-bird's glowing feathers lie on their sheet: square cells row by row, in the order in
 * which they are kindled: from the lower wings up on both sides by turns, then the tail, which the number of the things
 * in the pool hides in part, and the head last.
 */
public final class FeatherSheet {
    /** As many as there are assets. */
    public static final int FEATHERS = 20;
    /** The side of a cell, in design units. */
    public static final double CELL = 60;
    /** How many cells lie in a row. */
    public static final int COLUMNS = 5;
    /** How far the middle of a feather lies from that of the shield. */
    public static final double FAR = 51;
    private static final int PAIRS = 8;
    private static final int TAIL = 2;
    private static final double STEP = 16.4;
    private static final double HIGHER = 3;

    private FeatherSheet() { }

    /** Which way a feather points: degrees from the right, clockwise as the screen has them. */
    public static double direction(int feather) {
        if (feather == FEATHERS - 1) {
            return -90;
        }
        return 90 + (feather % 2 == 0 ? 1 : -1) * away(feather) * STEP;
    }

    /** How many feathers away from the middle of the tail one is; not for the head. */
    public static int away(int feather) {
        int pair = feather / 2;
        return feather == FEATHERS - 2 ? 0 : pair < PAIRS ? pair + TAIL : 1;
    }

    /** Where its cell lies on the table, about the middle of a shield; on whole units. */
    public static Box place(int feather, Point shield) {
        double way = Math.toRadians(direction(feather));
        double far = feather == FEATHERS - 1 ? FAR + HIGHER : FAR;
        return new Box(Math.rint(shield.x() + far * Math.cos(way) - CELL / 2),
                Math.rint(shield.y() + far * Math.sin(way) - CELL / 2), CELL, CELL);
    }

    /** Where its cell lies on the sheet. */
    public static Box cell(int feather) {
        return new Box(feather % COLUMNS * CELL, feather / COLUMNS * CELL, CELL, CELL);
    }
}
