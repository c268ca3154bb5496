package patolli.train;

import java.util.ArrayList;
import java.util.List;
import patolli.ai.Lookahead;
import patolli.ai.judge.Evaluator;
import patolli.ai.judge.Evaluators;
import patolli.ai.judge.NetworkEvaluator;
import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/**
 * One game of a network against itself, and what it learns from it: TD(lambda) as a forward view. In the second part
 * of the training the target of a position is not what the dice made of it but the mean over all casts.
 */
final class SelfPlay {
    private static final double LAMBDA = 0.7;
    /** With more than two seats a net learns next to nothing from its own first guesses. */
    private static final double LAMBDA_OF_MANY = 1;

    /** A position in phase cast as it was met. */
    private record Met(State state, Inputs inputs, double[] values) { }

    private final Encoder encoder;
    private final Learner learner;
    private final Evaluator evaluator;
    private final Lookahead lookahead;
    private final Inputs inputs = new Inputs();
    private final int[] moves = new int[State.MOST_MOVES];
    private final double[] chances = new double[4];

    SelfPlay(Encoder encoder, Learner learner, State sample) {
        this.encoder = encoder;
        this.learner = learner;
        evaluator = new NetworkEvaluator(encoder, learner.network(), Evaluators.of(sample.game()));
        lookahead = new Lookahead(evaluator, () -> false);
    }

    /**
     * Plays a game and learns.
     *
     * @param exact  whether targets are means over all casts
     * @param random how likely a random move is
     * @return the mean squared error of the targets
     */
    double play(State opening, QuickRandom dice, double random, boolean exact, float rate) {
        List<Met> met = new ArrayList<>();
        var casts = new QuickCasts(opening.game().casts(), dice);
        State state = opening;
        boolean passed = false;
        while (state.phase() == Phase.CAST || state.phase() == Phase.MOVE) {
            if (state.phase() == Phase.MOVE) {
                state = chosen(state, dice, random);
                passed = false;
                continue;
            }
            // after a pass that changed nothing there is nothing new to learn
            if (!passed) {
                met.add(meet(state));
            }
            int cast = casts.draw();
            State next = state.cast(cast, Events.NONE);
            passed = next.phase() == Phase.CAST && (passed || changesNothing(state, cast, next));
            state = next;
        }
        double[] result = new double[state.sides().size()];
        evaluator.chances(state, result);
        return learn(met, result, exact, rate);
    }

    /** Whether a cast passes the turn, and the same cast would pass it back, as most casts do in tablan. */
    private static boolean changesNothing(State state, int cast, State next) {
        return next.equals(state) || next.cast(cast, Events.NONE).equals(state);
    }

    private Met meet(State state) {
        inputs.clear();
        encoder.encode(state, inputs);
        double[] values = new double[state.sides().size()];
        evaluator.chances(state, values);
        return new Met(state, inputs.copy(), values);
    }

    private State chosen(State state, QuickRandom dice, double random) {
        int count = state.moves(moves);
        if (dice.below(10_000) < random * 10_000) {
            return state.play(moves[dice.below(count)], Events.NONE);
        }
        int mover = state.sides().indexOf(state.mover());
        State best = null;
        double most = -1;
        for (int i = 0; i < count; i++) {
            State after = state.play(moves[i], Events.NONE);
            double value = count == 1 ? 0 : value(after, mover);
            if (value > most) {
                most = value;
                best = after;
            }
        }
        return best;
    }

    private double value(State after, int mover) {
        if (after.phase() == Phase.MOVE) {
            return lookahead.values(after, 0)[mover];
        }
        evaluator.chances(after, chances);
        return chances[mover];
    }

    private double learn(List<Met> met, double[] result, boolean exact, float rate) {
        double[] next = result;
        double[] gained = result;
        double error = 0;
        double lambda = encoder.outputs() > 1 && !exact ? LAMBDA_OF_MANY : LAMBDA;
        var target = new float[encoder.outputs()];
        for (Met one : met.reversed()) {
            double[] mean = exact ? lookahead.values(one.state, 1) : next;
            double[] gain = new double[next.length];
            for (int seat = 0; seat < gain.length; seat++) {
                gain[seat] = mean[seat] + lambda * (gained[seat] - next[seat]);
            }
            int mover = one.state.sides().indexOf(one.state.mover());
            for (int on = 0; on < target.length; on++) {
                target[on] = (float) gain[(mover + on) % gain.length];
            }
            error += learner.learn(one.inputs, target, rate);
            next = one.values;
            gained = gain;
        }
        return error / met.size();
    }
}
