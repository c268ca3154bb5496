package patolli.forge.tablan;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Painter;
import patolli.forge.mysore.Dress;
import patolli.forge.outline.Form;

/** Prints of cloth that only who sits at the plank wears, and gold laid on a raised ground as in Mysore's paintings. */
final class Silks {
    private static final Color DEEP_GOLD = new Color(0x9A6A1C);
    /** How far light and dark edges of raised gold reach in. */
    private static final double RAISED = 2.7;

    private Silks() { }

    /** Mangoes in rows, each row turned the other way, a red grain in each. */
    static void mangoes(Painter c, double x0, double y0, double x1, double y1, double pitch, Color colour) {
        int row = 0;
        for (double y = y0; y < y1; y += pitch * 0.9) {
            double turn = row % 2 == 0 ? 1 : -1;
            for (double x = x0 + row % 2 * pitch / 2; x < x1; x += pitch) {
                c.at(x, y, 0, turn, 1, () -> {
                    c.fill(Form.blob(-0.6, 4.6, -3.8, 2.6, -3.8, -1.4, -0.6, -3.2, 1.4, -5.6, 4.2, -5.4, 2.6, -4.0, 2.6,
                            -1.2, 3.4, 2.2, 1.8, 4.4), colour);
                    c.fill(Form.oval(-0.3, 1.0, 1.3, 1.6), Dress.RED);
                });
            }
            row++;
        }
    }

    /** Checks of thin gold, a grain where no lines cross. */
    static void checks(Painter c, double x0, double y0, double x1, double y1, double pitch, Color colour) {
        double high = y1 - y0;
        for (double x = x0 - high; x < x1 + high; x += pitch) {
            c.ink(Form.line(x, y0, x + high, y1), 0.34, colour);
            c.ink(Form.line(x, y0, x - high, y1), 0.34, colour);
        }
        for (double y = y0; y < y1 + pitch; y += pitch) {
            for (double x = x0 - high - Math.ceil(high / pitch) * pitch; x < x1 + high; x += pitch) {
                double shift = (y - y0) % pitch;
                c.fill(Form.disc(x + high % pitch + pitch / 2 + shift, y, 1.1), colour);
            }
        }
    }

    /** Lotus flowers far from each other, as they are woven into heavy silk. */
    static void lotuses(Painter c, double x0, double y0, double x1, double y1, double pitch, Color colour) {
        int row = 0;
        for (double y = y0; y < y1; y += pitch * 0.78) {
            for (double x = x0 + row % 2 * pitch / 2; x < x1; x += pitch) {
                for (int k = -2; k <= 2; k++) {
                    double a = Math.toRadians(-90 + 38 * k);
                    c.fill(Form.put(Form.oval(0, 0, 3.4, 1.5), x + 3.4 * Math.cos(a), y + 3.4 * Math.sin(a),
                            Math.toDegrees(a), 1), colour);
                }
                c.fill(Form.oval(x, y + 2.2, 3.6, 1.1), colour);
            }
            row++;
        }
    }

    /** A woven border along a curve: a field between two lines of gold, and one of gold in its middle. */
    static void border(Painter c, double wide, Color field, double... xy) {
        Shape path = Form.curve(xy);
        c.fill(Form.stroke(path, wide + 1.4 * c.lineWidth()), Dress.INK);
        c.fill(Form.stroke(path, wide), Dress.GOLD);
        c.fill(Form.stroke(path, 0.62 * wide), field);
        c.fill(Form.stroke(path, 0.2 * wide), Dress.GOLD);
    }

    /** A fold: one line. */
    static void fold(Painter c, Color dark, double... xy) {
        c.ink(Form.curve(xy), 0.62, dark);
    }

    /** A second fine line within the contour of a form. */
    static void hem(Painter c, Shape form, double in, Color colour) {
        c.clipped(form, () -> c.ink(Form.stroke(form, 2 * in), 0.38, colour));
    }

    /** Gold in low relief: pale where it is turned to the light, deep at the other edge, within one contour. */
    static void raised(Painter c, Shape form) {
        c.draw(form, Dress.GOLD, 0.8);
        c.clipped(form, () -> {
            c.fill(Form.less(form, Form.put(form, -RAISED, -RAISED, 0, 1)), DEEP_GOLD);
            c.fill(Form.less(form, Form.put(form, RAISED, RAISED, 0, 1)), Dress.PALE_GOLD);
        });
        c.ink(form, 0.8);
    }
}
