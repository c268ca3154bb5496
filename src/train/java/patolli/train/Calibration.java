package patolli.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import patolli.ai.TurnEnds;
import patolli.ai.judge.Evaluators;
import patolli.ai.judge.NetworkEvaluator;
import patolli.ai.net.Encoder;
import patolli.ai.net.Inputs;
import patolli.ai.net.Network;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.State;

/**
 * Makes a network that was trained against others say what comes of a position among equals. Its strengths are scaled
 * and shifted, which changes no order of moves, as logistic regression of its own games says.
 */
final class Calibration {
    private static final int ROUNDS = 20;

    private Calibration() { }

    /**
     * How to turn a strength into the logarithm of true odds.
     *
     * @param scale above 0
     */
    record Line(double shift, double scale) { }

    /** Strengths, and for each whether its game was won. */
    private record Known(float[] strengths, boolean[] won) { }

    /** Changes the network, by as many games in which it plays all seats. */
    static Line calibrate(Network network, Encoder encoder, int games, long seed) {
        Known known = play(network, encoder, games, seed);
        Line line = fit(known.strengths, known.won);
        float scale = (float) line.scale;
        for (float[] row : List.of(network.output(), network.skip(), network.outputBias())) {
            for (int i = 0; i < row.length; i++) {
                row[i] *= scale;
            }
        }
        network.outputBias()[0] += (float) line.shift;
        return line;
    }

    private static Known play(Network network, Encoder encoder, int games, long seed) {
        var all = new Known(new float[1024], new boolean[1024]);
        int count = 0;
        for (int game = 0; game < games; game++) {
            var random = new QuickRandom(seed * 1_000_000_007L + ~game);
            List<Float> strengths = new ArrayList<>();
            List<Integer> seats = new ArrayList<>();
            State last = play(network, encoder, random, strengths, seats);
            for (int i = 0; i < seats.size() && !last.winners().isEmpty(); i++) {
                if (count == all.won.length) {
                    all = new Known(Arrays.copyOf(all.strengths, 2 * count), Arrays.copyOf(all.won, 2 * count));
                }
                all.strengths[count] = strengths.get(i);
                all.won[count++] = last.winners().contains(last.sides().get(seats.get(i)));
            }
        }
        return new Known(Arrays.copyOf(all.strengths, count), Arrays.copyOf(all.won, count));
    }

    /** One game: how strong the network thinks each mover after its turn. */
    private static State play(Network network, Encoder encoder, QuickRandom random, List<Float> strengths,
            List<Integer> seats) {
        State state = Openings.lesson(encoder.name(), random);
        var evaluator = new NetworkEvaluator(encoder, network, Evaluators.of(state.game()));
        var casts = new QuickCasts(state.game().casts(), random);
        var turns = new TurnEnds();
        var inputs = new Inputs();
        var still = new Standstill();
        float[] units = new float[network.units()];
        while (state.phase() != Phase.OVER && !still.isReached()) {
            if (state.phase() == Phase.CAST) {
                still.cast();
                state = state.cast(casts.draw(), Events.NONE);
                continue;
            }
            still.moved();
            int seat = state.sides().indexOf(state.mover());
            state = turns.best(state, evaluator);
            if (state.phase() == Phase.CAST) {
                int on = seat - state.sides().indexOf(state.mover());
                inputs.clear();
                encoder.encode(state, on < 0 ? on + state.sides().size() : on, inputs);
                strengths.add(network.strength(inputs, units));
                seats.add(seat);
            }
        }
        return state;
    }

    /** Logistic regression on one number, by Newton's method. */
    static Line fit(float[] strengths, boolean[] won) {
        double shift = 0;
        double scale = 1;
        for (int round = 0; round < ROUNDS; round++) {
            double[] sums = new double[5];
            for (int i = 0; i < won.length; i++) {
                double chance = 1 / (1 + Math.exp(-(shift + scale * strengths[i])));
                double error = (won[i] ? 1 : 0) - chance;
                double weight = chance * (1 - chance);
                sums[0] += error;
                sums[1] += error * strengths[i];
                sums[2] += weight;
                sums[3] += weight * strengths[i];
                sums[4] += weight * strengths[i] * strengths[i];
            }
            double all = sums[2] * sums[4] - sums[3] * sums[3];
            shift += (sums[4] * sums[0] - sums[3] * sums[1]) / all;
            scale += (sums[2] * sums[1] - sums[3] * sums[0]) / all;
        }
        return new Line(shift, scale);
    }
}
