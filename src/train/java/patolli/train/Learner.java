package patolli.train;

import java.util.Arrays;
import patolli.ai.net.Inputs;
import patolli.ai.net.Network;
import patolli.ai.net.NetworkFile;
import patolli.beans.QuickRandom;

/** A network that learns by stochastic gradient descent, and the running average of its weights. */
final class Learner {
    private static final float AVERAGING = 0.01f;

    private final Network network;
    private final Network average;
    private final float[] slopes;
    /** By view. */
    private final float[][] units;
    private final float[] said;

    /**
     * @param network whose weights will change
     * @param views   how often it looks at a position
     */
    Learner(Network network, Network average, int views) {
        this.network = network;
        this.average = average;
        slopes = new float[network.units()];
        units = new float[views][network.units()];
        said = new float[views];
    }

    /** A network with small random weights, and its average. */
    static Learner begin(int inputs, int units, int views, long seed) {
        Network network = Network.of(inputs, units);
        var random = new QuickRandom(seed);
        for (float[] row : network.hidden()) {
            fill(row, 0.15, random);
        }
        fill(network.output(), 0.1, random);
        Arrays.fill(network.hiddenBias(), 0.05f);
        Learner learner = new Learner(network, Network.of(inputs, units), views);
        learner.average(1);
        return learner;
    }

    private static void fill(float[] row, double deviation, QuickRandom random) {
        for (int i = 0; i < row.length; i++) {
            double u = ((random.next() >>> 11) + 1) * 0x1p-53;
            double angle = 2 * Math.PI * ((random.next() >>> 11) * 0x1p-53);
            row[i] = (float) (deviation * Math.sqrt(-2 * Math.log(u)) * Math.cos(angle));
        }
    }

    Network network() {
        return network;
    }

    Network averaged() {
        return average;
    }

    /** What the network thinks by itself of one view, 0 to 1. */
    float chance(Inputs view) {
        return Network.chance(network.strength(view, units[0]));
    }

    /** One step down the gradient of the cross entropy for one view by itself; returns the squared error. */
    double learn(Inputs view, float target, float rate) {
        float error = target - chance(view);
        descend(view, units[0], rate * error);
        return error * error;
    }

    /**
     * One step down the gradient of the cross entropy; returns the squared error of the first chance.
     *
     * @param views  what each view sees
     * @param target the chance that each should have
     */
    double learn(Inputs[] views, float[] target, float rate) {
        for (int on = 0; on < said.length; on++) {
            said[on] = network.strength(views[on], units[on]);
        }
        Network.toChances(said);
        for (int on = 0; on < said.length; on++) {
            descend(views[on], units[on], rate * (target[on] - said[on]));
        }
        double error = target[0] - said[0];
        return error * error;
    }

    private void descend(Inputs inputs, float[] active, float step) {
        float[] output = network.output();
        for (int j = 0; j < slopes.length; j++) {
            slopes[j] = active[j] > 0 ? step * output[j] : 0;
            output[j] += step * active[j];
        }
        network.outputBias()[0] += step;
        add(slopes, 1, network.hiddenBias());
        for (int i = 0; i < inputs.count(); i++) {
            add(slopes, inputs.value(i), network.hidden()[inputs.index(i)]);
            network.skip()[inputs.index(i)] += 0.5f * step * inputs.value(i);
        }
    }

    private static void add(float[] row, float factor, float[] to) {
        for (int j = 0; j < to.length; j++) {
            to[j] += row[j] * factor;
        }
    }

    /** Moves the average towards the present weights. */
    void average() {
        average(AVERAGING);
    }

    private void average(float part) {
        float[][] from = NetworkFile.rows(network);
        float[][] to = NetworkFile.rows(average);
        for (int r = 0; r < to.length; r++) {
            for (int i = 0; i < to[r].length; i++) {
                to[r][i] += part * (from[r][i] - to[r][i]);
            }
        }
    }
}
