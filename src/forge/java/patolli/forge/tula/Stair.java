package patolli.forge.tula;

import static patolli.forge.matter.Noise.hash;

import patolli.forge.carved.Grain;

/** The stair up the pyramid's front, between two ramps, its steps hollowed and broken. */
final class Stair {
    private static final double MIDDLE = 3.1, HALF = 1.25, RAMP = 0.30, RISE = 0.23, TREAD = 0.185, OUT = 0.30;

    private Stair() { }

    /** Whether the stair lies before the pyramid's wall at x. */
    static boolean covers(double x) {
        return Math.abs(x - MIDDLE) < HALF + RAMP;
    }

    /** Distance of a point; m is how far it lies before the pyramid's upper edge. */
    static double at(double x, double y, double m) {
        double aside = Math.abs(x - MIDDLE) - HALF - RAMP;
        double bound = Math.max(aside, Math.max(y, (m - OUT - 0.4 + y * TREAD / RISE) * 0.7));
        if (bound > 0.4) {
            return bound;
        }
        double u = Math.abs(x - MIDDLE) - HALF;
        double d = 9;
        int near = (int) Math.floor(-y / RISE);
        for (int i = Math.max(0, near - 1); i <= near + 2; i++) {
            double slipped = 0.05 * hash(i, (int) Math.floor(x * 1.9 + hash(i, 2, 3)), 11);
            double walked = 0.05 * Math.exp(-square((x - MIDDLE + 0.2) / 0.5)) + 0.05 * Grain.sum(x * 2.2, i * 3.3, 5,
                    3);
            d = Math.min(d, Math.max(y + RISE * i + walked * 0.7 + slipped * 0.4, m - OUT - TREAD * (i + 1) + walked
                    + slipped));
        }
        d = Math.max(d, u);
        double ramp = Math.max(Math.max(-u, u - RAMP), Math.max(y - 0.02, (m - OUT - 0.16 + y * TREAD / RISE) * 0.78));
        ramp += 0.09 * Math.max(0, Grain.sum(x * 2, y * 2.1, m * 2 + 4, 4) + 0.1);
        return (Math.min(d, ramp) + 0.03 * Grain.sum(x * 4, y * 4, m * 4, 2)) * 0.75;
    }

    private static double square(double v) {
        return v * v;
    }
}
