package patolli.forge.sound.signal;

/** A state-variable filter (trapezoidal, stable while its frequency moves). */
public final class Filter {
    private static final double FLAT = Math.sqrt(0.5);
    private double g;
    private double k;
    private double a;
    private double s1;
    private double s2;
    private double low;
    private double band;
    private double high;

    /** A filter at a frequency; a greater {@code q} is narrower. */
    public Filter(double hertz, double q) {
        tune(hertz, q);
    }

    /** Moves it without a click. */
    public void tune(double hertz, double q) {
        g = Math.tan(Math.PI * Math.min(hertz, 0.47 * Signal.RATE) / Signal.RATE);
        k = 1 / q;
        a = 1 / (1 + g * (g + k));
    }

    private void tick(double x) {
        double v1 = a * (s1 + g * (x - s2));
        double v2 = s2 + g * v1;
        s1 = 2 * v1 - s1;
        s2 = 2 * v2 - s2;
        low = v2;
        band = k * v1;
        high = x - k * v1 - v2;
    }

    /** One sample; unit gain at the centre. */
    public double band(double x) {
        tick(x);
        return band;
    }

    /** Low-passes in place, 12 dB an octave. */
    public static double[] lowPass(double[] x, double hertz) {
        Filter f = new Filter(hertz, FLAT);
        for (int i = 0; i < x.length; i++) {
            f.tick(x[i]);
            x[i] = f.low;
        }
        return x;
    }

    /** High-passes in place, 12 dB an octave. */
    public static double[] highPass(double[] x, double hertz) {
        Filter f = new Filter(hertz, FLAT);
        for (int i = 0; i < x.length; i++) {
            f.tick(x[i]);
            x[i] = f.high;
        }
        return x;
    }

    /** The band around a frequency, as a new array. */
    public static double[] bandPass(double[] x, double hertz, double q) {
        Filter f = new Filter(hertz, q);
        double[] out = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            out[i] = f.band(x[i]);
        }
        return out;
    }
}
