package patolli.train;

import java.util.function.ToIntFunction;
import patolli.ai.Lookahead;
import patolli.ai.judge.Evaluator;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/** Players to measure by. All of them bet a third of the smaller holding, so that a contest tells who plays better. */
public final class Players {
    private Players() { }

    /** One that plays the turn after which the evaluator likes the position best. For one thread. */
    public static ToIntFunction<State> onePly(Evaluator evaluator) {
        var turn = new Lookahead(evaluator, () -> false);
        return betting(state -> {
            int[] moves = new int[State.MOST_MOVES];
            int count = state.moves(moves);
            int best = moves[0];
            double most = -1;
            for (int i = 0; i < count && count > 1; i++) {
                double value = turn.values(state.play(moves[i], Events.NONE), 0)[state.sides().indexOf(state.mover())];
                if (value > most) {
                    most = value;
                    best = moves[i];
                }
            }
            return best;
        });
    }

    /** The same player with bets of a third. */
    public static ToIntFunction<State> betting(ToIntFunction<State> player) {
        return state -> state.phase() == Phase.BET ? Math.max(1, state.moves().size() / 3) : player.applyAsInt(state);
    }
}
