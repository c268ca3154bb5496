package patolli.veteran;

import java.util.Map;
import java.util.function.ToIntFunction;
import patolli.ai.judge.Evaluator;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.train.Players;

/** The veteran of each game. */
public final class Veterans {
    private static final Map<String, Evaluator> BY_GAME = Map.of(
            "patolli", new PatolliVeteran(),
            "bell", new BellVeteran(),
            "pagade", new PagadeVeteran(),
            "tablan", new TablanVeteran());

    private Veterans() { }

    /** How the veteran of this game judges positions. */
    static Evaluator evaluator(Game game) {
        Evaluator running = BY_GAME.get(game.name());
        return (state, side) -> {
            if (state.phase() != Phase.OVER) {
                return running.chance(state, side);
            }
            return state.winners().isEmpty() ? 1.0 / state.sides().size() : state.winners().contains(side) ? 1 : 0;
        };
    }

    /** Plays what it judges best; bets a third. For one thread. */
    public static ToIntFunction<State> player(Game game) {
        return Players.onePly(evaluator(game));
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
