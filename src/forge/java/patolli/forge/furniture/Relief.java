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
        float[] mask = p.mask(s);
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

    /** Makes it darker or lighter from place to place. */
    Relief dim(double k, double wear, int seed) {
        p.each((i, x, y) -> p.dim(i, k * (1 - wear * Noise.fbm(x / 4, y / 4, seed, 3))));
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

    private float[] inside(float[] mask) {
        int[] label = new int[mask.length];
        for (int i = 0; i < label.length; i++) {
            label[i] = mask[i] > 0.5 ? 1 : 0;
        }
        return Distance.toChange(label, p.w, p.h);
    }
}
