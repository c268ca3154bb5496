package patolli.forge.sound.signal;

import java.util.Random;

/** Short noises that dying blows and drops leave. */
public final class Noise {
    private Noise() { }

    /** Noise in a band that rises in {@code rise} and dies with the time constant {@code fall}; about unit peak. */
    public static double[] burst(double hertz, double q, double rise, double fall, Random random) {
        double[] out = new double[Signal.samples(rise + 7 * fall)];
        Filter band = new Filter(hertz, q);
        for (int i = 0; i < out.length; i++) {
            double t = i / (double) Signal.RATE;
            out[i] = band.band(random.nextGaussian()) * Math.min(1, t / rise) * Math.exp(-t / fall);
        }
        return Signal.fade(out, 0.0002, fall);
    }

    /** White noise. */
    public static double[] white(int samples, Random random) {
        double[] out = new double[samples];
        for (int i = 0; i < samples; i++) {
            out[i] = random.nextGaussian();
        }
        return out;
    }
}
