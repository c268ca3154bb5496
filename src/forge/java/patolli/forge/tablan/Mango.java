package patolli.forge.tablan;

import patolli.forge.matter.Ink;

/**
 * A large mango, as it is brocaded into a plain part of a cloth: lines of a paler silk about a deep ground, gold in its
 * flowers.
 */
record Mango(double x0, double y0, double size) {
    private static final Pattern.Dye LINE = new Pattern.Dye(Ink.hex(0x7A8CCB), false),
            DEEP = new Pattern.Dye(Ink.hex(0x1B5A6C), false), ZARI = new Pattern.Dye(Ink.hex(0xC99A46), true),
            RED = new Pattern.Dye(Ink.hex(0xA8362C), false), LEAF = new Pattern.Dye(Ink.hex(0x4A9268), false);
    /** Where its round part has its middle, how large that is, and where its tip is. */
    private static final double ROUND = 12, BELLY = 30, TIP = -56, HOOK = 0.0062;
    /** How far its dots lie outside, how large and how far apart. */
    private static final double BEADS = 5.2, BEAD = 1.5, APART = 7;
    private static final double AROUND = 9;

    /** How its threads are dyed at a point of the cloth. */
    Pattern.Dye at(double x, double y) {
        double u = (x - x0) / size, v = (y - y0) / size;
        double in = inside(u, v);
        if (in < 0) {
            return beads(u, v, in);
        }
        if (in < 1.8 || in > 4.6 && in < 5.6) {
            return LINE;
        }
        if (in < 4.6) {
            return Math.floorMod((int) Math.floor(Math.atan2(v - ROUND, u) * 13), 2) == 0 ? ZARI : Pattern.NONE;
        }
        Pattern.Dye heart = flower(u, v - ROUND, 12.5, 8);
        if (!heart.isNone()) {
            return heart;
        }
        Pattern.Dye upper = flower(u - middle(-13), v + 13, 6, 5);
        if (!upper.isNone()) {
            return upper;
        }
        double stem = Math.abs(u - 0.6 * middle(v));
        if (v > -8 && v < 0 && stem < 0.8) {
            return LEAF;
        }
        double ring = Math.hypot(u, v - ROUND);
        boolean sprig = ring > 15 && ring < 18.6 && Math.abs(Math.sin(5 * Math.atan2(v - ROUND, u))) < 0.32;
        return sprig ? LEAF : DEEP;
    }

    /** Whether it reaches to a point, or so near that nothing else is seen there. */
    boolean covers(double x, double y) {
        return inside((x - x0) / size, (y - y0) / size) > -AROUND - 8;
    }

    private static double middle(double v) {
        return v < ROUND ? HOOK * (ROUND - v) * (ROUND - v) : 0;
    }

    /** How far a point lies within its edge. */
    private static double inside(double u, double v) {
        if (v >= ROUND) {
            return BELLY - Math.hypot(u, v - ROUND);
        }
        double along = (v - TIP) / (ROUND - TIP);
        double half = along < 0 ? 0 : BELLY * Math.pow(along, 0.6);
        return (along < 0 ? along * 40 : 0) + (half - Math.abs(u - middle(v))) * 0.86;
    }

    private static Pattern.Dye beads(double u, double v, double in) {
        if (in < -AROUND) {
            return Pattern.NONE;
        }
        double along = Math.atan2(v - 0.4 * ROUND, u - 0.3 * middle(v)) * 34 / APART;
        double off = Math.hypot((along - Math.rint(along)) * APART, in + BEADS);
        return off < BEAD ? LINE : Pattern.NONE;
    }

    private static Pattern.Dye flower(double u, double v, double radius, int petals) {
        double r = Math.hypot(u, v), turn = Math.atan2(u, -v);
        double reach = radius * (0.72 + 0.28 * Math.cos(petals * turn));
        if (r > reach) {
            return Pattern.NONE;
        }
        return r < radius * 0.24 ? ZARI : r < radius * 0.42 ? RED : r > reach - 1.5 ? LINE : ZARI;
    }
}
