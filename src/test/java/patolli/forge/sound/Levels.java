package patolli.forge.sound;

import java.util.Arrays;

/** Levels in dB below full scale. */
final class Levels {
    private Levels() { }

    static double db(double x) {
        return 20 * Math.log10(Math.max(Math.abs(x), 1e-9));
    }

    static double peak(double[] x) {
        return db(Arrays.stream(x).map(Math::abs).max().orElse(0));
    }

    static double rms(double[] x) {
        return db(Math.sqrt(Arrays.stream(x).map(v -> v * v).average().orElse(0)));
    }

    static double mean(double[] x) {
        return Arrays.stream(x).average().orElse(0);
    }

    /** RMS of each window. */
    static double[] envelope(double[] x, int window) {
        double[] out = new double[x.length / window];
        for (int i = 0; i < out.length; i++) {
            out[i] = rms(Arrays.copyOfRange(x, i * window, (i + 1) * window));
        }
        return out;
    }

    /** How alike two sounds are, 1 for the same up to loudness, at the best of some shifts. */
    static double likeness(double[] a, double[] b, int shifts) {
        int n = Math.min(a.length, b.length) - shifts;
        double most = 0;
        for (int shift = -shifts; shift <= shifts; shift++) {
            double ab = 0;
            double aa = 0;
            double bb = 0;
            for (int i = shifts; i < n; i++) {
                ab += a[i] * b[i + shift];
                aa += a[i] * a[i];
                bb += b[i + shift] * b[i + shift];
            }
            most = Math.max(most, Math.abs(ab) / Math.sqrt(aa * bb));
        }
        return most;
    }
}
