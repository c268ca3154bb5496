package patolli.forge.table;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import patolli.forge.matter.Shapes;

/** The long painted field in the upper border, for menus, feedback and score; parted by stepped glyphs. */
final class Cartouche {
    /** The field that may be written on: left, top, right, bottom. */
    static final double LEFT = 104, TOP = 25, RIGHT = 1176, LOW = 57.6;
    private static final Color PAPER = new Color(0xEFE2C7);
    private static final double[] PARTS = {352, 968};

    private Cartouche() { }

    /** The bone ground with its stepped ends. */
    static Shape field() {
        double s = 5.4, q = (LOW - TOP) / 6;
        return Shapes.poly(LEFT + 2 * s, TOP, RIGHT - 2 * s, TOP, RIGHT - 2 * s, TOP + q, RIGHT - s, TOP + q, RIGHT - s,
                TOP + 2 * q, RIGHT, TOP + 2 * q, RIGHT, LOW - 2 * q, RIGHT - s, LOW - 2 * q, RIGHT - s, LOW - q,
                RIGHT - 2 * s, LOW - q, RIGHT - 2 * s, LOW, LEFT + 2 * s, LOW, LEFT + 2 * s, LOW - q, LEFT + s, LOW - q,
                LEFT + s, LOW - 2 * q, LEFT, LOW - 2 * q, LEFT, TOP + 2 * q, LEFT + s, TOP + 2 * q, LEFT + s, TOP + q,
                LEFT + 2 * s, TOP + q);
    }

    /** Its frame, ends and dividers; drawn over the border's own rules. */
    static void draw(Graphics2D g) {
        double mid = (TOP + LOW) / 2;
        g.setColor(Fret.RED);
        g.fill(Shapes.box(100, TOP, 1080, LOW - TOP));
        g.setColor(Fret.OCHRE);
        g.fill(Shapes.rule(field(), 6.4));
        g.setColor(PAPER);
        g.fill(field());
        g.setColor(Fret.INK);
        g.fill(Shapes.rule(field(), 2.4));
        for (int end = -1; end <= 1; end += 2) {
            double x = end < 0 ? 100 : 1180;
            g.fill(Shapes.box(x - 0.8, TOP - 1, 1.6, LOW - TOP + 2));
        }
        for (double x : PARTS) {
            for (int up = -1; up <= 1; up += 2) {
                double e = up < 0 ? LOW : TOP;
                Shape step = Shapes.poly(x - 10.5, e, x - 10.5, e + up * 3.4, x - 6.5, e + up * 3.4, x - 6.5, e + up * 6.8,
                        x - 2.5, e + up * 6.8, x - 2.5, e + up * 10.2, x + 2.5, e + up * 10.2, x + 2.5, e + up * 6.8,
                        x + 6.5, e + up * 6.8, x + 6.5, e + up * 3.4, x + 10.5, e + up * 3.4, x + 10.5, e);
                g.setColor(up < 0 ? Fret.RED : Fret.BLUE);
                g.fill(step);
                g.setColor(Fret.INK);
                g.fill(Shapes.rule(step, 1.2));
            }
            g.fill(Shapes.disc(x, mid, 2.9));
            g.setColor(Fret.OCHRE);
            g.fill(Shapes.disc(x, mid, 1.9));
        }
    }
}
