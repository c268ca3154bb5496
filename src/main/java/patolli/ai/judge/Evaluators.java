package patolli.ai.judge;

import java.util.Map;
import java.util.Set;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/** The evaluator of each game. */
public final class Evaluators {
    private static final Map<String, Evaluator> BY_GAME = Map.of(
            "patolli", new PatolliEvaluator(),
            "bell", new BellEvaluator(),
            "pagade", new PagadeEvaluator(),
            "tablan", new TablanEvaluator());


    private static final double DRAWN = 0.5;

    private Evaluators() { }

    /** The evaluator of this game; for a game without one, an evaluator that knows finished games only. */
    public static Evaluator of(Game game) {
        Evaluator running = BY_GAME.getOrDefault(game.name(), (state, side) -> 1.0 / state.sides().size());
        return (state, side) -> state.phase() == Phase.OVER ? result(state, side) : running.chance(state, side);
    }

    private static double result(State state, Side side) {
        Set<Side> winners = state.winners();
        if (winners.isEmpty()) {
            return DRAWN;
        }
        return winners.contains(side) ? 1 : 0;
    }
}
