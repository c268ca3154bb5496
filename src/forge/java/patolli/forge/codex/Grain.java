package patolli.forge.codex;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** What makes paint of flat colour: it lies thick and thin, shows the fibre under it, and is worn through in places. */
final class Grain {
    /** Palm is seen a little through the paint everywhere, and much more where it is worn. */
    private static final double COVER = 0.955, WORN = 0.60;

    private Grain() { }

    /** The finished picture, in its own size. */
    static BufferedImage finish(Painter p, double strength) {
        BufferedImage in = p.image;
        int w = in.getWidth(), h = in.getHeight();
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                int c = in.getRGB(x, y);
                if (c >>> 24 != 0) {
                    out.setRGB(x, y, pigment(c, x / p.unit(), y / p.unit(), strength));
                }
            }
        });
        return Reduce.by(p.over(), out);
    }

    private static int pigment(int c, double x, double y, double k) {
        double thick = 0.20 * around(x * 0.03, y * 0.03, 1) + 0.30 * around(x * 0.16, y * 0.05, 2)
                + 0.11 * (2 * Noise.value(x * 0.75, y * 0.75, 4) - 1);
        double wear = Noise.smooth(0.66, 0.84, Noise.fbm(x * 0.33, y * 0.27, 8, 3) + 0.10 * around(x * 0.02, y * 0.02, 6));
        int r = c >> 16 & 255, g = c >> 8 & 255, b = c & 255;
        // Ink bites: it wears half as much as colour does.
        boolean ink = (r * 3 + g * 6 + b) / 10 < 52;
        double worn = k * wear * (ink ? 0.22 : 1), m = 1 + k * thick * (ink ? 0.8 : 1);
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
