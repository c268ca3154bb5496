package patolli.forge.tablan;

import patolli.forge.matter.Noise;

/**
 * The chip-carved border of the plank: between two grooves two rows of three-sided chips, point to point, and a lozenge
 * where four of them meet.
 */
final class Border {
    /** The grooves' distance from the edge. */
    private static final double OUTER = 4.6, INNER = 20;
    private static final double CHIP = 17, DEEP = 3.4;

    private Border() { }

    /** Cuts it, at a point seen from the middle of a plank of these half sizes. */
    static void carve(Plank.Cut cut, double x, double y, double halfWide, double halfHigh) {
        double ix = halfWide - Math.abs(x);
        double iy = halfHigh - Math.abs(y);
        double in = Math.min(ix, iy);
        for (double groove : new double[] {OUTER, INNER}) {
            double d = Math.abs(in - groove) + 0.25 * (Noise.value(x / 20, y / 20, 5) - 0.5);
            double m = Math.max(0, 1 - d / 0.9);
            cut.z -= 1.1 * m;
            cut.shade *= 1 - 0.50 * m;
        }
        if (in < OUTER + 1.2 || in > INNER - 1.2 || ix < INNER && iy < INNER) {
            return;
        }
        boolean flat = iy < ix;
        double length = 2 * ((flat ? halfWide : halfHigh) - INNER);
        double unit = length / Math.round(length / CHIP);
        double s = (flat ? x : y) + length / 2;
        int n = (int) Math.floor(s / unit);
        double f = s / unit - n;
        double t = (in - OUTER - 1.2) / (INNER - OUTER - 2.4);
        double hand = 0.05 * (Noise.hash(n, flat ? 1 : 2, 7) - 0.5);
        double pit = Math.max(chip(f - 0.5 + hand, t), chip(f - 0.5 - hand, 1 - t));
        double g = f < 0.5 ? f : f - 1;
        pit = Math.max(pit, 0.8 * Math.max(0, 1 - (Math.abs(g) / 0.20 + Math.abs(t - 0.5) / 0.30)));
        cut.z -= DEEP * pit;
        cut.shade *= 1 - 0.52 * Math.sqrt(pit);
    }

    /** A three-sided pit: base at t = 0, point near the middle; depth 0 to 1. */
    private static double chip(double u, double t) {
        double side = (0.45 * (1 - t / 0.50) - Math.abs(u)) * 2.6;
        double base = (t - 0.02) * 4.2;
        return Math.clamp(Math.min(side, base), 0, 1);
    }

    /** The line between the two sides' halves: a row of small notches, at a point seen from its middle. */
    static double notches(double x, double y, double halfWide) {
        if (Math.abs(x) > halfWide) {
            return 0;
        }
        double f = x / 11 - Math.floor(x / 11);
        return Math.clamp(2.2 * (1 - (Math.abs(f - 0.5) / 0.42 + Math.abs(y) / 3.6)), 0, 1);
    }
}
