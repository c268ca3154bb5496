package patolli.forge.mysore;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** Sawn wood: year rings cut lengthwise, pores, a slow change of tone. The grain runs along x. */
public final class Teak {
    private static final double RING = 8.5;

    private Teak() { }

    /** Where a point lies across the rings. */
    private static double across(double x, double y, int seed) {
        return y + 46 * (Noise.fbm(x / 520, y / 150, seed, 3) - 0.5) + 3.4 * (Noise.fbm(x / 70, y / 16, seed + 1, 3)
                - 0.5);
    }

    /** Colour at a point. */
    public static double[] at(double x, double y, int seed, double[]... stops) {
        double d = across(x, y, seed);
        double ring = d / RING + 2.2 * Noise.value(d / 40, 0.5, seed + 2);
        // No two rings are alike in strength, or the grain would beat time.
        double f = ring - Math.floor(ring);
        double strong = 0.35 + 1.0 * Noise.hash((int) Math.floor(ring), 3, seed);
        double late = strong * Noise.smooth(0.35, 0.93, f) * (1 - Noise.smooth(0.94, 1, f));
        double fibre = Noise.fbm(x / 26, d * 1.7, seed + 3, 3);
        double slow = Noise.fbm(x / 340, y / 70, seed + 4, 3);
        double[] c = Ink.ramp(0.58 + 0.40 * (slow - 0.5) + 0.50 * (fibre - 0.5) - 0.30 * late, stops);
        return Ink.scale(c, 1 - 0.45 * pore(x, d, seed));
    }

    /** Relief of the grain in design units. */
    public static double relief(double x, double y, int seed) {
        double d = across(x, y, seed);
        return -0.30 * pore(x, d, seed) + 0.16 * Noise.fbm(x / 26, d * 1.7, seed + 3, 2);
    }

    private static double pore(double x, double d, int seed) {
        return Noise.smooth(0.78, 0.93, Noise.value(x / 7.5, d * 1.9, seed + 5));
    }
}
