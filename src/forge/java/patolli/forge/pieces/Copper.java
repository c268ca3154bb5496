package patolli.forge.pieces;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** Money: a disc of beaten copper with a raised rim and a drilled hole. */
final class Copper {
    private static final int OVER = 6;
    /** Pixels to the form's unit: a coin is 36 units, 18 on the table. */
    private static final double UNIT = OVER * 0.5, LINE = 3.0;
    private static final double RADIUS = 18, HOLE = 0.23, THICK = 4.6;
    private static final double[][] METAL = Ink.stops(0x9C5418, 0xE08E34, 0xFFD488);
    private static final double[] EDGE = Ink.hex(0x2A1208), GREEN = Ink.hex(0x5E8E74);

    private static final int SEED = 1;
    private static final double LIES = 4.0 * Noise.hash(0, 0, 820);

    private Copper() { }

    /** How far from the middle a point lies, 1 on the outline. */
    private static double out(double x, double y) {
        return Math.hypot(x, y) / RADIUS;
    }

    private static double form(double x, double y) {
        double r = out(x, y);
        if (r > 1 || r < HOLE) {
            return -1;
        }
        double lip = 1.7 * Noise.smooth(0.70, 0.78, r) + 1.3 * Noise.smooth(0.46, 0.40, r);
        double round = 2.2 * Math.pow(Noise.smooth(0.90, 1.0, r), 2) + 1.4 * Noise.smooth(0.30, 0.24, r);
        return LIES + THICK + lip - round + 0.5 * dots(x, y, r);
    }

    /** Eight punched dots between the rim and the ring round the hole. */
    private static double dots(double x, double y, double r) {
        double a = (Math.atan2(y, x) + SEED) / (Math.PI / 4), off = (a - Math.round(a)) * Math.PI / 4 * r;
        return -3.0 * Noise.smooth(0.085, 0.045, Math.hypot(off, r - 0.58));
    }

    /** A single one, so many design units across, in the middle of a picture a third wider. */
    static BufferedImage one(int across, int scale) {
        int side = 2 * (int) Math.round(across * 2 / 3.0);
        return Reduce.by(OVER / scale, new Gem(side * OVER, OVER * across / (2 * RADIUS), Copper::form).shade()
                .lit(Copper::skin, Room.Finish.BEATEN).line(LINE).image());
    }

    private static double[] skin(double x, double y) {
        double r = out(x, y);
        double[] c = Ink.ramp(0.2 + 0.65 * Noise.fbm(x / 8 + SEED, y / 8, 811, 3), METAL);
        c = Ink.scale(c, 0.84 + 0.34 * Noise.hash(SEED, 3, 812));
        // Verdigris in the sunk field, and a dark line where it ends, so that one is told from the next.
        double sunk = Noise.smooth(0.38, 0.46, r) * Noise.smooth(0.78, 0.70, r);
        c = Ink.mix(c, GREEN, 0.45 * sunk * Noise.smooth(0.55, 0.72, Noise.fbm(x / 6 + SEED, y / 6, 813, 2)));
        c = Ink.scale(c, 1 - 0.28 * sunk);
        double line = Math.max(Noise.smooth(0.87, 0.94, r), Noise.smooth(HOLE + 0.09, HOLE + 0.03, r));
        return Ink.mix(c, EDGE, 0.92 * line);
    }
}
