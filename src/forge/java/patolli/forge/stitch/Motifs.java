package patolli.forge.stitch;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import patolli.forge.matter.Ink;

/** What is stitched again and again: flowers, leaves, crosses, lines of gold cord. */
public final class Motifs {
    static final double[] YELLOW = Ink.hex(0xECB22E), GOLD = Ink.hex(0xF0BE50), TIE = Ink.hex(0xA5521E);
    private static final double LEVEL = 0.5;
    private final Silk k;

    /** Stitched with that silk. */
    public Motifs(Silk k) {
        this.k = k;
    }

    /** An open line through points. */
    public static Path2D line(double... q) {
        Path2D s = new Path2D.Double();
        s.moveTo(q[0], q[1]);
        for (int j = 2; j < q.length; j += 2) {
            s.lineTo(q[j], q[j + 1]);
        }
        return s;
    }

    /** A pointed petal that begins at (x, y) and goes in direction {@code a}. */
    public static Shape petal(double x, double y, double a, double len, double wide) {
        Path2D s = new Path2D.Double();
        s.moveTo(0, 0);
        s.curveTo(len * 0.20, wide * 0.72, len * 0.72, wide * 0.62, len, 0);
        s.curveTo(len * 0.72, -wide * 0.62, len * 0.20, -wide * 0.72, 0, 0);
        AffineTransform t = AffineTransform.getTranslateInstance(x, y);
        t.rotate(a);
        return t.createTransformedShape(s);
    }

    /** A flower of n petals, from the colour {@code in} to {@code out}, with a knot in its heart. */
    public void flower(double x, double y, double r, int n, double[] in, double[] out, double turn) {
        for (int j = 0; j < n; j++) {
            double a = turn + j * 2 * Math.PI / n;
            k.satin(petal(x + 0.12 * r * Math.cos(a), y + 0.12 * r * Math.sin(a), a, r * 0.88, r * 3.1 / n), a, 1.4, in,
                    out);
        }
        k.level = 1.0;
        k.knot(x, y, r * 0.26, YELLOW);
        k.level = LEVEL;
    }

    /** A leaf of two halves, one darker. */
    public void leaf(double x, double y, double a, double len, double wide, double[] dark, double[] light) {
        for (int side = -1; side <= 1; side += 2) {
            Path2D s = new Path2D.Double();
            s.moveTo(0, 0);
            s.curveTo(len * 0.2, side * wide * 0.75, len * 0.7, side * wide * 0.6, len, 0);
            s.closePath();
            AffineTransform t = AffineTransform.getTranslateInstance(x, y);
            t.rotate(a);
            k.satin(t.createTransformedShape(s), a + side * 0.75, 1.35, side < 0 ? dark : light,
                    side < 0 ? light : dark);
        }
    }

    /** A cord of gold along a line. */
    public void gold(Shape s, double w) {
        k.level = 0.9;
        k.couch(s, w, GOLD, TIE, 5.2);
        k.level = LEVEL;
    }

    /** A cross of five threads each way. */
    public void cross(double x, double y, double r, double[] c, double[] edge) {
        k.level = 1.5;
        for (int q = 0; q < 2; q++) {
            double sx = q == 0 ? 1 : -1;
            for (int j = -2; j <= 2; j++) {
                double o = j * 1.35;
                double l = r - Math.abs(j) * 0.6;
                k.stitch(x - l * sx + o * 0.7, y - l - o * 0.7 * sx, x + l * sx + o * 0.7, y + l - o * 0.7 * sx, 1.6,
                        Math.abs(j) == 2 ? edge : c);
            }
            k.level = 2.2;
        }
        k.level = LEVEL;
    }
}
