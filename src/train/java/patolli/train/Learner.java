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
    private final float[] units;
    private final float[] outputs;
    private final float[] slopes;
    private final float[] wanted;

    /** @param network whose weights will change */
    Learner(Network network, Network average) {
        this.network = network;
        this.average = average;
        units = new float[network.units()];
        slopes = new float[network.units()];
        outputs = new float[network.outputs()];
        wanted = new float[network.outputs()];
    }

    /** A network with small random weights, and its average. */
    static Learner begin(int inputs, int units, int outputs, long seed) {
        Network network = Network.of(inputs, units, outputs);
        var random = new QuickRandom(seed);
        for (float[] row : network.hidden()) {
            fill(row, 0.15, random);
        }
        for (float[] row : network.output()) {
            fill(row, 0.1, random);
        }
        Arrays.fill(network.hiddenBias(), 0.05f);
        Learner learner = new Learner(network, Network.of(inputs, units, outputs));
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

    /** One step down the gradient of the cross entropy; returns the squared error of the first output. */
    double learn(Inputs inputs, float[] target, float rate) {
        network.run(inputs, units, outputs);
        Arrays.fill(slopes, 0);
        for (int k = 0; k < outputs.length; k++) {
            float step = rate * (target[k] - outputs[k]);
            wanted[k] = step;
            float[] row = network.output()[k];
            for (int j = 0; j < units.length; j++) {
                if (units[j] > 0) {
                    slopes[j] += step * row[j];
                    row[j] += step * units[j];
                }
            }
            network.outputBias()[k] += step;
        }
        add(slopes, 1, network.hiddenBias());
        for (int i = 0; i < inputs.count(); i++) {
            add(slopes, inputs.value(i), network.hidden()[inputs.index(i)]);
            float[] skip = network.skip()[inputs.index(i)];
            for (int k = 0; k < outputs.length; k++) {
                skip[k] += 0.5f * wanted[k] * inputs.value(i);
            }
        }
        double error = target[0] - outputs[0];
        return error * error;
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
