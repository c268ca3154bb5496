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
final class SelfPlay implements Lesson {
    private static final double LAMBDA = 0.7;
    /** While the network knows little, what came of the game says more than its next guess. */
    private static final double LAMBDA_OF_THE_TAUGHT = 0.95;

    /** A position in phase cast as it was met. */
    private record Met(State state, Inputs[] views, double[] values) { }

    private final Encoder encoder;
    private final Learner learner;
    private final Evaluator evaluator;
    private final Evaluator plain;
    private final Lookahead lookahead;
    private final Lookahead teacher;
    private final Inputs inputs = new Inputs();
    private final int[] moves = new int[State.MOST_MOVES];
    private final double[] chances = new double[4];

    SelfPlay(Encoder encoder, Learner learner, State sample) {
        this.encoder = encoder;
        this.learner = learner;
        plain = Evaluators.of(sample.game());
        evaluator = new NetworkEvaluator(encoder, learner.network(), plain);
        lookahead = new Lookahead(evaluator, () -> false);
        teacher = new Lookahead(plain, () -> false);
    }

    @Override
    public double play(State opening, QuickRandom dice, Course course, int game) {
        List<Met> met = new ArrayList<>();
        var casts = new QuickCasts(opening.game().casts(), dice);
        State state = opening;
        boolean passed = false;
        boolean taught = course.isTaught(game);
        var still = new Standstill();
        while ((state.phase() == Phase.CAST || state.phase() == Phase.MOVE) && !still.isReached()) {
            if (state.phase() == Phase.MOVE) {
                still.moved();
                state = chosen(state, dice, course.random(game), taught);
                passed = false;
                continue;
            }
            // after a pass that changed nothing there is nothing new to learn
            if (!passed) {
                met.add(meet(state));
            }
            still.cast();
            int cast = casts.draw();
            State next = state.cast(cast, Events.NONE);
            passed = next.phase() == Phase.CAST && (passed || changesNothing(state, cast, next));
            state = next;
        }
        if (still.isReached()) {
            return 0;
        }
        double[] result = new double[state.sides().size()];
        evaluator.chances(state, result);
        double lambda = taught ? LAMBDA_OF_THE_TAUGHT : LAMBDA;
        return learn(met, result, lambda, course.isExact(game), course.rate(game));
    }

    /** Whether a cast passes the turn, and the same cast would pass it back, as most casts do in tablan. */
    private static boolean changesNothing(State state, int cast, State next) {
        return next.equals(state) || next.cast(cast, Events.NONE).equals(state);
    }

    private Met meet(State state) {
        Inputs[] views = new Inputs[encoder.views()];
        for (int view = 0; view < views.length; view++) {
            inputs.clear();
            encoder.encode(state, view, inputs);
            views[view] = inputs.copy();
        }
        double[] values = new double[state.sides().size()];
        evaluator.chances(state, values);
        return new Met(state, views, values);
    }

    private State chosen(State state, QuickRandom dice, double random, boolean taught) {
        int count = state.moves(moves);
        if (dice.below(10_000) < random * 10_000) {
            return state.play(moves[dice.below(count)], Events.NONE);
        }
        int mover = state.sides().indexOf(state.mover());
        State best = null;
        double most = -1;
        for (int i = 0; i < count; i++) {
            State after = state.play(moves[i], Events.NONE);
            double value = count == 1 ? 0 : value(after, mover, taught);
            if (value > most) {
                most = value;
                best = after;
            }
        }
        return best;
    }

    private double value(State after, int mover, boolean taught) {
        if (after.phase() == Phase.MOVE) {
            return (taught ? teacher : lookahead).values(after, 0)[mover];
        }
        (taught ? plain : evaluator).chances(after, chances);
        return chances[mover];
    }

    private double learn(List<Met> met, double[] result, double lambda, boolean exact, float rate) {
        double[] next = result;
        double[] gained = result;
        double error = 0;
        var target = new float[encoder.views()];
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
            error += learner.learn(one.views, target, rate);
            next = one.values;
            gained = gain;
        }
        return error / met.size();
    }
}
