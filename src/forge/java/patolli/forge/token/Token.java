package patolli.forge.token;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.outline.Form;

/**
 * One small picture: parts laid on each other like cut and modelled matter. Each part has an
 * outline, a height, a pigment and a material; it casts a shadow on the parts below it and carries
 * the same ink contour as the painted figures do.
 */
final class Token {
    /** Side of a picture in design units, and pixels for one of them while painting. */
    static final int SIDE = 96, UNIT = 7, N = SIDE * UNIT;
    /** What a thing is turned about. */
    private static final double X = 47, Y = 46;
    /** How far the outermost line reaches beyond the others. */
    private static final double FRAME = 0.7;
    private final Plate tool = new Plate(N, N, UNIT);
    private final float[] r = new float[N * N], g = new float[N * N], b = new float[N * N], a = new float[N * N];
    /** Small pictures need a heavier pen for the same line to be seen. */
    private final double pen;
    private final double cos, sin;
    /** On which side the lamp stands: 1 at the left, -1 at the right. */
    private final int lampSide;

    interface Height {
        /** Height at a point that lies d inside the outline. */
        double at(double x, double y, double d);
    }

    interface Skin {
        double[] at(double x, double y);
    }

    private interface Paint {
        void on(int i, double[] c);
    }

    /** @param turn degrees by which the whole thing lies turned under the lamp */
    Token(double pen, double turn) {
        this(pen, turn, 1);
    }

    /**
     * A thing under a lamp at the left (1) or at the right (-1).
     *
     * @param turn degrees by which the whole thing lies turned under the lamp
     */
    Token(double pen, double turn, int lampSide) {
        this.pen = pen;
        this.lampSide = lampSide;
        cos = Math.cos(Math.toRadians(turn));
        sin = Math.sin(Math.toRadians(turn));
    }

    /** Whether this is the painting for 48 pixels, which has fewer and larger details. */
    boolean small() {
        return pen > 1;
    }

    Part part(Shape s) {
        return new Part(s);
    }

    /** A rounded edge of width r and height h, level beyond it. */
    static Height edge(double h, double r) {
        return (x, y, d) -> h * round(d / r);
    }

    static double round(double t) {
        t = Math.max(0, Math.min(1, t));
        return Math.sqrt(t * (2 - t));
    }

    final class Part {
        private final Shape shape;
        private Height height = edge(1.2, 2);
        private Skin skin;
        private Lamp lamp = Lamp.PAPER;
        private double line = 1.5, soft = 0.25, lift = 1.2, hollow = 0.5;
        private final List<float[]> relief = new ArrayList<>();
        private final List<Paint> paints = new ArrayList<>();

        private Part(Shape shape) {
            this.shape = shape;
        }

        Part height(Height h) {
            height = h;
            return this;
        }

        Part skin(Lamp l, Skin s) {
            lamp = l;
            skin = s;
            return this;
        }

        Part line(double w) {
            line = w;
            return this;
        }

        Part soft(double w) {
            soft = w;
            return this;
        }

        /** How high the part lies above what is below it: the reach of its shadow. */
        Part lift(double w) {
            lift = w;
            return this;
        }

        Part hollow(double k) {
            hollow = k;
            return this;
        }

        /** Raises (or, below zero, sinks) a shape with rounded shoulders of width w. */
        Part raise(Shape s, double h, double w) {
            float[] d = inside(s), z = new float[N * N];
            for (int i = 0; i < z.length; i++) {
                z[i] = d[i] <= 0 ? 0 : (float) (h * round(d[i] / w));
            }
            relief.add(z);
            return this;
        }

        /** Pigment on a shape. */
        Part paint(Shape s, double[] c, double k) {
            float[] m = mask(s);
            paints.add((i, o) -> {
                for (int q = 0; q < 3; q++) {
                    o[q] += (c[q] - o[q]) * k * m[i];
                }
            });
            return this;
        }

