package patolli.forge.table;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Rectangle2D;
import patolli.forge.matter.Shapes;

/**
 * The border band: rules of ink and colour, and stepped frets (a stair that ends in a squared hook) which run from both
 * ends of a side to its middle. The upper side carries the {@link Cartouche} instead, each corner an {@link Emblem}.
 */
final class Fret {
    static final double BAND = 30, HEAD = 48, HEM = 5;
    static final Color INK = new Color(0x1E1712), RED = new Color(0xA62B1F), BLUE = new Color(0x2E8FA3),
            TURQUOISE = new Color(0x35A79C), OCHRE = new Color(0xD9A441), BONE = new Color(0xF3EAD7),
            JADE = new Color(0x3F7F5A);
    private static final double[] STAIR = {0, 7, 0, 6, 1, 6, 1, 5, 2, 5, 2, 4, 3, 4, 3, 3, 4, 3, 4, 0, 10, 0, 10, 5,
        6, 5, 6, 2, 8, 2, 8, 3, 7, 3, 7, 4, 9, 4, 9, 1, 5, 1, 5, 7};
    private static final double[] ECHO = {-0.9, 0, 2.9, 0, 2.9, 1.8, 1.8, 1.8, 1.8, 2.8, 0.8, 2.8, 0.8, 3.8, -0.2,
        3.8, -0.2, 4.8, -0.9, 4.8};
    private final Graphics2D g;
    private final Rectangle2D mat;

    private Fret(Graphics2D g, Rectangle2D mat) {
        this.g = g;
        this.mat = mat;
    }

    /** Draws the whole border inside the mat's hem. */
    static void draw(Graphics2D g) {
        Rectangle2D m = Ground.MAT;
        Rectangle2D in = new Rectangle2D.Double(m.getX() + HEM, m.getY() + HEM, m.getWidth() - 2 * HEM,
                m.getHeight() - 2 * HEM);
        new Fret(g, in).all();
    }

    private void all() {
        double x = mat.getX(), y = mat.getY(), w = mat.getWidth(), h = mat.getHeight();
        fill(OCHRE, frame(0, BAND));
        fill(BLUE, frame(1.6, 3.4));
        fill(RED, frame(BAND - 4.2, 2.6));
        for (double d : new double[] {0.2, 4.6, BAND - 5.4, BAND - 1.5}) {
            fill(INK, frame(d, 1.4));
        }
        // The upper side is higher, for the writing in it.
        double more = HEAD - BAND;
        side(new AffineTransform(-1, 0, 0, -1, x + w, y + h), w, 0);
        side(new AffineTransform(0, -1, 1, 0, x, y + h), h - more, 1);
        side(new AffineTransform(0, 1, -1, 0, x + w, y + more), h - more, 2);
        for (int k = 0; k < 4; k++) {
            Emblem.draw(g, k, k % 2 == 0 ? x + BAND / 2 : x + w - BAND / 2, k < 2 ? y + HEAD / 2 : y + h - BAND / 2,
                    k < 2 ? 0.72 : 0.62);
        }
    }

    /** A stair that climbs to the right and ends in a squared hook: 10 cells wide, 7 high. */
    static Shape hook() {
        return Shapes.poly(STAIR);
    }

    /** The stair that hangs against it. */
    static Shape echo() {
        return Shapes.poly(ECHO);
    }

    private void fill(Color c, Shape s) {
        g.setColor(c);
        g.fill(s);
    }

    private Shape frame(double d, double t) {
        Area a = new Area(inner(d));
        a.subtract(new Area(inner(d + t)));
        return a;
    }

    private Rectangle2D inner(double d) {
        // Beyond the outer rules the upper side is wider by what it has more.
        double top = d < BAND / 2 ? d : d + HEAD - BAND;
        return Shapes.box(mat.getX() + d, mat.getY() + top, mat.getWidth() - 2 * d, mat.getHeight() - top - d);
    }

    /** One side, given as if it were the top one; the hooks of both halves face the middle. */
    private void side(AffineTransform place, double length, int which) {
        double room = (length - 2 * BAND) / 2, cell = 2.66;
        int n = (int) Math.round(room / (11.6 * cell));
        double unit = room / n, cw = unit / 11.6;
        for (int half = 0; half < 2; half++) {
            for (int k = 0; k < n; k++) {
                AffineTransform t = new AffineTransform(place);
                if (half == 1) {
                    t.concatenate(new AffineTransform(-1, 0, 0, 1, length, 0));
                }
                t.translate(BAND + k * unit + cw * 1.1, 5.9);
                t.scale(cw, cell);
                Shape main = t.createTransformedShape(hook());
                fill(k % 2 == 0 ? RED : INK, main);
                if (k % 2 == 0) {
                    fill(INK, new BasicStroke(1.0f).createStrokedShape(main));
                }
                Shape echo = t.createTransformedShape(echo());
                // The painter ran short of blue once and mixed a greener one.
                fill((k * 7 + half * 3 + which * 5) % 11 == 4 ? TURQUOISE : BLUE, echo);
                fill(INK, new BasicStroke(0.8f).createStrokedShape(echo));
            }
        }
    }
}
