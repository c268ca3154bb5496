package patolli.forge.stitch;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/**
 * Embroidery, stitch by stitch. Every stitch is a round thread with its own hue, height and direction; silk
 * gleams where its direction stands across the lamp, which is what makes satin stitch look like satin.
 */
public final class Silk {
    /** A stitch as long as this has all the padding. */
    private static final double PADDED = 7;
    private final Plate p;
    /** Height of the ground that is stitched on, in design units. */
    public double level = 0.5;
    /** 0 to 1: windings across the thread (metal) rather than filaments along it. */
    public boolean metal;
    /** How much it gleams, how far a stitch bends, how unlike its neighbours it is. */
    public double sheen = 1, bow = 0.45, fray = 0.14;
    /** How much padding lies under the middle of long stitches, in design units; short ones have less. */
    public double padding;
    private int count;

    private final double left, top;

    /** Silk on a plate whose upper left corner lies at (left, top) of the cloth. */
    public Silk(Plate p, double left, double top) {
        this.p = p;
        this.left = left;
        this.top = top;
    }

    /** What is stitched on. */
    public Plate plate() {
        return p;
    }

    /** Lays twill on a part of the cloth: {@link Twill#weave}. */
    public void weave(double[] part, double[] dark, double[] light, double pitch, int seed) {
        Twill.weave(p, left, top, part, dark, light, pitch, seed);
    }

    /** One thread of one colour. */
    public void stitch(double x0, double y0, double x1, double y1, double w, double[] c) {
        stitch(x0, y0, x1, y1, w, c, c, true);
    }

    /** One thread, its colour running from c0 to c1; {@code dive} lets its ends sink into the cloth. */
    public void stitch(double ax, double ay, double bx, double by, double w, double[] c0, double[] c1, boolean dive) {
        double x0 = ax - left, y0 = ay - top, x1 = bx - left, y1 = by - top;
        int seed = count++;
        double len = Math.hypot(x1 - x0, y1 - y0), s = p.scale, hw = w / 2;
        if (len < 0.05 || Math.max(x0, x1) < -w || Math.max(y0, y1) < -w || Math.min(x0, x1) > p.w / s + w
                || Math.min(y0, y1) > p.h / s + w) {
            return;
        }
        double dx = (x1 - x0) / len, dy = (y1 - y0) / len, halo = 1.75;
        double raised = dive && !metal ? padding * Math.min(1, len / PADDED) : 0;
        double tone = 1 + fray * 2 * (Noise.hash(seed, 1, 5) - 0.5), turn = Noise.hash(seed, 2, 5) - 0.5;
        int px0 = (int) Math.max(0, (Math.min(x0, x1) - w) * s), px1 = (int) Math.min(p.w - 1, (Math.max(x0, x1) + w)
                * s);
        int py0 = (int) Math.max(0, (Math.min(y0, y1) - w) * s), py1 = (int) Math.min(p.h - 1, (Math.max(y0, y1) + w)
                * s);
        double hl = Math.sqrt(0.46 * 0.46 + 0.56 * 0.56 + 1.69 * 1.69), hx = -0.46 / hl, hy = -0.56 / hl, hz = 1.69
                / hl;
        for (int py = py0; py <= py1; py++) {
            for (int px = px0; px <= px1; px++) {
                double x = (px + 0.5) / s - x0, y = (py + 0.5) / s - y0;
                double t = x * dx + y * dy, u = (y * dx - x * dy) / hw;
                if (t < 0 || t > len) {
                    continue;
                }
                u += 0.35 * (Noise.value(t * 0.22, seed * 0.71, 9) - 0.5);
                double end = dive ? Math.min(1, Math.min(t, len - t) / (0.9 * w) + 0.12) : 1;
                double v = Math.abs(u) / (0.55 + 0.45 * end);
                int i = py * p.w + px;
                if (p.a[i] <= 0) {
                    continue;
                }
                double over = raised * Math.sqrt(Math.max(0, 4 * t / len * (1 - t / len)));
                double top = (level + over + hw * 0.95 * Math.sqrt(end)) * s;
                if (v > 1) {
                    // The thread's own small shadow, deeper on the side away from the lamp.
                    double side = u * (-dy * -0.46 + dx * -0.56) < 0 ? 0.80 : 0.92;
                    if (v < halo && p.z[i] < top) {
                        p.dim(i, Noise.mix(side, 1, (v - 1) / (halo - 1)));
                    }
                    continue;
                }
                double q = t / len, k = Noise.smooth(0.15, 0.85, q + 0.25 * turn);
                double lean = bow * (1 - 2 * q), cl = Math.cos(lean);
                double th = cl * dx * hx + cl * dy * hy + Math.sin(lean) * hz;
                double gleam = Math.pow(Math.max(0, 1 - th * th), 14);
                double yarn = metal ? 0.80 + 0.24 * Math.sin(2 * Math.PI * (t / 1.05 + 0.35 * u))
                        : 0.86 + 0.28 * Noise.value(u * 2.4 + seed * 3.1, t * 0.11 + turn * 9, 21);
                double body = tone * yarn * (metal ? 0.75 + 0.45 * gleam : 0.66 + 0.62 * sheen * gleam);
                for (int m = 0; m < 3; m++) {
                    double c = Noise.mix(c0[m], c1[m], k) * body + (metal ? 0.06 : 0.030) * sheen * gleam * yarn;
                    if (m == 0) {
                        p.r[i] = (float) c;
                    } else if (m == 1) {
                        p.g[i] = (float) c;
                    } else {
                        p.b[i] = (float) c;
                    }
                }
                p.z[i] = (float) ((level + over + hw * (metal ? 1.1 : 0.8) * Math.sqrt(1 - v * v)
                        * Math.sqrt(end)) * s);
                p.gloss[i] = metal ? 0.55f : (float) (0.05 * sheen);
            }
        }
    }