        /** Pigment that is thick here and rubbed away there. */
        Part paint(Shape s, Skin colour, DoubleBinaryOperator k) {
            float[] m = mask(s);
            paints.add((i, o) -> {
                double t = m[i] > 0 ? m[i] * k.applyAsDouble(x(i), y(i)) : 0;
                double[] c = t > 0 ? colour.at(x(i), y(i)) : o;
                for (int q = 0; q < 3; q++) {
                    o[q] += (c[q] - o[q]) * t;
                }
            });
            return this;
        }

        /** A shape cut or raised and drawn round with a pen, so that it is still read when small. */
        Part carve(Shape s, double h, double w, double pen2, double dark) {
            // Lines of what lies beneath it must not show through.
            return raise(s, h, w).paint(s, skin, (x, y) -> 1).paint(Form.stroke(s, pen2 * pen), Ink.INK, dark);
        }

        void lay() {
            float[] m = mask(shape), d = inside(shape), z = new float[N * N];
            float[] cast = tool.blur(m, lift * 0.9 * UNIT);
            each(i -> {
                if (m[i] > 0) {
                    z[i] = (float) height.at(x(i), y(i), Math.max(0, d[i]));
                    // What is laid over something raised takes its place; summed up, crossings would swell.
                    float top = 0;
                    for (float[] f : relief) {
                        top = f[i] < 0 ? top + f[i] : f[i] > 0 ? Math.max(top, f[i])
                                + 0.3f * Math.min(Math.max(0, top), f[i]) : top;
                    }
                    z[i] += top;
                }
            });
            // Blurred inside the outline only, or every edge would sag towards nothing.
            float[] zz = level(z, m, soft), wide = level(z, m, 2.4);
            each(i -> {
                int px = i % N, py = i / N;
                int from = Math.max(0, py - (int) (lift * UNIT)) * N
                        + Math.clamp(px - lampSide * (int) (lift * 0.8 * UNIT), 0, N - 1);
                double dim = 1 - 0.72 * cast[from];
                r[i] *= (float) dim;
                g[i] *= (float) dim;
                b[i] *= (float) dim;
                double w = line * pen * (1 + 0.12 * (Noise.fbm(x(i) / 9, y(i) / 9, 11, 2) - 0.5)), half = 0.5 / UNIT;
                double cover = Noise.smooth(-w / 2 - half, -w / 2 + half, d[i]);
                if (cover <= 0) {
                    return;
                }
                double[] c = Ink.INK;
                double body = Noise.smooth(w / 2 - half, w / 2 + half, d[i]);
                if (body > 0) {
                    c = Ink.mix(Ink.INK, shade(i, zz, wide, m), body);
                }
                blend(i, c, cover);
            });
        }

        private double[] shade(int i, float[] zz, float[] wide, float[] m) {
            int px = i % N, py = i / N;
            int l = px > 0 && m[i - 1] > 0 ? i - 1 : i, rr = px < N - 1 && m[i + 1] > 0 ? i + 1 : i;
            int u = py > 0 && m[i - N] > 0 ? i - N : i, dn = py < N - 1 && m[i + N] > 0 ? i + N : i;
            double gx = rr == l ? 0 : (zz[rr] - zz[l]) * UNIT / (rr - l), gy = dn == u ? 0
                    : (zz[dn] - zz[u]) * UNIT * N / (dn - u);
            gx = Math.max(-3, Math.min(3, gx));
            gy = Math.max(-3, Math.min(3, gy));
            double[] c = skin.at(x(i), y(i)).clone();
            for (Paint p : paints) {
                p.on(i, c);
            }
            double open = Math.exp(-hollow * Math.max(0, wide[i] - zz[i]));
            // Hand-laid pigment is never quite even.
            double grain = 0.94 + 0.12 * Noise.fbm(x(i) / 3, y(i) / 3, 12, 3);
            return lamp.light(lampSide * gx, gy, Ink.scale(c, grain), open);
        }
    }

    private void blend(int i, double[] c, double k) {
        double below = a[i] * (1 - k), all = k + below;
        r[i] = (float) ((c[0] * k + r[i] * below) / all);
        g[i] = (float) ((c[1] * k + g[i] * below) / all);
        b[i] = (float) ((c[2] * k + b[i] * below) / all);
        a[i] = (float) all;
    }

