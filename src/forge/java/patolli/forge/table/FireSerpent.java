package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.Path2D;
import patolli.forge.matter.Shapes;

/**
 * One of the shield's two fire-serpents, given in turns and radii: a tail of trapeze and ray (the year sign), banded
 * trapezes with flames on their backs, a head with open jaws whose snout curls back above it, studded with stars.
 */
final class FireSerpent {
    /** What a part of it is made of. */
    enum Part {
        LINE, FLAME, RAY, RAY_HEART, TRAPEZE, TRAPEZE_HEART, RED, SCALE, BELLY, SKULL, CURL, MAW, TOOTH, STAR, STAR_HEART,
        EYE, PUPIL, BROW, CLAW
    }

    /** Takes the parts, later ones over earlier. */
    interface Taker {
        void part(Part p, Shape s);
    }

    private static final double HEAD = 124;
    private final double cx, cy, turn;
    private final int way, bands;

    /** About a middle, from an angle on; {@code way} is 1 clockwise and -1 against it. */
    FireSerpent(double cx, double cy, double turn, int way, int bands) {
        this.cx = cx;
        this.cy = cy;
        this.turn = turn;
        this.way = way;
        this.bands = bands;
    }

    void draw(Taker out) {
        Taker to = (p, s) -> {
            if (p != Part.STAR_HEART && p != Part.PUPIL && p != Part.BELLY) {
                out.part(Part.LINE, Shapes.cord(s, 2.2));
            }
            out.part(p, s);
        };
        double from = 31, each = (HEAD - from) / bands;
        for (int k = 0; k < bands; k++) {
            double a = from + k * each, half = 8.5 + 4.5 * (k + 1) / bands, top = 100 + half;
            to.part(Part.FLAME, ring(a + 1.2, top - 3, a + each * 0.1, top + 11, a + each * 0.86, top - 3));
            to.part(k % 2 == 0 ? Part.RED : Part.SCALE, ring(a, 102 - half, a, top - 2, a + each, top + 1, a + each, 101
                    - half));
            to.part(Part.BELLY, ring(a + 0.6, 98 - half, a + 0.6, 104 - half, a + each - 0.6, 103 - half, a + each - 0.6,
                    97 - half));
        }
        tail(to);
        leg(to);
        head(to);
    }

    /** The year sign: a ray through a trapeze. */
    private void tail(Taker to) {
        to.part(Part.TRAPEZE, ring(11, 92, 11, 110, 20, 122.5, 25.5, 122.5, 25.5, 79.5, 20, 79.5));
        to.part(Part.TRAPEZE_HEART, ring(14, 94, 14, 108, 20.6, 117.5, 22.6, 117.5, 22.6, 84.5, 20.6, 84.5));
        to.part(Part.RAY, ring(4.5, 101, 33, 115.5, 33, 86.5));
        to.part(Part.RAY_HEART, ring(13, 101, 29.6, 108.6, 29.6, 93.4));
    }

    private void leg(Taker to) {
        double a = HEAD - 17;
        to.part(Part.CLAW, tube(5, a, 90, a + 4, 84, a + 8, 83));
        for (int k = 0; k < 3; k++) {
            to.part(Part.CLAW, tube(3.4, a + 7, 83, a + 10 + 1.2 * k, 87 - 4.6 * k));
        }
    }

    private void head(Taker to) {
        double h = HEAD;
        to.part(Part.MAW, ring(h + 9, 99, h + 12, 84, h + 39, 84, h + 42, 101));
        to.part(Part.SKULL, ring(h - 2, 88, h - 2, 113, h + 6, 118, h + 16, 117, h + 23, 111, h + 37, 111, h + 43, 107,
                h + 43, 99, h + 24, 98.5, h + 12, 96, h + 10, 88));
        to.part(Part.SKULL, ring(h - 2, 97, h - 2, 83, h + 6, 79.5, h + 36, 79, h + 41, 82, h + 40, 86, h + 18, 85.5, h
                + 10, 97));
        to.part(Part.CURL, tube(8, h + 40, 107, h + 46.5, 110, h + 47.6, 117, h + 42, 120.6, h + 33, 120, h + 26, 120.8));
        for (double[] s : new double[][] {{46.6, 112.5}, {42, 120}, {34, 120}, {26.5, 120.4}}) {
            to.part(Part.STAR, dot(h + s[0], s[1], 4.4));
            to.part(Part.STAR_HEART, dot(h + s[0], s[1], 1.9));
        }
        to.part(Part.TOOTH, ring(h + 37.4, 100, h + 43, 100, h + 36.4, 87));
        to.part(Part.TOOTH, ring(h + 30.4, 99.6, h + 35.6, 99.8, h + 29.6, 89));
        to.part(Part.TOOTH, ring(h + 23.4, 99.2, h + 28.4, 99.4, h + 22.6, 89.5));
        to.part(Part.TOOTH, ring(h + 33, 85, h + 37, 85, h + 32.6, 93));
        to.part(Part.EYE, dot(h + 12, 105.5, 6.8));
        to.part(Part.PUPIL, dot(h + 12.8, 104.6, 3.4));
        to.part(Part.BROW, ring(h + 3, 101, h + 4, 113, h + 15, 114.5, h + 20, 107, h + 17.6, 106, h + 14, 110, h + 8,
                109.5, h + 6.4, 101));
    }

    private double[] at(double degrees, double r) {
        double a = Math.toRadians(turn + way * degrees);
        return new double[] {cx + r * Math.cos(a), cy + r * Math.sin(a)};
    }

    private Shape dot(double degrees, double r, double radius) {
        double[] p = at(degrees, r);
        return Shapes.disc(p[0], p[1], radius);
    }

    /** A closed polygon of (degrees, radius) pairs, whose sides bend with the ring. */
    private Shape ring(double... q) {
        Path2D p = line(true, q);
        p.closePath();
        return p;
    }

    private Shape tube(double width, double... q) {
        return Shapes.band(line(false, q), width);
    }

    private Path2D line(boolean closed, double... q) {
        Path2D p = new Path2D.Double();
        int n = q.length / 2;
        for (int k = 0; k < (closed ? n : n - 1); k++) {
            int next = (k + 1) % n;
            for (int f = 0; f <= 6; f++) {
                double t = f / 6.0;
                double[] c = at(q[2 * k] + (q[2 * next] - q[2 * k]) * t, q[2 * k + 1] + (q[2 * next + 1] - q[2 * k
                        + 1]) * t);
                if (k == 0 && f == 0) {
                    p.moveTo(c[0], c[1]);
                } else {
                    p.lineTo(c[0], c[1]);
                }
            }
        }
        return p;
    }
}
