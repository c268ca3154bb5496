package patolli.forge.codex;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** What makes paint of flat colour: it lies thick and thin, shows the fibre under it, and is worn through in places. */
final class Grain {
    /** Palm is seen a little through the paint everywhere, and much more where it is worn. */
    private static final double COVER = 0.955, WORN = 0.60;
    /** How far the outermost line reaches beyond the others, in the figure's units. */
    private static final double FRAME = 0.9;

    private Grain() { }

    /** The finished picture, in its own size. */
    static BufferedImage finish(Painter p, double strength) {
        frame(p.image, p.unit());
        return part(p, strength, 0, 0);
    }

    /** The same for a part of a figure, which lies elsewhere in its field, and without a stronger outermost line. */
    static BufferedImage part(Painter p, double strength, double dx, double dy) {
        BufferedImage in = p.image;
        int w = in.getWidth(), h = in.getHeight();
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                int c = in.getRGB(x, y);
                if (c >>> 24 != 0) {
                    out.setRGB(x, y, pigment(c, x / p.unit() + dx, y / p.unit() + dy, strength));
                }
            }
        });
        return Reduce.by(p.over(), out);
    }

    /** The outermost line is the strongest: a little more ink round the whole figure. */
    private static void frame(BufferedImage image, double unit) {
        int w = image.getWidth(), h = image.getHeight();
        int[] px = Reduce.pixels(image), label = new int[px.length];
        for (int i = 0; i < px.length; i++) {
            label[i] = px[i] >>> 24 > 127 ? 1 : 0;
        }
        float[] off = Distance.toChange(label, w, h);
        int ink = Pigment.INK.getRGB() & 0xffffff;
        for (int i = 0; i < px.length; i++) {
            if (label[i] == 0) {
                double x = i % w / unit, y = i / w / unit, reach = FRAME * (0.6 + 0.8 * Noise.value(x * 0.06,
                        y * 0.06, 9));
                double cover = Math.max(px[i] >>> 24, 255 * Math.max(0, Math.min(1, reach * unit - off[i] + 0.5)));
                px[i] = (int) Math.round(cover) << 24 | ink;
            }
        }
    }

    private static int pigment(int c, double x, double y, double k) {
        double thick = 0.20 * around(x * 0.03, y * 0.03, 1) + 0.30 * around(x * 0.16, y * 0.05, 2)
                + 0.11 * (2 * Noise.value(x * 0.75, y * 0.75, 4) - 1);
        double wear = Noise.smooth(0.66, 0.84, Noise.fbm(x * 0.33, y * 0.27, 8, 3)
                + 0.10 * around(x * 0.02, y * 0.02, 6));
        int r = c >> 16 & 255, g = c >> 8 & 255, b = c & 255;
        // Ink and soot bite: they wear less than colour does.
        double light = (r * 3 + g * 6 + b) / 10.0, worn = k * wear * (0.2 + 0.8 * Noise.smooth(40, 150, light));
        boolean ink = light < 52;
        double m = 1 + k * thick * (ink ? 0.8 : 1);
        double cover = (ink ? 1 - 0.4 * (1 - COVER) : COVER) * (1 - WORN * worn);
        return (int) Math.round((c >>> 24) * cover) << 24 | lit(r, m) << 16 | lit(g, m) << 8 | lit(b, m);
    }

    private static double around(double x, double y, int seed) {
        return 2 * Noise.fbm(x, y, seed, 3) - 1;
    }

    private static int lit(int v, double m) {
        return (int) Math.max(0, Math.min(255, Math.round(v * m)));
    }
}
