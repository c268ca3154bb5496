package patolli.forge.jaguar;

import patolli.forge.carved.Grain;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** The room: a floor of worn slabs with a sunken ring round the jaguar, steps and a wall behind, two fire bowls. */
final class Temple {
    /** Where the fires stand, in the middle of their coals. */
    static final Vec[] FIRES = {new Vec(-3.75, 0.55, -3.25), new Vec(3.95, 0.55, -3.35)};
    private static final double ROW = 1.18, JOINT = 0.020, STEP = -4.05, CLEAR = 0.2, SECOND = -4.65, WALL = -5.25;
    private static final double[] SLAB = Ink.hex(0x45423E), SOOT = Ink.hex(0x1C1815), RED = Ink.hex(0x5A241C);
    private static final double[] CLAY = Ink.hex(0x6A3E28);

    private Temple() { }

    static double at(double x, double y, double z) {
        double floor = y - Stage.FLOOR, cloth = floor < CLEAR ? Cotton.height(x, z) : CLEAR / 2;
        double d = Math.min(floor - cloth, steps(y, z));
        for (Vec fire : FIRES) {
            d = Math.min(d, brazier(x - fire.x(), y - fire.y(), z - fire.z()));
        }
        return d;
    }

    private static double steps(double y, double z) {
        double first = Math.max(z - STEP, y - Stage.FLOOR - 0.34), second = Math.max(z - SECOND, y - Stage.FLOOR
                - 0.68);
        return Math.min(Math.min(first, second), z - WALL + 0.16 * Math.max(0, y - 0.5)) - 0.015;
    }

    /** An hourglass of clay, as they stood in temples. */
    private static double brazier(double x, double y, double z) {
        double r = Math.hypot(x, z);
        if (r > 1.2) {
            return r - 0.8;
        }
        double w = y + 0.36, wall = r - 0.19 - 0.62 * w * w;
        double body = Math.max(wall * 0.8, Math.max(y - 0.06, Stage.FLOOR - 0.6 - y));
        double lip = Math.hypot(r - 0.31, y - 0.05) - 0.045, belt = Math.hypot(r - 0.20, y + 0.36) - 0.04;
        return Math.max(Math.min(body, Math.min(lip, belt)), -Vec.length(x / 0.28, (y - 0.07) / 0.10, z / 0.28) * 0.1
                + 0.1);
    }

    /** Whether a point lies on the coals of a fire. */
    static boolean burns(Vec p) {
        for (Vec f : FIRES) {
            if (Math.hypot(p.x() - f.x(), p.z() - f.z()) < 0.262 && p.y() > f.y() - 0.04) {
                return true;
            }
        }
        return false;
    }

    /** How far from the coals of the nearest fire. */
    static double coals(Vec p) {
        double best = 9;
        for (Vec f : FIRES) {
            best = Math.min(best, Vec.length(p.x() - f.x(), (p.y() - f.y()) * 1.2, p.z() - f.z()));
        }
        return best;
    }

    /** Height of joints, wear and grain over the traced room. */
    static double relief(double x, double y, double z) {
        double g = 0.010 * Grain.sum(x * 4, y * 4, z * 4, 4) + 0.0035 * Grain.sum(x * 22, y * 22, z * 22, 2)
                - 0.007 * Noise.smooth(0, 0.2, 0.2 - Grain.cell(x * 9, y * 9, z * 9));
        if (y > Stage.FLOOR + 0.05) {
            return g - 0.03 * wall(x, y, z);
        }
        double[] s = slab(x, z);
        double worn = 0.030 * Noise.smooth(0.10, 0.0, s[0]) * (0.6 + Grain.sum(x * 3, 1, z * 3, 2));
        double crack = crack(x, z, s[1]);
        return g - worn - 0.05 * Noise.smooth(JOINT, JOINT * 0.3, s[0]) - 0.03 * crack - 0.030 * ring(x, z)
                + 0.05 * (s[1] - 0.5) * x + 0.05 * (s[2] - 0.5) * z;
    }

