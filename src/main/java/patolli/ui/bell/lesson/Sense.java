package patolli.ui.bell.lesson;

import patolli.rules.Side;
import patolli.rules.bell.BellSquares;

/**
 * Which way round the learner goes: the tutorial is written down clockwise, and mirrored about the line from west to
 * east for the other way.
 */
enum Sense {
    CLOCKWISE, ANTICLOCKWISE;

    /** The square that is written down as that one. */
    int square(int written) {
        return this == CLOCKWISE ? written : (BellSquares.SQUARES - written) % BellSquares.SQUARES;
    }

    /** A move over squares that are written down so. */
    String move(int from, int to) {
        return square(from) + "-" + square(to);
    }

    /** The last move of a piece. */
    String off(int from) {
        return square(from) + "-off";
    }

    /** The learner's first entry. */
    String entry() {
        return this == CLOCKWISE ? "enter+" : "enter-";
    }

    /** Whether a side runs clockwise; one of the others comes against the learner, whichever way that goes. */
    boolean isClockwise(Side side) {
        return side == Side.RED ? this == CLOCKWISE : side != Side.YELLOW;
    }
}
