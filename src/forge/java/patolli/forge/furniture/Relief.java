package patolli.forge.furniture;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;
import patolli.forge.paper.Brush;
import patolli.forge.paper.Shadow;

/** A small thing built up in layers under the lamp: domes, grooves, paint. Lengths are design units. */
final class Relief {
    private static final int OVER = 8;
    private final Plate p;
    private int layers;

    Relief(int w, int h) {
        this(w, h, OVER);
    }

    /** A large one, with fewer pixels to the unit. */
    Relief(int w, int h, int over) {
        p = new Plate(w * over, h * over, over);
    }

    /**
     * Lays a piece of stuff.
     *
     * @param s     its outline
     * @param m     what it is made of
     * @param high  how far it rises above what is there; negative for a hollow
     * @param round how far from its edge it reaches that height
     */
    Relief lay(Shape s, Stuff m, double high, double round) {
        float[] mask = hand(p.mask(s));
        float[] in = high == 0 ? mask : inside(mask);
        p.each((i, x, y) -> {
            double k = mask[i];
            if (k == 0) {
                return;
            }
            if (p.a[i] == 0) {
                p.set(i, m.skin().at(x, y));
            } else {
                p.coat(i, m.skin().at(x, y), k);
            }
            p.a[i] = Math.max(p.a[i], mask[i]);
            p.gloss[i] += (float) ((m.gloss() - p.gloss[i]) * k);
            if (high != 0) {
                double t = 1 - Math.min(1, in[i] / p.scale / round);
                p.z[i] += (float) (k * high * p.scale * Math.sqrt(1 - t * t));
            }
        });
        return this;
    }

    /** A dome of stuff with an ink line round it. */
    Relief bead(double x, double y, double r, Stuff m) {
        return lay(Shapes.disc(x, y, r + 0.9), Stuff.INK, 0, 1).lay(Shapes.disc(x, y, r), m, 0.62 * r, r);
    }

    /** A drawing by hand on what is there. */
    Relief paint(int seed, double waver, Consumer<Graphics2D> drawing) {
        Brush brush = new Brush(p, p.sheet(drawing), seed, waver);
        p.each((i, x, y) -> {
            if (p.a[i] > 0) {
                brush.lay(i, x, y);
            }
        });
        return this;
    }

    /** The finished picture with its shadow; {@code lift} 1 lies flat, 0 throws none. */
    BufferedImage done(int scale, double lift) {
        return Reduce.by((int) (p.scale / scale), large(lift));
    }

    /** The same before it is made small. */
    BufferedImage large(double lift) {
        BufferedImage lit = p.light(0.9);
        return lift > 0 ? Shadow.under(p, p.a.clone(), lit, lift) : lit;
    }

    /** No edge is straight: one slow waver moves all of them alike, a quick one each by itself. */
    private float[] hand(float[] mask) {
        float[] out = new float[mask.length];
        layers++;
        p.each((i, x, y) -> {
            double dx = 0.62 * (Noise.value(x / 13, y / 13, 41) - 0.5) + 0.22 * (Noise.value(x / 3.5, y / 3.5, 43
                    + layers) - 0.5);
            double dy = 0.62 * (Noise.value(x / 13, y / 13, 42) - 0.5) + 0.22 * (Noise.value(x / 3.5, y / 3.5, 83
                    + layers) - 0.5);
            out[i] = mask[Math.clamp((int) ((y + dy) * p.scale), 0, p.h - 1) * p.w + Math.clamp((int) ((x + dx)
                    * p.scale), 0,
                    p.w - 1)];
        });
        return out;
    }

    private float[] inside(float[] mask) {
        int[] label = new int[mask.length];
        for (int i = 0; i < label.length; i++) {
            label[i] = mask[i] > 0.5 ? 1 : 0;
        }
        return Distance.toChange(label, p.w, p.h);
    }
}