    /** Distance to the nearest joint, and two numbers that are the slab's own. */
    private static double[] slab(double x, double z) {
        double wx = x + 0.035 * Grain.sum(x * 0.9, 3, z * 0.9, 2), wz = z + 0.035 * Grain.sum(x * 0.9, 8, z * 0.9, 2);
        double v = (wz + 20.35) / ROW;
        int row = (int) Math.floor(v);
        double length = 1.55 + 0.5 * Noise.hash(row, 0, 3), u = (wx + 30) / length + Noise.hash(row, 0, 5);
        int col = (int) Math.floor(u);
        // Every joint is shifted a little, so that slabs differ in length.
        double left = (u - col - 0.26 * (Noise.hash(col, row, 7) - 0.5)) * length;
        double right = (1 - u + col + 0.26 * (Noise.hash(col + 1, row, 7) - 0.5)) * length;
        if (left < 0) {
            col--;
        } else if (right < 0) {
            col++;
        }
        double across = Math.min(v - row, 1 - v + row) * ROW, along = Math.min(Math.abs(left), Math.abs(right));
        return new double[] {Math.min(across, along), Noise.hash(col, row, 11), Noise.hash(col, row, 13)};
    }

    private static double crack(double x, double z, double own) {
        double n = Math.abs(Grain.sum(x * 0.55 + own * 9, own * 31, z * 0.55, 4));
        double kept = Noise.smooth(0.05, 0.25, Grain.sum(x * 0.8 + 2, own * 7, z * 0.8, 2));
        return own > 0.55 ? kept * Noise.smooth(0.009, 0.002, n) : 0;
    }

    /** A sun's rays in a ring, nearly walked away. */
    private static double ring(double x, double z) {
        double r = Math.hypot(x - 0.05, z - 0.1), a = Math.atan2(x - 0.05, z - 0.1) * 20 / (2 * Math.PI);
        if (r < 2.3 || r > 3.4) {
            return 0;
        }
        double f = Math.abs(a - Math.floor(a) - 0.5) * 2, ray = (f - (3.22 - r) / 0.52) * 0.16;
        double d = Math.max(line(r - 2.60), line(r - 3.30));
        d = Math.max(d, r > 2.70 && r < 3.24 ? line(ray) : line(r - 2.70));
        return d * Noise.smooth(2.9, 2.2, z) * Noise.smooth(-0.25, 0.12, Grain.sum(x * 1.1 + 4, 2, z * 1.1, 3));
    }

    private static double line(double across) {
        return Noise.smooth(0.020, 0.008, Math.abs(across));
    }

    /** Joints of the steps' blocks, and the wall's panel with a row of discs. */
    private static double wall(double x, double y, double z) {
        if (z > WALL + 0.25) {
            double u = x / 1.4 + (z < SECOND + 0.1 ? 0.5 : 0);
            return line((u - Math.floor(u) - 0.5) * 1.4);
        }
        double u = x / 0.62, disc = Math.hypot((u - Math.floor(u) - 0.5) * 0.62, y - 0.98);
        double d = Math.max(line(disc - 0.20), Math.max(line(disc - 0.09), Math.max(line(y - 0.70), line(y - 1.26))));
        return Math.max(d, line(y - 0.62));
    }

    static double[] colour(Vec p) {
        double x = p.x(), y = p.y(), z = p.z();
        double shade = 0.85 + 0.5 * Grain.sum(x * 0.8, y * 0.8, z * 0.8, 3) + 0.22 * Grain.sum(x * 12, y * 12, z * 12,
                2);
        if (coals(p) < 0.85 && z > STEP + 0.1 && y > Stage.FLOOR + 0.02) {
            return Ink.scale(CLAY, shade);
        }
        double[] c = Ink.scale(SLAB, shade);
        if (y > Stage.FLOOR + 0.05) {
            double kept = Noise.smooth(-0.05, 0.2, Grain.sum(x * 2, y * 2, z * 2, 4));
            double band = z < WALL + 0.25 ? Noise.smooth(0.02, -0.02, Math.abs(y - 0.98) - 0.27) : 0.35;
            return Ink.mix(c, Ink.scale(RED, shade), 0.75 * band * kept);
        }
        double[] s = slab(x, z);
        c = Ink.scale(c, 0.82 + 0.36 * s[1]);
        double soot = Noise.smooth(0.05, 0.40, Grain.sum(x * 0.7 + 8, 4, z * 0.7, 4));
        c = Ink.mix(c, SOOT, 0.55 * soot);
        double red = Noise.smooth(0.12, 0.3, Grain.sum(x * 1.5, 9, z * 1.5, 4)) * ring(x, z);
        return Ink.mix(Ink.mix(c, RED, 0.6 * red), SOOT, 0.75 * Noise.smooth(JOINT * 1.4, JOINT * 0.4, s[0]));
    }
}
