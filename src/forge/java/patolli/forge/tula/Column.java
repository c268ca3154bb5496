package patolli.forge.tula;

import static patolli.forge.matter.Noise.hash;
import static patolli.forge.matter.Noise.smooth;

import patolli.forge.carved.Grain;
import patolli.forge.carved.Solids;
import patolli.forge.carved.Vec;

/**
 * A warrior column of four drums, one above the other, 4.7 m high; x to its left hand, y up, z before it.
 *
 * @param x    where it stands in its row, in metres
 * @param girth how thick it is, 1 for the common profile
 * @param wear how far wind has taken its carving, 0 to 1
 * @param seed makes its drums and its crown its own
 * @param turn how far it has turned on its foot, in radians
 * @param lean metres that it leans aside at its top
 * @param loss what has broken off
 */
record Column(double x, double girth, double wear, int seed, double turn, double lean, Loss... loss) {
    private static final double CLEAR = 0.3, WIDE = 0.9, DEEP = 0.76;
    private static final Vec SHOULDER = new Vec(0.585, 3.20, 0.02), ELBOW = new Vec(0.64, 2.74, -0.02);
    private static final Vec WRIST = new Vec(0.615, 2.30, 0.14), HAND = new Vec(0.60, 2.13, 0.20);
    private static final Vec HOOK = new Vec(-0.63, 2.42, 0.30), GRIP = new Vec(-0.61, 1.38, 0.24);
    private static final Vec DARTS = new Vec(0.60, 2.62, 0.33), BUTTS = new Vec(0.58, 1.52, 0.24);

    /** A bite that weather took: a ball of a radius, torn at its edge. */
    record Loss(double x, double y, double z, double radius) {
        private double at(double px, double py, double pz, double rough) {
            return Vec.length(px - x, py - y, pz - z) - radius + rough;
        }
    }

    /** Distance of a point given in the row's axes, with no more detail than is seen from there. */
    double at(double wx, double y, double wz) {
        double bx = wx - x, bound = bound(wx, y, wz);
        if (bound > CLEAR) {
            return bound;
        }
        return near(bx, y, wz);
    }

    /** No nearer than this column can be to a point. */
    double bound(double wx, double y, double wz) {
        return Solids.box(wx - x, y - 2.35, wz, WIDE, 2.42, DEEP, 0.05);
    }

    private double near(double bx, double y, double wz) {
        int drum = y < Profile.JOINTS[0] ? 0 : y < Profile.JOINTS[1] ? 1 : y < Profile.JOINTS[2] ? 2 : 3;
        double angle = turn + 0.06 * (hash(drum, 1, seed) - 0.5);
        double dx = bx - lean * y / Profile.TOP - 0.07 * (hash(drum, 2, seed) - 0.5);
        double c = Math.cos(angle), s = Math.sin(angle);
        double px = (dx * c - wz * s) / girth, pz = (dx * s + wz * c) / girth;
        double d = body(px, y, pz);
        if (d < 0.16) {
            d = worn(px, y, pz, d);
        }
        return d * 0.72;
    }

    private double body(double px, double y, double pz) {
        double w = Profile.half(1, y), e = Profile.half(2, y), r = Math.min(w, e) * (y < 3.45 ? 0.62 : 0.5);
        double i = Math.abs(px) - w + r, k = Math.abs(pz) - e + r;
        double d = Math.hypot(Math.max(i, 0), Math.max(k, 0)) + Math.min(Math.max(i, k), 0) - r;
        d = Solids.carve(d, Math.max(y - Profile.TOP, -y), 0.03);
        double u = Math.abs(px);
        if (y > 1.9 && y < 3.6) {
            d = Solids.melt(d, Solids.limb(u, y, pz, SHOULDER, 0.125, ELBOW, 0.105), 0.035);
            d = Solids.melt(d, Solids.limb(u, y, pz, ELBOW, 0.105, WRIST, 0.085), 0.03);
            d = Solids.melt(d, Solids.limb(u, y, pz, WRIST, 0.095, HAND, 0.10), 0.03);
        }
        if (y > 1.2 && y < 2.8) {
            // The spear-thrower in the right hand, a sheaf of darts in the left.
            d = Solids.melt(d, Solids.limb(px, y, pz, HOOK, 0.05, GRIP, 0.06), 0.02);
            d = Solids.melt(d, Solids.limb(px, y, pz, DARTS, 0.055, BUTTS, 0.085), 0.02);
        }
        if (y < 0.6) {
            d = Solids.melt(d, Solids.box(u - 0.235, y - 0.105, pz - 0.20, 0.205, 0.105, 0.40, 0.06), 0.03);
        }
        if (y < 2.0) {
            d = Solids.carve(d, -Math.max(Math.max(u - 0.035, y - 1.62), 0.10 - Math.abs(pz)), 0.04);
        }
        if (y > 3.4) {
            double ear = Solids.box(u - 0.41, y - 3.76, pz - 0.02, 0.085, 0.15, 0.11, 0.03);
            d = Solids.melt(d, ear, 0.02);
            double bore = Math.hypot(y - 3.73, pz - 0.04) - 0.045;
            d = Math.max(d, -Math.max(bore, 0.46 - u));
        }
        return d;
    }

    private double worn(double px, double y, double pz, double body) {
        double d = body;
        double front = smooth(0.02, 0.22, pz);
        if (front > 0) {
            d -= Relief.at(px, y) * front * (1 - 0.6 * wear * smooth(-0.3, 0.2, Grain.at(px * 2 + seed, y * 1.5, pz)));
        }
        if (y > Profile.CROWN - 0.02) {
            d = crown(px, y, pz, d);
        }
        // Wind and rain: hollows as wide as a hand, and the joints where the drums meet.
        d += (0.020 + 0.030 * wear) * Grain.sum(px * 3.1 + seed * 3.7, y * 2.3, pz * 3.1, 2);
        for (double joint : Profile.JOINTS) {
            double off = y - joint - 0.010 * Grain.at(px * 4, joint * 9 + seed, pz * 4);
            double open = 0.55 + 0.9 * Math.max(0, Grain.at(px * 2.2, joint * 5, pz * 2.2 + seed));
            d += 0.06 * open * Math.exp(-off * off / (0.00036 * open));
        }
        if (loss.length > 0) {
            double rough = 0.13 * Grain.sum(px * 4 + seed, y * 4, pz * 4, 3);
            for (Loss l : loss) {
                d = Solids.carve(d, -l.at(px, y, pz, rough), 0.02);
            }
        }
        return d;
    }

    private double crown(double px, double y, double pz, double d) {
        double s = Math.atan2(px, pz) * 6.2, cell = Math.floor(s), f = s - cell - 0.5;
        double shaft = 0.030 * (1 - 4 * f * f) - 0.012 * smooth(0.07, 0.03, Math.abs(f));
        double tip = Profile.TOP - 0.07 * hash((int) cell, 7, seed) * (0.3 + wear) - 0.22 * f * f;
        return Solids.carve(d - shaft * smooth(Profile.CROWN, Profile.CROWN + 0.04, y), y - tip, 0.02);
    }
}
