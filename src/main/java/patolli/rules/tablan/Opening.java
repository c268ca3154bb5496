package patolli.rules.tablan;

import static patolli.rules.Side.WHITE;

import patolli.rules.Side;

/**
 * The last casts made by each side to settle who begins.
 *
 * @param white white's last cast, an index into {@link TablanGame#CASTS}, or {@link #NONE}
 * @param black the same for black
 */
record Opening(int white, int black) {
    static final int NONE = -1;
    /** Nothing cast yet; also what a game holds whose opening is behind it. */
    static final Opening UNCAST = new Opening(NONE, NONE);

    Opening with(Side side, int cast) {
        return side == WHITE ? new Opening(cast, black) : new Opening(white, cast);
    }
}
