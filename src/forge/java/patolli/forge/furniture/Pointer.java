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
        return new Relief(64, 80).lay(Form.join(all(1.5)), Stuff.INK, 0.6, 1.6).paint(431, 0.35, Pointer::paint)
                .done(scale, 1.8);
    }

    private static Shape[] all(double more) {
        return new Shape[] {palm(more), finger(more), thumb(more), bent(0, more), bent(1, more), bent(2, more), sleeve(more)};
    }

    private static Shape sleeve(double m) {
        return Form.sweep(46, 21, 8.6 + m, 51, 12, 9.4 + m, 55, 6.5, 9.6 + m);
    }

    private static Shape palm(double m) {
        return Form.sweep(47, 20, 7.6 + m, 43, 28, 9.4 + m, 38, 37, 11.2 + m, 33, 44, 9.6 + m, 30, 48, 5 + m);
    }

    private static Shape finger(double m) {
        return Form.sweep(32, 36, 4.6 + m, 26, 45, 4.7 + m, 18, 57, 4.4 + m, 11, 67, 3.9 + m, 7.8, 71.6, 2.9 + m, 6.6, 73.4,
                0.8 + m);
    }

    private static Shape thumb(double m) {
        return Form.sweep(34, 27, 5.0 + m, 27, 30.5, 4.6 + m, 20.5, 35.5, 4.0 + m, 17.6, 40, 3.2 + m, 16.8, 42.6, 1.2 + m);
    }

    /** Fingers that are bent in, from the middle one to the small one. */
    private static Shape bent(int k, double m) {
        double x = 37.6 + 5.2 * k, y = 46.5 - 4.4 * k, r = 4.5 - 0.35 * k + m;
        return Form.sweep(x + 1.5, y - 6, r, x - 1.5, y + 2.5, r, x - 5.5 + 0.6 * k, y + 5.8 - 0.8 * k, r * 0.94, x - 8.6 + k, y
                + 2.8 - 0.6 * k, r * 0.62);
    }

    private static void paint(Graphics2D g) {
        put(g, SKIN, palm(0), 1.4);
        for (int k = 2; k >= 0; k--) {
            put(g, SKIN, bent(k, 0), 1.3);
        }
        put(g, SKIN, finger(0), 1.4);
        put(g, SKIN, Form.sweep(42, 27, 7, 37, 35, 7.6, 33, 40, 5), 0);
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
