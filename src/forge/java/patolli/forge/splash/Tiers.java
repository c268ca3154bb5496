package patolli.forge.splash;

import patolli.forge.carved.Solids;

/**
 * The temple's body: a sloping talud under an upright, framed tablero, three times. One unit is about a
 * metre and a half.
 */
final class Tiers {
    static final int COUNT = 3;
    /** Height of a tier, and of its slope. */
    static final double HIGH = 2.55, TALUD = 0.72;
    /** Half the breadth of the lowest tier without its middle, how much each is less than the one below. */
    static final double BREADTH = 8.6, STEP = 2.1;
    /** Half of what the front is broader than the flank. */
    static final double MIDDLE = 2.2;
    static final double TOP = COUNT * HIGH;
    /** How far the frame of a tablero stands out, and how high it is below and above. */
    static final double FRAME = 0.2, SILL = 0.2, CORNICE = 0.24;
    private static final double[] PROFILE = profile();
    /** One over the squared length of each edge, from its point to the one before. */
    private static final double[] SHORT = shortness();

    private Tiers() { }

    private static double[] profile() {
        double[] q = new double[2 * (COUNT * 8 + 2)];
        int n = 0;
        for (int i = 0; i < COUNT; i++) {
            double w = breadth(i), y = HIGH * i;
            double[] tier = {w + 0.25, y, w - 0.28, y + TALUD, w, y + TALUD, w, y + TALUD + SILL,
                    w - FRAME, y + TALUD + SILL, w - FRAME, y + HIGH - CORNICE, w, y + HIGH - CORNICE, w, y + HIGH};
            for (double v : tier) {
                q[n++] = v;
            }
        }
        q[n++] = -30;
        q[n++] = TOP;
        q[n++] = -30;
        q[n] = 0;
        return q;
    }

    private static double[] shortness() {
        double[] q = PROFILE;
        int n = q.length / 2;
        double[] out = new double[n];
        for (int i = 0, j = n - 1; i < n; j = i++) {
            double ex = q[2 * j] - q[2 * i], ey = q[2 * j + 1] - q[2 * i + 1];
            out[i] = 1 / (ex * ex + ey * ey);
        }
        return out;
    }

    static double breadth(int tier) {
        return BREADTH - STEP * tier;
    }

    /** How far a point is from the axis, as the plan of the temple sees it. */
    static double out(double x, double z) {
        return Math.max(Math.abs(x) - MIDDLE, Math.abs(z));
    }

    static double at(double x, double y, double z) {
        double d = polygon(out(x, z), y), ax = Math.abs(x), az = Math.abs(z);
        double half = (HIGH - TALUD) / 2;
        for (int i = 0; i < COUNT; i++) {
            double w = breadth(i), dy = y - HIGH * i - TALUD - half;
            if (Math.abs(dy) - half > d) {
                continue;
            }
            d = Math.min(d, Solids.box(ax - MIDDLE - w + 0.16, dy, az - w + 0.16, 0.16, half, 0.16, 0));
            if (z > 0) {
                d = Math.min(d, Solids.box(ax - Stair.OUTER - 0.12, dy, z - w + 0.16, 0.16, half, 0.16, 0));
            }
        }
        return d;
    }

    private static double polygon(double x, double y) {
        double[] q = PROFILE;
        int n = q.length / 2;
        double d = 1e9, s = 1;
        for (int i = 0, j = n - 1; i < n; j = i++) {
            double ex = q[2 * j] - q[2 * i], ey = q[2 * j + 1] - q[2 * i + 1], wx = x - q[2 * i], wy = y - q[2 * i + 1];
            double t = Math.clamp((wx * ex + wy * ey) * SHORT[i], 0, 1), bx = wx - ex * t, by = wy - ey * t;
            d = Math.min(d, bx * bx + by * by);
            boolean a = y >= q[2 * i + 1], b = y < q[2 * j + 1], c = ex * wy > ey * wx;
            if (a && b && c || !a && !b && !c) {
                s = -s;
            }
        }
        return s * Math.sqrt(d);
    }
}
