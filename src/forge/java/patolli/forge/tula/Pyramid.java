package patolli.forge.tula;

import static patolli.forge.matter.Noise.hash;
import static patolli.forge.matter.Noise.smooth;

import patolli.forge.carved.Grain;

/**
 * The corner of the stepped pyramid under the columns: bodies of 0.92 m, each with a leaning wall of small blocks and a
 * course of slabs on top, fallen in here and there. Its top is y = 0; it lies beyond z = {@link #FRONT} and right of
 * x = {@link #LEFT}.
 */
final class Pyramid {
    static final double FRONT = 1.15;
    static final double LEFT = -1.5;
    /** Height of one body and how far it stands out below the one above. */
    static final double BODY = 0.92, LEDGE = 0.78;
    private static final double SLAB = 0.17;
    private static final int BODIES = 4;

    private Pyramid() { }

    /** How far outside the top's edge a point lies, seen from above. */
    static double outward(double x, double z) {
        double i = LEFT - x, k = z - FRONT;
        return Math.max(i, k);
    }

    /** The height of the ledges at a distance from the top's edge. */
    static double ledge(double outward) {
        return outward <= 0 ? 0 : -BODY * Math.min(BODIES, Math.ceil(outward / LEDGE));
    }

    static double at(double x, double y, double z) {
        double m = outward(x, z);
        boolean side = LEFT - x > z - FRONT;
        double along = side ? z : x, d = 99;
        for (int i = 0; i < BODIES; i++) {
            double top = -BODY * i, edge = LEDGE * i, below = top - y;
            double rim = m - edge - 0.05, wall = (m - edge - 0.20 * Math.max(0, below - SLAB)) * 0.97;
            double face = below < SLAB ? rim : wall;
            double body = Math.max(y - top, face);
            if (body < 0.2) {
                body = worn(along, y, m - edge, body, i, below, side);
            }
            d = Math.min(d, body);
        }
        return Math.min(d * 0.75, side ? 99 : Stair.at(x, y, m));
    }

    private static double worn(double along, double y, double m, double d, int i, double below, boolean side) {
        int seed = i * 7 + (side ? 3 : 0);
        // Long ago the edges have been walked and rained round, and whole stretches have slid away.
        double fallen = smooth(0.10, 0.50, Grain.sum(along * 0.42 + seed, seed, 2, 2) + 0.12 * Grain.at(along * 3, y
                * 3, seed));
        double round = 0.10 * smooth(-0.1, 0.35, Grain.at(along * 0.8, seed, 2)) + 0.02 + 0.34 * fallen;
        double edge = smooth(0.42, 0, below) * smooth(-0.5, 0, m);
        double out = d + edge * (round + 0.09 * Grain.sum(along * 2.3, y * 2.3, seed + m * 2, 3));
        boolean slab = below < SLAB;
        double sag = below + 0.075 * Grain.at(along * 0.8, below * 2, seed) - (slab ? 0 : SLAB);
        double high = slab ? 9 : 0.20, wide = slab ? 0.74 : 0.40;
        int row = (int) Math.floor(sag / high);
        double s = along / wide + hash(row, seed, 5) * 3 + 0.75 * Grain.at(along * 1.3, row * 3.3, seed);
        int block = (int) Math.floor(s);
        double u = Math.abs(s - block - 0.5) * wide, v = Math.abs(sag / high - row - 0.5) * high;
        double torn = 0.018 * Grain.at(along * 9, y * 9, seed);
        double joint = Math.max(smooth(wide / 2 - 0.030, wide / 2, u + torn), smooth(high / 2 - 0.026, high / 2, v
                + torn));
        double gone = hash(block, row, 17 + seed);
        double deep = gone < (slab ? 0.10 : 0.06) ? 0.13 : 0.05 * hash(block, row, 23 + seed) + 0.03 * joint;
        // Stucco still covers parts of the wall, and hides its blocks.
        double bare = smooth(-0.06, 0.05, Grain.sum(along * 0.9 + 5, y * 1.5, seed, 4) - 0.02);
        out += smooth(0, 0.04, below) * bare * (0.02 + deep);
        return out + 0.04 * Grain.sum(along * 1.3 + seed, y * 3, m * 3, 3);
    }
}
