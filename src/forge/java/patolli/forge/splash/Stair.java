package patolli.forge.splash;

import patolli.forge.carved.Solids;
import patolli.forge.carved.Vec;

/** The stair between its two slopes; each slope ends below in a stone jaguar's head, above in a block. */
final class Stair {
    static final int STEPS = 26;
    /** Where the stair begins. */
    static final double FOOT = 12.0;
    /** Half the breadth of the steps, and of the steps with the slopes. */
    static final double INNER = 2.1, OUTER = 2.75;
    private static final double TREAD = (FOOT - Tiers.breadth(Tiers.COUNT - 1) - 0.15) / STEPS;
    private static final double RISE = Tiers.TOP / STEPS, SLANT = Math.hypot(TREAD, RISE);
    /** Middle of a slope, and of the head before it. */
    static final double AXIS = (INNER + OUTER) / 2;

    private Stair() { }

    static double at(double x, double y, double z) {
        double ax = Math.abs(x);
        if (ax > OUTER + 2) {
            return ax - OUTER - 1;
        }
        double d = Math.max(steps(y, z), ax - INNER);
        double slope = ((z - FOOT) * RISE + y * TREAD) / SLANT - 0.42;
        slope = Math.max(Math.max(slope, Math.abs(ax - AXIS) - (OUTER - INNER) / 2),
                Math.max(y - Tiers.TOP - 0.12, z - FOOT - 0.12));
        double block = Solids.box(ax - AXIS, y - Tiers.TOP - 0.1, z - 4.35, 0.42, 0.42, 0.55, 0.02);
        return Math.min(Math.min(d, slope), Math.min(block, head(ax - AXIS, y, z - FOOT)));
    }

    private static double steps(double y, double z) {
        double j0 = ((FOOT - z) * TREAD + y * RISE) / (TREAD * TREAD + RISE * RISE), d = 1e9;
        int k = (int) Math.floor(j0);
        for (int j = k - 1; j <= k + 1; j++) {
            int c = Math.clamp(j, 0, STEPS - 1);
            double a = z - (FOOT - c * TREAD), b = y - (c + 1) * RISE;
            d = Math.min(d, a > 0 && b > 0 ? Math.sqrt(a * a + b * b) : Math.max(a, b));
        }
        return d;
    }

    /** A jaguar's head looks out of a collar of feathers: squared snout, heavy brow, bared fangs. */
    private static double head(double x, double y, double z) {
        double away = Vec.length(x, y - 0.75, z - 0.5);
        if (away > 2.4) {
            return away - 1.7;
        }
        double a = Math.abs(x), r = Math.hypot(x, y - 0.72), turn = Math.atan2(x, y - 0.72);
        double collar = Math.max(Math.abs(z - 0.12) - 0.1, r - 1.0 - 0.07 * Math.abs(Math.sin(turn * 7))) * 0.8;
        collar = Math.max(collar, -y);
        double skull = Solids.box(x, y - 0.86, z - 0.45, 0.52, 0.40, 0.42, 0.14);
        double snout = Solids.box(x, y - 0.76 - 0.10 * (z - 0.9), z - 0.98, 0.37, 0.20, 0.42, 0.10);
        double jaw = Solids.box(x, y - 0.22 + 0.06 * (z - 0.9), z - 0.80, 0.38, 0.15, 0.46, 0.06);
        double d = Solids.melt(Solids.melt(skull, snout, 0.12),
                Solids.box(x, y - 0.45, z - 0.3, 0.4, 0.4, 0.28, 0.05), 0.08);
        d = Math.min(d, jaw);
        double ear = Vec.length(a - 0.42, y - 1.26, (z - 0.35) * 1.6) - 0.17;
        double brow = Solids.box(a - 0.30, y - 1.19 - 0.35 * (a - 0.30), z - 0.86, 0.24, 0.07, 0.09, 0.05);
        double eye = Vec.length(a - 0.31, y - 1.03, z - 0.86) - 0.15;
        double nose = Vec.length(x * 0.8, (y - 0.96) * 1.3, z - 1.36) - 0.14;
        d = Solids.melt(d, Math.min(ear, Math.min(brow, nose)), 0.05);
        double fang = fang(a - 0.29, y - 0.60, z - 1.26, -1), low = fang(a - 0.22, y - 0.34, z - 1.14, 1);
        double teeth = Solids.box(x - Math.round(x / 0.13) * 0.13, y - 0.53, z - 1.22, 0.045, 0.07, 0.04, 0.01);
        teeth = Math.max(teeth, a - 0.2);
        return Math.min(Math.min(d, collar), Math.min(eye, Math.min(teeth, Math.min(fang, low))));
    }

    private static double fang(double x, double y, double z, int way) {
        double t = Math.clamp(way * y / 0.34, 0, 1);
        return (Vec.length(x, way * y - 0.34 * t, z + 0.08 * t * t) - 0.10 * (1 - 0.85 * t)) * 0.8;
    }
}
