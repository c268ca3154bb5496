package patolli.forge.hand;

import java.awt.image.BufferedImage;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Reduce;

/** The light that flares up on a bean's dot when it is counted: a white heart, a golden halo, eight short rays. */
final class Flare implements Picture.Painter {
    private static final int SIZE = 56, RAYS = 8;
    private static final double HEART = 6.5, HALO = 17, RAY = 26;

    @Override
    public BufferedImage draw(int scale) {
        int n = SIZE * scale;
        BufferedImage out = new BufferedImage(n, n, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            double x = (i % n + 0.5) / scale - SIZE / 2.0, y = (i / n + 0.5) / scale - SIZE / 2.0;
            double r = Math.hypot(x, y), turn = Math.atan2(y, x) * RAYS / (2 * Math.PI);
            double off = Math.abs(turn - Math.rint(turn)) / RAYS * 2 * Math.PI * r;
            double reach = Math.floorMod(Math.round(turn), 2) == 0 ? RAY : RAY * 0.68;
            double ray = Math.max(0, 1 - r / reach) * Math.clamp(1.9 * Math.max(0, 1 - r / reach) - off + 0.4, 0, 1);
            double heart = Math.clamp(HEART - r + 0.5, 0, 1), halo = 0.85 * Math.exp(-r * r / (HALO * HALO));
            double alpha = Math.clamp(Math.max(heart, Math.max(halo, ray * 1.5)), 0, 1);
            double white = Math.max(heart, Math.min(1, ray));
            double[] light = Ink.mix(Ink.hex(0xF5C24A), Ink.hex(0xFFF8E2), white);
            px[i] = (int) Math.round(255 * alpha) << 24 | Ink.toByte(light[0]) << 16 | Ink.toByte(light[1]) << 8
                    | Ink.toByte(light[2]);
        }
        return out;
    }
}
