package patolli.forge.table;

import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/**
 * Lines poured in liquid rubber. Each is a row of round stamps whose size and place wander a
 * little; where a pour starts, stops or crosses another, the rubber has pooled.
 */
public final class Rubber {
    private static final double R = 2.05;
    private final Track track;
    private final Graphics2D g;
    private int seed = 700;

    private Rubber(Graphics2D g, Track track) {
        this.g = g;
        this.track = track;
    }

    static void lines(Graphics2D g, Track track) {
        new Rubber(g, track).lines();
    }

    /** Pours rubber where the mask is; on a bare plate it covers itself alone. */
    public static void pour(Plate p, float[] mask) {
        // Blurred over less than a line's width the mask is a bead: steep at the rim, flat in the middle.
        float[] bead = p.blur(mask, 0.75 * p.scale), wide = p.blur(mask, 2.0 * p.scale);
        double[] black = Ink.hex(0x211B17);
        p.each((i, x, y) -> {
            if (bead[i] <= 0.01) {
                return;
            }
            double k = Noise.smooth(0.34, 0.66, bead[i] + 0.10 * (Noise.value(x / 2.4, y / 2.4, 91) - 0.5));
            double dust = Noise.fbm(x / 9, y / 9, 92, 3);
            p.coat(i, Ink.scale(black, 0.75 + 0.5 * dust), k);
            p.a[i] = (float) Math.max(p.a[i], k);
            // Wide areas (the triangles) sink a little in the middle and keep a raised edge.
            double rise = 2.0 * Math.min(1, bead[i] * 1.15) - 0.7 * Noise.smooth(0.7, 1, wide[i]);
            p.z[i] = (float) Noise.mix(p.z[i], p.z[i] * 0.30 + p.scale * rise + 0.22 * p.scale
                    * (Noise.fbm(x / 5, y / 5, 93, 3) - 0.5), k);
            p.gloss[i] = (float) (0.16 * k);
        });
    }

    private void lines() {
        int end = track.tip;
        for (int k = 0; k < 4; k++) {
            double[] d = track.limb[k];
            double[] s = {-d[1], d[0]};
            for (int side = -1; side <= 1; side += 2) {
                pour(d, s, 1, side, end + 0.46, side);
                Path2D tip = new Path2D.Double();
                // The same curve as the outline of the tip squares.
                point(tip, d, s, end + 0.45, side, true);
                double[] c1 = at(d, s, end + 0.75, side), c2 = at(d, s, end + 1, side * 0.75);
                double[] e = at(d, s, end + 1, side * 0.45);
                tip.curveTo(c1[0], c1[1], c2[0], c2[1], e[0], e[1]);
                point(tip, d, s, end + 1, 0, false);
                pour(tip);
            }
            for (int j = 1; j <= end; j++) {
                pour(d, s, j, -1, j, 1);
                for (int side = -1; side <= 1; side++) {
                    pool(at(d, s, j, side), side == 0 ? 3.1 : 2.75);
                }
            }
            if (k < 2) {
                pour(d, s, -end - 1, 0, end + 1, 0);
            }
        }
        pool(new double[] {track.cx, track.cy}, 3.6);
    }

    private double[] at(double[] d, double[] s, double along, double across) {
        return new double[] {track.cx + track.a * (d[0] * along + s[0] * across), track.cy + track.a * (d[1] * along
                + s[1] * across)};
    }

    private void point(Path2D p, double[] d, double[] s, double along, double across, boolean start) {
        double[] q = at(d, s, along, across);
        if (start) {
            p.moveTo(q[0], q[1]);
        } else {
            p.lineTo(q[0], q[1]);
        }
    }

    private void pour(double[] d, double[] s, double a0, double b0, double a1, double b1) {
        Path2D p = new Path2D.Double();
        point(p, d, s, a0, b0, true);
        point(p, d, s, a1, b1, false);
        pour(p);
    }

    private void pour(Path2D path) {
        seed += 13;
        PathIterator it = path.getPathIterator(null, 0.05);
        double[] c = new double[6];
        double x = 0, y = 0, run = 0;
        for (; !it.isDone(); it.next()) {
            if (it.currentSegment(c) == PathIterator.SEG_LINETO) {
                double len = Math.hypot(c[0] - x, c[1] - y);
                for (double t = 0; t < len; t += 0.3) {
                    double q = run + t, px = -(c[1] - y) / len, py = (c[0] - x) / len;
                    double off = 1.3 * (Noise.value(q / 34, 0, seed) - 0.5) + 0.5 * (Noise.value(q / 7, 3, seed) - 0.5);
                    double r = R + 0.75 * (Noise.value(q / 17, 1, seed) - 0.5) + 0.55 * (Noise.value(q / 4.5, 2,
                            seed) - 0.5);
                    dot(x + (c[0] - x) * t / len + px * off, y + (c[1] - y) * t / len + py * off, r);
                }
                run += len;
            }
            x = c[0];
            y = c[1];
        }
    }

    private void pool(double[] p, double r) {
        seed += 7;
        dot(p[0] + Noise.hash(seed, 1, 9) - 0.5, p[1] + Noise.hash(seed, 2, 9) - 0.5, r * (0.85
                + 0.3 * Noise.hash(seed, 3, 9)));
    }

    private void dot(double x, double y, double r) {
        g.fill(new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r));
    }
}
