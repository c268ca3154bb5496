package patolli.forge.sound.signal;

/** Holds bursts down before they come: no sample passes the ceiling, and the gain never jumps. */
public final class Limiter {
    private static final double AHEAD = 0.004;
    private static final double BACK = 0.12;

    private Limiter() { }

    /** Limits channels together, in place. */
    public static void hold(double[][] channels, double ceiling) {
        int length = channels[0].length;
        double[] gain = new double[length];
        for (int i = 0; i < length; i++) {
            double loudest = 1e-12;
            for (double[] x : channels) {
                loudest = Math.max(loudest, Math.abs(x[i]));
            }
            gain[i] = Math.min(1, ceiling / loudest);
        }
        double ramp = 1 / (AHEAD * Signal.RATE);
        for (int i = length - 2; i >= 0; i--) {
            gain[i] = Math.min(gain[i], gain[i + 1] + ramp);
        }
        double now = 1;
        for (int i = 0; i < length; i++) {
            now = Math.min(gain[i], now + 1 / (BACK * Signal.RATE));
            for (double[] x : channels) {
                x[i] *= now;
            }
        }
    }
}
