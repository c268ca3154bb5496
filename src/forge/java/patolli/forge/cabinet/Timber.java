package patolli.forge.cabinet;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** Sawn wood: year rings cut lengthwise, pores, a slow change of tone. The grain runs along x. */
final class Timber {
    private Timber() { }

    /** Where a point lies across the rings. */
    private static double across(double x, double y, int seed) {
        return y + 34 * (Noise.fbm(x / 420, y / 120, seed, 3) - 0.5) + 3.2 * (Noise.fbm(x / 70, y / 16, seed + 1, 3)
                - 0.5);
    }

    static double[] at(double x, double y, int seed, double[] dark, double[] mid, double[] light) {
        double d = across(x, y, seed), ring = d / 9.0 + 1.6 * Noise.value(d / 34, 0.5, seed + 2);
        // No two rings are alike in strength, or the grain would beat time.
        double f = ring - Math.floor(ring), strong = 0.5 + 0.9 * Noise.hash((int) Math.floor(ring), 3, seed);
        double late = strong * Noise.smooth(0.35, 0.93, f) * (1 - Noise.smooth(0.94, 1, f));
        double fibre = Noise.fbm(x / 26, d * 1.7, seed + 3, 3), slow = Noise.fbm(x / 300, y / 60, seed + 4, 3);
        double[] c = Ink.ramp(0.60 + 0.42 * (slow - 0.5) + 0.55 * (fibre - 0.5) - 0.34 * late, dark, mid, light);
        return Ink.scale(c, 1 - 0.45 * pore(x, d, seed));
    }

    /** Relief of the grain in design units: pores and late wood. */
    static double relief(double x, double y, int seed) {
        double d = across(x, y, seed);
        return -0.30 * pore(x, d, seed) + 0.16 * Noise.fbm(x / 26, d * 1.7, seed + 3, 2);
    }

    private static double pore(double x, double d, int seed) {
        return Noise.smooth(0.78, 0.93, Noise.value(x / 7.5, d * 1.9, seed + 5));
    }
}
