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
 * A serpent's head that looks left, its neck at about (166, 94): a squared snout, a long straight bar of gum with fangs
 * that curve back, a heavy brow that falls forward over a slit eye. Two kinds: one gapes, its tongue out and its snout
 * curled up in square steps; the other grinds its teeth and bears a horn.
 */
final class SerpentHead {
    private final boolean open;
    private final AffineTransform jaw;

    SerpentHead(boolean open) {
        this.open = open;
        jaw = AffineTransform.getRotateInstance(Math.toRadians(open ? -5 : 9), 130, 112);
    }

    /** Whether it gapes where it lies. */
    boolean isOpen() {
        return open;
    }

    private static Shape soft(Shape s) {
        // A stonecutter's corner: a little rounded.
        Area a = new Area(s);
        a.add(new Area(new BasicStroke(3f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND).createStrokedShape(s)));
        return a;
    }

    private static Shape bar(double width, double... xy) {
        Path2D p = new Path2D.Double();
        p.moveTo(xy[0], xy[1]);
        for (int k = 2; k < xy.length; k += 2) {
            p.lineTo(xy[k], xy[k + 1]);
        }
        return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER).createStrokedShape(p);
    }

    Shape skull() {
        return soft(open
                ? poly(176, 70, 164, 46, 148, 32, 118, 28, 92, 30, 84, 42, 60, 46, 52, 40, 8, 40, 3, 46, 3, 84, 100, 88,
                    118, 98, 128, 116, 152, 122, 176, 114)
                : poly(176, 70, 166, 44, 150, 34, 112, 30, 96, 40, 82, 50, 50, 50, 46, 44, 4, 44, 0, 50, 0, 88, 100, 92,
                    118, 100, 128, 116, 152, 122, 176, 114));
    }

    Shape lowerJaw() {
        return soft(jaw.createTransformedShape(poly(130, 106, 112, 122, 92, 131, 22, 131, 12, 135, 10, 152, 18, 160, 62,
                161, 100, 159, 130, 149, 152, 132, 164, 118)));
    }

    /** Under the lower jaw run broad plates. */
    Shape chin() {
        Area a = new Area(jaw.createTransformedShape(bar(13, 6, 148, 16, 159, 62, 160, 100, 157, 130, 148, 154, 130)));
        a.intersect(new Area(lowerJaw()));
        return a;
    }

    /** The snout's curl goes up and back in square steps; the other head bears a horn bent back. */
    Shape curl() {
        return open ? bar(10, 50, 45, 14, 43, 8, 36, 8, 8, 36, 8, 36, 27, 22, 27)
                : soft(poly(8, 46, 10, 22, 20, 6, 42, -4, 34, 12, 34, 28, 42, 48));
    }

    Shape gumAbove() {
        return open ? bar(11.5, 3, 85, 60, 86.5, 98, 89, 117, 100, 127, 116)
                : bar(11.5, 0, 90, 60, 91.5, 98, 93, 117, 102, 127, 116);
    }

    Shape gumBelow() {
        return jaw.createTransformedShape(bar(10, 128, 112, 112, 124, 92, 134, 58, 135, 16, 135));
    }

    Shape[] upperTeeth() {
        if (open) {
            return new Shape[] {
                path(6, 90, 4, 108, 14, 128, 46, 136, 34, 124, 31, 108, 34, 90),
                path(40, 91, 39, 104, 46, 117, 64, 121, 57, 112, 56, 102, 58, 92),
                path(64, 92, 63, 102, 69, 112, 84, 115, 79, 107, 79, 100, 81, 94),
                path(87, 94, 87, 102, 92, 109, 104, 110, 100, 104, 100, 100, 102, 97)};
        }
        return new Shape[] {
            path(2, 95, -2, 116, 8, 136, 34, 142, 25, 130, 23, 114, 26, 95),
            path(34, 96, 33, 106, 37, 114, 50, 118, 46, 110, 46, 104, 48, 96),
            path(55, 97, 54, 107, 58, 115, 71, 119, 67, 111, 67, 105, 69, 97),
            path(76, 98, 75, 107, 79, 114, 91, 117, 88, 110, 88, 105, 90, 99)};
    }

    Shape[] lowerTeeth() {
        Shape[] all = open ? new Shape[] {
            path(24, 131, 20, 118, 26, 106, 42, 99, 39, 109, 40, 120, 44, 131),
            path(54, 131, 53, 122, 58, 114, 70, 110, 67, 118, 68, 124, 71, 131),
            path(78, 130, 78, 122, 83, 116, 93, 113, 91, 119, 91, 123, 94, 128)}
                : new Shape[] {
                    path(42, 131, 40, 124, 45, 117, 56, 113, 53, 120, 54, 125, 56, 131),
                    path(62, 131, 61, 124, 66, 117, 77, 113, 74, 120, 75, 125, 77, 131),
                    path(84, 130, 83, 123, 88, 117, 98, 114, 96, 120, 96, 124, 98, 128)};
        for (int k = 0; k < all.length; k++) {
            all[k] = jaw.createTransformedShape(all[k]);
        }
        return all;
    }

    /** The forked tongue, over the lower gum. */
    Shape tongue() {
        Area a = new Area(Shapes.cord(path(106, 118, 84, 128, 60, 120, 40, 128, 26, 134, 12, 130, 2, 118), 6.5));
        a.add(new Area(Shapes.cord(path(42, 127, 26, 134, 12, 140, 0, 150), 6)));
        return a;
    }

    Shape socket() {
        return open ? poly(82, 60, 100, 52, 126, 54, 130, 64, 120, 76, 98, 78, 84, 72)
                : poly(84, 66, 104, 56, 126, 58, 130, 68, 118, 78, 100, 80, 86, 76);
    }

    Shape iris() {
        return open ? disc(105, 66, 9.6) : disc(107, 69, 9);
    }

    /** A slit. */
    Shape pupil() {
        double x = open ? 104 : 106, y = open ? 66 : 69;
        return path(x, y - 10, x + 5.2, y - 4, x + 5.2, y + 4, x, y + 10, x - 5.2, y + 4, x - 5.2, y - 4, x, y - 10);
    }

    /** It falls forward in steps, so that it scowls, and is hooked behind the eye. */
    Shape brow() {
        return open
                ? poly(66, 72, 62, 56, 74, 56, 74, 44, 90, 44, 90, 30, 126, 24, 148, 34, 152, 58, 146, 80, 134, 82, 138,
                    66, 132, 56, 110, 54, 96, 62, 84, 68, 80, 76)
                : poly(68, 74, 64, 64, 84, 46, 112, 28, 132, 18, 142, 30, 156, 44, 154, 72, 142, 84, 132, 82, 138, 70,
                    130, 60, 112, 60, 98, 68, 86, 72, 82, 80);
    }

    Shape nostril() {
        return open ? poly(16, 54, 36, 52, 40, 62, 20, 66) : poly(12, 60, 32, 58, 36, 68, 16, 72);
    }

    /** Plumes stand up from the nape: three, or two longer ones. */
    Shape[] plumes() {
        Shape[] three = {
            path(134, 36, 128, 18, 136, 4, 154, 0, 158, 16, 154, 34, 146, 48),
            path(146, 46, 146, 28, 158, 15, 178, 12, 180, 30, 172, 48, 158, 60),
            path(156, 62, 160, 46, 174, 34, 194, 36, 193, 54, 182, 70, 164, 78)};
        Shape[] two = {
            path(146, 40, 146, 20, 160, 4, 182, 0, 184, 20, 176, 38, 160, 54),
            path(156, 60, 160, 40, 176, 26, 200, 28, 200, 50, 188, 68, 168, 78)};
        return open ? three : two;
    }

    /** The ear's ornament: a disc, or a square set on its corner. */
    Shape flare(double r) {
        double q = r * 1.18;
        return open ? disc(148, 99, r) : poly(148, 99 - q, 148 + q, 99, 148, 99 + q, 148 - q, 99);
    }
}
