package patolli.forge.mictlan;

import patolli.forge.carved.Grain;
import patolli.forge.matter.Noise;

/** A floor of stone flags: rows of uneven depth, flags of uneven width, each with its own tone, earth in the joints. */
final class Flags {
    private static final double DEEP = 0.92, WIDE = 1.5, JOINT = 0.024;
    /** How far joints wander, and from row to row. */
    private static final double UNEVEN = 0.11, STAGGER = 0.43;
    private static final double[] STONE = {0.20, 0.18, 0.16}, EARTH = {0.060, 0.050, 0.042};

    private Flags() { }

    /** How much of a place is joint, 0 to 1. */
    static double joint(double x, double z) {
        return 1 - Noise.smooth(JOINT * 0.4, JOINT * 1.6, inside(x, z));
    }

    /** The reflectance there. @param grain of the stone, about 1 */
    static double[] colour(double x, double z, double grain) {
        double own = 0.72 + 0.56 * Grain.sum(11.3 * flag(x, z), 3.1 * row(x, z), 5.7, 1);
        double worn = 1 + 0.22 * Noise.smooth(0, 0.3, inside(x, z));
        double between = joint(x, z), m = grain * (0.5 + 0.5 * own) * worn;
        double[] out = new double[3];
        for (int k = 0; k < 3; k++) {
            out[k] = grain * EARTH[k] * between + STONE[k] * m * (1 - between);
        }
        return out;
    }

    /** How far a place is from the nearest joint. */
    private static double inside(double x, double z) {
        double down = across(x, z) / DEEP - row(x, z);
        double along = along(x, z) - flag(x, z);
        return Math.min(DEEP * Math.min(down, 1 - down), WIDE * Math.min(along, 1 - along));
    }

    private static double across(double x, double z) {
        return z + UNEVEN * Grain.at(x * 0.8, z * 0.5, 21);
    }

    private static double row(double x, double z) {
        return Math.floor(across(x, z) / DEEP);
    }

    private static double along(double x, double z) {
        double row = row(x, z);
        return x / WIDE + STAGGER * row + 0.22 * Math.sin(2.7 * row) + UNEVEN * Grain.at(x * 0.4, z * 0.9, 22);
    }

    private static double flag(double x, double z) {
        return Math.floor(along(x, z));
    }
}
