package patolli.forge.brazier;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** An hour-glass of painted clay, seen a little from above, with coals that glow; its fire lights its rim and foot. */
final class Brazier implements Picture.Painter {
    private static final int WIDE = 64;
    private static final int HIGH = 74;
    private static final int OVER = 8;
    /** The middle of the rim, its half axes and how thick it is. */
    private static final double X = 32, Y = 17, RIM = 25, BOW = 8.4, THICK = 3.6;
    /** How far below the rim the waist and the foot are, and how wide they are. */
    private static final double WAIST = 26, NARROW = 10, FOOT = 45, BROAD = 19;
    private static final double LINE = 1.1;
    private static final double[] CLAY = Ink.hex(0x9C4F2C), RED = Ink.hex(0xA62B1F), BONE = Ink.hex(0xE9D8B4);
    private static final double[] BLUE = Ink.hex(0x2E8FA3), DARK = Ink.hex(0x17100B);
    private static final double[] EMBER = {2.6, 0.62, 0.10}, HOT = {4.2, 2.2, 0.6}, WARM = {1.30, 0.86, 0.48};

    @Override
    public BufferedImage draw(int scale) {
        int w = WIDE * OVER, h = HIGH * OVER;
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        IntStream.range(0, px.length).parallel().forEach(i ->
                px[i] = at((i % w + 0.5) / OVER - X, (i / w + 0.5) / OVER - Y));
        return Reduce.by(OVER / scale, out);
    }

    /** One colour, from the middle of the rim. */
    private static int at(double x, double y) {
        double rim = Math.hypot(x / RIM, y / BOW);
        double inner = Math.hypot(x / (RIM - THICK), (y - 0.4) / (BOW - THICK * 0.55));
        if (inner < 1) {
            return 0xff000000 | pack(coals(x, y, inner));
        }
        if (rim < 1) {
            double edge = Math.min((1 - rim) * BOW, (inner - 1) * (BOW - THICK));
            double tooth = Noise.smooth(-0.15, 0.15, Math.sin(9 * Math.atan2(y * RIM / BOW, x)));
            double[] c = Ink.mix(RED, BONE, tooth);
            return 0xff000000 | pack(Ink.scale(lit(c, 1.15, 1.0), Noise.smooth(0.0, 0.9, edge)));
        }
        double down = bowed(x, y);
        double half = profile(down);
        double in = half - Math.abs(x);
        if (down > -2 && in > 0 && down < FOOT) {
            return 0xff000000 | pack(body(x, down, half, Math.min(in, FOOT - down)));
        }
        double dx = x / 29, dy = (y - FOOT - 2.5) / 9;
        double dark = 0.75 * Math.exp(-2.2 * (dx * dx + dy * dy)) * Noise.smooth(0, 4, X - Math.abs(x))
                * Noise.smooth(HIGH - Y, HIGH - Y - 5, y);
        return (int) Math.round(255 * dark) << 24 | 0x0B0806;
    }

    /** How far below the rim a point of the wall is: rings of the wall are seen as bows. */
    private static double bowed(double x, double y) {
        double half = Math.max(1, profile(y));
        double t = Math.min(1, Math.abs(x) / half);
        return y - 0.30 * half * Math.sqrt(1 - t * t) * 0.9;
    }

    private static double profile(double down) {
        double d = Math.clamp(down, 0, FOOT);
        return d < WAIST ? NARROW + (RIM - NARROW) * Math.sqrt(Math.max(0, 1 - Math.pow(d / WAIST, 1.7)))
                : NARROW + (BROAD - NARROW) * Noise.smooth(WAIST, FOOT, d);
    }

    private static double[] body(double x, double down, double half, double in) {
        double t = Math.clamp(x / half, -1, 1), turn = Math.asin(t) / Math.PI;
        double[] c = Ink.scale(CLAY, 0.85 + 0.3 * Noise.fbm(turn * 40, down / 3, 31, 3));
        if (down > 4.5 && down < 13.5) {
            // A stepped fret in bone on blue.
            double u = turn * 5.5 - Math.floor(turn * 5.5), v = (down - 4.5) / 9;
            boolean step = v > 1 - 0.33 * Math.floor(1 + 3 * Math.min(u, 0.999));
            c = step ? BONE : BLUE;
        } else if (down > WAIST - 4 && down < WAIST + 2.5) {
            c = BONE;
        } else if (down > FOOT - 7) {
            c = RED;
        }
        double line = 1;
        for (double ring : new double[] {4.5, 13.5, WAIST - 4, WAIST + 2.5, FOOT - 7}) {
            line = Math.min(line, Noise.smooth(0.15, 0.75, Math.abs(down - ring)));
        }
        // Round: light that the mat throws back from both sides, and fire from above on what spreads outwards.
        double round = 0.28 + 0.42 * Math.sqrt(1 - t * t) + 0.18 * Math.max(0, t * 0.9);
        double foot = 0.75 * Noise.smooth(WAIST, FOOT, down);
        double lip = 0.85 * Math.exp(-down / 4.0);
        return Ink.scale(lit(c, round + foot + lip * 0.5, 1), (0.25 + 0.75 * line) * Noise.smooth(0.2, LINE + 0.4, in));
    }

    private static double[] coals(double x, double y, double inner) {
        double n = Noise.fbm(x / 4.6 + 7, y / 1.9 + 3, 17, 3), crack = Noise.fbm(x / 2.0, y / 0.9, 29, 3);
        double heat = Noise.smooth(0.30, 0.72, n) * Noise.smooth(1.05, 0.55, inner);
        double[] c = Ink.mix(DARK, EMBER, Noise.smooth(0.15, 0.7, heat + 0.35 * crack));
        return Ink.mix(c, HOT, Noise.smooth(0.55, 1.0, heat + 0.2 * crack));
    }

    private static double[] lit(double[] c, double light, double warm) {
        return new double[] {c[0] * light * WARM[0] * warm, c[1] * light * WARM[1], c[2] * light * WARM[2]};
    }

    private static int pack(double[] c) {
        return Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8 | Ink.toByte(c[2]);
    }
}
