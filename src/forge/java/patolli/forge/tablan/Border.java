package patolli.forge.tablan;

import static patolli.forge.tablan.Plank.sq;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * The border of the plank: between two strings of brass two rows of three-sided chips, point to point, rubbed with
 * lac, and where four of them meet a lozenge of ivory; in each corner a plate of brass, held by four pins, on which a
 * rosette of six petals is engraved. Hands have worn all of it.
 */
final class Border {
    /** The grooves' distance from the edge, the inner one's at the ends and along the rows. */
    private static final double OUTER = 4.4, END_INNER = 17, ROW_INNER = 27;
    /** The side of a corner's field, and its rosette. */
    private static final double BLOCK = 33, MIDDLE = 18, RING = 12.4, PETAL = 11;
    private static final double CHIP = 1.05, DEEP = 5.2;
    private static final double[] IVORY = Ink.hex(0xE2CE9E), BRASS = Ink.hex(0xC4862A), LAC = Ink.hex(0x5E1610);
    private static final double[] TARNISH = Ink.hex(0x3A2008);
    /** Half the width of a string of brass, the corner plate's half side and the place of its pins. */
    private static final double STRING = 0.9, PLATE = 14.4, ROUND = 5, PIN = 11.4;

    private Border() { }

    /** Cuts it, at a point seen from the middle of a plank of these half sizes. */
    static void carve(Plank.Cut cut, double x, double y, double halfWide, double halfHigh) {
        double ix = halfWide - Math.abs(x);
        double iy = halfHigh - Math.abs(y);
        double hand = 0.25 * (Noise.value(x / 20, y / 20, 5) - 0.5);
        string(cut, Math.min(ix, iy) - OUTER + hand, x, y);
        if (ix < BLOCK && iy < BLOCK) {
            corner(cut, ix, iy, worn(x, y));
            return;
        }
        boolean row = iy < ix;
        double inner = row ? ROW_INNER : END_INNER;
        double in = row ? iy : ix;
        string(cut, in - inner + hand, x, y);
        if (in > OUTER + 1.3 && in < inner - 1.3) {
            chips(cut, row ? x : y, (row ? halfWide : halfHigh) - BLOCK, in, inner, worn(x, y));
        }
    }

    /** A groove with a string of brass let in, which is gone or dull here and there. */
    private static void string(Plank.Cut cut, double off, double x, double y) {
        groove(cut, off);
        double there = Noise.smooth(STRING + 0.3, STRING - 0.3, Math.abs(off)) * worn(x, y);
        cut.paint = Ink.mix(cut.paint, BRASS, 0.86 * there);
        cut.shade += (1 - cut.shade) * 0.9 * there;
        cut.gloss += 0.3 * there;
    }

    /** How much is left of what is laid in, and how bright it is. */
    private static double worn(double x, double y) {
        return 0.35 + 0.65 * Noise.smooth(0.36, 0.60, Noise.fbm(x / 26, y / 26, 72, 3));
    }

    private static void groove(Plank.Cut cut, double off) {
        double m = Math.max(0, 1 - Math.abs(off) / 1.0);
        cut.z -= 1.3 * m;
        cut.shade *= 1 - 0.55 * m;
        cut.rub = Math.max(cut.rub, 0.4 * Math.exp(-sq((off - 1.6) / 0.6)));
    }

    private static void chips(Plank.Cut cut, double along, double half, double in, double inner, double worn) {
        double high = inner - OUTER - 2.6;
        double unit = 2 * half / Math.round(2 * half / (high * CHIP));
        double s = (along + half) / unit;
        int n = (int) Math.floor(s);
        double f = s - n;
        double t = (in - OUTER - 1.3) / high;
        double hand = 0.04 * (Noise.hash(n, (int) inner, 7) - 0.5);
        double g = f < 0.5 ? f : f - 1;
        double lozenge = 3.4 * (1 - (Math.abs(g) / 0.22 + Math.abs(t - 0.5) / 0.30));
        double deep = Math.max(chip(f - 0.5 + hand, t), chip(f - 0.5 - hand, 1 - t));
        cut(cut, deep);
        cut.paint = Ink.mix(cut.paint, LAC, 0.62 * worn * Noise.smooth(0, 0.3, deep));
        double ivory = Noise.smooth(0.35, 0.8, lozenge) * (0.4 + 0.6 * worn);
        double edge = Math.exp(-sq((lozenge - 0.3) / 0.3));
        cut.shade *= 1 - 0.4 * edge;
        cut.z += 0.3 * ivory - 0.5 * edge;
        cut.paint = Ink.mix(cut.paint, IVORY, 0.64 * ivory);
    }

    /** How deep the knife went, 0 to 1 at the ground; below zero the wood stands, rubbed where it ends. */
    private static void cut(Plank.Cut cut, double deep) {
        double pit = Math.clamp(deep, 0, 1);
        cut.z -= DEEP * pit;
        cut.shade *= 1 - 0.46 * Math.pow(pit, 0.7);
        cut.rub = Math.max(cut.rub, 0.50 * Math.exp(-sq((deep + 0.09) / 0.07)));
        cut.gloss *= 1 - 0.7 * Math.min(1, 4 * pit);
    }

    /** A three-sided pit: base at t = 0, point near the middle. */
    private static double chip(double u, double t) {
        double side = (0.46 * (1 - t / 0.49) - Math.abs(u)) * 2.7;
        double base = (t - 0.02) * 4.6;
        return Math.min(side, base);
    }

    private static void corner(Plank.Cut cut, double ix, double iy, double worn) {
        double x = ix - MIDDLE;
        double y = iy - MIDDLE;
        double qx = Math.max(0, Math.abs(x) - PLATE + ROUND);
        double qy = Math.max(0, Math.abs(y) - PLATE + ROUND);
        double in = ROUND - Math.hypot(qx, qy);
        double seam = Math.exp(-sq(in / 0.7));
        cut.shade *= 1 - 0.6 * seam;
        double metal = Noise.smooth(0.2, 0.8, in);
        if (metal <= 0) {
            return;
        }
        double r = Math.hypot(x, y);
        double best = -1;
        for (int k = 0; k < 6; k++) {
            double t = k * Math.PI / 3 + 0.26;
            double u = x * Math.cos(t) + y * Math.sin(t);
            double v = y * Math.cos(t) - x * Math.sin(t);
            if (u > 0 && u < PETAL) {
                best = Math.max(best, 1.3 * (1 - Math.abs(v) / (2.7 * Math.sin(Math.PI * u / PETAL) + 1e-3)));
            }
        }
        double pin = 1.9 - Math.hypot(Math.abs(x) - PIN, Math.abs(y) - PIN);
        double line = Math.max(Math.exp(-sq((r - RING) / 0.6)), Math.exp(-sq((best - 0.15) / 0.16)));
        double[] own = Ink.mix(TARNISH, BRASS, 0.5 + 0.5 * worn * worn);
        cut.paint = Ink.mix(cut.paint, Ink.mix(own, TARNISH, Math.max(0.85 * line, 0.5 * Noise.smooth(0.1, 0.5,
                best))), metal);
        cut.shade += (1 - cut.shade) * metal;
        cut.z += metal * (0.7 - 0.5 * line + 1.6 * Math.sqrt(Math.clamp(pin / 1.9, 0, 1)));
        cut.gloss += 0.34 * metal * worn;
    }
}
