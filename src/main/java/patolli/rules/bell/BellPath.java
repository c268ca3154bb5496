package patolli.rules.bell;

import static patolli.rules.bell.BellSquares.ALL;
import static patolli.rules.bell.BellSquares.LAST_STEP;
import static patolli.rules.bell.BellSquares.SQUARES;

/**
 * One player's path: from the entry square once round the board, clockwise or anticlockwise. Step 0 is the entry
 * square; step 59, the last, is the square before it in the player's own direction.
 */
public final class BellPath {
    /** The value of {@link #direction} for a path that runs clockwise. */
    public static final int CLOCKWISE = 1;
    /** The value of {@link #direction} for a path that runs anticlockwise. */
    public static final int ANTICLOCKWISE = -1;

    private static final int GREATEST_CAST = 10;

    private final int entry;
    private final int direction;
    /** By cast: the squares from which a piece can go so far without overshooting the last step. */
    private final long[] inReach = new long[GREATEST_CAST + 1];

    /** The path from that entry square in that direction. */
    public BellPath(int entry, int direction) {
        this.entry = entry;
        this.direction = direction;
        for (int cast = 0; cast <= GREATEST_CAST; cast++) {
            for (int step = 0; step + cast <= LAST_STEP; step++) {
                inReach[cast] |= 1L << square(step);
            }
        }
    }

    /** {@link #CLOCKWISE} or {@link #ANTICLOCKWISE}. */
    public int direction() {
        return direction;
    }

    /** The square of a step from 0 to 59. */
    public int square(int step) {
        return BellSquares.wrap(entry + direction * step);
    }

    /** The step of a square from 0 to 59. */
    public int step(int square) {
        return BellSquares.wrap(direction * (square - entry));
    }

    /** The square of the last step, which no piece of this path ever occupies. */
    public int last() {
        return square(LAST_STEP);
    }

    /** The square {@code steps} further on, or back if negative; {@code steps} from -59 to 59. */
    int ahead(int square, int steps) {
        return BellSquares.wrap(square + direction * steps);
    }

    /** Where pieces on these squares would come to with this cast, 1 to 10; those that would overshoot left out. */
    public long targets(long squares, int cast) {
        long going = squares & inReach[cast];
        int turn = direction > 0 ? cast : SQUARES - cast;
        return (going << turn | going >>> SQUARES - turn) & ALL;
    }
}
