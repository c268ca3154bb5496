package patolli.forge.splash;

import patolli.forge.carved.Solids;
import patolli.forge.carved.Vec;

/** Everything that stands on the plaza: the temple, two braziers, the low platforms along the avenue. */
final class Site {
    /** Half the distance between the braziers, how far before the temple's axis, and how high their bowls are. */
    static final double FIRE_X = 4.9, FIRE_Z = 12.4, BOWL = 1.42;

    private Site() { }

    static double at(double x, double y, double z) {
        return Math.min(y, built(x, y, z));
    }

    /** Ground is where the plane is nearer than anything built: a threshold of height fails far away. */
    static boolean isGround(Vec p) {
        return p.y() < built(p.x(), p.y(), p.z());
    }

    static double built(double x, double y, double z) {
        double d = platforms(x, y, z), reach = Math.max(Tiers.out(x, z) - Tiers.BREADTH - 5, y - Tiers.TOP - 5.5);
        if (reach > 1.5) {
            return Math.min(d, reach);
        }
        d = Math.min(d, Math.min(Tiers.at(x, y, z), Math.min(Stair.at(x, y, z), Sanctuary.at(x, y, z))));
        return z > 9 ? Math.min(d, brazier(x, y, z)) : d;
    }

    private static double brazier(double x, double y, double z) {
        double bx = Math.abs(x) - FIRE_X, bz = z - FIRE_Z, r = Math.hypot(bx, bz), turn = Math.atan2(bx, bz);
        double foot = Math.max(r - 0.34 - 0.22 * Math.abs(y - 0.5), y - 0.95);
        double bowl = Math.max(Math.max(r - 0.46 - 0.34 * Math.min(1, Math.max(0, y - 0.9) / 0.4), y - BOWL), 0.9 - y);
        double rim = Math.max(r - 0.86 - 0.025 * Math.cos(turn * 16), Math.abs(y - BOWL + 0.09) - 0.09);
        double step = Solids.box(bx, y - 0.09, bz, 0.72, 0.1, 0.72, 0.02);
        double d = Math.min(Math.min(foot, step), Math.min(bowl, rim));
        return Math.max(d, -Math.max(r - 0.66, BOWL - 0.14 - y)) * 0.85;
    }

    private static double platforms(double x, double y, double z) {
        if (x > -12) {
            return x + 19;
        }
        double near = Math.min(Solids.box(x + 27, y - 0.55, z + 6, 7.2, 0.55, 5, 0),
                Solids.box(x + 27, y - 1.5, z + 6, 7, 0.5, 4.8, 0));
        double far = Math.min(Solids.box(x + 30, y - 0.6, z + 34, 9, 0.6, 6, 0),
                Solids.box(x + 30, y - 1.7, z + 34, 8.7, 0.6, 5.7, 0));
        return Math.min(near, far);
    }
}
