package patolli.forge.table;

import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.path;
import static patolli.forge.matter.Shapes.poly;

import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import patolli.forge.matter.Shapes;

/**
 * A serpent's head that looks left, its neck at about (166, 94): a squared snout with a stepped curl, a long bar of gum
 * with fangs that curve back, a heavy brow that cuts off the eye's upper half. Two kinds, so that the ends differ.
 */
final class SerpentHead {
    /** Degrees by which the lower jaw hangs open more or less, and whether the tongue is out. */
    private final double gape;
    private final AffineTransform jaw;

    SerpentHead(double gape) {
        this.gape = gape;
        jaw = AffineTransform.getRotateInstance(Math.toRadians(-gape), 126, 108);
    }

    private static Shape soft(Shape s) {
        // A stonecutter's corner: a little rounded.
        Area a = new Area(s);
        a.add(new Area(new BasicStroke(4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(s)));
        return a;
    }

    Shape skull() {
        return soft(poly(176, 66, 160, 44, 140, 28, 112, 20, 88, 22, 70, 36, 54, 42, 32, 38, 14, 40, 8, 48, 8, 72, 14,
                80,
                56, 84, 98, 86, 116, 96, 126, 114, 150, 124, 176, 118));
    }

    Shape lowerJaw() {
        Area a = new Area(soft(jaw.createTransformedShape(poly(128, 104, 112, 118, 92, 127, 58, 131, 34, 129, 22, 131,
                17,
                140, 19, 154, 30, 160, 62, 159, 98, 158, 128, 148, 150, 132, 164, 118))));
        return a;
    }

    /** Under the lower jaw run broad plates. */
    Shape chin() {
        Path2D line = new Path2D.Double();
        line.moveTo(15, 148);
        for (double[] p : new double[][] {{20, 158}, {62, 157}, {98, 156}, {126, 147}, {152, 130}}) {
            line.lineTo(p[0], p[1]);
        }
        Area a = new Area(jaw.createTransformedShape(new BasicStroke(12f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER)
                .createStrokedShape(line)));
        a.intersect(new Area(lowerJaw()));
        return a;
    }

    /** The dark of the mouth. */
    Shape maw() {
        Area a = new Area(poly(40, 80, 100, 84, 122, 100, 132, 112, 120, 122, 92, 134, 54, 138, 46, 120, 44, 100));
        a.subtract(new Area(disc(18, 108, 26)));
        return a;
    }

    /** The snout's curl goes up and back in square steps. */
    Shape curl() {
        Path2D p = new Path2D.Double();
        p.moveTo(46, 45);
        for (double[] q : new double[][] {{16, 41}, {8, 30}, {9, 10}, {33, 8}, {35, 25}, {23, 26}}) {
            p.lineTo(q[0], q[1]);
        }
        return new BasicStroke(10.5f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND).createStrokedShape(p);
    }

    Shape gumAbove() {
        Path2D p = new Path2D.Double();
        p.moveTo(9, 77);
        for (double[] q : new double[][] {{22, 81}, {58, 84}, {98, 87}, {117, 98}, {126, 112}}) {
            p.lineTo(q[0], q[1]);
        }
        return new BasicStroke(10f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND).createStrokedShape(p);
    }

    Shape gumBelow() {
        Path2D p = new Path2D.Double();
        p.moveTo(127, 110);
        for (double[] q : new double[][] {{112, 121}, {92, 130}, {58, 134}, {30, 132}}) {
            p.lineTo(q[0], q[1]);
        }
        return jaw.createTransformedShape(new BasicStroke(9f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND)
                .createStrokedShape(p));
    }

    Shape[] upperTeeth() {
        return new Shape[] {
            path(18, 83, 16, 98, 24, 118, 50, 124, 42, 112, 40, 98, 42, 85),
            path(48, 86, 47, 98, 53, 109, 68, 112, 63, 104, 63, 95, 65, 87),
            path(71, 88, 71, 97, 76, 104, 87, 106, 84, 99, 84, 94, 86, 89),
            path(91, 89, 92, 97, 96, 102, 105, 103, 103, 97, 104, 95, 105, 93)};
    }

    Shape[] lowerTeeth() {
        Shape[] all = {
            path(28, 130, 25, 116, 32, 104, 46, 99, 43, 107, 44, 118, 48, 131),
            path(56, 132, 56, 124, 61, 117, 70, 114, 68, 120, 70, 126, 72, 131),
            path(78, 130, 79, 122, 83, 117, 91, 114, 90, 119, 91, 122, 93, 126)};
        for (int k = 0; k < all.length; k++) {
            all[k] = jaw.createTransformedShape(all[k]);
        }
        return all;
    }

    /** The forked tongue, over the lower gum. */
    Shape tongue() {
        Area a = new Area(Shapes.cord(path(104, 116, 82, 124, 58, 116, 38, 122, 24, 126, 12, 122, 4, 112), 6.5));
        a.add(new Area(Shapes.cord(path(40, 121, 24, 126, 12, 132, 2, 140), 6)));
        return AffineTransform.getRotateInstance(Math.toRadians(-gape * 0.6), 126, 108).createTransformedShape(a);
    }

    Shape socket() {
        return disc(100, 57, 17);
    }

    Shape iris() {
        return disc(99, 59, 11);
    }

    Shape pupil() {
        return disc(98, 60, 6.6);
    }

    /** Low in front, so that it scowls, and hooked behind the eye. */
    Shape brow() {
        return soft(poly(68, 60, 66, 46, 84, 27, 112, 20, 138, 30, 148, 48, 146, 66, 136, 78, 122, 76, 124, 66, 132,
                60, 130,
                48, 114, 42, 92, 50, 80, 62));
    }

    Shape nostril() {
        return poly(24, 56, 40, 53, 44, 60, 30, 66);
    }

    /** Plumes stand up from the nape: three, or two longer ones. */
    Shape[] plumes() {
        Shape[] three = {
            path(134, 36, 128, 18, 136, 4, 154, 0, 158, 16, 154, 34, 146, 48),
            path(146, 46, 146, 28, 158, 15, 178, 12, 180, 30, 172, 48, 158, 60),
            path(156, 62, 160, 46, 174, 34, 194, 36, 193, 54, 182, 70, 164, 78)};
        Shape[] two = {
            path(136, 36, 134, 16, 146, 0, 168, -4, 172, 16, 166, 36, 150, 50),
            path(150, 54, 156, 34, 172, 20, 196, 22, 196, 44, 184, 64, 164, 74)};
        return gape > 0 ? three : two;
    }

    /** Disc in the ear. */
    Shape flare(double radius) {
        return disc(146, 98, radius);
    }
}
