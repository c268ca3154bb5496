package patolli.forge.sound.signal;

/** From 44.1 to 32 kHz by a windowed sine quotient; what 32 kHz can't hold is cut from 14.6 kHz on. */
public final class Resampler {
    /** The lower rate. */
    public static final int RATE = 32_000;
    private static final int UP = 320;
    private static final int DOWN = 441;
    private static final int HALF = 40;
    private static final double CUT = 15_200.0 / Signal.RATE;
    private static final double[][] TAPS = taps();

    private Resampler() { }

    /** A new array, by a factor of 320/441 as long. */
    public static double[] lower(double[] x) {
        double[] out = new double[(int) ((long) x.length * UP / DOWN)];
        for (int i = 0; i < out.length; i++) {
            long at = (long) i * DOWN;
            int from = (int) (at / UP) - HALF + 1;
            double[] taps = TAPS[(int) (at % UP)];
            double sum = 0;
            for (int k = Math.max(0, -from); k < taps.length && from + k < x.length; k++) {
                sum += taps[k] * x[from + k];
            }
            out[i] = sum;
        }
        return out;
    }

    private static double[][] taps() {
        double[][] taps = new double[UP][2 * HALF];
        for (int phase = 0; phase < UP; phase++) {
            for (int k = 0; k < 2 * HALF; k++) {
                double t = k - HALF + 1 - phase / (double) UP;
                double sinc = t == 0 ? 2 * CUT : Math.sin(2 * Math.PI * CUT * t) / (Math.PI * t);
                double w = Math.PI * t / HALF;
                taps[phase][k] = sinc * (0.42 + 0.5 * Math.cos(w) + 0.08 * Math.cos(2 * w));
            }
        }
        return taps;
    }
}
