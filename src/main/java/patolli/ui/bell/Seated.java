package patolli.ui.bell;

import java.util.Optional;
import patolli.rules.Side;
import patolli.rules.bell.BellPath;
import patolli.rules.bell.BellPlayer;
import patolli.rules.bell.BellSquares;
import patolli.rules.bell.BellState;
import patolli.rules.bell.Forfeits;

/** What a position says of one side, and of the terms that all play under. */
final class Seated {
    private static final int PAIRS = 2;

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

    /** The side's partner, where partners play. */
    static Optional<Side> partner(BellState state, Side side) {
        int seat = state.sides().indexOf(side);
        return state.options().text("partners").equals("true")
                ? Optional.of(state.sides().get((seat + PAIRS) % state.sides().size())) : Optional.empty();
    }

    /** Whether coins are in play. */
    static boolean isGambling(BellState state) {
        return state.options().text("forfeits").equals(Forfeits.COINS.key());
    }

    /** What an opponent pays for a piece borne off. */
    static int penalty(BellState state) {
        return isGambling(state) ? state.options().number("penalty") : 0;
    }

    /** How many play against a side. */
    static int opponents(BellState state) {
        return state.options().text("partners").equals("true") ? PAIRS : state.sides().size() - 1;
    }
}
