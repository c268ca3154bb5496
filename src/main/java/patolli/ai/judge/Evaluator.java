package patolli.ai.judge;

import java.util.List;
import patolli.rules.Side;
import patolli.rules.State;

/** Judges a position without looking ahead. Safe for use by several threads. */
@FunctionalInterface
public interface Evaluator {

    /** The estimated probability, 0 to 1, that this side (or its pair) wins from here, a draw being shared by all. */
    double chance(State state, Side side);

    /**
     * The same for every side.
     *
     * @param into by the order of the sides; at least so long
     */
    default void chances(State state, double[] into) {
        List<Side> sides = state.sides();
        for (int seat = 0; seat < sides.size(); seat++) {
            into[seat] = chance(state, sides.get(seat));
        }
    }
}
