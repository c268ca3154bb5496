package patolli.forge.splash;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** A slab of stone under the storm's cold light and, from below, the fires' warm one; heights cast shadows. */
final class Carving {
    /** Pixels worked for a design unit, so that the finest picture is still reduced by two. */
    static final int FINE = 4;
    private static final double[] COLD = {0.70, 0.90, 1.0}, WARM = {1.0, 0.50, 0.18};
    private static final Vec SKY = new Vec(0.50, -0.62, 0.60).unit(), FIRE = new Vec(0.30, 0.86, 0.42).unit();

    private Carving() { }

    /** How strong the two lights are, and what comes from everywhere. */
    record Mood(double cold, double warm, double around) { }

    /** A stone's skin: pits, blotches, tool marks, as a height in pixels. */
    static double skin(double x, double y, int seed) {
        double worn = Noise.smooth(-0.1, 0.35, Grain.sum(x / 60, y / 60, seed, 3));
        double pits = Noise.smooth(0.06, 0.34, 0.36 - Grain.cell(x / 4.2, y / 4.2, seed + 0.5));
        return 3.4 * Grain.sum(x / 26, y / 26, seed + 2.5, 5) + 1.3 * Grain.sum(x / 3.1, y / 3.1, seed + 7.5, 3)
                - 3.2 * pits * (0.3 + 0.7 * worn);
    }

    /** The plate in that mood; the mean of its own blurred height tells hollows from edges. */
    static BufferedImage light(Plate p, Mood mood) {
        BufferedImage out = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        float[] near = p.blur(p.z, 5), far = p.blur(p.z, 18);
        IntStream.range(0, p.h).parallel().forEach(y -> {
            for (int x = 0; x < p.w; x++) {
                int i = y * p.w + x;
                if (p.a[i] <= 0) {
                    continue;
                }
                double dx = (p.z[y * p.w + Math.min(p.w - 1, x + 1)] - p.z[y * p.w + Math.max(0, x - 1)]) * 0.5;
                double dy = (p.z[Math.min(p.h - 1, y + 1) * p.w + x] - p.z[Math.max(0, y - 1) * p.w + x]) * 0.5;
                Vec n = new Vec(-dx, -dy, 1.3).unit();
                double open = Math.clamp(1 + (p.z[i] - near[i]) * 0.06 + (p.z[i] - far[i]) * 0.03, 0.22, 1.3);
                double cold = Math.max(0, n.dot(SKY)) * mood.cold() * free(p, x, y, SKY);
                double warm = Math.max(0, n.dot(FIRE)) * mood.warm() * free(p, x, y, FIRE);
                double gleam = p.gloss[i] * Math.pow(Math.max(0,
                        n.dot(new Vec(SKY.x(), SKY.y(), SKY.z() + 1).unit())), 30);
                double ember = p.gloss[i] * Math.pow(Math.max(0,
                        n.dot(new Vec(FIRE.x(), FIRE.y(), FIRE.z() + 1).unit())), 12);
                double[] paint = {p.r[i], p.g[i], p.b[i]};
                int rgb = Math.round(p.a[i] * 255);
                for (int k = 0; k < 3; k++) {
                    double v = paint[k] * (COLD[k] * cold + WARM[k] * warm
                            + mood.around() * open * (0.6 + 0.4 * COLD[k]))
                            + COLD[k] * gleam * mood.cold() + WARM[k] * ember * mood.warm() * paint[k] * 3;
                    rgb = rgb << 8 | Ink.toByte(v);
                }
                px[i] = rgb;
            }
        });
        return out;
    }

    /** How much of a light comes to a pixel over the heights between, 0 to 1. */
    private static double free(Plate p, int x, int y, Vec light) {
        double flat = Math.hypot(light.x(), light.y()), rise = light.z() / flat, shade = 0;
        double ux = light.x() / flat, uy = light.y() / flat, z = p.z[y * p.w + x];
        for (int s = 2; s <= 46; s += 2) {
            int u = (int) Math.round(x + ux * s), v = (int) Math.round(y + uy * s);
            if (u < 0 || v < 0 || u >= p.w || v >= p.h) {
                break;
            }
            shade = Math.max(shade, Math.min(1, (p.z[v * p.w + u] - z - s * rise) / (1.2 + 0.08 * s)));
        }
        return 1 - 0.85 * shade;
    }

    /** Puts what the slab throws on the air behind it under the slab: offset and softness in design units. */
    static BufferedImage withShadow(BufferedImage slab, float[] cover, Plate p, double right, double down,
            double soft) {
        float[] s = p.blur(cover, soft * p.scale);
        int[] px = Reduce.pixels(slab);
        int dx = (int) Math.round(right * p.scale), dy = (int) Math.round(down * p.scale);
        BufferedImage out = new BufferedImage(p.w, p.h, BufferedImage.TYPE_INT_ARGB);
        int[] to = Reduce.pixels(out);
        for (int y = 0; y < p.h; y++) {
            for (int x = 0; x < p.w; x++) {
                int u = x - dx, v = y - dy, i = y * p.w + x, own = px[i] >>> 24;
                double dark = u < 0 || v < 0 || u >= p.w || v >= p.h ? 0 : Math.min(1, s[v * p.w + u] * 1.15) * 0.80;
                double a = own / 255.0, all = a + dark * (1 - a);
                if (all > 0.004) {
                    int rgb = 0;
                    for (int k = 16; k >= 0; k -= 8) {
                        rgb = rgb << 8 | Ink.toByte(Reduce.linear(px[i] >> k) * a / all);
                    }
                    to[i] = (int) Math.round(255 * all) << 24 | rgb;
                }
            }
        }
        return out;
    }

    /** Worked finely, reduced to the scale that is asked for. */
    static BufferedImage reduced(BufferedImage fine, int scale) {
        return Reduce.by(FINE / scale, fine);
    }
}
