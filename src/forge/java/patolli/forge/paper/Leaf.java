package patolli.forge.paper;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.matter.Bark;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** A cut piece of bark paper with a deckle edge, painted by hand, lying on something: its shadow is part of it. */
final class Leaf {
    private static final int OVER = 4;
    private static final double[] BROWN = Ink.hex(0x8A6438), FOX = Ink.hex(0xA8743A);
    private final int w, h;
    private final double margin;
    private final int seed;
    /** The colour the whole leaf was dipped in, or none. */
    private final double[] dip;

    /** A leaf in a picture of w x h units that leaves so much room for its shadow. */
    Leaf(int w, int h, double margin, int seed) {
        this(w, h, margin, seed, null);
    }

    /** The same, dipped in a colour. */
    Leaf(int w, int h, double margin, int seed, double[] dip) {
        this.dip = dip;
        this.w = w;
        this.h = h;
        this.margin = margin;
        this.seed = seed;
    }

    /** The leaf with a painting on it, in units. */
    BufferedImage draw(int scale, Consumer<Graphics2D> painting) {
        Plate p = new Plate(w * OVER * 2, h * OVER * 2, OVER * 2);
        new Bark(seed, 0).lay(p, 0);
        float[] edge = new float[p.w * p.h];
        int[] img = p.sheet(painting);
        p.each((i, x, y) -> {
            double in = Math.min(Math.min(x - margin, w - margin - 1 - x), Math.min(y - margin, h - margin - 1 - y));
            double torn = in + 2.2 * (Noise.fbm(x / 11, y / 11, seed + 1, 3) - 0.5) + 0.9 * (Noise.value(x / 1.6,
                    y / 1.6,
                    seed + 2) - 0.5);
            edge[i] = (float) Noise.smooth(0, 0.5, torn);
            double age = Noise.smooth(9, 0, torn + 5 * (Noise.fbm(x / 24, y / 24, seed + 3, 2) - 0.5));
            double fox = Noise.smooth(0.70, 0.82, Noise.fbm(x / 22, y / 22, seed + 4, 3));
            p.coat(i, BROWN, 0.34 * age);
            p.coat(i, FOX, 0.16 * fox);
            if (dip != null) {
                dip(p, i, x, y, torn);
            }
            p.a[i] = edge[i];
            p.z[i] += (float) (p.scale * 0.9 * Noise.smooth(0, 1.6, torn));
            ink(p, img, i, x, y);
        });
        return Reduce.by(OVER * 2 / scale, shaded(p, edge, p.light(0.9)));
    }

    /** Fibres show through a little everywhere; only the rim is worn, so that what is written stays easy to read. */
    private void dip(Plate p, int i, double x, double y, double torn) {
        double cloud = Noise.fbm(x / 26, y / 14, seed + 5, 3), wear = Noise.smooth(0.50, 0.72, Noise.fbm(x / 4.5,
                y / 2.6, seed + 6, 3) + 0.34 * Noise.smooth(5.5, 0, torn) - 0.16);
        double rim = Noise.smooth(4.4, 1.2, torn), bast = Math.clamp(p.lightness(i) / 0.68, 0.7, 1.1);
        p.coat(i, Ink.scale(dip, (0.86 + 0.26 * cloud) * (0.55 + 0.45 * bast)), 0.965 - 0.60 * wear * rim);
    }

    private void ink(Plate p, int[] img, int i, double x, double y) {
        double dx = 0.9 * (Noise.value(x / 11, y / 11, 71 + seed) - 0.5) + 0.40 * (Noise.value(x / 3, y / 3, 72) - 0.5);
        double dy = 0.9 * (Noise.value(x / 11, y / 11, 73 + seed) - 0.5) + 0.40 * (Noise.value(x / 3, y / 3, 74) - 0.5);
        int px = (int) ((x + dx) * p.scale), py = (int) ((y + dy) * p.scale);
        if (px < 0 || py < 0 || px >= p.w || py >= p.h || img[py * p.w + px] >>> 24 == 0) {
            return;
        }
        int c = img[py * p.w + px];
        double wash = Noise.fbm(x / 9, y / 9, 75 + seed, 3), dry = Noise.smooth(0.62, 0.80, Noise.fbm(x / 5, y / 2.4, 76
                + seed, 4));
        p.coat(i, Ink.scale(Ink.hex(c & 0xffffff), 0.84 + 0.32 * wash), (c >>> 24) / 255.0 * (0.97 - 0.30 * dry));
    }

    private static BufferedImage shaded(Plate p, float[] edge, BufferedImage lit) {
        float[] wide = p.blur(edge, 1.9 * p.scale), tight = p.blur(edge, 0.7 * p.scale);
        int[] px = Reduce.pixels(lit);
        int far = (int) (1.9 * p.scale), near = (int) (0.6 * p.scale);
        for (int y = 0; y < p.h; y++) {
            for (int x = 0; x < p.w; x++) {
                int i = y * p.w + x;
                double s = x < far || y < far ? 0 : 0.62 * wide[i - far * p.w - far];
                double t = x < near || y < near ? 0 : 0.45 * tight[i - near * p.w - near];
                double dark = 1 - (1 - s) * (1 - t), k = edge[i], a = k + dark * (1 - k);
                if (a > 0) {
                    px[i] = (int) Math.round(255 * a) << 24 | part(px[i], 16, k / a) | part(px[i], 8, k / a)
                            | part(px[i], 0, k / a);
                }
            }
        }
        return lit;
    }

    /** One colour of paper over its shadow, which is nearly black. */
    private static int part(int pixel, int shift, double k) {
        double shadow = Reduce.linear(shift == 16 ? 0x12 : shift == 8 ? 0x0B : 0x06);
        return Ink.toByte(shadow + (Reduce.linear(pixel >> shift) - shadow) * k) << shift;
    }
}
