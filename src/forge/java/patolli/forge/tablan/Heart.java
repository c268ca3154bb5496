package patolli.forge.tablan;

import static patolli.forge.tablan.Plank.sq;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * What is let into the middle of the plank: a lotus of twelve petals of ivory in a ring of brass, eight of brass about
 * its boss, on a ground of lac.
 */
final class Heart {
    private static final double[] IVORY = Ink.hex(0xF0E0B6), SHADED = Ink.hex(0xB4935A), LAC = Ink.hex(0x3E100C);
    private static final double[] BRASS = Ink.hex(0xD79A38), TARNISH = Ink.hex(0x5C3810);
    /** The whole; the ring's inner edge; the tips and the roots of both kinds of petals; the boss. */
    private static final double R = 27.4, RING = 23.6, TIP = 22.6, ROOT = 6.5, SHORT = 11.8, BOSS = 4.6;
    private static final int PETALS = 12, INNER = 8;

    private Heart() { }

    static void lay(Plank.Cut cut, double x, double y) {
        double r = Math.hypot(x, y);
        if (r > R + 2) {
            return;
        }
        double seam = Math.exp(-sq((r - R) / 0.8));
        cut.shade *= 1 - 0.6 * seam;
        double in = Noise.smooth(R + 0.2, R - 0.4, r);
        if (in <= 0) {
            return;
        }
        double a = Math.atan2(y, x);
        double patina = 0.75 + 0.25 * Noise.fbm(x / 5 + 40, y / 5, 74, 3);
        double[] paint = LAC;
        double z = -1.6, gloss = 0.1;
        double outer = petal(r, a, PETALS, 0, ROOT, TIP, 3.9);
        double inner = petal(r, a, INNER, Math.PI / INNER, 2, SHORT, 3.0);
        if (outer > 0) {
            double dome = Math.min(1, outer / 2.2);
            double rib = Math.exp(-sq(aside(r, a, PETALS, 0) / 0.45));
            paint = Ink.scale(Ink.mix(SHADED, IVORY, Noise.smooth(0, 0.55, dome) * (1 - 0.45 * rib)), 0.9
                    + 0.1 * patina);
            z = 1.6 * Math.sqrt(dome) - 0.5 * rib;
            gloss = 0.2;
        }
        if (inner > 0) {
            double dome = Math.min(1, inner / 1.8);
            paint = Ink.mix(TARNISH, BRASS, patina * Noise.smooth(0, 0.6, dome));
            z = 1.2 + 2.2 * Math.sqrt(dome);
            gloss = 0.44;
        }
        if (r < BOSS) {
            paint = Ink.mix(TARNISH, BRASS, patina * Noise.smooth(BOSS, BOSS - 1, r));
            z = 3 + 2.6 * Math.sqrt(1 - sq(r / BOSS));
            gloss = 0.5;
        }
        if (r > RING) {
            double t = (r - RING) / (R - RING);
            double bead = Math.exp(-sq((t - 0.5) / 0.1)) * Noise.smooth(0.2, 0.7, Math.cos(a * 40));
            paint = Ink.mix(TARNISH, BRASS, patina * Noise.smooth(0, 0.22, Math.min(t, 1 - t)));
            z = 2.4 * Math.sqrt(Math.max(0, 1 - sq(2 * t - 1))) + 0.5 * bead;
            gloss = 0.44;
        }
        cut.paint = Ink.mix(cut.paint, paint, in);
        cut.shade += (1 - cut.shade) * in;
        cut.rub *= 1 - in;
        cut.z += (z - 0.4) * in;
        cut.gloss += (gloss - cut.gloss) * in;
    }

    /** How far within the nearest of so many petals a point lies; below zero beyond. */
    private static double petal(double r, double a, int count, double from, double root, double tip, double half) {
        double t = (r - root) / (tip - root);
        if (t <= 0 || t >= 1) {
            return -1;
        }
        return half * Math.pow(Math.sin(Math.PI * Math.pow(t, 0.8)), 0.75) - Math.abs(aside(r, a, count, from));
    }

    private static double aside(double r, double a, int count, double from) {
        double unit = 2 * Math.PI / count;
        double off = (a - from) / unit;
        return r * Math.sin((off - Math.round(off)) * unit);
    }
}
