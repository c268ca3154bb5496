package patolli.forge.pagade;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.List;

/** A string of pearls that lies on a closed line. */
final class Pearls {
    private static final Color NIGHT = new Color(0x120B07), PEARL = new Color(0xFFF3D6), WHITE = new Color(0xFFFFFF);
    /** From the middle of one to the next, of its radius; how wide its dark edge is, and how large its light. */
    private static final double PITCH = 2.9, EDGE = 0.9, LIGHT = 0.42;
    private static final double EXACT = 0.05;

    private Pearls() { }

    /** @param radius of each */
    static void about(Graphics2D g, Shape line, double radius) {
        List<Point2D> way = way(line);
        double length = 0;
        for (int i = 1; i < way.size(); i++) {
            length += way.get(i - 1).distance(way.get(i));
        }
        int n = (int) Math.round(length / (PITCH * radius));
        double step = length / n;
        double next = 0;
        for (int i = 1; i < way.size(); i++) {
            Point2D from = way.get(i - 1), to = way.get(i);
            double far = from.distance(to);
            for (; next < far; next += step) {
                pearl(g, from.getX() + (to.getX() - from.getX()) * next / far,
                        from.getY() + (to.getY() - from.getY()) * next / far, radius);
            }
            next -= far;
        }
    }

    private static List<Point2D> way(Shape line) {
        List<Point2D> way = new ArrayList<>();
        double[] at = new double[6];
        for (PathIterator it = line.getPathIterator(null, EXACT); !it.isDone(); it.next()) {
            way.add(it.currentSegment(at) == PathIterator.SEG_CLOSE ? way.getFirst()
                    : new Point2D.Double(at[0], at[1]));
        }
        return way;
    }

    private static void pearl(Graphics2D g, double x, double y, double radius) {
        disc(g, x, y, radius + EDGE, NIGHT);
        disc(g, x, y, radius, PEARL);
        disc(g, x - 0.3 * radius, y - 0.3 * radius, LIGHT * radius, WHITE);
    }

    private static void disc(Graphics2D g, double x, double y, double radius, Color colour) {
        g.setColor(colour);
        g.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }
}
