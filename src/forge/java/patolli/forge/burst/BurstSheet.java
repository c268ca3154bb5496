package patolli.forge.burst;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import patolli.forge.codex.Painter;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;
import patolli.forge.outline.Form;

/** Clear squares to paint on. */
final class BurstSheet {
    private static final int OVER = 6;
    /** Painted pixels of a figure to a finished one at either scale, its frame line, its bright edge, its light. */
    private static final int FINE = 4;
    private static final double LINE = 2.3, EDGE = 0.8, SHINE = 8;
    /** Where its shadow falls, how soft that is, and how dark. */
    private static final double ASIDE = 3.5, DOWN = 6, SOFT = 7, DARK = 0.6;

    private BurstSheet() { }

    /** Paints in design units on a square of that size. */
    static BufferedImage paint(int size, int scale, Consumer<Graphics2D> drawing) {
        Plate plate = new Plate(size * OVER, size * OVER, OVER);
        int[] drawn = plate.sheet(drawing);
        BufferedImage out = new BufferedImage(plate.w, plate.h, BufferedImage.TYPE_INT_ARGB);
        System.arraycopy(drawn, 0, Reduce.pixels(out), 0, drawn.length);
        return Reduce.by(OVER / scale, out);
    }

    /**
     * A figure about the middle of a square of that size, in relief: painted in fields with an ink contour, a thin bright
     * edge round all of it, and a shadow.
     */
    static BufferedImage figure(int size, int scale, Color light, Consumer<Painter> drawing) {
        int over = FINE / scale * 2, n = size * scale * over;
        double unit = scale * (double) over;
        Painter c = new Painter(size * scale, size * scale, scale, over, LINE);
        c.at(size / 2.0, size / 2.0, 0, 1, 1, () -> drawing.accept(c));
        int[] in = Reduce.pixels(c.image), label = new int[n * n];
        for (int i = 0; i < in.length; i++) {
            label[i] = in[i] >>> 24 > 127 ? 1 : 0;
        }
        float[] off = Distance.toChange(label, n, n);
        Relief relief = new Relief(in, n, unit);
        BufferedImage out = new BufferedImage(n, n, BufferedImage.TYPE_INT_ARGB);
        int[] to = Reduce.pixels(out);
        IntStream.range(0, n).parallel().forEach(y -> {
            for (int x = 0; x < n; x++) {
                int i = y * n + x;
                if (label[i] == 1) {
                    to[i] = 0xFF000000 | relief.lit(grain(in[i], x / unit, y / unit), x, y);
                    continue;
                }
                double away = off[i] / unit;
                double shine = Math.max(Math.clamp((EDGE - away) * unit + 0.5, 0, 1),
                        0.36 * Math.pow(Math.max(0, 1 - (away - EDGE) / SHINE), 2));
                double shade = DARK * shadow(label, off, n, x - (int) (ASIDE * unit), y - (int) (DOWN * unit), unit);
                to[i] = blend(light.getRGB(), shine, shade);
            }
        });
        return Reduce.by(over, out);
    }

    /** How much of a shadow falls from a place, 0 to 1. */
    private static double shadow(int[] label, float[] off, int n, int x, int y, double unit) {
        if (x < 0 || y < 0) {
            return 0;
        }
        int i = y * n + x;
        double inside = (label[i] == 1 ? off[i] : -off[i]) / unit;
        return Noise.smooth(-SOFT / 2, SOFT / 2, inside);
    }

    /** Light over a shadow. */
    private static int blend(int light, double shine, double shade) {
        double all = shine + shade * (1 - shine);
        int argb = (int) Math.round(255 * all) << 24;
        for (int shift = 0; shift <= 16 && all > 0; shift += 8) {
            argb |= (int) Math.round((light >> shift & 255) * shine / all) << shift;
        }
        return argb;
    }

    private static int grain(int colour, double x, double y) {
        double k = 1 + 0.14 * (2 * Noise.fbm(x * 0.06, y * 0.06, 21, 3) - 1)
                + 0.10 * (2 * Noise.fbm(x * 0.4, y * 0.4, 22, 2) - 1);
        int out = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            out |= (int) Math.clamp(Math.round((colour >> shift & 255) * k), 0, 255) << shift;
        }
        return out;
    }

    /** Does something for each of so many places round the middle, turned so that +x points outwards. */
    static void round(Painter c, int count, double first, IntConsumer each) {
        for (int k = 0; k < count; k++) {
            int place = k;
            c.at(0, 0, first + 360.0 * k / count, 1, 1, () -> each.accept(place));
        }
    }

    /** A flat ring about the middle. */
    static Shape ring(double inner, double outer) {
        return Form.less(Shapes.disc(0, 0, outer), Shapes.disc(0, 0, inner));
    }

    /** Light, by how much of it there is at a point; where there is most it is of the second colour. */
    static BufferedImage glow(int size, int scale, DoubleBinaryOperator much, double[] colour, double[] heart) {
        int n = size * scale;
        BufferedImage out = new BufferedImage(n, n, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            double light = much.applyAsDouble((i % n + 0.5) / scale, (i / n + 0.5) / scale);
            double[] mixed = Ink.mix(colour, heart, light * light);
            px[i] = (int) Math.round(255 * light) << 24 | Ink.toByte(mixed[0]) << 16 | Ink.toByte(mixed[1]) << 8
                    | Ink.toByte(mixed[2]);
        }
        return out;
    }

    /** One picture on another. */
    static BufferedImage over(BufferedImage under, BufferedImage above) {
        Graphics2D pen = under.createGraphics();
        pen.drawImage(above, 0, 0, null);
        pen.dispose();
        return under;
    }
}
