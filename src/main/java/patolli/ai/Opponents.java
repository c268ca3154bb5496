package patolli.ai;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import patolli.ai.judge.Evaluator;
import patolli.ai.judge.Evaluators;
import patolli.play.Level;
import patolli.rules.Side;
import patolli.rules.State;

/** The opponent of each level. */
public final class Opponents {
    /** With less time than this, in milliseconds, nobody looks ahead. */
    public static final long GLANCE = 20;


    /** How much better each level thinks it plays than whom it doesn't know, as {@link #SKILLS} count it. */
    private static final List<Double> EDGES = List.of(-0.1, -0.04, 0.04, 0.1);

    /**
     * How well each level plays a contest. Differences are logarithms of how much likelier a payment is the other's:
     * those with which contests with bets of a third are won as often as they were won between two levels.
     */
    private static final List<Double> SKILLS = List.of(0.0, 0.3, 0.515, 0.565);

    /** A player whose strength nobody knows is thought to play so well. */
    public static final Level UNKNOWN = Level.MERCHANT;

    /** A side that stays even plays at the next lower level when its chance is better than even by so much. */
    private static final List<Double> AHEAD = List.of(0.15, 0.05, -0.05);

    private static final Map<Level, Opponent> BY_LEVEL = Level.ALL.stream().collect(Collectors.toUnmodifiableMap(
            level -> level, level -> new Thinker(state -> of(state, level == Level.EVEN ? even(state) : level))));

    private static final Opponent PLAIN =
            new Thinker(state -> new Strength(Evaluators.of(state.game()), 0, 0, false, 0, 0));

    private static final Opponent ADVISER = new Thinker(state -> new Strength(Evaluators.best(state),
            Evaluators.casts(state), Evaluators.decks(state), true, 0, EDGES.get(Level.TOURIST.ordinal())));

    private Opponents() { }

    /** Who plays at this level. */
    public static Opponent at(Level level) {
        return BY_LEVEL.get(level);
    }

    /** Who advises a player: as good as the best, but bets as whoever plays against the best should. */
    public static Opponent adviser() {
        return ADVISER;
    }

    /**
     * All bets, best first, with the chance to win the contest if this side now chooses them and always.
     *
     * @param state a position in phase bet
     * @param own   how well that side plays; {@link #UNKNOWN} where nobody knows
     * @param rival the same of the other side; who stays even is as good as the other
     */
    public static List<Judged> bets(State state, Side side, Level own, Level rival) {
        boolean even = own == Level.EVEN || rival == Level.EVEN;
        return Betting.judge(state, side, even ? 0 : SKILLS.get(own.ordinal()) - SKILLS.get(rival.ordinal()));
    }

    /** Who plays by rules of thumb, which no training changes. */
    public static Opponent plain() {
        return PLAIN;
    }

    private static Strength of(State state, Level level) {
        boolean best = level == Level.MIRROR;
        return new Strength(Evaluators.best(state), best ? Evaluators.casts(state) : 0,
                best ? Evaluators.decks(state) : 0, best, Evaluators.blur(state.game(), level.ordinal()),
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
