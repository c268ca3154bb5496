package patolli.forge.table;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import patolli.forge.matter.Shapes;

/** The long painted field in the upper border, for menus, feedback and score; parted by stepped glyphs. */
final class Cartouche {
    /** The field that may be written on: left, top, right, bottom. */
    static final double LEFT = 64, TOP = 10.4, RIGHT = 1216, LOW = 53.8;
    private static final Color NIGHT = new Color(0x2B1D17), RULE = new Color(0xB98A33);
    private static final double[] PARTS = {352, 968};

    private Cartouche() { }

    /** The dark ground with its stepped ends. */
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
        put(g, Fret.RED, Shapes.box(60, TOP, 1160, LOW - TOP), 0);
        for (int end = 0; end < 2; end++) {
            AffineTransform t = end == 0 ? AffineTransform.getTranslateInstance(LEFT, 0) : new AffineTransform(-1, 0,
                    0, 1,
                    RIGHT, 0);
            put(g, Fret.BLUE, t.createTransformedShape(Shapes.box(-4, TOP + 14, 12, LOW - TOP - 28)), 1.2);
            put(g, Fret.INK, t.createTransformedShape(Shapes.box(-4.8, TOP - 1, 1.6, LOW - TOP + 2)), 0);
        }
        put(g, Fret.OCHRE, Shapes.rule(field(), 5.4), 1.0);
        put(g, NIGHT, field(), 0);
        put(g, Fret.INK, Shapes.rule(field(), 1.9), 0);
        // The wide field in the middle stays bare: two lines of writing fill its whole height.
        for (int end = 0; end < 2; end++) {
            double from = end == 0 ? LEFT + 26 : PARTS[1] + 19, to = end == 0 ? PARTS[0] - 19 : RIGHT - 26;
            put(g, RULE, Shapes.box(from, TOP + 2.9, to - from, 1.0), 0);
            put(g, RULE, Shapes.box(from, LOW - 3.9, to - from, 1.0), 0);
        }
        for (double x : PARTS) {
            divider(g, x);
        }
    }

    /** Two stairs that nearly meet, and a jade bead between them. */
    private static void divider(Graphics2D g, double x) {
        for (int up = -1; up <= 1; up += 2) {
            AffineTransform t = new AffineTransform(1, 0, 0, up, x, up < 0 ? LOW - 0.6 : TOP + 0.6);
            put(g, up < 0 ? Fret.RED : Fret.BLUE, t.createTransformedShape(Shapes.poly(-13, 0, -13, 4.2, -9, 4.2, -9,
                    8.2, -5.4, 8.2, -5.4, 12.2, 5.4, 12.2, 5.4, 8.2, 9, 8.2, 9, 4.2, 13, 4.2, 13, 0)), 1.3);
            put(g, Fret.OCHRE, t.createTransformedShape(Shapes.poly(-6, 0, -6, 3.4, -2.4, 3.4, -2.4, 7.6, 2.4, 7.6,
                    2.4, 3.4, 6, 3.4, 6, 0)), 1.0);
        }
        put(g, Fret.JADE, Shapes.disc(x, (TOP + LOW) / 2, 5.6), 1.4);
        put(g, Fret.BONE, Shapes.disc(x, (TOP + LOW) / 2, 2.4), 0.9);
    }

    private static void put(Graphics2D g, Color c, Shape s, double line) {
        g.setColor(c);
        g.fill(s);
        if (line > 0) {
            g.setColor(Fret.INK);
            g.fill(Shapes.rule(s, line));
        }
    }
}
