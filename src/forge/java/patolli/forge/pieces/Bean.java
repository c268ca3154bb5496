package patolli.forge.pieces;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * A big bean as a solid: a bent, flattened egg along u, its navel on the inner side of the bend (v), and on one face
 * (w up) a drilled dot filled with white. It can be rolled about its length and laid at any angle.
 */
final class Bean {
    /** Angle at rest in degrees, bend, half length, half width, half thickness, taper, place of the dot, seed. */
    record Kind(double rest, double bend, double longish, double wide, double thick, double taper, double du,
            int seed) { }

    /** Five beans as they come out of one pod or another. */
    static final Kind[] KINDS = {
        new Kind(-24, 0.0042, 37, 22.5, 18.0, 0.06, 2, 58), new Kind(34, 0.0060, 38, 20.5, 17.5, -0.05, -2, 160),
        new Kind(98, 0.0030, 36, 24.0, 19.5, 0.10, 3, 262), new Kind(-63, 0.0052, 35, 23.0, 17.0, -0.09, 0, 361),
        new Kind(9, 0.0036, 38.5, 21.5, 18.5, 0.02, -3, 460)};
    private static final double DOT = 8.3, RING = 11.0;
    private final Kind k;
    private final double cosRest, sinRest, cosRoll, sinRoll;

    /** Rolled by an angle in radians; at 0 the dot is straight up. */
    Bean(Kind kind, double roll) {
        k = kind;
        cosRest = Math.cos(Math.toRadians(k.rest));
        sinRest = Math.sin(Math.toRadians(k.rest));
        cosRoll = Math.cos(roll);
        sinRoll = Math.sin(roll);
    }

    /** Picture coordinates and height to the bean's own. */
    private double[] own(double x, double y, double z) {
        double u = x * cosRest + y * sinRest, a = y * cosRest - x * sinRest;
        double v = a * cosRoll + z * sinRoll, w = z * cosRoll - a * sinRoll;
        return new double[] {u, v - k.bend * u * u + 1.8, w};
    }

    /** Below 1 inside. */
    private double depth(double[] q) {
        double fat = k.wide + k.taper * q[0], thick = k.thick + 0.7 * k.taper * q[0];
        double a = q[0] / k.longish, b = q[1] / fat, c = q[2] / thick;
        double e = Math.pow(Math.abs(a), 2.3) + b * b + c * c;
        double navel = Math.exp(-(q[0] * q[0] / 60 + (q[1] - fat) * (q[1] - fat) / 26 + q[2] * q[2] / 60));
        double lump = 0.020 * (Noise.fbm(q[0] / 9 + k.seed, q[1] / 9 + 0.4 * q[2], 41, 2) - 0.5);
        return e + 0.26 * navel + lump + (drilled(q) ? 0.05 * Noise.smooth(DOT + 0.5, DOT - 0.8, dot(q)) : 0);
    }

    private boolean drilled(double[] q) {
        return q[2] > 0 && dot(q) < DOT + 0.5;
    }

    private double dot(double[] q) {
        return Math.hypot(q[0] - k.du, q[1] - 0.5);
    }

    /** Height of the surface that is seen at a point, or below zero outside; heights count from the lowest plane. */
    double height(double x, double y) {
        double top = 30, step = 1.5, z = top;
        while (z > -top && depth(own(x, y, z)) > 1) {
            z -= step;
        }
        if (z <= -top) {
            return -1;
        }
        double lo = z, hi = z + step;
        for (int n = 0; n < 14; n++) {
            double mid = (lo + hi) / 2;
            if (depth(own(x, y, mid)) > 1) {
                hi = mid;
            } else {
                lo = mid;
            }
        }
        return top + lo;
    }

    double[] skin(double x, double y, double height) {
        double[] q = own(x, y, height - 30);
        double cloud = Noise.fbm(q[0] / 20 + k.seed, q[1] / 11 + q[2] / 13, 43, 3);
        double[] black = Ink.mix(Ink.hex(0x21150F), Ink.hex(0x4A2F20), cloud * cloud * 1.3);
        double d = dot(q) + 0.6 * (Noise.value(q[0] / 3 + k.seed, q[1] / 3, 42) - 0.5);
        if (q[2] > 0 && d < RING + 1.2) {
            double[] bone = Ink.mix(Ink.BONE, Ink.AMATE, 0.4 * Noise.fbm(q[0] / 3, q[1] / 3, 44, 2));
            double ring = Noise.smooth(0.95, 0.45, Math.abs(d - RING));
            return Ink.mix(Ink.mix(bone, Ink.hex(0x0C0705), Noise.smooth(DOT - 0.5, DOT + 0.3, d)), Ink.hex(0xC9A468),
                    ring);
        }
        double fat = k.wide + k.taper * q[0];
        double navel = Math.exp(-(q[0] * q[0] / 26 + (q[1] - fat + 2) * (q[1] - fat + 2) / 7 + q[2] * q[2] / 9));
        return Ink.mix(black, Ink.hex(0x9A8560), Math.min(1, 1.1 * navel));
    }
}
