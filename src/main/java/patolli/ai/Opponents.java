package patolli.ai;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;
import patolli.ai.judge.Evaluators;
import patolli.rules.State;

/** The opponent of each level. */
public final class Opponents {
    /** With less time than this, in milliseconds, nobody looks ahead. */
    public static final long GLANCE = 20;

    private static final double EVEN = 0.5;

    private static final Map<Level, Opponent> BY_LEVEL = Arrays.stream(Level.values())
            .collect(Collectors.toUnmodifiableMap(level -> level, level -> new Thinker(state -> of(state, level))));

    /** Looks at positions with today's knowledge, one move ahead, whatever is learned later. */
    private static final Opponent PLAIN =
            new Thinker(state -> new Strength(Evaluators.of(state.game()), 0, 0, EVEN));

    /** Advice for somebody who is thought to be the weaker in a contest. */
    private static final Opponent ADVISER = new Thinker(state ->
            new Strength(Evaluators.best(state), Evaluators.casts(state.game()), 0, Level.TOURIST.edge()));

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
        return new Strength(Evaluators.best(state), best ? Evaluators.casts(state.game()) : 0,
                Evaluators.blur(state.game(), level.rank()), level.edge());
    }
}
