package patolli.forge.table;

import java.awt.Shape;
import java.awt.geom.FlatteningPathIterator;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.util.ArrayList;
import java.util.List;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;

/** The serpent's winding body: a spine and a girth that changes all along it, plates under the belly. */
final class SerpentBody {
    /** A point of the spine, the way it runs there, and the length from the left end. */
    record Joint(double x, double y, double dx, double dy, double at) { }

    private final List<Joint> spine = new ArrayList<>();
    final double length;

    SerpentBody() {
        Path2D p = Shapes.path(138, 92, 172, 96, 190, 112, 206, 136, 224, 165, 260, 166, 281, 124, 301, 82, 312, 35,
                361,
                35, 410, 35, 419, 84, 440, 126, 460, 166, 497, 166, 515, 137, 531, 112, 549, 96, 582, 92);
        PathIterator it = new FlatteningPathIterator(p.getPathIterator(null), 0.01, 12);
        double[] c = new double[6];
        double len = 0, x = 0, y = 0;
        for (boolean first = true; !it.isDone(); it.next(), first = false) {
            it.currentSegment(c);
            double d = Math.hypot(c[0] - x, c[1] - y);
            if (!first && d > 0) {
                len += d;
                spine.add(new Joint(c[0], c[1], (c[0] - x) / d, (c[1] - y) / d, len));
            }
            x = c[0];
            y = c[1];
        }
        length = len;
    }

    /** Width of the body at a length from the left end: two lean necks, a belly that has eaten well, lean bends. */
    double girth(double at) {
        double t = at / length, neck = Math.min(t, 1 - t);
        double full = Math.exp(-Math.pow((t - 0.47) / 0.16, 2)), bend = Math.exp(-Math.pow((t - 0.80) / 0.09, 2));
        return 31 + 12 * Noise.smooth(0.05, 0.26, neck) + 25 * full + 7 * bend;
    }

    /** A strip of the body from a to b, between two shares of its half width; positive ones lie on the belly's side. */
    Shape strip(double a, double b, double from, double to) {
        Path2D p = new Path2D.Double();
        List<Joint> on = spine.stream().filter(j -> j.at >= a && j.at <= b).toList();
        for (Joint j : on) {
            double r = from * girth(j.at) / 2;
            if (p.getCurrentPoint() == null) {
                p.moveTo(j.x - j.dy * r, j.y + j.dx * r);
            } else {
                p.lineTo(j.x - j.dy * r, j.y + j.dx * r);
            }
        }
        for (Joint j : on.reversed()) {
            double r = to * girth(j.at) / 2;
            p.lineTo(j.x - j.dy * r, j.y + j.dx * r);
        }
        if (p.getCurrentPoint() != null) {
            p.closePath();
        }
        return p;
    }

    /** The body from a to b, wider than it is by {@code more}. */
    Shape part(double a, double b, double more) {
        Path2D p = new Path2D.Double();
        List<Joint> on = spine.stream().filter(j -> j.at >= a && j.at <= b).toList();
        for (Joint j : on) {
            double r = (girth(j.at) + more) / 2;
            if (p.getCurrentPoint() == null) {
                p.moveTo(j.x - j.dy * r, j.y + j.dx * r);
            } else {
                p.lineTo(j.x - j.dy * r, j.y + j.dx * r);
            }
        }
        for (Joint j : on.reversed()) {
            double r = (girth(j.at) + more) / 2;
            p.lineTo(j.x + j.dy * r, j.y - j.dx * r);
        }
        p.closePath();
        return p;
    }

    /** The joint nearest to a length from the left end. */
    Joint joint(double at) {
        return spine.stream().filter(j -> j.at >= at).findFirst().orElse(spine.getLast());
    }

    /** The joint nearest to a point. */
    Joint nearest(double x, double y) {
        Joint best = spine.getFirst();
        for (Joint j : spine) {
            if (Math.hypot(j.x - x, j.y - y) < Math.hypot(best.x - x, best.y - y)) {
                best = j;
            }
        }
        return best;
    }
}
