package patolli.ai;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import patolli.ai.judge.Evaluator;
import patolli.ai.judge.Evaluators;
import patolli.play.Level;
import patolli.rules.State;

/** The opponent of each level. */
public final class Opponents {
    /** With less time than this, in milliseconds, nobody looks ahead. */
    public static final long GLANCE = 20;

    private static final double EVEN = 0.5;

    /** How likely each level thinks to win a game from an even position, which decides what it bets. */
    private static final List<Double> EDGES = List.of(0.42, 0.47, 0.53, 0.58);

    /** A side that stays even plays at the next lower level when its chance is better than even by so much. */
    private static final List<Double> AHEAD = List.of(0.15, 0.05, -0.05);

    private static final Map<Level, Opponent> BY_LEVEL = Level.ALL.stream().collect(Collectors.toUnmodifiableMap(
            level -> level, level -> new Thinker(state -> of(state, level == Level.EVEN ? even(state) : level))));

    private static final Opponent PLAIN =
            new Thinker(state -> new Strength(Evaluators.of(state.game()), 0, 0, 0, EVEN));

    private static final Opponent ADVISER = new Thinker(state -> new Strength(Evaluators.best(state),
            Evaluators.casts(state), Evaluators.decks(state), 0, EDGES.get(Level.TOURIST.ordinal())));

    private Opponents() { }

    /** Who plays at this level. */
    public static Opponent at(Level level) {
        return BY_LEVEL.get(level);
    }

    /** Who advises a player: as good as the best, but bets as whoever plays against the best should. */
    public static Opponent adviser() {
        return ADVISER;
    }

    /** Who plays by rules of thumb, which no training changes. */
    public static Opponent plain() {
        return PLAIN;
    }

    private static Strength of(State state, Level level) {
        boolean best = level == Level.MIRROR;
        return new Strength(Evaluators.best(state), best ? Evaluators.casts(state) : 0,
                best ? Evaluators.decks(state) : 0, Evaluators.blur(state.game(), level.ordinal()),
                EDGES.get(level.ordinal()));
    }

    /** The level at which whoever is to act comes nearest to an even game. */
    private static Level even(State state) {
        Evaluator evaluator = Evaluators.best(state);
        double chance = new Lookahead(evaluator, () -> false).values(state, 0)[state.sides().indexOf(state.mover())];
        double ahead = chance - 1.0 / state.sides().size();
        int rank = 0;
        while (rank < AHEAD.size() && ahead < AHEAD.get(rank)) {
            rank++;
        }
        return Level.FIXED.get(rank);
    }
}
