package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import patolli.board.DiceSheet;
import patolli.forge.carved.Field;
import patolli.forge.carved.Solids;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.mysore.Oblique;
import patolli.forge.mysore.Rolls;

/**
 * The two long dice in all the frames of a roll: prisms of old ivory, a touch thicker in the middle, with drilled rings
 * on their four long faces and two burnt bands at each end.
 */
final class LongDie {
    private static final double HALF = DiceSheet.HALF, W = DiceSheet.THICK / 2;
    private static final double HIGH = 27, TAG_WIDE = 16.5, TAG_HIGH = 9.6, LEAN = 0.24, END = 7;
    private static final double[][] IVORY = Ink.stops(0xBE9A5E, 0xEBD5A4, 0xFBEFD0);
    private static final double[] OLD = Ink.hex(0x9A7038), BURNT = Ink.hex(0x2A160C), BAND = Ink.hex(0x6A2416);
    /** The radius of a ring with its dot, and how far apart rings are along the die. */
    private static final double RING = 3.1;

    private LongDie() { }

    static BufferedImage sheet(int scale) {
        return Rolls.sheet(new Rolls.Cells(DiceSheet.DICE, DiceSheet.COLUMNS, DiceSheet.LINES, DiceSheet.WIDE,
                DiceSheet.HIGH),
                LongDie::thing, scale);
    }

    /** 36 x 22: the middle of a die from above, with a face, for tags. */
    static BufferedImage face(int face, int scale) {
        int quarter = DiceSheet.quarter(face);
        Field lies = (x, y, z) -> Solids.box(x, y, z - TAG_HIGH, TAG_WIDE, TAG_HIGH, TAG_HIGH, 1.9) * 0.9;
        return new Oblique(lies, (x, y, z) -> tag(x, y, quarter), 0.3, 2 * TAG_HIGH, 0).draw(36, 22, scale, false);
    }

    private static double[] tag(double x, double y, int quarter) {
        double grain = Noise.fbm(x / 18, y * 0.6, 61, 3);
        double[] c = Ink.ramp(0.3 + 0.8 * grain, IVORY);
        int n = DiceSheet.face(quarter);
        int rows = n > 3 ? 2 : 1;
        int columns = n / rows;
        double ink = 0;
        for (int k = 0; k < n; k++) {
            double px = (k % columns - (columns - 1) / 2.0) * (columns == 3 ? 9 : 12);
            double py = rows == 1 ? 0 : (k / columns - 0.5) * 8;
            double d = Math.hypot(x - px, y - py);
            ink = Math.max(ink, Math.max(1 - Noise.smooth(1.1, 1.6, d), 1 - Noise.smooth(0.6, 1.0, Math.abs(d - 3.3))));
        }
        return Ink.mix(c, BURNT, 0.94 * ink);
    }

    /** The soft shadow of a die that lies, as large as a cell. */
    static BufferedImage shadow(int scale) {
        BufferedImage out = new BufferedImage(DiceSheet.WIDE * scale, DiceSheet.HIGH * scale,
                BufferedImage.TYPE_INT_ARGB);
        for (int py = 0; py < out.getHeight(); py++) {
            for (int px = 0; px < out.getWidth(); px++) {
                double x = Math.max(0, Math.abs((px + 0.5) / scale - DiceSheet.WIDE / 2.0) - HALF + 3);
                double y = Math.max(0, Math.abs((py + 0.5) / scale - DiceSheet.HIGH / 2.0) - W + 3);
                double dark = 0.68 * Noise.smooth(10.5, 0, Math.hypot(x, y));
                out.setRGB(px, py, (int) Math.round(255 * dark) << 24 | 0x0D0705);
            }
        }
        return out;
    }

    /** The die as it is after a part of a roll. */
    static Oblique thing(int die, int frame) {
        double turn = 2 * Math.PI * frame / DiceSheet.FRAMES;
        double cos = Math.cos(turn);
        double sin = Math.sin(turn);
        // It lies, or rolls over an edge: its lowest line is on the ground.
        double middle = W * (Math.abs(cos) + Math.abs(sin)) * 0.97;
        Field lies = (x, y, z) -> {
            double u = y * cos + (z - middle) * sin;
            double v = (z - middle) * cos - y * sin;
            double w = W - 0.6 * sq(x / HALF) + 0.1 * Noise.value(x / 9, die, 4);
            return Solids.box(x, u, v, HALF, w, w, 1.7) * 0.9;
        };
        return new Oblique(lies, (x, y, z) -> skin(die, x, y * cos + (z - middle) * sin, (z - middle) * cos - y * sin),
                0.5, HIGH, LEAN);
    }

    /** In the die's own measures: the first face at +v, then the others as it rolls. */
    private static double[] skin(int die, double x, double u, double v) {
        int seed = 61 + 10 * die;
        double grain = Noise.fbm(x / 30, (u + v) * 0.8, seed, 3);
        double spot = Noise.fbm(x / 12, u / 6 + v / 6, seed + 1, 3);
        double ends = Noise.smooth(HALF - 6, HALF, Math.abs(x));
        double[] c = Ink.mix(Ink.ramp(0.25 + 0.8 * grain, IVORY), OLD,
                0.34 * Noise.smooth(0.6, 0.8, spot) + 0.35 * ends);
        if (Math.abs(x) > HALF - 0.9) {
            return Ink.scale(c, 0.72);
        }
        boolean level = Math.abs(v) > Math.abs(u);
        int quarter = level ? v > 0 ? 0 : 2 : u > 0 ? 1 : 3;
        double across = level ? u : v;
        c = Ink.mix(c, BURNT, 0.94 * rings(x, across, DiceSheet.face(quarter)));
        double band = Math.abs(Math.abs(x) - HALF + END);
        return Ink.mix(c, BAND, 0.9 * (1 - Noise.smooth(0.45, 0.85, Math.abs(band - 1.5))));
    }

    /** Each a dot in a ring, one row up to three, two above that. */
    private static double rings(double x, double across, int n) {
        int rows = n > 3 ? 2 : 1;
        int columns = n / rows;
        double pitch = columns == 3 ? 20 : 27;
        double size = rows == 1 ? 1.25 : 0.92;
        double ink = 0;
        for (int k = 0; k < n; k++) {
            double px = (k % columns - (columns - 1) / 2.0) * pitch;
            double py = rows == 1 ? 0 : (k / columns - 0.5) * 8.6;
            double d = Math.hypot(x - px, across - py) / size;
            double dot = 1 - Noise.smooth(1.0, 1.5, d);
            double ring = 1 - Noise.smooth(0.42, 0.85, Math.abs(d - RING));
            ink = Math.max(ink, Math.max(dot, ring));
        }
        return ink;
    }

    private static double sq(double v) {
        return v * v;
    }
}
