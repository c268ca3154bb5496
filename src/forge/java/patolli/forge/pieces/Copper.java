package patolli.forge.pieces;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** Money: beaten discs with a raised rim, of three metals and stampings, so that a heap is one of many things. */
enum Copper {
    /** Copper with a drilled hole and eight punched dots. */
    DOTS(0.23, Ink.stops(0x9C5418, 0xE08E34, 0xFFD488), Ink.hex(0x5E8E74), ""),
    /** Gold with a sun of eight rays. */
    SUN(0, Ink.stops(0xA06A12, 0xEDBB3E, 0xFFF0A8), Ink.hex(0x7A4A12), "-2"),
    /** Jade with a large hole and a ring, the sign of what is precious. */
    JADE(0.30, Ink.stops(0x1F5A40, 0x4FA47A, 0xBFEFCB), Ink.hex(0x17402E), "-3");

    private static final int OVER = 6;
    /** Pixels to the form's unit: a coin is 36 units, 18 on the table. */
    private static final double LINE = 3.0;
    private static final double RADIUS = 18, THICK = 4.6;
    private static final double[] EDGE = Ink.hex(0x2A1208);
    private static final int SEED = 1;
    private static final double LIES = 4.0 * Noise.hash(0, 0, 820);
    private final double hole;
    private final double[][] metal;
    private final double[] sunken;
    /** What the names of its pictures end in. */
    final String suffix;

    Copper(double hole, double[][] metal, double[] sunken, String suffix) {
        this.hole = hole;
        this.metal = metal;
        this.sunken = sunken;
        this.suffix = suffix;
    }

    /** How far from the middle a point lies, 1 on the outline. */
    private static double out(double x, double y) {
        return Math.hypot(x, y) / RADIUS;
    }

    private double form(double x, double y) {
        double r = out(x, y);
        if (r > 1 || r < hole) {
            return -1;
        }
        double lip = 1.7 * Noise.smooth(0.70, 0.78, r)
                + (hole > 0 ? 1.3 * Noise.smooth(hole + 0.23, hole + 0.17, r) : 0);
        double round = 2.2 * Math.pow(Noise.smooth(0.90, 1.0, r), 2)
                + (hole > 0 ? 1.4 * Noise.smooth(hole + 0.07, hole + 0.01, r) : 0);
        return LIES + THICK + lip - round + switch (this) {
            case DOTS -> 0.5 * dots(x, y, r);
            case SUN -> 2.4 * sun(x, y, r);
            case JADE -> -1.4 * ring(r);
        };
    }

    /** Eight punched dots between the rim and the ring round the hole. */
    private static double dots(double x, double y, double r) {
        double a = (Math.atan2(y, x) + SEED) / (Math.PI / 4), off = (a - Math.round(a)) * Math.PI / 4 * r;
        return -3.0 * Noise.smooth(0.085, 0.045, Math.hypot(off, r - 0.58));
    }

    /** A disc with eight pointed rays. */
    private static double sun(double x, double y, double r) {
        double a = Math.atan2(y, x) / (Math.PI / 4), off = Math.abs(a - Math.round(a)) * Math.PI / 4 * r;
        double ray = Noise.smooth(0.02, -0.03, off - 0.16 * (0.68 - r)) * Noise.smooth(0.70, 0.66, r);
        return Math.max(Noise.smooth(0.33, 0.27, r), r < 0.38 ? 0 : ray);
    }

    private static double ring(double r) {
        return Noise.smooth(0.07, 0.03, Math.abs(r - 0.66));
    }

    /** A single one, so many design units across, in the middle of a picture a third wider. */
    BufferedImage one(int across, int scale) {
        int side = 2 * (int) Math.round(across * 2 / 3.0);
        return Reduce.by(OVER / scale, new Gem(side * OVER, OVER * across / (2 * RADIUS), this::form).shade()
                .lit(this::skin, this == JADE ? Room.Finish.STONE : Room.Finish.BEATEN).line(LINE).image());
    }

    private double[] skin(double x, double y) {
        double r = out(x, y);
        double[] c = Ink.ramp(0.2 + 0.65 * Noise.fbm(x / 8 + SEED, y / 8, 811, 3), metal);
        c = Ink.scale(c, 0.84 + 0.34 * Noise.hash(SEED, 3, 812));
        double sunk = Noise.smooth(hole + 0.15, hole + 0.23, r) * Noise.smooth(0.78, 0.70, r);
        if (this == SUN) {
            // The field is dark, the sun bright.
            double field = Noise.smooth(0.78, 0.70, r) * (1 - Math.min(1, sun(x, y, r)));
            c = Ink.mix(c, sunken, 0.72 * field);
        } else if (this == JADE) {
            c = Ink.mix(c, sunken, 0.8 * ring(r));
        } else {
            // Verdigris in the sunk field, and a dark line where it ends, so that one is told from the next.
            c = Ink.mix(c, sunken, 0.45 * sunk * Noise.smooth(0.55, 0.72, Noise.fbm(x / 6 + SEED, y / 6, 813, 2)));
            c = Ink.scale(c, 1 - 0.28 * sunk);
        }
        double line = Math.max(Noise.smooth(0.87, 0.94, r), hole > 0 ? Noise.smooth(hole + 0.09, hole + 0.03, r) : 0);
        return Ink.mix(c, EDGE, 0.92 * line);
    }
}
