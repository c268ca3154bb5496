package patolli.forge.outline;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import patolli.forge.matter.Shapes;

/** Outlines, in whatever units the picture is drawn in. */
public final class Form {
    /** Steps of a sweep between two of its points. */
    private static final int FINE = 14;

    private Form() { }

    /** A closed spline through the points; a point given twice is a corner. */
    public static Path2D blob(double... q) {
        return spline(true, q);
    }

    /** An open spline through the points; a point given twice is a corner. */
    public static Path2D curve(double... q) {
        return spline(false, q);
    }

    private static Path2D spline(boolean closed, double... q) {
        List<double[]> pts = new ArrayList<>();
        List<Boolean> hard = new ArrayList<>();
        for (int i = 0; i < q.length; i += 2) {
            int n = pts.size();
            if (n > 0 && pts.get(n - 1)[0] == q[i] && pts.get(n - 1)[1] == q[i + 1]) {
                hard.set(n - 1, true);
                continue;
            }
            pts.add(new double[] {q[i], q[i + 1]});
            hard.add(false);
        }
        int n = pts.size();
        Path2D p = new Path2D.Double();
        p.moveTo(pts.get(0)[0], pts.get(0)[1]);
        for (int a = 0; a < (closed ? n : n - 1); a++) {
            int b = (a + 1) % n;
            double[] p1 = pts.get(a), p2 = pts.get(b);
            double[] p0 = hard.get(a) || !closed && a == 0 ? p1 : pts.get((a + n - 1) % n);
            double[] p3 = hard.get(b) || !closed && b == n - 1 ? p2 : pts.get((b + 1) % n);
            p.curveTo(p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6,
                    p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6, p2[0], p2[1]);
        }
        if (closed) {
            p.closePath();
        }
        return p;
    }

    public static Path2D poly(double... q) {
        return Shapes.poly(q);
    }

    public static Path2D line(double... q) {
        Path2D p = new Path2D.Double();
        p.moveTo(q[0], q[1]);
        for (int i = 2; i < q.length; i += 2) {
            p.lineTo(q[i], q[i + 1]);
        }
        return p;
    }

    public static Shape disc(double x, double y, double r) {
        return Shapes.disc(x, y, r);
    }

    public static Shape oval(double x, double y, double a, double b) {
        return new Ellipse2D.Double(x - a, y - b, 2 * a, 2 * b);
    }

    /** A slab about a middle. */
    public static Shape slab(double x, double y, double w, double h, double corner) {
        return new RoundRectangle2D.Double(x - w / 2, y - h / 2, w, h, 2 * corner, 2 * corner);
    }

    public static Shape stroke(Shape s, double w) {
        return Shapes.cord(s, w);
    }

    /** A stroke with square ends and mitred corners: frets and letters. */
    public static Shape bar(Shape s, double w) {
        return new BasicStroke((float) w, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10).createStrokedShape(s);
    }

    public static Shape join(Shape... all) {
        Area a = new Area();
        for (Shape s : all) {
            a.add(new Area(s));
        }
        return a;
    }

    public static Shape less(Shape s, Shape... cut) {
        Area a = new Area(s);
        for (Shape c : cut) {
            a.subtract(new Area(c));
        }
        return a;
    }

    public static Shape both(Shape s, Shape t) {
        Area a = new Area(s);
        a.intersect(new Area(t));
        return a;
    }

    /** Drawn about the origin, then scaled, turned (degrees) and put at a place. */
    public static Shape put(Shape s, double x, double y, double deg, double k) {
        return Shapes.at(s, x, y, Math.toRadians(deg), k, k);
    }

    public static Shape flip(Shape s) {
        return AffineTransform.getScaleInstance(-1, 1).createTransformedShape(s);
    }

    /** A body swept along a bent line from a wide root to a narrow tip: feathers, fangs, hair. */
    public static Path2D plume(double x0, double y0, double x1, double y1, double bend, double r0, double r1) {
        double dx = x1 - x0, dy = y1 - y0, l = Math.hypot(dx, dy), nx = -dy / l, ny = dx / l;
        double[] q = new double[44];
        for (int i = 0; i <= 10; i++) {
            double t = i / 10.0, c = bend * 4 * t * (1 - t);
            double r = (r0 + (r1 - r0) * t) * Math.sqrt(Math.max(0, 1 - Math.pow(t, 6)));
            double x = x0 + dx * t + nx * c, y = y0 + dy * t + ny * c;
            q[2 * i] = x + nx * r;
            q[2 * i + 1] = y + ny * r;
            q[42 - 2 * i] = x - nx * r;
            q[43 - 2 * i] = y - ny * r;
        }
        return poly(q);
    }

    /**
     * A body swept along a spline of (x, y, radius): limbs, plumes, smoke. Swelling is what makes a leg a leg.
     * The outline is the union, or a sharp elbow would grow a knot of ink.
     */
    public static Path2D sweep(double... q) {
        return new Path2D.Double(new Area(ribbon(q)));
    }

    /** The same for a body that nowhere lies over itself. */
    public static Path2D ribbon(double... q) {
        double[][] c = along(q);
        int z = c.length;
        double[] p = new double[4 * z];
        for (int i = 0; i < z; i++) {
            double[] a = c[Math.max(0, i - 1)], b = c[Math.min(z - 1, i + 1)], o = c[i];
            double dx = b[0] - a[0], dy = b[1] - a[1], l = Math.hypot(dx, dy) + 1e-9, r = Math.max(0.05, o[2]);
            double nx = -dy / l * r, ny = dx / l * r;
            p[2 * i] = o[0] + nx;
            p[2 * i + 1] = o[1] + ny;
            p[4 * z - 2 - 2 * i] = o[0] - nx;
            p[4 * z - 1 - 2 * i] = o[1] - ny;
        }
        return poly(p);
    }

    /** Points (x, y, radius) close together on the spline through the given ones. */
    public static double[][] along(double... q) {
        int n = q.length / 3;
        List<double[]> c = new ArrayList<>();
        for (int i = 0; i < n - 1; i++) {
            for (int s = 0; s < FINE + (i == n - 2 ? 1 : 0); s++) {
                double t = s / (double) FINE;
                double[] o = new double[3];
                for (int k = 0; k < 3; k++) {
                    double p0 = q[Math.max(0, i - 1) * 3 + k], p1 = q[i * 3 + k], p2 = q[(i + 1) * 3 + k];
                    double p3 = q[Math.min(n - 1, i + 2) * 3 + k];
                    o[k] = 0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                            + (3 * p1 - p0 - 3 * p2 + p3) * t * t * t);
                }
                c.add(o);
            }
        }
        return c.toArray(new double[0][]);
    }

    /** The middle line of a sweep's points. */
    public static Path2D spine(double... q) {
        double[] p = new double[q.length / 3 * 2];
        for (int i = 0; i < q.length / 3; i++) {
            p[2 * i] = q[3 * i];
            p[2 * i + 1] = q[3 * i + 1];
        }
        return curve(p);
    }
}
