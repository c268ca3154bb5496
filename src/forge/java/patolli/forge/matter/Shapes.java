package patolli.forge.matter;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Short words for outlines. */
public final class Shapes {
    private Shapes() { }

    /** A start point and then cubic curves, six numbers each. */
    public static Path2D path(double... v) {
        Path2D p = new Path2D.Double();
        p.moveTo(v[0], v[1]);
        for (int i = 2; i + 5 < v.length; i += 6) {
            p.curveTo(v[i], v[i + 1], v[i + 2], v[i + 3], v[i + 4], v[i + 5]);
        }
        return p;
    }

    /** A closed polygon of x, y pairs. */
    public static Path2D poly(double... xy) {
        Path2D p = new Path2D.Double();
        p.moveTo(xy[0], xy[1]);
        for (int i = 2; i < xy.length; i += 2) {
            p.lineTo(xy[i], xy[i + 1]);
        }
        p.closePath();
        return p;
    }

    /** A disc about a point. */
    public static Shape disc(double x, double y, double r) {
        return new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
    }

    /** A rectangle by its corner and size. */
    public static Rectangle2D box(double x, double y, double w, double h) {
        return new Rectangle2D.Double(x, y, w, h);
    }

    /** The band along a line, cut off square at its ends. */
    public static Shape band(Shape s, double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND).createStrokedShape(s);
    }

    /** The band along a line, with mitred corners, as a straight-edge gives. */
    public static Shape rule(Shape s, double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER).createStrokedShape(s);
    }

    /** The band along a line, with round ends. */
    public static Shape cord(Shape s, double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(s);
    }

    /** A shape moved, turned (radians) and sized about its origin. */
    public static Shape at(Shape s, double x, double y, double turn, double sx, double sy) {
        AffineTransform t = AffineTransform.getTranslateInstance(x, y);
        t.rotate(turn);
        t.scale(sx, sy);
        return t.createTransformedShape(s);
    }
}
