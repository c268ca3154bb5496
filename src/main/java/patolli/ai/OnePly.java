package patolli.ai;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import patolli.ai.judge.Evaluator;
import patolli.rules.Events;
import patolli.rules.Game;
import patolli.rules.Side;
import patolli.rules.State;

/** Looks at the position after each move, and no further. */
final class OnePly implements Opponent {
    private final Function<Game, Evaluator> evaluators;

    OnePly(Function<Game, Evaluator> evaluators) {
        this.evaluators = evaluators;
    }

    @Override
    public List<Judged> judge(State state, long milliseconds) {
        if (!state.phase().isDecision()) {
            throw new IllegalArgumentException("nothing to decide in phase " + state.phase().key());
        }
        Evaluator evaluator = evaluators.apply(state.game());
        Side side = state.mover();
        return state.moves().stream()
                .map(move -> new Judged(move, evaluator.chance(state.play(move, Events.NONE), side)))
                .sorted(Comparator.comparingDouble(Judged::value).reversed())
                .toList();
    }
}
