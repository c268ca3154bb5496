package patolli.forge.mictlan;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.carved.Grain;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** Old paint: it lies thick and thin, bone yellows in clouds, colour is rubbed off to the ground and ink to brown. */
final class Wear {
    private static final int[] GROUND = {222, 204, 168}, BROWN = {92, 72, 54};

    private Wear() { }

    /** The worn picture; {@code unit} is pixels to the figure's unit. */
    static BufferedImage worn(BufferedImage image, double unit) {
        int w = image.getWidth(), h = image.getHeight();
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] from = Reduce.pixels(image), to = Reduce.pixels(out);
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                int i = y * w + x;
                if (from[i] >>> 24 != 0) {
                    to[i] = pigment(from[i], x / unit, y / unit);
                }
            }
        });
        return out;
    }

    private static int pigment(int c, double x, double y) {
        double thick = 0.17 * Grain.sum(x * 0.03, y * 0.03, 1, 2) + 0.20 * Grain.sum(x * 0.16, y * 0.05, 2, 2);
        double rub = Noise.smooth(0.30, 0.50, Grain.sum(x * 0.30, y * 0.25, 8, 3) + 0.14 * Grain.at(x * 0.02, y * 0.02,
                6));
        double[] q = {c >> 16 & 255, c >> 8 & 255, c & 255};
        double light = (q[0] * 3 + q[1] * 6 + q[2]) / 10;
        boolean ink = light < 52;
        double grey = Noise.smooth(-0.1, 0.5, Grain.sum(x * 0.016, y * 0.016, 12, 3)) * Noise.smooth(120, 190, light);
        int rgb = c >>> 24;
        for (int k = 0; k < 3; k++) {
            double v = q[k] * (1 + thick * (ink ? 0.6 : 1)) * (1 - grey * (0.09 + 0.045 * k) * 1.2);
            v += (ink ? 0.50 : 0.36) * rub * ((ink ? BROWN : GROUND)[k] - v);
            rgb = rgb << 8 | (int) Math.clamp(v, 0, 255);
        }
        return rgb;
    }
}
