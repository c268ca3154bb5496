package patolli.forge.tablan;

import patolli.forge.matter.Noise;

/** The chip-carved border of the plank: two grooves, and between them a row of lotus petals, each of three cuts. */
final class Border {
    /** The grooves' distance from the edge. */
    private static final double OUTER = 8.5, INNER = 28;
    private static final double PETAL = 24;

    private Border() { }

    /** Cuts it, at a point seen from the middle of a plank of these half sizes. */
    static void carve(Plank.Cut cut, double x, double y, double halfWide, double halfHigh) {
        double ix = halfWide - Math.abs(x);
        double iy = halfHigh - Math.abs(y);
        double in = Math.min(ix, iy);
        for (double groove : new double[] {OUTER, INNER}) {
            double d = Math.abs(in - groove) + 0.25 * (Noise.value(x / 20, y / 20, 5) - 0.5);
            double m = Math.max(0, 1 - d / 1.3);
            cut.z -= 1.3 * m;
            cut.shade *= 1 - 0.48 * m;
            cut.rub = Math.max(cut.rub, 0.35 * Math.max(0, 1 - Math.abs(in - groove - 2.2) / 1.2));
        }
        if (in < OUTER + 1.5 || in > INNER - 1.5 || ix < INNER + 6 && iy < INNER + 6) {
            return;
        }
        boolean flat = iy < ix;
        double length = 2 * ((flat ? halfWide : halfHigh) - INNER - 6);
        double unit = length / Math.round(length / PETAL);
        double s = (flat ? x : y) + length / 2;
        int n = (int) Math.floor(s / unit);
        double f = s / unit - n - 0.5 + 0.05 * (Noise.hash(n, flat ? 1 : 2, 7) - 0.5);
        double t = (in - OUTER - 1.5) / (INNER - OUTER - 3);
        double pit = Math.max(petal(f, t), 0.8 * petal((f < 0 ? f + 0.5 : f - 0.5) * 1.7, 1 - t * 1.35));
        cut.z -= 4.2 * pit;
        cut.shade *= 1 - 0.58 * Math.sqrt(pit);
    }

    /** A pointed petal that stands on t = 0, as two slopes that meet in a ridge of shade; 0 to 1. */
    private static double petal(double u, double t) {
        if (t < 0.02 || t > 0.96) {
            return 0;
        }
        double wide = 0.40 * Math.sin(Math.PI * Math.pow(t, 0.72)) * (1 - 0.25 * t);
        return Math.clamp((wide - Math.abs(u)) * 3.4, 0, 1);
    }
}
