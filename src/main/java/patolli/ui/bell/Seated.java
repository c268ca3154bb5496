package patolli.ui.bell;

import patolli.rules.Side;
import patolli.rules.bell.BellPath;
import patolli.rules.bell.BellPlayer;
import patolli.rules.bell.BellSquares;
import patolli.rules.bell.BellState;

/** What a position says of one side. */
final class Seated {
    private Seated() { }

    /** What a side that plays has. */
    static BellPlayer of(BellState state, Side side) {
        return state.player(state.sides().indexOf(side));
    }

    /** The way of a side that has chosen its direction. */
    static BellPath path(Side side, BellPlayer player) {
        return path(side, player.direction());
    }

    /** The way of a side that would run in that direction. */
    static BellPath path(Side side, int direction) {
        return new BellPath(BellSquares.entry(side), direction);
    }
}
