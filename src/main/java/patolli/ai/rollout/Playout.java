package patolli.ai.rollout;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import patolli.ai.Lookahead;
import patolli.ai.Opponents;
import patolli.ai.judge.Evaluators;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.play.Level;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/** One game or contest played from a position to its end. Safe for use by several threads. */
final class Playout {
    /** With so little time nobody looks ahead. */
    private static final long MILLISECOND = 1;
    private final Optional<Level> level;
    private final Luck luck;

    /** @param level of all who play; none for moves at random, all of them as likely, and bets of 1 */
    Playout(Optional<Level> level, Luck luck) {
        this.level = level;
        this.luck = luck;
    }

    /**
     * Plays.
     *
     * @param side    whose result it is
     * @param random  throws and, where they are drawn, chooses
     * @param stopped whether it is not wanted any more, asked before each cast and each decision
     * @return what came of it for the side; empty if it was stopped
     */
    Optional<PlayedOut> play(State from, Side side, QuickRandom random, BooleanSupplier stopped) {
        Casts table = from.game().casts();
        QuickCasts casts = new QuickCasts(table, random);
        Lookahead lookahead = new Lookahead(Evaluators.best(), () -> false);
        int seat = from.sides().indexOf(side);
        double lucky = 0;
        State state = from;
        while (state.phase() != Phase.OVER) {
            if (stopped.getAsBoolean()) {
                return Optional.empty();
            }
            switch (state.phase()) {
                case THROWOFF, CAST -> {
                    int cast = casts.draw();
                    lucky += luck == Luck.TAKEN_OUT ? luck(state, cast, seat, lookahead) : 0;
                    state = state.cast(cast, Events.NONE);
                }
                case BET, MOVE -> state = state.play(choose(state, random, stopped), Events.NONE);
                case OVER -> throw new IllegalStateException("it has just gone on");
            }
        }
        return Optional.of(new PlayedOut(Evaluators.best().chance(state, side), lucky));
    }

    private int choose(State state, QuickRandom random, BooleanSupplier stopped) {
        List<Integer> moves = state.moves();
        if (moves.size() == 1) {
            return moves.getFirst();
        }
        return level.map(one -> Opponents.at(one).judge(state, MILLISECOND, stopped).getFirst().move())
                .orElseGet(() -> state.phase() == Phase.BET ? 1 : moves.get(random.below(moves.size())));
    }

    private static double luck(State state, int made, int seat, Lookahead lookahead) {
        Casts casts = state.game().casts();
        double mean = 0;
        double after = 0;
        for (int cast = 0; cast < casts.size(); cast++) {
            double worth = lookahead.values(state.cast(cast, Events.NONE), 0)[seat];
            mean += casts.chance(cast) * worth;
            after = cast == made ? worth : after;
        }
        return after - mean;
    }
}
