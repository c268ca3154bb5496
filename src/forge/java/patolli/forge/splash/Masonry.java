package patolli.forge.splash;

import patolli.forge.carved.Grain;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Noise;

/** What the temple is made of: plaster over rubble, paint where it still holds, stains where water runs. */
final class Masonry {
    private static final double[] PLASTER = {0.31, 0.285, 0.235}, RUBBLE = {0.17, 0.15, 0.125},
            PAVING = {0.20, 0.19, 0.17};
    private static final double[] RED_STEP = {0.29, 0.080, 0.055}, RED_SLOPE = {0.27, 0.088, 0.062},
            RED_WALL = {0.36, 0.055, 0.035}, BONE = {0.62, 0.56, 0.44}, GOLD = {0.52, 0.33, 0.06},
                    JADE = {0.06, 0.30, 0.20};
    private static final double BEND = 0.03;
    private final Panels panels = new Panels();

    /** The surface's normal with the roughness of its stone. */
    Vec rough(Vec p, Vec n, double depth) {
        double x = p.x(), y = p.y(), z = p.z(), h = relief(x, y, z), k = depth / BEND;
        return new Vec(n.x() - k * (relief(x + BEND, y, z) - h), n.y() - k * (relief(x, y + BEND, z) - h),
                n.z() - k * (relief(x, y, z + BEND) - h)).unit();
    }

    private static double relief(double x, double y, double z) {
        return 0.20 * Grain.sum(x * 2.6, y * 2.6, z * 2.6, 4)
                - 0.06 * Noise.smooth(0, 0.35, 0.35 - Grain.cell(x * 3, y * 3, z * 3));
    }

    /** Paint and plaster at a place, with its blotches and the streaks of rain; {@code n} is the smooth normal. */
    double[] colour(Vec p, Vec n, boolean ground) {
        double x = p.x(), y = p.y(), z = p.z();
        double blotch = 0.78 + 0.5 * Grain.sum(x * 0.9, y * 0.9, z * 0.9, 4) + 0.25 * Grain.at(x * 9, y * 9, z * 9);
        double streak = ground ? 1 : 1 - 0.5 * Noise.smooth(0.05, 0.45, Grain.sum(x * 2.2, y * 0.22, z * 2.2, 3));
        double[] c = ground ? PAVING : built(p, n);
        double k = Math.max(0.05, blotch) * streak;
        return new double[] {c[0] * k, c[1] * k, c[2] * k};
    }

    private double[] built(Vec p, Vec n) {
        double x = p.x(), y = p.y(), z = p.z(), ax = Math.abs(x);
        int tier = (int) Math.floor(y / Tiers.HIGH);
        double chip = Grain.sum(x * 1.3, y * 1.3, z * 1.3, 4);
        if (tier >= 0 && tier < Tiers.COUNT) {
            double[] painted = painted(p, tier, y - tier * Tiers.HIGH, chip);
            if (painted != null) {
                return painted;
            }
        }
        if (y > Tiers.TOP + 0.4 && y < Tiers.TOP + 2 && n.z() > 0.7 && ax < 3.6) {
            return frieze(ax, y - Tiers.TOP);
        }
        double aside = x > 0 ? x - Stair.AXIS : x + Stair.AXIS;
        if (HeadPaint.covers(aside, y, z - Stair.FOOT)) {
            return HeadPaint.at(aside, y, z - Stair.FOOT, PLASTER, chip);
        }
        if (ax < Stair.INNER && z > 3.5 && n.y() < 0.5 && y < Tiers.TOP && chip < 0.14) {
            return RED_STEP;
        }
        double bare = Noise.smooth(0.20, 0.27, Grain.sum(x * 0.8 + 5, y * 0.8, z * 0.8, 4));
        return mixed(PLASTER, stones(x, y, z), bare);
    }

    /** Tablero and talud, or null where there is neither. */
    private double[] painted(Vec p, int tier, double y, double chip) {
        double x = p.x(), z = p.z(), ax = Math.abs(x), w = Tiers.breadth(tier), out = Tiers.out(x, z);
        boolean front = z > ax - Tiers.MIDDLE, stair = z > 0 && ax < Stair.OUTER + 0.1;
        if (stair) {
            return null;
        }
        if (out > w - 0.34 && out < w - 0.1 && y > Tiers.TALUD + Tiers.SILL && y < Tiers.HIGH - Tiers.CORNICE) {
            double v = 1 - (y - Tiers.TALUD - Tiers.SILL) / Panels.height();
            double u = front ? (ax - Stair.OUTER - 0.28) / Panels.frontLength(tier)
                    : 0.5 - z / Panels.flankLength(tier);
            double[] c = front ? panels.front(tier, x > 0, u, v) : panels.flank(tier, u, v);
            double worn = Noise.smooth(0.23, 0.34, chip + 0.10 * Grain.at(x * 6, p.y() * 6, z * 6));
            double fade = 0.82 + 0.5 * Grain.sum(x * 0.5, p.y() * 0.9, z * 0.5, 3);
            return mixed(new double[] {c[0] * fade * 1.3, c[1] * fade * 1.3, c[2] * fade * 1.3}, PLASTER, worn * 0.8);
        }
        if (y < Tiers.TALUD && out < w + 0.3) {
            return chip < 0.10 ? RED_SLOPE : mixed(PLASTER, stones(x, p.y(), z), Noise.smooth(0.16, 0.22, chip));
        }
        return null;
    }

    /** Courses of rubble where the plaster has fallen. */
    private static double[] stones(double x, double y, double z) {
        double joint = Noise.smooth(0.30, 0.55, Grain.cell(x * 2.4, y * 3.6, z * 2.4));
        return new double[] {RUBBLE[0] * (1.25 - 0.8 * joint), RUBBLE[1] * (1.25 - 0.8 * joint),
                RUBBLE[2] * (1.25 - 0.8 * joint)};
    }

    private static double[] frieze(double ax, double y) {
        if (ax < 1.0) {
            return new double[] {0.34, 0.27, 0.16};
        }
        double qx = ax - 1.75 - Math.round((ax - 1.75) / 1.1) * 1.1, r = Math.hypot(qx, y - 1.25);
        if (r < 0.37) {
            return r < 0.15 ? GOLD : r < 0.26 ? BONE : JADE;
        }
        boolean band = y < 0.66 || y > 1.82;
        return band && Math.floorMod((int) Math.floor(ax * 5), 2) == 0 ? GOLD : RED_WALL;
    }

    static double[] mixed(double[] a, double[] b, double t) {
        return new double[] {Noise.mix(a[0], b[0], t), Noise.mix(a[1], b[1], t), Noise.mix(a[2], b[2], t)};
    }

}
