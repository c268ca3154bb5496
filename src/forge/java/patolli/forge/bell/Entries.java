package patolli.forge.bell;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import patolli.forge.matter.Shapes;
import patolli.forge.table.Ground;
import patolli.forge.table.Signs;
import patolli.forge.table.Track;
import patolli.rules.Side;

/**
 * The four entries. Each has a fillet of bone, its side's sign in the middle, and a step of gold towards each of the
 * two squares on which the way may go on.
 */
final class Entries {
    private static final Color BONE = new Color(0xF6EEDB), GOLD = new Color(0xE0B04E), INK = new Color(0x1B1410);
    /** The squares for which the signs are drawn. */
    private static final double DRAWN = 52;
    private final Graphics2D g;
    private final Track track;

    private Entries(Graphics2D g, Track track) {
        this.g = g;
        this.track = track;
    }

    static void paint(Ground m) {
        Signs.brush(m, g -> {
            for (int n = 0; n < m.track.squares(); n++) {
                int square = n;
                m.track.entering(n).ifPresent(side -> new Entries(g, m.track).entry(square, side));
            }
        });
    }

    private void entry(int n, Side side) {
        put(BONE, Shapes.rule(track.outline(n, 5.2), 1.5), 0);
        Point2D c = track.centre(n);
        put(BONE, Shapes.at(sign(side), c.getX(), c.getY(), 0, track.a / DRAWN, track.a / DRAWN), 1.4);
        way(c, track.centre(Math.floorMod(n - 1, track.squares())));
        way(c, track.centre(n + 1));
    }

    /** A step at the edge towards a neighbour, wide at the near end. */
    private void way(Point2D from, Point2D to) {
        double turn = Math.atan2(to.getY() - from.getY(), to.getX() - from.getX());
        AffineTransform t = AffineTransform.getTranslateInstance(from.getX(), from.getY());
        t.rotate(turn);
        t.scale(track.a / DRAWN, track.a / DRAWN);
        put(GOLD, t.createTransformedShape(Shapes.poly(16.4, -8.4, 19.4, -8.4, 19.4, -5.2, 21.8, -5.2, 21.8, -2.2, 24.2,
                -2.2, 24.2, 2.2, 21.8, 2.2, 21.8, 5.2, 19.4, 5.2, 19.4, 8.4, 16.4, 8.4)), 1.2);
    }

    /** The outline of a side's pieces, about 20 across. */
    static Shape sign(Side side) {
        return switch (side) {
            case RED -> ring(Shapes.disc(0, 0, 9.4), Shapes.disc(0, 0, 5.2));
            case BLUE -> {
                Area lobes = new Area(Shapes.disc(0, 0, 4.8));
                for (int k = 0; k < 4; k++) {
                    lobes.add(new Area(Shapes.disc(5.6 * Math.cos(k * Math.PI / 2), 5.6 * Math.sin(k * Math.PI / 2),
                            5.0)));
                }
                yield ring(lobes, Shapes.disc(0, 0, 2.6));
            }
            case YELLOW -> {
                double[] star = new double[32];
                for (int k = 0; k < 16; k++) {
                    double r = k % 2 == 0 ? 11.4 : 6.9, a = k * Math.PI / 8;
                    star[2 * k] = r * Math.cos(a);
                    star[2 * k + 1] = r * Math.sin(a);
                }
                yield ring(Shapes.poly(star), Shapes.disc(0, 0, 3.4));
            }
            case GREEN -> ring(Shapes.path(-4.6, -9.6, -2, -10.4, 2, -10.4, 4.6, -9.6, 4.8, -3, 5.4, 2, 9.6, 6, 5, 10.6,
                    -5, 10.6, -9.6, 6, -5.4, 2, -4.8, -3, -4.6, -9.6), Shapes.disc(0, -4.2, 2.3));
            case BLACK, WHITE -> throw new IllegalArgumentException(side + " does not sit at this table");
        };
    }

    private static Shape ring(Shape outer, Shape hole) {
        Area a = new Area(outer);
        a.subtract(new Area(hole));
        return a;
    }

    private void put(Color c, Shape s, double line) {
        g.setColor(c);
        g.fill(s);
        if (line > 0) {
            g.setColor(INK);
            g.fill(Shapes.cord(s, line));
        }
    }
}
