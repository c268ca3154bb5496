package patolli.forge.pieces;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * A piece that is home: sheet gold beaten over the stone's form. It carries a sign in relief, the facets of the hammer,
 * scratches, red earth in its hollows and a rim rubbed light.
 */
final class Gold {
    /** How many differ, for each side. */
    static final int KINDS = 3;
    private static final double[] DEEP = Ink.hex(0xB67A18), BODY = Ink.hex(0xE09E1C), LIGHT = Ink.hex(0xF2BE3E),
            EDGE = Ink.hex(0xFFDF86), EARTH = Ink.hex(0x4A2410);
    /** Blue's petals have no dark heart and rim to stand off from straw: their gold is redder, with deeper hollows. */
    private static final double[] RED_DEEP = Ink.hex(0x9A580E), RED_BODY = Ink.hex(0xDA8A12),
            RED_LIGHT = Ink.hex(0xF6B634);
    private final Stone stone;
    private final boolean red;
    private final int kind, seed;

    Gold(Stone stone, int kind) {
        this.stone = stone;
        // Round and pointed pieces take yellow gold, lobed ones redder.
        red = stone != Stone.FLOWER;
        this.kind = kind;
        seed = 310 + 60 * stone.ordinal() + 17 * kind;
    }

    /** Beaten metal keeps the form but not its sharpness. */
    double form(double x, double y) {
        double z = plain(x, y);
        return z < 0 ? z : z + 1.5 * sign(x, y) + 0.75 * facets(x, y) - 0.55 * scratch(x, y);
    }

    private double plain(double x, double y) {
        double z = stone.form(x, y), r = Math.hypot(x, y);
        if (z < 0) {
            return z;
        }
        return switch (stone) {
            case JEWEL -> r < 24.6 ? 4.5 + 3.4 * Math.sqrt(Math.max(0, 1 - r * r / 606)) : z;
            // Thin gold does not follow the drilled eye.
            case FLOWER -> r < 11.6 ? Math.max(z, 8.5) : 0.55 * z + 2.5;
            case SUN -> r < 17 ? 6.5 + 1.5 * Math.sqrt(Math.max(0, 1 - r * r / 289)) : 0.8 * z + 1.5;
            case CELT -> 0.45 * Math.max(z, Math.min(9.5, 2.2 * Celt.inside(x, y))) + 3;
        };
    }

    /** The sign in relief, 0 to 1. */
    private double sign(double x, double y) {
        double r = Math.hypot(x, y), a = Math.atan2(y, x);
        return switch (stone) {
            case JEWEL -> r > 23 ? 0 : onDisc(r, a);
            case FLOWER -> onPetals(x, y, r);
            case SUN -> onRays(r, a);
            case CELT -> onBlade(x, y);
        };
    }

    /** A sun, a coil or a cross of dots. */
    private double onDisc(double r, double a) {
        return switch (kind) {
            case 0 -> Math.max(up(7.5 - r), Math.max(up(1.6 - Math.abs(r - 20)), r > 9.5 && r < 18
                    ? up((18 - r) * 0.30 - Math.abs(near(a, 8)) * r) : 0));
            case 1 -> up(2.1 - Math.abs(wrap(r - 6.2 * a / (2 * Math.PI), 6.2)) * Math.min(1, r / 3));
            default -> Math.max(up(5.2 - Math.hypot(r * Math.cos(near(a, 4)) - 13.5, r * Math.sin(near(a, 4)))),
                    Math.max(up(4.2 - r), up(1.3 - Math.abs(r - 21.4))));
        };
    }

    /** What lies on each petal. */
    private double onPetals(double x, double y, double r) {
        double px = Math.max(Math.abs(x), Math.abs(y)) - 19.5, py = Math.min(Math.abs(x), Math.abs(y));
        double q = Math.hypot(px, py);
        if (r < 11.6) {
            return up(kind == 1 ? 1.7 - Math.abs(r - 8.5) : kind == 2 ? 5.5 - r : Math.max(3 - r, 1.5 - Math.abs(r
                    - 9)));
        }
        return switch (kind) {
            case 0 -> up(5.6 - q);
            case 1 -> Math.max(up(1.5 - Math.abs(q - 6.4)), up(2.4 - q));
            default -> q < 9.5 ? up(1.7 - Math.abs(wrap(py, 7))) : 0;
        };
    }

