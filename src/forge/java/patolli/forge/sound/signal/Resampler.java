package patolli.forge.sound.signal;

import java.math.BigInteger;

/** From 44.1 kHz to a lower rate by a windowed sine quotient; what that rate can't hold is cut from 91 % of it on. */
public final class Resampler {
    private static final int HALF = 40;
    private static final double CUT = 0.475;
    private final int up;
    private final int down;
    private final double[][] taps;

    /** @param rate samples a second */
    public Resampler(int rate) {
        int common = BigInteger.valueOf(rate).gcd(BigInteger.valueOf(Signal.RATE)).intValue();
        up = rate / common;
        down = Signal.RATE / common;
        taps = taps(CUT * rate / Signal.RATE);
    }

    /** A new array of the same time at the lower rate. */
    public double[] lower(double[] x) {
        double[] out = new double[(int) ((long) x.length * up / down)];
        for (int i = 0; i < out.length; i++) {
            long at = (long) i * down;
            int from = (int) (at / up) - HALF + 1;
            double[] weights = taps[(int) (at % up)];
            double sum = 0;
            for (int k = Math.max(0, -from); k < weights.length && from + k < x.length; k++) {
                sum += weights[k] * x[from + k];
            }
            out[i] = sum;
        }
        return out;
    }

    private double[][] taps(double cut) {
        double[][] all = new double[up][2 * HALF];
        for (int phase = 0; phase < up; phase++) {
            for (int k = 0; k < 2 * HALF; k++) {
                double t = k - HALF + 1 - phase / (double) up;
                double sinc = t == 0 ? 2 * cut : Math.sin(2 * Math.PI * cut * t) / (Math.PI * t);
                double w = Math.PI * t / HALF;
                all[phase][k] = sinc * (0.42 + 0.5 * Math.cos(w) + 0.08 * Math.cos(2 * w));
            }
        }
        return all;
    }
}
