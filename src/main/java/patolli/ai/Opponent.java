package patolli.ai;

import java.util.List;
import java.util.function.BooleanSupplier;
import patolli.rules.State;

/** Somebody who judges moves, by the position alone. Safe for use by several threads, but for one who remembers. */
@FunctionalInterface
public interface Opponent {

    /**
     * Every legal move, best first; moves of equal worth in the state's order.
     *
     * @param state        a position in phase bet or move
     * @param milliseconds how long to think, at least 1; most positions need less. With very little (below {@link
     *                     Opponents#GLANCE}) nothing is looked ahead, otherwise the same position gets the same answer
     * @param stopped      whether to answer at once with what has been found, asked now and then
     * @throws IllegalArgumentException when nothing is to be decided in this position
     */
    List<Judged> judge(State state, long milliseconds, BooleanSupplier stopped);

    /**
     * The same judgements, by somebody who keeps what was found for further decisions of the same turn: where a turn
     * has two halves they lead to the same positions. For one turn only, and not safe for use by several threads.
     */
    default Opponent remembering() {
        return this;
    }

    /** The same, stopped by the interruption of the thread. */
    default List<Judged> judge(State state, long milliseconds) {
        return judge(state, milliseconds, Thread.currentThread()::isInterrupted);
    }
}
