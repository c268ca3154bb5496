package patolli.baseline;

import java.util.Map;
import patolli.ai.judge.Evaluator;
import patolli.rules.Game;
import patolli.rules.Phase;

/** The baseline of each game. */
public final class Baselines {
    private static final Map<String, Evaluator> BY_GAME = Map.of(
            "patolli", new PatolliBaseline(),
            "bell", new BellBaseline(),
            "pagade", new PagadeBaseline(),
            "tablan", new TablanBaseline());

    private Baselines() { }

    /** How the baseline of this game judges positions; it plays what it judges best. */
    public static Evaluator evaluator(Game game) {
        Evaluator running = BY_GAME.get(game.name());
        return (state, side) -> {
            if (state.phase() != Phase.OVER) {
                return running.chance(state, side);
            }
            return state.winners().isEmpty() ? 1.0 / state.sides().size() : state.winners().contains(side) ? 1 : 0;
        };
    }

    /** The share of one standing among all: equal standings share equally, one more is worth a factor e. */
    static double share(double[] standings, int one) {
        double sum = 0;
        for (double standing : standings) {
            sum += Math.exp(standing - standings[one]);
        }
        return 1 / sum;
    }
}