    /** Parallel stitches that fill a shape, side by side, from c0 to c1 along their direction. */
    public void satin(Shape shape, double angle, double w, double[] c0, double[] c1) {
        AffineTransform turn = AffineTransform.getRotateInstance(-angle), back = AffineTransform.getRotateInstance(
                angle);
        Shape r = turn.createTransformedShape(shape);
        List<double[]> edges = edges(r);
        double lo = 1e9, hi = -1e9;
        for (double[] e : edges) {
            lo = Math.min(lo, Math.min(e[1], e[3]));
            hi = Math.max(hi, Math.max(e[1], e[3]));
        }
        double gap = w * 0.82;
        int n = Math.max(1, (int) Math.round((hi - lo) / gap));
        gap = (hi - lo) / n;
        for (int k = 0; k < n; k++) {
            double y = lo + (k + 0.5) * gap;
            double[] at = edges.stream().filter(e -> e[1] <= y != e[3] <= y).mapToDouble(e -> e[0] + (y - e[1])
                    / (e[3] - e[1]) * (e[2] - e[0])).sorted().toArray();
            for (int j = 0; j + 1 < at.length; j += 2) {
                double a = at[j] - 0.35 * Noise.hash(count, 3, 6), b = at[j + 1] + 0.35 * Noise.hash(count, 4, 6);
                double[] q = {a, y + 0.15 * (Noise.hash(count, 5, 6) - 0.5), b, y};
                back.transform(q, 0, q, 0, 2);
                stitch(q[0], q[1], q[2], q[3], w, c0, c1, true);
            }
        }
    }

    /** A rope of short slanting stitches along a line. */
    public void stem(Shape line, double w, double[] c) {
        double[][] pts = walk(line, 2.6);
        for (int k = 1; k + 1 < pts.length; k++) {
            double[] a = pts[k - 1], b = pts[k + 1];
            double l = Math.hypot(b[0] - a[0], b[1] - a[1]) + 1e-9, nx = -(b[1] - a[1]) / l * w * 0.24, ny = (b[0]
                    - a[0]) / l * w * 0.24;
            stitch(a[0] - nx, a[1] - ny, b[0] + nx, b[1] + ny, w, c);
        }
    }

    /** A metal cord laid on the cloth and held by ties of silk. */
    public void couch(Shape line, double w, double[] c, double[] tie, double gap) {
        metal = true;
        double f = fray;
        fray = 0.06;
        double[][] pts = walk(line, 3);
        for (int k = 0; k + 1 < pts.length; k++) {
            stitch(pts[k][0], pts[k][1], pts[k + 1][0], pts[k + 1][1], w, c, c, false);
        }
        metal = false;
        fray = f;
        double[][] at = walk(line, gap);
        level += w * 0.42;
        for (int k = 0; k + 1 < at.length; k++) {
            double mx = (at[k][0] + at[k + 1][0]) / 2, my = (at[k][1] + at[k + 1][1]) / 2;
            double l = Math.hypot(at[k + 1][0] - at[k][0], at[k + 1][1] - at[k][1]) + 1e-9;
            double nx = -(at[k + 1][1] - at[k][1]) / l, ny = (at[k + 1][0] - at[k][0]) / l, r = w * 0.78;
            stitch(mx - nx * r + ny * 0.4, my - ny * r - nx * 0.4, mx + nx * r, my + ny * r, 0.95, tie);
        }
        level -= w * 0.42;
    }

    /** A French knot. */
    public void knot(double cx, double cy, double r, double[] c) {
        for (int k = 0; k < 5; k++) {
            double a = k * 2.2 + cx, o = r * 0.42 * (1 - k / 6.0);
            double x = cx + o * Math.cos(a), y = cy + o * Math.sin(a), l = r * 0.62;
            level += 0.18;
            stitch(x - l * Math.sin(a), y + l * Math.cos(a), x + l * Math.sin(a), y - l * Math.cos(a), r * 0.95, c);
        }
        level -= 0.90;
    }

    static List<double[]> edges(Shape s) {
        List<double[]> out = new ArrayList<>();
        double[] q = new double[6];
        double x = 0, y = 0, sx = 0, sy = 0;
        for (PathIterator it = s.getPathIterator(null, 0.08); !it.isDone(); it.next()) {
            int kind = it.currentSegment(q);
            if (kind == PathIterator.SEG_MOVETO) {
                sx = q[0];
                sy = q[1];
            } else {
                double nx = kind == PathIterator.SEG_CLOSE ? sx : q[0], ny = kind == PathIterator.SEG_CLOSE ? sy : q[1];
                out.add(new double[] {x, y, nx, ny});
                x = nx;
                y = ny;
                continue;
            }
            x = q[0];
            y = q[1];
        }
        return out;
    }

    /** Points along a line, evenly spaced, near the given step. */
    public static double[][] walk(Shape line, double step) {
        List<double[]> e = edges(line);
        double[] len = e.stream().mapToDouble(v -> Math.hypot(v[2] - v[0], v[3] - v[1])).toArray();
        double all = Arrays.stream(len).sum(), before = 0;
        int n = Math.max(1, (int) Math.round(all / step)), k = 0;
        double[][] out = new double[n + 1][];
        for (int j = 0; j <= n; j++) {
            double at = all * j / n;
            while (k < len.length - 1 && before + len[k] < at) {
                before += len[k++];
            }
            double f = Math.min(1, (at - before) / Math.max(1e-9, len[k]));
            double[] v = e.get(k);
            out[j] = new double[] {v[0] + (v[2] - v[0]) * f, v[1] + (v[3] - v[1]) * f};
        }
        return out;
    }
}
