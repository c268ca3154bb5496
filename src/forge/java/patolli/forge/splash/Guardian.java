package patolli.forge.splash;

import static patolli.forge.carved.Solids.box;
import static patolli.forge.carved.Solids.carve;
import static patolli.forge.carved.Solids.ellipsoid;
import static patolli.forge.carved.Solids.limb;
import static patolli.forge.carved.Solids.melt;

import patolli.forge.carved.Vec;

/**
 * One of the two stone jaguars at the foot of the stair: chest, forelegs and head come out of the slope's end. Its own
 * axes: x sideways, y up from its plinth's foot, z ahead; both are turned a little towards who comes over the plaza.
 */
final class Guardian {
    /** Middle of the (mirrored) eye and its radius. */
    static final Vec EYE = new Vec(0.205, 1.522, 1.108);
    static final double EYE_RADIUS = 0.082;
    private static final double SIZE = 1.22, TURN = Math.toRadians(17), COS = Math.cos(TURN), SIN = Math.sin(TURN);
    private static final double AHEAD = 0.05, REACH = 2.0;
    private static final double HEAD = 1.15, NECK_Y = 1.34, NECK_Z = 0.70;

    private Guardian() { }

    /** From the axes of the slope's end to the jaguar's own. */
    static Vec own(double x, double y, double z) {
        double w = z - AHEAD;
        return new Vec((x * COS - w * SIN) / SIZE, y / SIZE, (w * COS + x * SIN) / SIZE);
    }

    /** From the jaguar's axes to those in which its head is drawn: it is larger than its own measure. */
    static Vec head(Vec q) {
        return new Vec(q.x() / HEAD, (q.y() - NECK_Y) / HEAD + NECK_Y, (q.z() - NECK_Z) / HEAD + NECK_Z);
    }

    /** Distance in the axes of the slope's end. */
    static double at(double x, double y, double z) {
        Vec q = own(x, y, z);
        double far = Vec.length(q.x(), q.y() - 1, q.z() - 0.8) - REACH;
        return (far > 0.4 ? far : body(q.x(), q.y(), q.z())) * SIZE * 0.9;
    }

    private static double body(double x, double y, double z) {
        double a = Math.abs(x);
        double d = ellipsoid(x, y - 0.80, z - 0.22, 0.50, 0.60, 0.56);
        d = melt(d, ellipsoid(a - 0.36, y - 0.84, z - 0.30, 0.20, 0.42, 0.34), 0.10);
        d = melt(d, limb(x, y, z, new Vec(0, 1.0, 0.35), 0.40, new Vec(0, 1.36, 0.62), 0.36), 0.14);
        d = melt(d, limb(a, y, z, new Vec(0.36, 0.74, 0.46), 0.19, new Vec(0.38, 0.36, 0.80), 0.15), 0.08);
        d = melt(d, limb(a, y, z, new Vec(0.38, 0.34, 0.80), 0.145, new Vec(0.37, 0.29, 1.12), 0.135), 0.06);
        d = melt(d, paw(a - 0.37, y - 0.20, z - 1.20), 0.05);
        d = Math.min(d, Math.min(box(x, y - 0.06, z - 0.62, 0.70, 0.09, 0.98, 0.02),
                box(x, y - 0.02, z - 0.62, 0.78, 0.07, 1.06, 0.02)));
        Vec h = head(new Vec(x, y, z));
        double b = Math.abs(h.x());
        return Math.min(melt(d, head(h.x(), b, h.y(), h.z()) * HEAD, 0.07), teeth(b, h.y(), h.z()) * HEAD);
    }

    private static double paw(double x, double y, double z) {
        double d = ellipsoid(x, y - 0.06, z, 0.20, 0.13, 0.20);
        for (int t = 0; t < 4; t++) {
            double tx = (t - 1.5) * 0.105, back = t == 0 || t == 3 ? 0.05 : 0;
            d = melt(d, ellipsoid(x - tx, y - 0.04, z - 0.17 + back, 0.062, 0.09, 0.115), 0.015);
        }
        return d;
    }

    /** Round skull, wide cheeks, a short nose over two full pads, a small chin, round ears. */
    private static double head(double x, double a, double y, double z) {
        double d = ellipsoid(x, y - 1.50, z - 0.72, 0.44, 0.37, 0.44);
        d = melt(d, ellipsoid(a - 0.27, y - 1.36, z - 0.82, 0.21, 0.23, 0.26), 0.10);
        d = melt(d, limb(x, y, z, new Vec(0, 1.66, 0.98), 0.15, new Vec(0, 1.450, 1.32), 0.115), 0.09);
        d = carve(d, -ellipsoid(a - 0.24, y - 1.55, z - 1.20, 0.135, 0.10, 0.14), 0.04);
        d = melt(d, limb(a, y, z, new Vec(0.080, 1.560, 1.190), 0.062, new Vec(0.350, 1.672, 0.995), 0.066), 0.04);
        d = melt(d, ellipsoid(a - 0.140, y - 1.295, z - 1.245, 0.185, 0.135, 0.190), 0.035);
        d = melt(d, ellipsoid(x, y - 1.10, z - 1.10, 0.17, 0.10, 0.20), 0.05);
        // The mouth: drawn back under the pads, open in front.
        double open = 0.026 + 0.055 * Math.clamp((z - 0.85) / 0.4, 0, 1);
        d = carve(d, -Math.max(Math.abs(y - 1.175 - 0.10 * a) - open, Math.max(0.82 - z, a - 0.30)), 0.025);
        d = melt(d, box(x, y - 1.435 + 0.3 * a, z - 1.415, 0.115 - 0.5 * Math.max(0, 1.43 - y), 0.052, 0.045, 0.035),
                0.02);
        d = carve(d, -box(x, y - 1.30, z - 1.44, 0.010, 0.09, 0.08, 0.006), 0.02);
        double ball = Vec.length(a - EYE.x(), y - EYE.y(), z - EYE.z());
        d = Math.min(d, ball - EYE_RADIUS);
        double ear = ellipsoid(a - 0.355, y - 1.775, z - 0.60, 0.130, 0.135, 0.080);
        ear = carve(ear, -ellipsoid(a - 0.360, y - 1.785, z - 0.68, 0.078, 0.083, 0.085), 0.03);
        return melt(d, ear, 0.05);
    }

    private static double teeth(double a, double y, double z) {
        double d = limb(a, y, z, new Vec(0.150, 1.225, 1.365), 0.046, new Vec(0.145, 1.030, 1.370), 0.010);
        return Math.min(d, limb(a, y, z, new Vec(0.100, 1.09, 1.265), 0.034, new Vec(0.098, 1.220, 1.290), 0.008));
    }
}
