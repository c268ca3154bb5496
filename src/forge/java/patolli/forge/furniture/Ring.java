package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.disc;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** 72 x 72: dots of gold that glow, about the middle (36, 36), 28 from it; within 21 it is all clear. */
final class Ring {
    private static final int OVER = 6, DOTS = 20;
    private static final double[] WARM = Ink.hex(0xFFC53D), HEART = Ink.hex(0xFFF1BE), DARK = Ink.hex(0x3A2206);

    private Ring() { }

    static BufferedImage draw(int scale) {
        Plate p = new Plate(72 * OVER, 72 * OVER, OVER);
        float[] dots = p.mask(g -> IntStream.range(0, DOTS).forEach(k -> {
            double a = 2 * Math.PI * k / DOTS;
            g.fill(disc(36 + 28 * Math.cos(a), 36 + 28 * Math.sin(a), k % 5 == 0 ? 3.1 : 2.1));
        }));
        float[] near = p.blur(dots, 1.1 * OVER), far = p.blur(dots, 3.4 * OVER);
        BufferedImage out = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        p.each((i, x, y) -> {
            double dot = dots[i], glow = Math.min(1, 0.75 * near[i] + 1.15 * far[i]);
            // A dark hair about each dot keeps it readable on bright paper.
            double line = Math.min(1, 2.6 * near[i]) * (1 - dot);
            double a = Math.max(dot, Math.max(0.85 * glow, 0.62 * line));
            double[] c = Ink.mix(Ink.mix(WARM, DARK, 0.55 * line), HEART, dot * Math.min(1, 0.25 + 1.0 * near[i]
                    * near[i]));
            if (a > 0.004) {
                px[i] = (int) Math.round(255 * a) << 24 | Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8
                        | Ink.toByte(c[2]);
            }
        });
        return Reduce.by(OVER / scale, out);
    }
}
