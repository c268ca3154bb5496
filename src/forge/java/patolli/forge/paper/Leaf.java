package patolli.forge.paper;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import patolli.forge.matter.Bark;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** A cut piece of bark paper with a deckle edge, painted by hand, lying on something: its shadow is part of it. */
public final class Leaf {
    private static final double[] BROWN = Ink.hex(0x8A6438), FOX = Ink.hex(0xA8743A);
    private static final double[][] LIME = {Ink.hex(0xE3D2AB), Ink.hex(0xEADBB8), Ink.hex(0xF0E4C8)};
    private final int w, h;
    private final double margin;
    private final int seed;
    /** Pixels painted to the unit. */
    private int over = 8;
    private double lift = 1;
    private double prime;
    private double waver = 1, dry = 0.30;
    /** The colour the whole leaf was dipped in, or none. */
    private double[] dip;
    private Shape outline;
    private OptionalDouble pleat = OptionalDouble.empty();

    /** A leaf in a picture of w x h units that leaves so much room for its shadow. */
    public Leaf(int w, int h, double margin, int seed) {
        this.w = w;
        this.h = h;
        this.margin = margin;
        this.seed = seed;
    }

    /** Dips it in a colour. */
    public Leaf dipped(double[] colour) {
        dip = colour;
        return this;
    }

    /** Cuts it along an outline instead of straight. */
    public Leaf cut(Shape s) {
        outline = s;
        return this;
    }

    /** Lets its shadow fall wider; 1 is flat. */
    public Leaf lifted(double k) {
        lift = k;
        return this;
    }

    /** Primes it with lime, which hides the fibres; 0 is bare, 1 smooth. */
    public Leaf primed(double k) {
        prime = k;
        return this;
    }

    /** Paints it with a sure hand and a full brush: lines hardly stray, and nothing is worn. */
    public Leaf clean() {
        waver = 0.3;
        dry = 0;
        return this;
    }

    /** Folds it from top to bottom: the fold lies deeper than the pages. */
    public Leaf pleated(double x) {
        pleat = OptionalDouble.of(x);
        return this;
    }

    /** Paints it with fewer pixels to the unit than 8, for a large one. */
    public Leaf coarse(int pixels) {
        over = pixels;
        return this;
    }

    /** The leaf with a painting on it, in units. */
    public BufferedImage draw(int scale, Consumer<Graphics2D> painting) {
        return Reduce.by(over / scale, large(painting));
    }

    /** The same as it was painted, before it is made small. */
    public BufferedImage large(Consumer<Graphics2D> painting) {
        Plate p = new Plate(w * over, h * over, over);
        new Bark(seed, 0).lay(p, 0);
        float[] edge = new float[p.w * p.h], rim = outline == null ? null : rim(p);
        Brush brush = new Brush(p, p.sheet(painting), seed, waver, dry);
        p.each((i, x, y) -> {
            double in = rim == null ? Math.min(Math.min(x - margin, w - margin - 1 - x), Math.min(y - margin, h - margin
                    - 1 - y)) : rim[i];
            double torn = in + 2.2 * (Noise.fbm(x / 11, y / 11, seed + 1, 3) - 0.5) + 0.9 * (Noise.value(x / 1.6,
                    y / 1.6,
                    seed + 2) - 0.5);
            edge[i] = (float) Noise.smooth(0, 0.5, torn);
            if (prime > 0) {
                prime(p, i, x, y, torn);
            }
            double age = Noise.smooth(9, 0, torn + 5 * (Noise.fbm(x / 24, y / 24, seed + 3, 2) - 0.5));
            double fox = Noise.smooth(0.70, 0.82, Noise.fbm(x / 22, y / 22, seed + 4, 3));
            p.coat(i, BROWN, 0.34 * age);
            p.coat(i, FOX, (0.16 - 0.14 * prime) * fox);
            if (dip != null) {
                dip(p, i, x, y, torn);
            }
            p.a[i] = edge[i];
            p.z[i] += (float) (p.scale * 0.9 * Noise.smooth(0, 1.6, torn));
            brush.lay(i, x, y);
            pleat.ifPresent(at -> p.dim(i, fold(x - at - 0.5 * (Noise.fbm(y / 40, 3, seed + 7, 2) - 0.5))));
        });
        return Shadow.under(p, edge, p.light(0.9), lift);
    }

    /** Distance to the outline in units, positive inside. */
    private float[] rim(Plate p) {
        float[] mask = p.mask(outline);
        int[] label = new int[mask.length];
        for (int i = 0; i < label.length; i++) {
            label[i] = mask[i] > 0.5 ? 1 : 0;
        }
        float[] d = Distance.toChange(label, p.w, p.h);
        for (int i = 0; i < d.length; i++) {
            d[i] *= (float) ((label[i] == 1 ? 1 : -1) / p.scale);
        }
        return d;
    }

    /** Lime was spread in broad strokes and is thin near the rim; the strongest fibres still show. */
    private void prime(Plate p, int i, double x, double y, double torn) {
        double cloud = Noise.fbm(x / 90, y / 60, seed + 8, 4), stroke = Noise.fbm(x / 60, y / 7, seed + 9, 2);
        double k = prime * (0.86 + 0.14 * Noise.smooth(1, 14, torn + 8 * (stroke - 0.5)));
        p.coat(i, Ink.ramp(0.1 + 0.62 * cloud + 0.24 * stroke, LIME), k);
        p.z[i] *= (float) (1 - k);
    }

    /** The left page bends away from the lamp, the right one rises towards it again. */
    private static double fold(double d) {
        double crack = 0.62 * Math.exp(-d * d / 1.1);
        return d < 0 ? (1 - crack) * (1 - 0.40 * Math.exp(d / 13) - 0.13 * Noise.smooth(-110, 0, d))
                : (1 - crack) * (1 - 0.30 * Math.exp(-d / 4) + 0.05 * Noise.smooth(90, 12, d) * Noise.smooth(0, 12, d));
    }

    /** Fibres show through a little everywhere; only the rim is worn, so that what is written stays easy to read. */
    private void dip(Plate p, int i, double x, double y, double torn) {
        double cloud = Noise.fbm(x / 26, y / 14, seed + 5, 3), wear = Noise.smooth(0.50, 0.72, Noise.fbm(x / 4.5,
                y / 2.6, seed + 6, 3) + 0.34 * Noise.smooth(5.5, 0, torn) - 0.16);
        double rim = Noise.smooth(4.4, 1.2, torn), bast = Math.clamp(p.lightness(i) / 0.68, 0.7, 1.1);
        p.coat(i, Ink.scale(dip, (0.86 + 0.26 * cloud) * (0.55 + 0.45 * bast)), 0.965 - 0.60 * wear * rim);
    }
}
