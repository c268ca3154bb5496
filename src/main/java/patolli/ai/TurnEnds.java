package patolli.ai;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import patolli.ai.judge.Evaluator;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/** Finds where a whole turn can lead, both dice of it. Not safe for use by several threads. */
public final class TurnEnds {
    /** The moves of the first and of the second half of a turn. */
    private final int[][] moves = new int[2][State.MOST_MOVES];

    /** The positions after the turn, each once, in the order of the moves. */
    public List<State> of(State state) {
        List<State> ends = new ArrayList<>();
        gather(state, 0, new HashSet<>(), ends);
        return ends;
    }

    private void gather(State state, int half, Set<State> seen, List<State> into) {
        int count = state.moves(moves[half]);
        for (int i = 0; i < count; i++) {
            State after = state.play(moves[half][i], Events.NONE);
            if (seen.add(after)) {
                if (after.phase() == Phase.MOVE) {
                    gather(after, half + 1, seen, into);
                } else {
                    into.add(after);
                }
            }
        }
    }

    /** The one that the evaluator likes best for whoever moves. */
    public State best(State state, Evaluator evaluator) {
        List<State> ends = of(state);
        State best = ends.getFirst();
        if (ends.size() == 1) {
            return best;
        }
        Side mover = state.mover();
        double most = -1;
        for (State end : ends) {
            double value = evaluator.chance(end, mover);
            if (value > most) {
                most = value;
                best = end;
            }
        }
        return best;
    }
}
