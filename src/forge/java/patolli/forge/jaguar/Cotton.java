package patolli.forge.jaguar;

import patolli.forge.carved.Grain;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** The two woven cloths on the floor on which a side's things lie: red's at the left, blue's at the right. */
final class Cotton {
    private static final double HALF_X = 1.13, HALF_Z = 1.24, FRINGE = 0.13, BORDER = 0.18, THICK = 0.030,
            THREAD = 0.026;
    private static final double[] COTTON = Ink.hex(0x757062), OCHRE = Ink.hex(0x86622C), DARK = Ink.hex(0x2A1E18);

    /** One cloth: its middle on the floor, how it is turned, the colour of its border. */
    private record Cloth(Vec middle, double cos, double sin, double[] border, int seed) {
        Cloth(double px, double py, double turn, int colour, int seed) {
            this(Stage.onPlane(px, py, Stage.FLOOR), Math.cos(turn), Math.sin(turn), Ink.hex(colour), seed);
        }

        double u(double x, double z) {
            return ((x - middle.x()) * cos - (z - middle.z()) * sin) * taper(v(x, z));
        }

        double v(double x, double z) {
            return (x - middle.x()) * sin + (z - middle.z()) * cos;
        }

        /** The cloth was woven narrower toward its near end: from where the player sits it looks nearly square. */
        static double taper(double v) {
            return 1 + 0.055 * (v + HALF_Z);
        }

        Vec corner(double u, double v) {
            double a = u / taper(v);
            return new Vec(middle.x() + a * cos + v * sin, Stage.FLOOR, middle.z() - a * sin + v * cos);
        }
    }

    private static final Cloth[] CLOTHS = {new Cloth(203, 601, 0.070, 0x7A1C14, 1), new Cloth(1074, 601, -0.070,
            0x1B6468, 2)};

    private Cotton() { }

    /** Corners of a cloth's plain field as seen: far left, far right, near right, near left. */
    static double[][] corners(int cloth) {
        Cloth c = CLOTHS[cloth];
        double a = HALF_X - BORDER, b = HALF_Z - BORDER;
        return new double[][] {Stage.seen(c.corner(-a, -b)), Stage.seen(c.corner(a, -b)),
                Stage.seen(c.corner(a, b)), Stage.seen(c.corner(-a, b))};
    }

    private static Cloth near(double x) {
        return CLOTHS[x < 0 ? 0 : 1];
    }

    /** How far inside the cloth's edge, negative outside; the edge is never quite straight. */
    private static double inside(Cloth c, double u, double v) {
        double wave = 0.030 * Grain.sum(u * 1.3, c.seed * 7, v * 1.3, 2);
        return Math.min(HALF_X - Math.abs(u), HALF_Z - Math.abs(v)) + wave;
    }

    /** Height of the cloth and its folds over the floor, in units. */
    static double height(double x, double z) {
        Cloth c = near(x);
        double u = c.u(x, z), v = c.v(x, z);
        if (Math.abs(u) > HALF_X + 0.1 || Math.abs(v) > HALF_Z + 0.1) {
            return 0;
        }
        double in = inside(c, u, v);
        double fold = 0.085 * Math.max(0, Grain.sum(u * 0.9 + v * 0.5 + c.seed * 5, c.seed, v * 0.8 - u * 0.3, 2));
        // Creases of having lain folded in a bundle.
        fold += 0.010 * Math.exp(-Math.abs(u - 0.02) / 0.03) + 0.010 * Math.exp(-Math.abs(v + 0.05) / 0.03);
        return Noise.smooth(-0.004, 0.022, in) * (THICK + fold * Noise.smooth(0, 0.25, in));
    }

    /** Whether a point of the floor is cloth. */
    static boolean covers(Vec p) {
        Cloth c = near(p.x());
        double u = c.u(p.x(), p.z()), v = c.v(p.x(), p.z());
        return inside(c, u, v) > 0 || knot(c, u, v) > 0.5;
    }

    /** Tassels at the near and far ends, 0 to 1. */
    private static double knot(Cloth c, double u, double v) {
        double out = Math.abs(v) - HALF_Z;
        if (out > FRINGE || out < -0.1 || Math.abs(u) > HALF_X) {
            return 0;
        }
        double f = (u + 0.05 * Grain.at(u * 5, v * 4, c.seed) * out / FRINGE) / 0.055,
                own = Noise.hash((int) Math.floor(f), v > 0 ? 1 : 2, c.seed);
        return out < FRINGE * (0.65 + 0.35 * own) && Math.abs(f - Math.floor(f) - 0.5) < 0.34 ? 1 : 0;
    }

    /** Threads over and under. */
    static double relief(double x, double z) {
        Cloth c = near(x);
        double u = c.u(x, z), v = c.v(x, z);
        double a = u / THREAD + 0.5 * Grain.at(u * 3, v * 3, c.seed), b = v / THREAD + 0.5 * Grain.at(u * 3, v * 3,
                c.seed + 9);
        boolean over = (Math.floorMod((int) Math.floor(a), 2) + Math.floorMod((int) Math.floor(b), 2)) % 2 == 0;
        double f = over ? a - Math.floor(a) : b - Math.floor(b);
        return 0.0030 * Math.sqrt(Math.max(0, 1 - 4 * (f - 0.5) * (f - 0.5))) + 0.004 * Grain.sum(u * 9, 3, v * 9, 2);
    }

    static double[] colour(Vec p) {
        Cloth c = near(p.x());
        double u = c.u(p.x(), p.z()), v = c.v(p.x(), p.z()), in = inside(c, u, v);
        double slub = 0.90 + 0.16 * Noise.value(u * 3, v / THREAD / 2, c.seed) + 0.14 * Noise.value(u / THREAD / 2, v
                * 3, c.seed + 4)
                + 0.25 * Grain.sum(u * 1.1, 5, v * 1.1, 3);
        double[] dye = COTTON;
        if (in < 0) {
            dye = Ink.mix(COTTON, c.border, 0.55);
        } else if (in < BORDER) {
            dye = border(c, u, v, in);
        } else if (Math.abs(in - BORDER - 0.045) < 0.014) {
            dye = Ink.mix(COTTON, c.border, 0.8);
        }
        double stain = Noise.smooth(0.12, 0.40, Grain.sum(u * 0.9 + c.seed * 3, 2, v * 0.9, 4));
        return Ink.scale(Ink.mix(dye, OCHRE, 0.25 * stain), slub);
    }

    /** Stepped hooks between two lines, woven thread by thread. */
    private static double[] border(Cloth c, double u, double v, double in) {
        double k = in / BORDER;
        if (k < 0.10 || k > 0.90) {
            return Ink.mix(c.border, DARK, 0.55);
        }
        if (k < 0.19 || k > 0.81) {
            return OCHRE;
        }
        boolean upright = HALF_X - Math.abs(u) < HALF_Z - Math.abs(v);
        double run = (upright ? v : u) / 0.23 + 50, f = run - Math.floor(run);
        int rise = (int) Math.floor((k - 0.19) / 0.62 * 5), level = (int) Math.floor(6 * (1 - Math.abs(2 * f - 1)));
        boolean step = rise < level;
        return step ? Ink.mix(COTTON, OCHRE, 0.2) : c.border;
    }
}
