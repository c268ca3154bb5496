package patolli.forge.jaguar;

import static patolli.forge.carved.Solids.box;
import static patolli.forge.carved.Solids.carve;
import static patolli.forge.carved.Solids.ellipsoid;
import static patolli.forge.carved.Solids.limb;
import static patolli.forge.carved.Solids.melt;

import patolli.forge.carved.Vec;

/** The jaguar's head, in its own axes: a long flat skull, a broad muzzle with the lips drawn up, ears laid back. */
final class Skull {
    /** Middle of the (mirrored) eye and its radius. */
    static final Vec EYE = new Vec(0.262, 0.150, 0.455);
    static final double EYE_RADIUS = 0.132;
    private static final double REACH = 1.22;
    private static final double SLANT_COS = Math.cos(0.36), SLANT_SIN = Math.sin(0.36);

    private Skull() { }

    static double at(double x, double y, double z) {
        double far = Vec.length(x, y, z) - REACH;
        if (far > 0.3) {
            return far;
        }
        double ax = Math.abs(x);
        double d = bone(x, ax, y, z);
        d = jaws(d, x, ax, y, z);
        d = eyes(d, ax, y, z);
        d = Math.min(d, teeth(x, ax, y, z));
        return ear(d, ax, y, z);
    }

    private static double bone(double x, double ax, double y, double z) {
        double d = ellipsoid(x, y - 0.07, z + 0.14, 0.50, 0.385, 0.70);
        d = melt(d, ellipsoid(ax - 0.38, y + 0.06, z - 0.12, 0.23, 0.25, 0.34), 0.14);
        d = melt(d, ellipsoid(ax - 0.35, y + 0.27, z - 0.02, 0.23, 0.24, 0.30), 0.12);
        // The ridge that the jaw's muscles hold on to, and the line from brow to nose.
        d = melt(d, limb(x, y, z, new Vec(0, 0.40, -0.40), 0.07, new Vec(0, 0.37, 0.20), 0.10), 0.16);
        d = melt(d, limb(x * 0.86, y, z, new Vec(0, 0.235, 0.30), 0.19, new Vec(0, 0.085, 0.84), 0.115), 0.12);
        d = melt(d, box(x, y + 0.09, z - 0.62, 0.275, 0.155, 0.30, 0.14), 0.10);
        // Cheekbone from under the eye toward the ear.
        return melt(d, limb(ax, y, z, new Vec(0.26, -0.01, 0.52), 0.075, new Vec(0.47, 0.06, 0.06), 0.07), 0.09);
    }

    private static double jaws(double bone, double x, double ax, double y, double z) {
        double d = melt(bone, ellipsoid(ax - 0.185, y + 0.135, z - 0.80, 0.205, 0.145, 0.195), 0.05);
        d = melt(d, limb(x * 0.72, y, z, new Vec(0, -0.43, 0.10), 0.20, new Vec(0, -0.545, 0.68), 0.125), 0.09);
        d = melt(d, ellipsoid(x, y + 0.60, z - 0.76, 0.17, 0.105, 0.13), 0.07);
        // The mouth opens forward; the lip is drawn up over the canine.
        double open = 0.035 + 0.15 * Math.clamp((z - 0.16) / 0.7, 0, 1);
        double lift = 0.055 * Math.exp(-(ax - 0.23) * (ax - 0.23) / 0.006 - (z - 0.78) * (z - 0.78) / 0.03);
        double mouth = Math.max(Math.abs(y + 0.375 - lift * 0.5) - open - lift * 0.5, Math.max(0.17 - z, ax - 0.40));
        d = carve(d, -mouth * 0.9, 0.045);
        // The tongue.
        d = melt(d, ellipsoid(x, y + 0.475, z - 0.50, 0.165, 0.055, 0.32), 0.03);
        // Nose leather, broad and blunt, nostrils like commas, the cleft below.
        double nose = box(x, y - 0.045 + 0.25 * ax * ax, z - 0.955, 0.150 - 0.35 * Math.max(0, 0.06 - y), 0.070,
                0.070, 0.055);
        d = melt(d, nose, 0.035);
        d = carve(d, -ellipsoid(ax - 0.082 - 0.25 * (y - 0.02), y - 0.025, z - 1.022, 0.040, 0.026, 0.05), 0.018);
        d = carve(d, -box(x, y + 0.13, z - 1.0, 0.011, 0.12, 0.08, 0.008), 0.03);
        return d;
    }

