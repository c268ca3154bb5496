package patolli.ai;

import java.util.List;
import patolli.rules.State;

/** Somebody who judges moves. Safe for use by several threads. */
@FunctionalInterface
public interface Opponent {

    /**
     * Every legal move, best first; moves of equal worth in the state's order.
     *
     * @param state        a position in phase bet or move
     * @param milliseconds how long to think, at least 1; an opponent may need less
     * @throws IllegalArgumentException when nothing is to be decided in this position
     */
    List<Judged> judge(State state, long milliseconds);
}
