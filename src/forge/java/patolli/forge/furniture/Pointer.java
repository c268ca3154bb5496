package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;

/** 64 x 80: a hand that points down and to the left; the tip of its finger is at (6, 74). */
final class Pointer {
    private static final Color SKIN = new Color(0xBE7A45), CUFF = new Color(0xF0E5CD);

    private Pointer() { }

    static BufferedImage draw(int scale) {
        return new Relief(64, 80).lay(Form.join(all(1.2)), Stuff.INK, 0.6, 1.6).paint(431, 0.35, Pointer::paint)
                .done(scale, 1.2);
    }

    private static Shape[] all(double more) {
        return new Shape[] {Form.join(fist(), Form.stroke(fist(), 2 * more)), finger(more), thumb(more), sleeve(more)};
    }

    private static Shape sleeve(double m) {
        return Form.sweep(46, 21, 8.6 + m, 51, 12, 9.4 + m, 55, 6.5, 9.6 + m);
    }

    /** The hand's back and the three fingers that are bent in. */
    private static Shape fist() {
        return Form.blob(54, 17, 53, 25, 51.6, 31, 50.8, 36, 48.4, 40, 46.6, 41, 45.6, 45, 43.2, 46.6, 41.6, 50.4, 37.4,
                52.6, 33, 51.6, 30.6, 48, 29, 42, 29.4, 36, 33, 28, 39, 21, 44, 13);
    }

    private static Shape finger(double m) {
        return Form.sweep(32, 36, 4.6 + m, 26, 45, 4.7 + m, 18, 57, 4.4 + m, 11, 67, 3.9 + m, 7.8, 71.6, 2.9 + m, 6.6,
                73.4, 0.8 + m);
    }

    private static Shape thumb(double m) {
        return Form.sweep(42, 23, 4.0 + m, 34, 27, 5.0 + m, 27, 30.5, 4.6 + m, 20.5, 35.5, 4.0 + m, 17.6, 40,
                3.2 + m, 16.8, 42.6, 1.2 + m);
    }

    private static void paint(Graphics2D g) {
        put(g, SKIN, fist(), 1.4);
        put(g, SKIN, finger(0), 1.4);
        put(g, SKIN, Form.sweep(43, 24, 7, 38, 31, 7.4, 32.6, 38, 5.2, 31.4, 40, 4.2), 0);
        g.setColor(Dye.INK);
        g.fill(Form.stroke(Form.curve(46.6, 41, 45, 38.4, 44.6, 34.6), 1.2));
        g.fill(Form.stroke(Form.curve(43.2, 46.6, 40.8, 43.6, 40, 39.4), 1.2));
        g.fill(Form.stroke(Form.curve(33.6, 48.4, 36.2, 47.4, 37.2, 44.8), 1.0));
        put(g, SKIN, thumb(0), 1.4);
        put(g, SKIN, Form.sweep(41, 26, 5.2, 35, 29, 4.8, 30, 31.5, 3.6), 0);
        put(g, Dye.BONE, Form.put(Form.oval(0, 0, 2.1, 3.0), 9.2, 69.6, 34, 1), 0.9);
        put(g, Dye.BONE, Form.put(Form.oval(0, 0, 1.7, 2.4), 18.0, 39.6, 22, 1), 0.9);
        g.setColor(Dye.INK);
        g.fill(Form.stroke(Form.curve(21.4, 53.6, 23, 55.2, 24.6, 55.4), 0.9));
        g.fill(Form.stroke(Form.curve(14.4, 62.8, 16, 64.4, 17.4, 64.6), 0.9));
        put(g, CUFF, sleeve(0), 1.4);
        for (int k = 0; k < 3; k++) {
            double x = 44.4 + 2.9 * k, y = 23 - 5.2 * k;
            Color c = k == 0 ? Dye.RED : k == 1 ? Dye.TURQUOISE : Dye.OCHRE;
            put(g, c, Form.bar(Form.line(x - 8, y - 4.4, x + 8, y + 4.4), k == 1 ? 4.6 : 2.6), 1.1);
        }
        for (int k = -1; k <= 1; k++) {
            put(g, Dye.BONE, disc(47.3 + 5 * k, 17.8 + 2.75 * k, 1.3), 0.7);
        }
    }
}
