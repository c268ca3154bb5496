package patolli.forge.sound.stage;

import patolli.forge.sound.signal.Signal;
import patolli.forge.sound.signal.Stereo;

/** Scattered sound: eight delays feed each other through a lossless turn; each also loses its treble. No roof: low. */
final class Tail {
    private static final double[] LINES = {0.0297, 0.0353, 0.0411, 0.0437, 0.0509, 0.0571, 0.0613, 0.0677};
    private static final double T60 = 1.15;
    private static final double LEVEL = 0.16;
    private static final int AHEAD = Signal.samples(0.018);
    private static final double SOFT = 1 - Math.exp(-2 * Math.PI * 4200 / Signal.RATE);

    private Tail() { }

    static void add(Stereo dry, Stereo wet) {
        int n = LINES.length;
        double[][] line = new double[n][];
        double[] gain = new double[n];
        double[] dull = new double[n];
        double[] now = new double[n];
        int[] at = new int[n];
        for (int k = 0; k < n; k++) {
            line[k] = new double[Signal.samples(LINES[k])];
            gain[k] = Math.pow(10, -3 * LINES[k] / T60);
        }
        for (int i = AHEAD; i < wet.length(); i++) {
            double sum = 0;
            for (int k = 0; k < n; k++) {
                dull[k] += SOFT * (line[k][at[k]] - dull[k]);
                now[k] = dull[k] * gain[k];
                sum += now[k];
            }
            double left = 0;
            double right = 0;
            for (int k = 0; k < n; k++) {
                line[k][at[k]] = now[k] - sum * 2 / n + at(k % 2 == 0 ? dry.left() : dry.right(), i - AHEAD);
                at[k] = (at[k] + 1) % line[k].length;
                if (k % 2 == 0) {
                    left += now[k] * (k % 4 == 0 ? 1 : -1);
                } else {
                    right += now[k] * (k % 4 == 1 ? 1 : -1);
                }
            }
            wet.left()[i] += LEVEL * left;
            wet.right()[i] += LEVEL * right;
        }
    }

    private static double at(double[] x, int i) {
        return i < x.length ? x[i] : 0;
    }
}
