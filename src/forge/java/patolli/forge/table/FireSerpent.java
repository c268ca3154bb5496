package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.Path2D;
import patolli.forge.matter.Shapes;

/**
 * One fire-serpent of the shield, given in turns and radii: a tail of trapeze and ray (the year sign), banded
 * trapezes with flames on their backs, a head with open jaws whose snout curls back above it, studded with stars.
 */
final class FireSerpent {
    /** What a part of it is made of. */
    enum Part { FLAME, RAY, TRAPEZE, RED, BELLY, SKULL, CURL, MAW, TOOTH, STAR, STAR_HEART, EYE, PUPIL, BROW }

    /** Takes the parts, later ones over earlier. */
    interface Taker {
        void part(Part p, Shape s);
    }

    private final double cx, cy, turn;

    FireSerpent(double cx, double cy, double turn) {
        this.cx = cx;
        this.cy = cy;
        this.turn = turn;
    }

    void draw(Taker to) {
        to.part(Part.RAY, ring(6, 85, 17, 76, 17, 94));
        to.part(Part.TRAPEZE, ring(14, 81, 14, 89, 23, 104, 23, 66));
        to.part(Part.RED, ring(17.4, 82, 17.4, 88, 20.6, 91, 20.6, 79));
        for (int k = 0; k < 4; k++) {
            double a = 23 + k * 6.6, half = 9 + k * 0.8;
            to.part(Part.FLAME, ring(a + 0.4, 85 + half - 2, a + 1.8, 85 + half + 11, a + 6.2, 85 + half - 2));
            to.part(k % 2 == 0 ? Part.RED : Part.TRAPEZE, ring(a, 87 - half, a, 85 + half, a + 6.6, 87 + half, a + 6.6,
                    85 - half));
            to.part(Part.BELLY, ring(a, 84 - half, a, 90 - half, a + 6.6, 89.5 - half, a + 6.6, 83 - half));
        }
        head(to);
    }

    private void head(Taker to) {
        to.part(Part.MAW, ring(56, 84, 57, 70, 72, 70, 74, 86));
        to.part(Part.SKULL, ring(48.5, 72, 48.5, 100, 53, 104, 62, 104, 66, 98, 75, 98, 78, 94, 78, 84, 58, 83, 55,
                72));
        to.part(Part.SKULL, ring(48.5, 80, 48.5, 68, 54, 63.5, 73, 63, 76, 67, 75, 72, 60, 71, 55, 80));
        to.part(Part.CURL, tube(6.6, 73, 94, 80, 98, 81.5, 106, 76, 109, 66, 109.2, 60, 108.6));
        for (double[] s : new double[][] {{80.4, 101.5}, {74.6, 109}, {66.6, 109.2}, {59.4, 108.6}}) {
            to.part(Part.STAR, dot(s[0], s[1], 4.1));
            to.part(Part.STAR_HEART, dot(s[0], s[1], 1.7));
        }
        to.part(Part.TOOTH, ring(72.5, 84, 77, 84, 73.6, 73.5));
        to.part(Part.TOOTH, ring(66, 83.4, 70.6, 83.6, 67, 75.5));
        to.part(Part.TOOTH, ring(60.6, 83, 64.4, 83.2, 61.6, 76.5));
        to.part(Part.TOOTH, ring(68, 71, 72, 71.4, 69.5, 78));
        to.part(Part.EYE, dot(59.5, 94, 6.6));
        to.part(Part.PUPIL, dot(60, 93.4, 3.2));
        to.part(Part.BROW, ring(52, 90, 53, 100.5, 64, 102, 67, 95.5, 64.5, 95, 62, 97.8, 56.5, 97.4, 54.8, 90));
    }

    private double[] at(double degrees, double r) {
        double a = Math.toRadians(turn + degrees);
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