    /** Sockets under a heavy brow that falls to the nose, balls, and lids that leave an almond open. */
    private static double eyes(double head, double ax, double y, double z) {
        double dx = ax - EYE.x(), dy = y - EYE.y();
        double u = dx * SLANT_COS + dy * SLANT_SIN, v = dy * SLANT_COS - dx * SLANT_SIN;
        double d = carve(head, -ellipsoid(u, v, z - 0.58, 0.165, 0.095, 0.16), 0.05);
        double ball = Vec.length(dx, dy, z - EYE.z());
        d = melt(d, lid(ball, u, v), 0.03);
        d = melt(d, limb(ax, y, z, new Vec(0.075, 0.185, 0.62), 0.066, new Vec(0.27, 0.300, 0.50), 0.088), 0.07);
        d = melt(d, limb(ax, y, z, new Vec(0.27, 0.300, 0.50), 0.088, new Vec(0.41, 0.285, 0.26), 0.045), 0.09);
        return Math.min(d, ball - EYE_RADIUS);
    }

    private static double lid(double ball, double u, double v) {
        double opening = Math.max(v - 0.050 + 1.9 * u * u, -(v + 0.078 - 2.3 * u * u));
        return Math.max(ball - EYE_RADIUS - 0.024, -opening * 0.8);
    }

    /** Canines that curve back, a row of incisors above and below, cheek teeth. */
    static double teeth(double x, double ax, double y, double z) {
        if (z < 0.3 || y > -0.12) {
            return 9;
        }
        double d = limb(ax, y, z, new Vec(0.178, -0.20, 0.900), 0.058, new Vec(0.176, -0.37, 0.940), 0.037);
        d = melt(d, limb(ax, y, z, new Vec(0.176, -0.37, 0.940), 0.037, new Vec(0.168, -0.560, 0.880), 0.004), 0.02);
        d = Math.min(d, limb(ax, y, z, new Vec(0.118, -0.56, 0.81), 0.046, new Vec(0.112, -0.345, 0.870), 0.005));
        double tx = ax - 0.024 - 0.048 * Math.clamp(Math.floor(ax / 0.048), 0, 2);
        d = Math.min(d, box(tx, y + 0.262, z - 0.905 + 0.9 * ax * ax, 0.019, 0.040, 0.022, 0.014));
        if (ax < 0.072) {
            d = Math.min(d, box(tx, y + 0.500, z - 0.83 + 0.7 * ax * ax, 0.017, 0.030, 0.020, 0.012));
        }
        for (int i = 0; i < 3; i++) {
            double cz = 0.66 - 0.13 * i;
            d = Math.min(d, limb(ax, y, z, new Vec(0.235, -0.25, cz), 0.048, new Vec(0.225, -0.345 + 0.02 * i, cz),
                    0.010));
            d = Math.min(d, limb(ax, y, z, new Vec(0.155, -0.49, cz + 0.02), 0.042, new Vec(0.158, -0.405 - 0.01 * i,
                    cz + 0.02), 0.010));
        }
        return d;
    }

    private static double ear(double head, double ax, double y, double z) {
        double u = ax - 0.400, v = y - 0.355, w = z + 0.30;
        double b = v * 0.72 + w * -0.69, c = w * 0.72 + v * 0.69;
        double d = ellipsoid(u, b, c, 0.130, 0.150, 0.080);
        d = carve(d, -ellipsoid(u - 0.015, b - 0.02, c - 0.075, 0.084, 0.098, 0.080), 0.03);
        return melt(head, d, 0.06);
    }

    /** Whether a point of the surface is an eye's glass. */
    static boolean eye(Vec q) {
        return Vec.length(Math.abs(q.x()) - EYE.x(), q.y() - EYE.y(), q.z() - EYE.z()) < EYE_RADIUS + 0.006;
    }
}
