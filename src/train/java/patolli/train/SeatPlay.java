package patolli.train;

import java.util.ArrayList;
import java.util.List;
import patolli.ai.TurnEnds;
import patolli.ai.judge.Evaluator;
import patolli.ai.judge.Evaluators;
import patolli.ai.judge.NetworkEvaluator;
import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.baseline.Baselines;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/**
 * One game of three or four players, each for himself, and what a network learns from it, seat by seat. It plays
 * against itself, against rules of thumb, or against a pool of those, its older self (the average of its weights) and
 * the baseline, and learns only from the seats that it plays itself.
 */
final class SeatPlay implements Lesson {
    /** There are hundreds of casts in a game, and the result has to be heard of at its beginning. */
    private static final double LAMBDA = 0.95;
    /** How often the network plays all seats; how often the others play by rules of thumb. All else is the pool. */
    private static final double ALONE = 0.25;
    private static final double RULES_OF_THUMB = 0.45;
    /** Of 20 seats in the pool the baseline, which is slow, gets one. */
    private static final int POOL = 20;
    private static final int OLDER = 8;
    private static final int THUMBS = 6;

    /** A position in phase cast as it was met, what each learning seat saw, and what it thought of its chance. */
    private record Met(State state, Inputs[] views, double[] values) { }

    private final Encoder encoder;
    private final Learner learner;
    private final Evaluator evaluator;
    private final Evaluator older;
    private final Evaluator rules;
    private final Evaluator baseline;
    private final TurnEnds turns = new TurnEnds();
    private final Inputs inputs = new Inputs();

    SeatPlay(Encoder encoder, Learner learner, State sample) {
        this.encoder = encoder;
        this.learner = learner;
        rules = Evaluators.of(sample.game());
        baseline = Baselines.evaluator(sample.game());
        evaluator = new NetworkEvaluator(encoder, learner.network(), rules);
        older = new NetworkEvaluator(encoder, learner.averaged(), rules);
    }

    @Override
    public double play(State opening, QuickRandom dice, Course course, int game) {
        Evaluator[] seats = seats(opening.sides().size(), dice);
        List<Met> met = new ArrayList<>();
        var casts = new QuickCasts(opening.game().casts(), dice);
        var still = new Standstill();
        State state = opening;
        while (state.phase() != Phase.OVER && !still.isReached()) {
            if (state.phase() == Phase.MOVE) {
                still.moved();
                state = chosen(state, seats, dice, course.random(game));
            } else {
                met.add(meet(state, seats));
                still.cast();
                state = state.cast(casts.draw(), Events.NONE);
            }
        }
        if (still.isReached()) {
            return 0;
        }
        double[] result = new double[seats.length];
        rules.chances(state, result);
        return learn(met, seats, result, course.isExact(game), course.rate(game));
    }

    /** Who sits where; the network itself sits somewhere. */
    private Evaluator[] seats(int count, QuickRandom dice) {
        Evaluator[] seats = new Evaluator[count];
        double kind = fraction(dice);
        int own = dice.below(count);
        for (int seat = 0; seat < count; seat++) {
            seats[seat] = seat == own || kind < ALONE ? evaluator
                    : kind < ALONE + RULES_OF_THUMB ? rules : pooled(dice.below(POOL));
        }
        return seats;
    }

    private Evaluator pooled(int draw) {
        return draw == 0 ? baseline : draw <= OLDER ? older : draw <= OLDER + THUMBS ? rules : evaluator;
    }

    private static double fraction(QuickRandom dice) {
        return (dice.next() >>> 11) * 0x1p-53;
    }

    private Met meet(State state, Evaluator[] seats) {
        int mover = state.sides().indexOf(state.mover());
        Inputs[] views = new Inputs[seats.length];
        double[] values = new double[seats.length];
        for (int seat = 0; seat < seats.length; seat++) {
            if (seats[seat] == evaluator) {
                inputs.clear();
                encoder.encode(state, (seat - mover + seats.length) % seats.length, inputs);
                views[seat] = inputs.copy();
                values[seat] = learner.chance(inputs);
            }
        }
        return new Met(state, views, values);
    }

    /** Where the whole turn leads. */
    private State chosen(State state, Evaluator[] seats, QuickRandom dice, double random) {
        int mover = state.sides().indexOf(state.mover());
        if (seats[mover] == evaluator && fraction(dice) < random) {
            List<State> ends = turns.of(state);
            return ends.get(dice.below(ends.size()));
        }
        return turns.best(state, seats[mover]);
    }

    private double learn(List<Met> met, Evaluator[] seats, double[] result, boolean exact, float rate) {
        // before anything is learnt from this game, for a mean that has already learnt its result would count it twice
        List<double[]> means = exact ? met.stream().map(one -> mean(one.state, seats)).toList() : List.of();
        double[] next = result;
        double[] gained = result.clone();
        double error = 0;
        int count = 0;
        for (int at = met.size() - 1; at >= 0; at--) {
            Met one = met.get(at);
            double[] mean = exact ? means.get(at) : next;
            for (int seat = 0; seat < seats.length; seat++) {
                if (one.views[seat] != null) {
                    gained[seat] = mean[seat] + LAMBDA * (gained[seat] - next[seat]);
                    error += learner.learn(one.views[seat], (float) gained[seat], rate);
                    count++;
                }
            }
            next = one.values;
        }
        return error / count;
    }

    /** What the position is worth to each learning seat as the mean over all casts. */
    private double[] mean(State state, Evaluator[] seats) {
        int mover = state.sides().indexOf(state.mover());
        double[] mean = new double[seats.length];
        Casts table = state.game().casts();
        for (int cast = 0; cast < table.size(); cast++) {
            State next = state.cast(cast, Events.NONE);
            State end = next.phase() == Phase.MOVE ? turns.best(next, seats[mover]) : next;
            for (int seat = 0; seat < seats.length; seat++) {
                if (seats[seat] == evaluator) {
                    mean[seat] += table.chance(cast) * evaluator.chance(end, end.sides().get(seat));
                }
            }
        }
        return mean;
    }
}
