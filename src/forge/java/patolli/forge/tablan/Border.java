package patolli.forge.tablan;

import static patolli.forge.tablan.Plank.sq;

import patolli.forge.matter.Noise;

/**
 * The chip-carved border of the plank: between two grooves two rows of three-sided chips, point to point, and a lozenge
 * where four of them meet; in each corner, in a ring, a rosette of six petals.
 */
final class Border {
    /** The grooves' distance from the edge, the inner one's at the ends and along the rows. */
    private static final double OUTER = 4.4, END_INNER = 17, ROW_INNER = 27;
    /** The side of a corner's field, and its rosette. */
    private static final double BLOCK = 33, MIDDLE = 18, RING = 12.4, PETAL = 11;
    private static final double CHIP = 1.05, DEEP = 5.2;

    private Border() { }

    /** Cuts it, at a point seen from the middle of a plank of these half sizes. */
    static void carve(Plank.Cut cut, double x, double y, double halfWide, double halfHigh) {
        double ix = halfWide - Math.abs(x);
        double iy = halfHigh - Math.abs(y);
        double hand = 0.25 * (Noise.value(x / 20, y / 20, 5) - 0.5);
        groove(cut, Math.min(ix, iy) - OUTER + hand);
        if (ix < BLOCK && iy < BLOCK) {
            corner(cut, ix, iy);
            return;
        }
        boolean row = iy < ix;
        double inner = row ? ROW_INNER : END_INNER;
        double in = row ? iy : ix;
        groove(cut, in - inner + hand);
        if (in > OUTER + 1.3 && in < inner - 1.3) {
            chips(cut, row ? x : y, (row ? halfWide : halfHigh) - BLOCK, in, inner, row ? 1 : 2);
        }
    }

    private static void groove(Plank.Cut cut, double off) {
        double m = Math.max(0, 1 - Math.abs(off) / 1.0);
        cut.z -= 1.3 * m;
        cut.shade *= 1 - 0.55 * m;
        cut.rub = Math.max(cut.rub, 0.4 * Math.exp(-sq((off - 1.6) / 0.6)));
    }

    private static void chips(Plank.Cut cut, double along, double half, double in, double inner, int way) {
        double high = inner - OUTER - 2.6;
        double unit = 2 * half / Math.round(2 * half / (high * CHIP));
        double s = (along + half) / unit;
        int n = (int) Math.floor(s);
        double f = s - n;
        double t = (in - OUTER - 1.3) / high;
        double hand = 0.04 * (Noise.hash(n, way, 7) - 0.5);
        double g = f < 0.5 ? f : f - 1;
        double lozenge = 3.4 * (1 - (Math.abs(g) / 0.22 + Math.abs(t - 0.5) / 0.30));
        cut(cut, Math.max(Math.max(chip(f - 0.5 + hand, t), chip(f - 0.5 - hand, 1 - t)), 0.75 * lozenge));
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

    private static void corner(Plank.Cut cut, double ix, double iy) {
        double x = ix - MIDDLE;
        double y = iy - MIDDLE;
        double r = Math.hypot(x, y);
        groove(cut, r - RING);
        double best = -1;
        for (int k = 0; k < 6; k++) {
            double t = k * Math.PI / 3 + 0.26;
            double u = x * Math.cos(t) + y * Math.sin(t);
            double v = y * Math.cos(t) - x * Math.sin(t);
            if (u > 0 && u < PETAL) {
                best = Math.max(best, 1.3 * (1 - Math.abs(v) / (2.7 * Math.sin(Math.PI * u / PETAL) + 1e-3)));
            }
            // Between the petals, towards the ring, a chip is taken out.
            double a = t + Math.PI / 6;
            double far = x * Math.cos(a) + y * Math.sin(a);
            double side = Math.abs(y * Math.cos(a) - x * Math.sin(a));
            best = Math.max(best, Math.min(1.6 * (far - 7.6) / 3.4, Math.min((11.2 - far) * 1.1, 1 - side / 2.6)));
        }
        cut(cut, best);
    }
}
