package patolli.forge.splash;

import patolli.forge.carved.Solids;

/** The stair between its two slopes; each slope ends below in a stone jaguar, above in a block. */
final class Stair {
    static final int STEPS = 26;
    /** Where the stair begins. */
    static final double FOOT = 12.0;
    /** Half the breadth of the steps, and of the steps with the slopes. */
    static final double INNER = 2.1, OUTER = 2.75;
    private static final double TREAD = (FOOT - Tiers.breadth(Tiers.COUNT - 1) - 0.15) / STEPS;
    private static final double RISE = Tiers.TOP / STEPS, SLANT = Math.hypot(TREAD, RISE);
    /** Middle of a slope, and of the jaguar before it. */
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
        return Math.min(Math.min(d, slope), Math.min(block, Guardian.at(x > 0 ? x - AXIS : x + AXIS, y, z - FOOT)));
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
}