    /** A ring and what it holds: a boss, a cross, an eye. */
    private double onRays(double r, double a) {
        double ring = up(1.5 - Math.abs(r - 14.5));
        return Math.max(ring, switch (kind) {
            case 0 -> up(7.5 - r);
            case 1 -> r < 12 ? up(2.0 - Math.abs(r * Math.sin(near(a, 4)))) : 0;
            default -> Math.max(up(1.5 - Math.abs(r - 8)), up(3.4 - r));
        });
    }

    /** A ring about the eye, and on the blade three bosses, a fret's step, or a hanging half moon. */
    private double onBlade(double x, double y) {
        double eye = Math.hypot(x, y + 14), ring = up(1.7 - Math.abs(eye - 6.5));
        double bar = Celt.inside(x, y) > 4 ? up(1.4 - Math.abs(y - 2)) : 0;
        return Math.max(Math.max(ring, bar), switch (kind) {
            case 0 -> up(4.4 - Math.min(Math.hypot(x, y - 15), Math.hypot(Math.abs(x) - 12, y - 15)));
            case 1 -> Math.abs(x) < 16 && y > 6 && y < 24 ? up(2.0 - Math.abs(y - 20 + 5 * Math.floor(Math.abs(x) / 6)))
                    : 0;
            default -> y > 7 ? up(1.8 - Math.abs(Math.hypot(x, y - 6) - 13)) : 0;
        });
    }

    /** Rounded shoulders 1.6 wide. */
    private static double up(double inside) {
        return Noise.smooth(-0.2, 1.6, inside);
    }

    /** Angle to the nearest of n spokes. */
    private static double near(double a, int n) {
        double step = 2 * Math.PI / n;
        return (a / step - Math.round(a / step)) * step;
    }

    private static double wrap(double v, double period) {
        return v - period * Math.round(v / period);
    }

    /** Dints of a small hammer: each is a shallow bowl, where two meet stands an edge. */
    private double facets(double x, double y) {
        double cell = 7.5, best = 9;
        int cx = (int) Math.floor(x / cell), cy = (int) Math.floor(y / cell);
        for (int k = 0; k < 9; k++) {
            int ix = cx + k % 3 - 1, iy = cy + k / 3 - 1;
            double dx = x / cell - ix - Noise.hash(ix, iy, seed), dy = y / cell - iy - Noise.hash(ix, iy, seed + 1);
            best = Math.min(best, dx * dx + dy * dy);
        }
        return Math.min(1, best) * 1.6 + 0.5 * Noise.fbm(x / 5, y / 5, seed + 2, 2);
    }

    double[] skin(double x, double y) {
        double n = Noise.fbm(x / 9, y / 9, seed + 3, 3), z = form(x, y), rim = 0, low = 0, high = 0;
        for (int k = 0; k < 12; k++) {
            double a = k * Math.PI / 6, near = form(x + 2.4 * Math.cos(a), y + 2.4 * Math.sin(a));
            rim += plain(x + 4.2 * Math.cos(a), y + 4.2 * Math.sin(a)) < 0 ? 1 : 0;
            low += near < 0 ? 0 : Math.clamp(near - z, 0, 2) / 12;
            high += near < 0 ? 0 : Math.clamp(z - near, 0, 2) / 12;
        }
        double[] c = red ? Ink.ramp(0.30 + 0.7 * n, DEEP, BODY, LIGHT)
                : Ink.ramp(0.30 + 0.7 * n, RED_DEEP, RED_BODY, RED_LIGHT);
        c = Ink.mix(c, EDGE, 0.60 * Noise.smooth(0.25, 0.9, high) + 0.35 * Noise.smooth(1, 4, rim) * n);
        c = Ink.mix(c, EDGE, 0.5 * scratch(x, y));
        // Earth stays where no thumb reaches.
        return Ink.mix(c, EARTH, 0.74 * Noise.smooth(red ? 0.12 : 0.16, red ? 0.62 : 0.70, low + 0.5 * (n
                - 0.5)));
    }

    /** A few long scratches, each in its own direction. */
    private double scratch(double x, double y) {
        double out = 0;
        for (int k = 0; k < 7; k++) {
            double a = Math.PI * Noise.hash(k, 1, seed + 4), u = x * Math.cos(a) + y * Math.sin(a), v = y * Math.cos(a)
                    - x * Math.sin(a) - 56 * (Noise.hash(k, 2, seed + 4) - 0.5) - 0.004 * u * u;
            double from = 50 * (Noise.hash(k, 3, seed + 4) - 0.6), length = 12 + 22 * Noise.hash(k, 4, seed + 4);
            if (u > from && u < from + length) {
                out = Math.max(out, Noise.smooth(0.85, 0.2, Math.abs(v)));
            }
        }
        return out;
    }
}
