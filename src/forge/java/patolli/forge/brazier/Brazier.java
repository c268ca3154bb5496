package patolli.forge.brazier;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** An hour-glass of painted clay, seen from above and in front, with coals that glow and light its rim and foot. */
final class Brazier implements Picture.Painter {
    private static final int WIDE = 64;
    private static final int HIGH = 74;
    private static final int OVER = 8;
    /** The middle of the rim, its half axes and how thick it is. */
    private static final double X = 32, Y = 17, RIM = 25, BOW = 15.6, THICK = 3.8;
    /** How far below the rim the waist and the foot are, and how wide they are. */
    private static final double WAIST = 20, NARROW = 12, FOOT = 34, BROAD = 19;
    /** How far rings of the wall are bowed, in parts of their half widths. */
    private static final double RINGS = BOW / RIM;
    private static final double LINE = 1.1;
    private static final double[] CLAY = Ink.hex(0x9C4F2C), RED = Ink.hex(0xA62B1F), BONE = Ink.hex(0xE9D8B4);
    private static final double[] BLUE = Ink.hex(0x2E8FA3), DARK = Ink.hex(0x17100B);
    private static final double[] EMBER = {1.7, 0.36, 0.05}, HOT = {3.2, 1.3, 0.25}, WARM = {1.30, 0.86, 0.48};

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
        double inner = Math.hypot(x / (RIM - THICK), (y - 0.4) / (BOW - THICK * 0.8));
        if (inner < 1) {
            return 0xff000000 | pack(coals(x, y, inner));
        }
        if (rim < 1) {
            double edge = Math.min((1 - rim) * BOW, (inner - 1) * (BOW - THICK));
            double tooth = Noise.smooth(-0.15, 0.15, Math.sin(9 * Math.atan2(y * RIM / BOW, x)));
            double[] c = Ink.mix(RED, BONE, tooth);
            return 0xff000000 | pack(Ink.scale(lit(c, 1.15, 1.0), Noise.smooth(0.0, 0.9, edge)));
        }
        double down = seen(x, y);
        if (down < FOOT) {
            double half = profile(down);
            return 0xff000000 | pack(body(x, down, half, Math.min(half - Math.abs(x), (FOOT - down) * 1.5)));
        }
        double dx = x / 29, dy = (y - FOOT - 4) / 17;
        double dark = 0.75 * Math.exp(-2.2 * (dx * dx + dy * dy)) * Noise.smooth(0, 4, X - Math.abs(x))
                * Noise.smooth(HIGH - Y, HIGH - Y - 5, y);
        return (int) Math.round(255 * dark) << 24 | 0x0B0806;
    }

    /** How far below the rim what is seen of the wall at a point is: what is higher hides what is lower. */
    private static double seen(double x, double y) {
        double before = 1;
        for (double down = 0; down < FOOT; down += 0.05) {
            double half = profile(down);
            double at = half <= Math.abs(x) ? 1 : down + RINGS * Math.sqrt(half * half - x * x) - y;
            if (before < 0 && at >= 0 && half > Math.abs(x)) {
                return down;
            }
            before = at;
        }
        return FOOT;
    }

    private static double profile(double down) {
        double d = Math.clamp(down, 0, FOOT);
        return d < WAIST ? NARROW + (RIM - NARROW) * Math.sqrt(Math.max(0, 1 - Math.pow(d / WAIST, 1.7)))
                : NARROW + (BROAD - NARROW) * Noise.smooth(WAIST, FOOT, d);
    }

    private static double[] body(double x, double down, double half, double in) {
        double t = Math.clamp(x / half, -1, 1), turn = Math.asin(t) / Math.PI;
        double[] c = Ink.scale(CLAY, 0.85 + 0.3 * Noise.fbm(turn * 40, down / 3, 31, 3));
        if (down > 3 && down < 10) {
            // A stepped fret in bone on blue.
            double u = turn * 5.5 - Math.floor(turn * 5.5), v = (down - 3) / 7;
            boolean step = v > 1 - 0.33 * Math.floor(1 + 3 * Math.min(u, 0.999));
            c = step ? BONE : BLUE;
        } else if (down > WAIST - 4 && down < WAIST + 2.5) {
            c = BONE;
        } else if (down > FOOT - 5) {
            c = RED;
        }
        double line = 1;
        for (double ring : new double[] {3, 10, WAIST - 4, WAIST + 2.5, FOOT - 5}) {
            line = Math.min(line, Noise.smooth(0.15, 0.75, Math.abs(down - ring)));
        }
        // Round: light that the mat throws back from both sides, and fire from above on what spreads outwards.
        double round = 0.28 + 0.42 * Math.sqrt(1 - t * t) + 0.18 * Math.max(0, t * 0.9);
        double foot = 0.75 * Noise.smooth(WAIST, FOOT, down);
        double lip = 0.85 * Math.exp(-down / 4.0);
        double under = 1 - 0.55 * Noise.smooth(8, 13, down) * Noise.smooth(WAIST + 8, WAIST, down);
        return Ink.scale(lit(c, (round + foot + lip * 0.5) * under, 1),
                (0.25 + 0.75 * line) * Noise.smooth(0.2, LINE + 0.4, in));
    }

    private static double[] coals(double x, double y, double inner) {
        double n = Noise.fbm(x / 4.6 + 7, y / 3.2 + 3, 17, 3), crack = Noise.fbm(x / 2.0, y / 1.4, 29, 3);
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
