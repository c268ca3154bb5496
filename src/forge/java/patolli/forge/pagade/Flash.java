package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * Light that bursts from under a pawn that cuts: a ring of gold cord about it, and rays of silk in its colour, each
 * with a hem of ivory and without any dark line. Between the rays the cloth is seen, in the light of the flash.
 */
final class Flash {
    /** The side of a picture of one. */
    static final int SIDE = 236;
    private static final int RAYS = 16, AXIS = 4, OVER = 4;
    private static final double C = SIDE / 2.0, STEP = 2 * Math.PI / RAYS;
    /** Where rays begin, how far the short ones go and those between; straight aside are the next squares. */
    private static final double ROOT = 47, LONG = 93, SHORT = 77, BESIDE = 68, UNEVEN = 20;
    /** Half the breadth of a ray at its root, how broad its hem is, and one stitch. */
    private static final double HALF = 8.4, HEM = 1.3, STITCH = 1.9;
    /** The cord: where it lies, half its breadth, how often it is twisted. */
    private static final double RING = 43, CORD = 4.4;
    private static final int TWISTS = 46;
    /** Where the light is whole and where it ends; how strong it is under the pawn, and over the cloth. */
    private static final double BRIGHT = 40, ENDS = 66, FAR = 116, CORE = 0.92, WASH = 0.44;
    /** Shadows of the rays: where they fall, how soft and how dark they are. */
    private static final double FALLS_X = 1.6, FALLS_Y = 2.8, SOFT = 2.6, SHADE = 0.42;
    private static final double[] IVORY = Ink.hex(0xFFF6E0), GOLD = Ink.hex(0xFFC23A), GILT = Ink.hex(0xFFEBA8),
            AMBER = Ink.hex(0xFFA838), BRONZE = Ink.hex(0x8A5210), DARK = Ink.hex(0x2A0E06);

    private Flash() { }

    /** @param dyes in the light and in the shade */
    static BufferedImage of(double[][] dyes, int scale) {
        int side = SIDE * OVER;
        BufferedImage out = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            px[i] = pixel((i % side + 0.5) / OVER - C, ((double) (i / side) + 0.5) / OVER - C, dyes);
        }
        return Reduce.by(OVER / scale, out);
    }

    private static int pixel(double x, double y, double[][] dyes) {
        double far = Math.hypot(x, y);
        Mix mix = new Mix();
        mix.over(Ink.mix(IVORY, AMBER, Noise.smooth(BRIGHT - 10, ENDS, far)),
                Math.max(CORE * Noise.smooth(ENDS - 6, BRIGHT, far), WASH * Noise.smooth(FAR, BRIGHT, far)));
        mix.over(DARK, SHADE * Noise.smooth(-SOFT, SOFT, inside(x - FALLS_X, y - FALLS_Y))
                * Noise.smooth(FAR, ROOT, far) * Noise.smooth(RING, RING + CORD, far));
        double in = inside(x, y);
        if (in > 0 && far > RING) {
            mix.over(silk(x, y, far, in, dyes), 1);
        }
        double off = Math.abs(far - RING) / CORD;
        if (off < 1) {
            double lay = 0.5 + 0.5 * Math.cos(TWISTS * Math.atan2(y, x) + 1.6 * (far - RING) / CORD);
            double lit = Math.sqrt(1 - off * off) * (0.55 + 0.45 * lay) + 0.12 * (-x - y) / RING;
            mix.over(lit < 0.5 ? Ink.mix(BRONZE, GOLD, Math.max(0, 2 * lit))
                    : Ink.mix(GOLD, GILT, Math.min(1, 2 * lit - 1)), Noise.smooth(1, 0.86, off));
        }
        return mix.argb();
    }

    /** How far within the edge of the nearest ray a point is. */
    private static double inside(double x, double y) {
        double far = Math.hypot(x, y);
        int k = nearest(x, y);
        double part = (far - ROOT + 6) / (tip(k) - ROOT + 6);
        return part > 1 ? -SOFT : HALF * Math.pow(1 - Math.max(0, part), 0.85) - Math.abs(across(x, y, k));
    }

    private static int nearest(double x, double y) {
        return Math.floorMod((int) Math.rint(Math.atan2(y, x) / STEP), RAYS);
    }

    private static double turn(int k) {
        return STEP * (k + (k % AXIS == 0 ? 0 : 0.3 * (Noise.hash(k, 1, 37) - 0.5)));
    }

    private static double across(double x, double y, int k) {
        return y * Math.cos(turn(k)) - x * Math.sin(turn(k));
    }

    private static double tip(int k) {
        return k % AXIS == 0 ? BESIDE : (k % 2 == 0 ? LONG : SHORT) + UNEVEN * (Noise.hash(k, 3, 37) - 0.5);
    }

    /** Stitches along a ray, its two flanks in different light, gold at the root and a hem about it. */
    private static double[] silk(double x, double y, double far, double in, double[][] dyes) {
        int k = nearest(x, y);
        double across = across(x, y, k);
        if (in < HEM) {
            return IVORY;
        }
        double side = Math.signum(across) * Math.cos(turn(k) - Math.PI / 4);
        double[] dye = Ink.mix(dyes[1], dyes[0], 0.62 + 0.38 * side);
        double root = Noise.smooth(ROOT + 11, ROOT + 1, far);
        double thread = 0.88 + 0.2 * Math.cos(2 * Math.PI * (across / STITCH + 0.08 * far));
        return Ink.scale(Ink.mix(dye, GILT, 0.85 * root), thread);
    }

    /** Colours on each other. */
    private static final class Mix {
        private final double[] sum = new double[3];
        private double all;

        void over(double[] colour, double strong) {
            for (int c = 0; c < sum.length; c++) {
                sum[c] = sum[c] * (1 - strong) + Math.clamp(colour[c], 0, 1) * strong;
            }
            all = all * (1 - strong) + strong;
        }

        int argb() {
            int out = (int) Math.round(255 * all) << 24;
            for (int c = 0; all > 0 && c < sum.length; c++) {
                out |= Ink.toByte(sum[c] / all) << 16 - 8 * c;
            }
            return out;
        }
    }
}
