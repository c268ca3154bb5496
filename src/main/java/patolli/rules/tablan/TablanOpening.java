package patolli.rules.tablan;

import static patolli.rules.Side.WHITE;

import patolli.rules.Side;

/**
 * The last casts made by each side to settle who begins.
 *
 * @param white white's last cast, an index into {@link TablanGame#CASTS}, or {@link #NONE}
 * @param black the same for black
 */
record TablanOpening(int white, int black) {
    static final int NONE = -1;
    /** Nothing cast yet; also what a game holds whose opening is behind it. */
    static final TablanOpening UNCAST = new TablanOpening(NONE, NONE);

    TablanOpening with(Side side, int cast) {
        return side == WHITE ? new TablanOpening(cast, black) : new TablanOpening(white, cast);
    }
}
