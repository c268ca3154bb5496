package patolli.forge.jaguar;

import static patolli.forge.carved.Solids.box;
import static patolli.forge.carved.Solids.ellipsoid;
import static patolli.forge.carved.Solids.limb;
import static patolli.forge.carved.Solids.melt;

import patolli.forge.carved.Vec;

/** The crouching jaguar in its own axes: the same on both sides but for head and tail. */
final class Beast {
    private static final double FORE_X = 0.80, FORE_Z = 1.98, HIND_X = 1.20, HIND_Z = -0.18;

    private Beast() { }

    /** Distance to the jaguar with bowl, head and the slab it lies on. */
    static double at(double x, double y, double z) {
        double far = box(x, y - 0.92, z - 0.02, 1.72, 1.24, 2.72, 0.1);
        if (far > 0.35) {
            return far;
        }
        double ax = Math.abs(x);
        double d = Bowl.cut(melt(trunk(x, ax, y, z), Bowl.drum(x, y, z), 0.10), x, y, z);
        d = melt(d, legs(ax, y, z), 0.10);
        d = melt(d, paw(ax - FORE_X, y, z - FORE_Z, 1.08), 0.05);
        d = melt(d, paw(ax - HIND_X, y, z - HIND_Z, 0.95), 0.05);
        d = melt(d, tail(x, y, z), 0.05);
        Vec q = Stage.head(new Vec(x, y, z));
        d = melt(d, Skull.at(q.x(), q.y(), q.z()) * Stage.HEAD, 0.10);
        d = Math.min(d, slab(x, y, z));
        return d;
    }

    /** The slab, cut close round the animal, with a stepped edge. */
    static double slab(double x, double y, double z) {
        double top = prism(x - 0.13, z, 1.50, 2.24, 0.62), low = prism(x - 0.13, z, 1.60, 2.34, 0.68);
        return Math.min(edge(top, Math.abs(y + 0.07) - 0.07), edge(low, Math.abs(y + 0.2) - 0.09));
    }

    private static double prism(double x, double z, double a, double c, double round) {
        double i = Math.abs(x) - a + round, k = Math.abs(z - 0.06) - c + round;
        return Math.hypot(Math.max(i, 0), Math.max(k, 0)) + Math.min(Math.max(i, k), 0) - round;
    }

    private static double edge(double side, double up) {
        double a = side + 0.025, b = up + 0.025;
        return Math.hypot(Math.max(a, 0), Math.max(b, 0)) + Math.min(Math.max(a, b), 0) - 0.025;
    }

    private static double trunk(double x, double ax, double y, double z) {
        double d = ellipsoid(x, y - 0.96, z + 0.38, 1.25, 0.80, 1.62);
        d = melt(d, ellipsoid(x, y - 0.98, z + 1.38, 1.10, 0.82, 0.80), 0.30);
        d = melt(d, ellipsoid(x, y - 0.95, z - 0.95, 0.84, 0.78, 0.62), 0.30);
        // Shoulder blades stand up over the lowered neck.
        d = melt(d, ellipsoid(ax - 0.70, y - 1.12 + 0.30 * (z - 0.85), z - 0.85, 0.33, 0.66, 0.42), 0.14);
        d = melt(d, limb(x, y, z, new Vec(0, 1.22, 0.75), 0.62, new Vec(0.06, 1.30, 1.30), 0.56), 0.22);
        // The thigh and the crest of the hip.
        d = melt(d, ellipsoid(ax - 1.06, y - 0.78, z + 1.08 + 0.25 * (y - 0.8), 0.42, 0.76, 0.74), 0.08);
        return melt(d, ellipsoid(ax - 0.66, y - 1.40, z + 1.74, 0.30, 0.26, 0.36), 0.24);
    }

    private static double legs(double ax, double y, double z) {
        double d = limb(ax, y, z, new Vec(1.02, 0.70, -0.62), 0.30, new Vec(1.08, 0.34, -1.45), 0.24);
        d = melt(d, limb(ax, y, z, new Vec(1.10, 0.26, -1.62), 0.23, new Vec(HIND_X, 0.20, HIND_Z - 0.2), 0.20), 0.05);
        double fore = limb(ax, y, z, new Vec(0.84, 0.86, 0.92), 0.36, new Vec(0.95, 0.36, 0.62), 0.27);
        fore = melt(fore, limb(ax, y, z, new Vec(0.95, 0.34, 0.62), 0.27, new Vec(0.84, 0.27, 1.35), 0.25), 0.08);
        fore = melt(fore, limb(ax, y, z, new Vec(0.84, 0.27, 1.35), 0.25, new Vec(FORE_X, 0.22, FORE_Z - 0.12),
                0.215), 0.08);
        return melt(d, fore, 0.08);
    }

    /** Four thick toes, the outer two a little behind, each with its claw out. */
    private static double paw(double x, double y, double z, double size) {
        double i = x / size, j = y / size, k = z / size;
        double far = Vec.length(i, j - 0.15, k - 0.1) - 0.62;
        if (far > 0.25) {
            return far * size;
        }
        double d = ellipsoid(i, j - 0.17, k + 0.02, 0.30, 0.18, 0.26);
        for (int t = 0; t < 4; t++) {
            double tx = (t - 1.5) * 0.160, back = t == 0 || t == 3 ? 0.07 : 0;
            d = melt(d, ellipsoid(i - tx, j - 0.145, k - 0.20 + back, 0.092, 0.135, 0.185), 0.035);
            d = melt(d, ellipsoid(i - tx, j - 0.19, k - 0.14 + back, 0.070, 0.105, 0.10), 0.03);
            Vec root = new Vec(tx, 0.155, 0.345 - back), bend = new Vec(tx, 0.12, 0.445 - back);
            d = melt(d, limb(i, j, k, root, 0.048, bend, 0.034), 0.012);
            d = melt(d, limb(i, j, k, bend, 0.034, new Vec(tx, 0.025, 0.49 - back), 0.010), 0.012);
        }
        return d * size;
    }

    private static double tail(double x, double y, double z) {
        double d = limb(x, y, z, new Vec(0.30, 0.42, -2.00), 0.20, new Vec(0.95, 0.20, -1.98), 0.165);
        d = melt(d, limb(x, y, z, new Vec(0.95, 0.20, -1.98), 0.165, new Vec(1.40, 0.17, -1.55), 0.155), 0.06);
        d = melt(d, limb(x, y, z, new Vec(1.40, 0.17, -1.55), 0.155, new Vec(1.50, 0.17, -0.80), 0.15), 0.05);
        return melt(d, limb(x, y, z, new Vec(1.50, 0.17, -0.80), 0.15, new Vec(1.47, 0.36, -0.42), 0.13), 0.05);
    }
}
