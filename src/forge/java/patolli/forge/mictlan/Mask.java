package patolli.forge.mictlan;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.matter.Reduce;

/** How much of each pixel something covers, 0 to 1. */
final class Mask {
    private final int w, h;
    private final float[] v;

    private Mask(int w, int h, float[] v) {
        this.w = w;
        this.h = h;
        this.v = v;
    }

    /** The opacity of a picture. */
    static Mask of(BufferedImage image) {
        int[] px = Reduce.pixels(image);
        float[] v = new float[px.length];
        for (int i = 0; i < v.length; i++) {
            v[i] = (px[i] >>> 24) / 255f;
        }
        return new Mask(image.getWidth(), image.getHeight(), v);
    }

    float at(int i) {
        return v[i];
    }

    /** At a pixel; beyond the edge the edge goes on. */
    float at(int x, int y) {
        return v[Math.clamp(y, 0, h - 1) * w + Math.clamp(x, 0, w - 1)];
    }

    /** The same, shifted by pixels; what comes in is empty. */
    Mask moved(int dx, int dy) {
        float[] out = new float[v.length];
        for (int y = Math.max(0, dy); y < Math.min(h, h + dy); y++) {
            for (int x = Math.max(0, dx); x < Math.min(w, w + dx); x++) {
                out[y * w + x] = v[(y - dy) * w + x - dx];
            }
        }
        return new Mask(w, h, out);
    }

    /** Near enough to a Gaussian blur of this sigma, in pixels. */
    Mask blurred(double sigma) {
        int r = (int) Math.max(1, Math.round(sigma * 0.95));
        float[] a = v.clone(), b = new float[v.length];
        for (int n = 0; n < 3; n++) {
            pass(a, b, w, h, 1, w, r);
            pass(b, a, h, w, w, 1, r);
        }
        return new Mask(w, h, a);
    }

    private static void pass(float[] from, float[] to, int n, int lines, int step, int line, int r) {
        IntStream.range(0, lines).parallel().forEach(l -> {
            int o = l * line;
            double sum = 0;
            for (int i = -r; i <= r; i++) {
                sum += from[o + Math.clamp(i, 0, n - 1) * step];
            }
            for (int i = 0; i < n; i++) {
                to[o + i * step] = (float) (sum / (2 * r + 1));
                sum += from[o + Math.min(n - 1, i + r + 1) * step] - from[o + Math.max(0, i - r) * step];
            }
        });
    }
}
