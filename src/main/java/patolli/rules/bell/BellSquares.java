package patolli.rules.bell;

import patolli.rules.Side;

/**
 * The board: a cross of 60 squares numbered 0 to 59 clockwise. Squares 0, 15, 30 and 45 lie in the centre, W, N, E
 * and S; limb k is 15k+1 to 15k+7 outward and 15k+8 to 15k+14 inward. A set of squares is a long with bit s for
 * square s.
 *
 * <p>Sources: R. C. Bell, <i>Board and Table Games from Many Civilizations</i> (1960), as retold on the Cyningstan
 * traditional-games site; the wedges after the picture in the Florentine Codex, book 8, where they sit between the
 * 3rd and the 4th rank from each tip.
 */
public final class BellSquares {
    /** How many squares there are, and how many steps each path has. */
    public static final int SQUARES = 60;

    /** The step on which a piece is borne off. */
    public static final int LAST_STEP = SQUARES - 1;

    /** Every square. */
    static final long ALL = (1L << SQUARES) - 1;

    /** The rounded squares at the tips, which give another cast. */
    public static final long ROUNDED = onEachLimb(7, 8);

    private static final int LIMB = 15;

    private BellSquares() { }

    /** The reduced squares, which cost the one who lands there: eight, or sixteen with the option so. */
    public static long wedges(int count) {
        return count == 16 ? onEachLimb(4, 5, 10, 11) : onEachLimb(5, 10);
    }

    /**
     * The square on which that side's pieces enter.
     *
     * @throws IllegalArgumentException for a side that has no seat in this game
     */
    public static int entry(Side side) {
        return switch (side) {
            case RED -> 0;
            case YELLOW -> LIMB;
            case BLUE -> 2 * LIMB;
            case GREEN -> 3 * LIMB;
            case BLACK, WHITE -> throw new IllegalArgumentException(side + " has no seat");
        };
    }

    /** Whether the set holds the square. */
    public static boolean has(long squares, int square) {
        return (squares >>> square & 1) != 0;
    }

    /** The square so many places clockwise of 0, for places from -60 to 119. */
    static int wrap(int place) {
        if (place < 0) {
            return place + SQUARES;
        }
        return place < SQUARES ? place : place - SQUARES;
    }

    private static long onEachLimb(int... offsets) {
        long squares = 0;
        for (int limb = 0; limb < 4; limb++) {
            for (int offset : offsets) {
                squares |= 1L << limb * LIMB + offset;
            }
        }
        return squares;
    }
}
