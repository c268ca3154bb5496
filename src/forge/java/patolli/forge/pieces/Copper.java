package patolli.forge.pieces;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * Money, cast and seen from above: a rounded rim, a field that is a little sunk and dark with use, and on it a sign in
 * relief whose heights are rubbed bright; of three metals, so that a heap is one of many things.
 */
enum Copper {
    /** Copper with a hole, a ring about it and eight bosses. */
    DOTS(0.20, Ink.stops(0x7A4218, 0xD08A48, 0xFFDCA6), Ink.hex(0x3A2416), ""),
    /** Gold with a sun of eight rays. */
    SUN(0, Ink.stops(0x9A6614, 0xF0C24E, 0xFFF2B8), Ink.hex(0x5A3A10), "-2"),
    /** Jade with a large hole, and a ring of four parts, the sign of what is precious. */
    JADE(0.28, Ink.stops(0x24664A, 0x63C79E, 0xD6F6DC), Ink.hex(0x14503F), "-3");

    private static final int OVER = 6;
    /** Pixels to the form's unit: a coin is 36 units, 20 on the table. */
    private static final double LINE = 1.5;
    private static final double RADIUS = 18, THICK = 4.6;
    /** The middle of the rim and half its width, and the same about the hole from its edge. */
    private static final double RIM = 0.89, BROAD = 0.115, COLLAR = 0.085;
    private static final double LIES = 3.0;
    private static final double[] GLEAM = Ink.hex(0xFFF3C8);
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
        // Cast, not turned: nothing on it is quite even.
        double uneven = 0.5 * Noise.fbm(x / 5 + 9 * ordinal(), y / 5, 814, 3);
        return LIES + THICK + 2.5 * rims(r) + 2.2 * sign(x, y, r) + uneven - 1.8 * Noise.smooth(0.955, 1.0, r);
    }

    /** The rounded rim, and the collar of the hole. */
    private double rims(double r) {
        double collar = hole > 0 ? 0.8 * swell((r - hole - COLLAR) / COLLAR) : 0;
        return Math.max(swell((r - RIM) / BROAD), collar);
    }

    private static double swell(double off) {
        return Math.sqrt(Math.max(0, 1 - off * off));
    }

    /** How high the sign stands at a point, 0 to 1. */
    private double sign(double x, double y, double r) {
        double a = Math.atan2(y, x) / (Math.PI / 4), off = Math.abs(a - Math.round(a)) * Math.PI / 4 * r;
        return switch (this) {
            case DOTS -> swell(Math.hypot(off, r - 0.56) / 0.105);
            case SUN -> Math.max(swell(r / 0.30), r < 0.36 ? 0 : Noise.smooth(0.03, -0.04, off - 0.17 * (0.74 - r))
                    * Noise.smooth(0.75, 0.68, r));
            case JADE -> 0.8 * swell((r - 0.61) / 0.10) * (Math.round(a) % 2 == 0 ? Noise.smooth(0.03, 0.08, off) : 1);
        };
    }

    /** A single one, so many design units across, in the middle of a picture a third wider. */
    BufferedImage one(int across, int scale) {
        int side = 2 * (int) Math.round(across * 2 / 3.0);
        return Reduce.by(OVER / scale, new Gem(side * OVER, OVER * across / (2 * RADIUS), this::form).shade()
                .lit(this::skin, this == JADE ? Room.Finish.STONE : Room.Finish.BEATEN).line(LINE).image());
    }

    private double[] skin(double x, double y) {
        double r = out(x, y), high = Math.max(rims(r), sign(x, y, r));
        double cloud = Noise.fbm(x / 7 + 4 * ordinal(), y / 7, 811, 3);
        double[] c = Ink.ramp(0.12 + 0.45 * cloud + 0.42 * high, metal);
        // What no thumb reaches is dark, and green here and there.
        double low = Noise.smooth(0.45, 0.05, high);
        c = Ink.mix(c, sunken, low * (0.42 + 0.40 * Noise.smooth(0.50, 0.70, Noise.fbm(x / 5, y / 5, 813, 2))));
        c = Ink.scale(c, 1 - 0.22 * low - 0.35 * Noise.smooth(0.95, 1.0, r));
        // Towards the lamp the rim's crest is rubbed bright.
        double lamp = Noise.smooth(0.30, 0.85, -(x + y) / (Math.sqrt(2) * RADIUS * Math.max(r, 0.01)));
        return Ink.mix(c, GLEAM, 0.8 * lamp * Noise.smooth(0.80, 0.86, r) * Noise.smooth(0.97, 0.91, r));
    }
}
