package patolli.forge.hand;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/**
 * Makes of something painted a figure cut out of bark paper: paint that lies thick and thin, a narrow edge of paper
 * round it, and a thin shadow, as it lies close to the mat.
 *
 * @param scale finished pixels to the design unit
 * @param over  painted pixels to a finished one
 */
record Cutout(int scale, int over) {
    /** Design units: how wide the edge of paper is, how soft the shadow is and how far it falls. */
    private static final double EDGE = 1.3, SOFT = 1.9, FALL_X = 1.6, FALL_Y = 3.0;
    private static final double SHADE = 0.52;
    private static final int PAPER = 0xE4CFA4, RIM = 0x6B5330, SHADOW = 0x140D07;

    BufferedImage finish(BufferedImage painted) {
        int w = painted.getWidth(), h = painted.getHeight();
        double unit = scale * (double) over;
        int[] in = Reduce.pixels(painted), label = new int[w * h];
        for (int i = 0; i < in.length; i++) {
            label[i] = in[i] >>> 24 > 127 ? 1 : 0;
        }
        float[] off = Distance.toChange(label, w, h), cut = new float[w * h];
        for (int i = 0; i < in.length; i++) {
            cut[i] = label[i] == 1 ? 1 : (float) Math.clamp(EDGE * unit - off[i] + 0.5, 0, 1);
        }
        float[] soft = new Plate(w, h, unit).blur(cut, SOFT * unit);
        int dx = (int) (FALL_X * unit), dy = (int) (FALL_Y * unit);
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] to = Reduce.pixels(out);
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                int i = y * w + x;
                double shade = x >= dx && y >= dy ? SHADE * soft[i - dy * w - dx] : 0;
                int under = (int) Math.round(255 * shade) << 24 | SHADOW;
                int paper = (int) Math.round(255 * cut[i]) << 24 | (off[i] > (EDGE - 0.35) * unit ? RIM : PAPER);
                int ground = label[i] == 1 || cut[i] > 0 ? over(paper, under) : under;
                to[i] = over(grain(in[i], x / unit, y / unit), ground);
            }
        });
        return Reduce.by(over, out);
    }

    /** Flat paint on fibre: no two places are quite alike. */
    private static int grain(int c, double x, double y) {
        double k = 1 + 0.13 * (2 * Noise.fbm(x * 0.08, y * 0.08, 11, 3) - 1)
                + 0.11 * (2 * Noise.fbm(x * 0.45, y * 0.14, 12, 3) - 1);
        int r = c >> 16 & 255, g = c >> 8 & 255, b = c & 255;
        return c & 0xFF000000 | lit(r * k) << 16 | lit(g * k) << 8 | lit(b * k);
    }

    private static int over(int top, int under) {
        double a = (top >>> 24) / 255.0, b = (under >>> 24) / 255.0 * (1 - a), sum = a + b;
        if (sum == 0) {
            return 0;
        }
        int out = (int) Math.round(255 * sum) << 24;
        for (int shift = 0; shift <= 16; shift += 8) {
            out |= lit(((top >> shift & 255) * a + (under >> shift & 255) * b) / sum) << shift;
        }
        return out;
    }

    private static int lit(double v) {
        return (int) Math.clamp(Math.round(v), 0, 255);
    }
}
