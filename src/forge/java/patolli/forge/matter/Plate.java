package patolli.forge.matter;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferByte;
import java.awt.image.DataBufferInt;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A surface before it is lit: per pixel a paint (linear light), a height in pixels, a gloss and an opacity.
 * All materials write here and one lamp (upper left) lights them, which is what makes
 * paint, palm, rubber and stone look as if they lay on one table.
 */
public final class Plate {
    /** Size in pixels. */
    public final int w, h;
    /** Pixels to the design unit. */
    public final double scale;
    /** Paint, opacity, height and gloss by pixel. */
    public final float[] r, g, b, a, z, gloss;

    /** A bare plate of so many pixels. */
    public Plate(int w, int h, double scale) {
        this.w = w;
        this.h = h;
        this.scale = scale;
        r = new float[w * h];
        g = new float[w * h];
        b = new float[w * h];
        a = new float[w * h];
        z = new float[w * h];
        gloss = new float[w * h];
    }

    /** What happens at a pixel, whose middle lies at (x, y) in design units. */
    @FunctionalInterface
    public interface Dot {
        /** Works on pixel {@code i} and no other. */
        void at(int i, double x, double y);
    }

    /** Visits every pixel, rows side by side. */
    public void each(Dot d) {
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                d.at(y * w + x, (x + 0.5) / scale, (y + 0.5) / scale);
            }
        });
    }

    /** Lays a colour down, opaque. */
    public void set(int i, double[] c) {
        r[i] = (float) c[0];
        g[i] = (float) c[1];
        b[i] = (float) c[2];
        a[i] = 1;
    }

    /** Paints over what is there, without touching the relief. */
    public void coat(int i, double[] c, double k) {
        r[i] += (float) ((c[0] - r[i]) * k);
        g[i] += (float) ((c[1] - g[i]) * k);
        b[i] += (float) ((c[2] - b[i]) * k);
    }

    /** Multiplies the paint. */
    public void dim(int i, double k) {
        r[i] *= (float) k;
        g[i] *= (float) k;
        b[i] *= (float) k;
    }

    /** How light the paint is, about 0 to 1. */
    public double lightness(int i) {
        return (r[i] + g[i] + b[i]) / 3;
    }

    /** Coverage (0 to 1) of a drawing in design units. */
    public float[] mask(Consumer<Graphics2D> drawing) {
        BufferedImage m = new BufferedImage(w, h, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D q = pen(m, scale);
        q.setColor(Color.WHITE);
        drawing.accept(q);
        q.dispose();
        byte[] px = ((DataBufferByte) m.getRaster().getDataBuffer()).getData();
        float[] out = new float[w * h];
        for (int i = 0; i < out.length; i++) {
            out[i] = (px[i] & 255) / 255f;
        }
        return out;
    }

    /** Coverage (0 to 1) of a shape in design units. */
    public float[] mask(Shape s) {
        return mask(q -> q.fill(s));
    }

    /** A pen for an image, in design units, with smooth edges. */
    public static Graphics2D pen(BufferedImage image, double scale) {
        Graphics2D q = image.createGraphics();
        q.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        q.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        q.setTransform(AffineTransform.getScaleInstance(scale, scale));
        return q;
    }

    /** A clear image of the plate's size with what the drawing puts there. */
    public int[] sheet(Consumer<Graphics2D> drawing) {
        BufferedImage img = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        Graphics2D q = pen(img, scale);
        drawing.accept(q);
        q.dispose();
        return ((DataBufferInt) img.getRaster().getDataBuffer()).getData();
    }

    /** Three box blurs, near enough to a Gaussian of the given radius in pixels. */
    public float[] blur(float[] src, double radius) {
        float[] p = src.clone(), t = new float[src.length];
        int n = Math.max(1, (int) Math.round(radius * 0.8));
        for (int k = 0; k < 3; k++) {
            box(p, t, w, h, n);
            box(t, p, h, w, n);
        }
        return p;
    }

    /** Box blur along rows, written out transposed: two calls make one blur in both directions. */
    private static void box(float[] in, float[] out, int w, int h, int n) {
        IntStream.range(0, h).parallel().forEach(y -> {
            double sum = 0;
            for (int x = -n; x <= n; x++) {
                sum += in[y * w + Math.max(0, Math.min(w - 1, x))];
            }
            for (int x = 0; x < w; x++) {
                out[x * h + y] = (float) (sum / (2 * n + 1));
                sum += in[y * w + Math.min(w - 1, x + n + 1)] - in[y * w + Math.max(0, x - n)];
            }
        });
    }

    /** Darkens the paint to the lower right of what covers the plate; lengths in design units. */
    public void shadow(float[] cover, double offset, double soft, double depth) {
        float[] s = blur(cover, soft * scale);
        int d = (int) Math.round(offset * 0.6 * scale);
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                dim(y * w + x, 1 - depth * s[Math.max(0, y - d) * w + Math.max(0, x - d)]);
            }
        });
    }

    /** Lights the plate: a warm lamp from the upper left, a slightly cooler fill from everywhere. */
    public BufferedImage light(double relief) {
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] px = ((DataBufferInt) out.getRaster().getDataBuffer()).getData();
        double lx = -0.46, ly = -0.56, lz = 0.69;
        double hx = lx, hy = ly, hz = lz + 1, hl = Math.sqrt(hx * hx + hy * hy + hz * hz);
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                int i = y * w + x;
                if (a[i] <= 0) {
                    continue;
                }
                double dx = (z[y * w + Math.min(w - 1, x + 1)] - z[y * w + Math.max(0, x - 1)]) * 0.5 * relief;
                double dy = (z[Math.min(h - 1, y + 1) * w + x] - z[Math.max(0, y - 1) * w + x]) * 0.5 * relief;
                double n = 1 / Math.sqrt(dx * dx + dy * dy + 1);
                double lambert = Math.max(0, (-dx * lx - dy * ly + lz) * n);
                double facing = Math.max(0, (-dx * hx - dy * hy + hz) * n / hl);
                // A flat, level surface comes out at exactly its own colour.
                double warm = 0.36 + 0.64 * lambert / lz, cool = 0.40 + 0.60 * lambert / lz;
                double shine = gloss[i] * Math.pow(facing, 28) * (lambert > 0 ? 1 : 0);
                // The gleam of a level surface is taken off, so that gloss lights only edges and domes.
                shine = Math.max(0, shine - gloss[i] * 0.10);
                px[i] = Math.round(a[i] * 255) << 24 | Ink.toByte(r[i] * warm + shine) << 16
                        | Ink.toByte(g[i] * (warm + cool) / 2 + shine * 0.97) << 8
                        | Ink.toByte(b[i] * cool + shine * 0.9);
            }
        });
        return out;
    }
}
