package patolli.forge.jaguar;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;

/** Smooths the faint parts of a layer of light: grain is unseen there, but its file would be twice as large. */
final class Calm {
    private static final int FAINT = 110, REACH = 2, COLOURS = 32, STEPS = 3;

    private Calm() { }

    static BufferedImage faint(BufferedImage from) {
        int w = from.getWidth(), h = from.getHeight();
        int[] in = from.getRGB(0, 0, w, h, null, 0, w), out = in.clone();
        IntStream.range(REACH, h - REACH).parallel().forEach(y -> {
            for (int x = REACH; x < w - REACH; x++) {
                int alpha = in[y * w + x] >>> 24;
                if (alpha > 0 && alpha < FAINT) {
                    out[y * w + x] = mean(in, y * w + x, w);
                }
            }
        });
        BufferedImage to = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        to.setRGB(0, 0, w, h, out, 0, w);
        return to;
    }

    private static int mean(int[] in, int at, int w) {
        long alpha = 0, red = 0, green = 0, blue = 0;
        for (int j = -REACH; j <= REACH; j++) {
            for (int i = -REACH; i <= REACH; i++) {
                int c = in[at + j * w + i], a = c >>> 24;
                alpha += a;
                red += (long) a * (c >> 16 & 255);
                green += (long) a * (c >> 8 & 255);
                blue += (long) a * (c & 255);
            }
        }
        int count = (2 * REACH + 1) * (2 * REACH + 1), even = Math.round((float) alpha / count / STEPS) * STEPS;
        return even == 0 ? 0 : even << 24 | few(red, alpha) << 16 | few(green, alpha) << 8 | few(blue, alpha);
    }

    private static int few(long sum, long alpha) {
        return Math.min(255, Math.round((float) sum / alpha / COLOURS) * COLOURS);
    }
}
