package patolli.forge.sound.signal;

/** Units, and the few things done to an array of samples. */
public final class Signal {
    /** Samples a second, everywhere but in files that say otherwise. */
    public static final int RATE = 44_100;

    private Signal() { }

    /** How many samples a time takes. */
    public static int samples(double seconds) {
        return (int) Math.round(seconds * RATE);
    }

    /** The gain of a level. */
    public static double db(double decibels) {
        return Math.pow(10, decibels / 20);
    }

    /** The frequency of a MIDI pitch; A4 is 69 and 440 Hz. */
    public static double hertz(double pitch) {
        return 440 * Math.pow(2, (pitch - 69) / 12);
    }

    /** Factor a sample of an exponential that falls 60 dB in the given time. */
    public static double decay60(double seconds) {
        return Math.pow(10, -3 / (seconds * RATE));
    }

    /** Multiplies in place. */
    public static double[] scale(double[] x, double gain) {
        for (int i = 0; i < x.length; i++) {
            x[i] *= gain;
        }
        return x;
    }

    /** The greatest magnitude. */
    public static double peak(double[] x) {
        double peak = 0;
        for (double v : x) {
            peak = Math.max(peak, Math.abs(v));
        }
        return peak;
    }

    /** Adds a part into a whole from a time on; what hangs over an end is dropped. */
    public static void add(double[] whole, double[] part, double at, double gain) {
        int from = samples(at);
        int to = Math.min(part.length, whole.length - from);
        for (int i = Math.max(0, -from); i < to; i++) {
            whole[from + i] += gain * part[i];
        }
    }

    /** Raised-cosine ramps in place, so that a sound begins and ends at nought. */
    public static double[] fade(double[] x, double in, double out) {
        int a = Math.min(samples(in), x.length);
        int b = Math.min(samples(out), x.length);
        for (int i = 0; i < a; i++) {
            x[i] *= 0.5 - 0.5 * Math.cos(Math.PI * i / a);
        }
        for (int i = 0; i < b; i++) {
            x[x.length - 1 - i] *= 0.5 - 0.5 * Math.cos(Math.PI * i / b);
        }
        return x;
    }
}