    private float[] level(float[] z, float[] m, double units) {
        float[] s = new float[N * N];
        for (int i = 0; i < s.length; i++) {
            s[i] = z[i] * m[i];
        }
        s = tool.blur(s, units * UNIT);
        float[] k = tool.blur(m, units * UNIT);
        for (int i = 0; i < s.length; i++) {
            s[i] = k[i] > 1e-3 ? s[i] / k[i] : z[i];
        }
        return s;
    }

    /** Signed distance to an outline in design units, positive inside. */
    private float[] inside(Shape s) {
        float[] m = mask(s);
        int[] label = new int[N * N];
        for (int i = 0; i < label.length; i++) {
            label[i] = m[i] > 0.5 ? 1 : 0;
        }
        float[] d = Distance.toChange(label, N, N);
        for (int i = 0; i < d.length; i++) {
            d[i] *= (label[i] == 1 ? 1f : -1f) / UNIT;
        }
        return d;
    }

    private float[] mask(Shape s) {
        AffineTransform t = new AffineTransform(cos, sin, -sin, cos, X - X * cos + Y * sin, Y - X * sin - Y * cos);
        return tool.mask(t.createTransformedShape(s));
    }

    /** Where a pixel lies on the thing itself. */
    private double x(int i) {
        return X + cos * ((i % N + 0.5) / UNIT - X) + sin * ((i / N + 0.5) / UNIT - Y);
    }

    private double y(int i) {
        return Y - sin * ((i % N + 0.5) / UNIT - X) + cos * ((i / N + 0.5) / UNIT - Y);
    }

    private static void each(IntConsumer f) {
        IntStream.range(0, N).parallel().forEach(y -> {
            for (int x = 0; x < N; x++) {
                f.accept(y * N + x);
            }
        });
    }

    /** The outermost line is the strongest, and as even as a pen draws it. */
    private void frame() {
        int[] label = new int[N * N];
        for (int i = 0; i < label.length; i++) {
            label[i] = a[i] > 0.5 ? 1 : 0;
        }
        float[] off = Distance.toChange(label, N, N);
        each(i -> {
            if (label[i] == 0) {
                double k = Math.clamp(FRAME * pen * UNIT - off[i] + 0.5, 0, 1);
                if (k > a[i]) {
                    r[i] = (float) Ink.INK[0];
                    g[i] = (float) Ink.INK[1];
                    b[i] = (float) Ink.INK[2];
                    a[i] = (float) k;
                }
            }
        });
    }

    /** The thing alone, without a shadow. */
    BufferedImage bare() {
        frame();
        BufferedImage out = new BufferedImage(N, N, BufferedImage.TYPE_INT_ARGB);
        each(i -> out.setRGB(i % N, i / N, (int) Math.round(a[i] * 255) << 24 | Ink.toByte(r[i]) << 16
                | Ink.toByte(g[i]) << 8 | Ink.toByte(b[i])));
        return out;
    }

    /** The picture with its shadow on the ground: dark where it touches, soft and short beyond. */
    BufferedImage done() {
        frame();
        float[] near = tool.blur(a, 1.0 * UNIT), far = tool.blur(a, 2.8 * UNIT);
        BufferedImage out = new BufferedImage(N, N, BufferedImage.TYPE_INT_ARGB);
        each(i -> {
            double s = Math.max(0.62 * at(near, i, 0.8, 1.1), 0.50 * at(far, i, 2.2, 3.0)), k = a[i],
                    all = k + s * (1 - k);
            if (all <= 0.004) {
                return;
            }
            double t = k / all;
            out.setRGB(i % N, i / N, (int) Math.round(all * 255) << 24 | Ink.toByte(r[i] * t
                    + 0.006 * (1 - t)) << 16 | Ink.toByte(g[i] * t + 0.003 * (1 - t)) << 8 | Ink.toByte(b[i] * t
                    + 0.002 * (1 - t)));
        });
        return out;
    }

    private static double at(float[] f, int i, double dx, double dy) {
        int x = i % N - (int) (dx * UNIT), y = i / N - (int) (dy * UNIT);
        return x < 0 || y < 0 ? 0 : f[y * N + x];
    }
}
