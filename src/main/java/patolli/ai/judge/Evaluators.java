package patolli.ai.judge;

import java.util.List;
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

    /**
     * How players of each game are made weaker or stronger.
     *
     * @param blurs by level, weakest first: the standard deviation by which moves are misjudged
     * @param losses what they lose by that, as it was measured: the mean a move that could be chosen, as the strongest
     *              sees it, in 60 games of two among themselves; the strongest itself loses nothing
     * @param casts how many casts the strongest looks ahead
     * @param apart the same where four play, each for himself
     * @param decks of how many decks of casts a round is sampled there instead
     */
    private record Handicap(List<Double> blurs, List<Double> losses, int casts, int apart, int decks) { }

    private static final Map<String, Handicap> HANDICAPS = Map.of(
            "patolli", new Handicap(List.of(0.08, 0.03, 0.004, 0.0), List.of(0.0105, 0.0060, 0.0020, 0.0),
                    1, 1, 0),
            "bell", new Handicap(List.of(0.13, 0.06, 0.015, 0.0), List.of(0.0160, 0.0095, 0.0032, 0.0),
                    2, 0, 0),
            "pagade", new Handicap(List.of(0.10, 0.04, 0.008, 0.0), List.of(0.0170, 0.0091, 0.0033, 0.0),
                    1, 0, 1),
            "tablan", new Handicap(List.of(0.07, 0.03, 0.008, 0.0), List.of(0.0211, 0.0103, 0.0031, 0.0),
                    1, 1, 0));
    private static final Handicap STANDARD = new Handicap(List.of(0.20, 0.08, 0.02, 0.0),
            List.of(0.016, 0.009, 0.003, 0.0), 1, 1, 0);

    private static final int FOUR = 4;

    private static final Evaluator BEST = new Evaluator() {
        @Override
        public double chance(State state, Side side) {
            return best(state).chance(state, side);
        }

        @Override
        public void chances(State state, double[] into) {
            best(state).chances(state, into);
        }
    };

    private Evaluators() { }

    /** The evaluator of this game; for a game without one, an evaluator that knows finished games only. */
    public static Evaluator of(Game game) {
        Evaluator running = BY_GAME.getOrDefault(game.name(), (state, side) -> 1.0 / state.sides().size());
        return (state, side) -> state.phase() == Phase.OVER ? result(state, side) : running.chance(state, side);
    }

    /** The best evaluator of positions such as this: a trained network, where there is one for its options. */
    public static Evaluator best(State state) {
        return Networks.of(state).orElseGet(() -> of(state.game()));
    }

    /** The best for each position: a contest's next game may have other options than its first. */
    public static Evaluator best() {
        return BEST;
    }

    /** How many casts the strongest player looks ahead in positions such as this. */
    public static int casts(State state) {
        Handicap handicap = HANDICAPS.getOrDefault(state.game().name(), STANDARD);
        return isApart(state) ? handicap.apart() : handicap.casts();
    }

    /** Of how many decks of casts the strongest player samples a round in positions such as this; 0 for none. */
    public static int decks(State state) {
        return isApart(state) ? HANDICAPS.getOrDefault(state.game().name(), STANDARD).decks() : 0;
    }

    private static boolean isApart(State state) {
        return Encoders.of(state).filter(encoder -> encoder.views() == FOUR).isPresent();
    }

    /**
     * By how much a player of this game misjudges moves, as a standard deviation of the chance to win.
     *
     * @param rank how many levels are weaker, 0 to 3
     */
    public static double blur(Game game, int rank) {
        return HANDICAPS.getOrDefault(game.name(), STANDARD).blurs().get(rank);
    }

    /**
     * How much players of this game lose a decision by that, in the chance to win, as it was measured.
     *
     * @param rank how many levels are weaker, 0 to 3
     */
    public static double loss(Game game, int rank) {
        return HANDICAPS.getOrDefault(game.name(), STANDARD).losses().get(rank);
    }

    /** What a finished game was worth to a side: 1 won, 0 lost, drawn a share equal to all others. */
    private static double result(State state, Side side) {
        Set<Side> winners = state.winners();
        if (winners.isEmpty()) {
            return 1.0 / state.sides().size();
        }
        return winners.contains(side) ? 1 : 0;
    }
}
