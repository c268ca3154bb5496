package patolli.forge.codex;

import java.awt.Color;
import patolli.forge.outline.Form;

/** A quetzal that sits and looks to the right: crest, short beak, red belly. Its tail is the merchant's affair. */
final class Quetzal {
    private Quetzal() { }

    static void draw(Painter c, double x, double y, double s, double deg, Color body, Color wing) {
        c.at(x, y, deg, s, s, () -> {
            for (int k = 0; k < 2; k++) {
                c.draw(Form.sweep(2 + 9 * k, 36, 2.6, 4 + 9 * k, 44, 3, 11 + 9 * k, 48, 2.2), Pigment.OCHRE, 0.8);
            }
            for (int k = 0; k < 6; k++) {
                double a = Math.toRadians(-165 + 24 * k), r = 22 - Math.abs(k - 2.5);
                c.draw(Form.sweep(21 + 6 * Math.cos(a), -19 + 6 * Math.sin(a), 3, 21 + 14 * Math.cos(a),
                        -19 + 14 * Math.sin(a), 4.2, 21 + r * Math.cos(a), -19 + r * Math.sin(a), 1.2),
                        k % 2 == 0 ? Pigment.LEAF : Pigment.OCHRE, 0.75);
            }
            c.draw(Form.blob(-32, 36, -26, 12, -10, -6, 4, -20, 14, -31, 26, -32, 36, -25, 38, -13, 36, 2, 30, 20, 16,
                    35, -4, 43, -20, 44), body);
            c.draw(Form.blob(36, -4, 36, -4, 34.5, 8, 28, 22, 15, 35.5, -3, 43, -14, 43.5, -14, 43.5, 0, 32, 12, 18,
                    19, 0, 19, 0), Pigment.RED, 0.9);
            c.draw(Form.blob(-14, 43.5, -14, 43.5, -22, 44, -30, 40, -20, 36, -4, 36, -4, 36), Pigment.BONE, 0.7);
            c.draw(Form.blob(34.5, -26, 34.5, -26, 43, -25, 51, -19, 52, -10, 52, -10, 45, -14.5, 37.5, -14.5, 37.5,
                    -14.5), Pigment.OCHRE, 0.9);
            c.ink(Form.curve(37, -19.5, 45, -18.5), 0.6);
            for (int k = 0; k < 3; k++) {
                c.draw(Form.sweep(2 - 2 * k, 14 + 5 * k, 4.5, -14 - 3 * k, 28 + 4 * k, 5, -34 - 5 * k, 44 + 2 * k,
                        1.6), k == 1 ? Pigment.BONE : Pigment.HAIR, 0.75);
            }
            c.draw(Form.blob(10, -8, 19, 2, 16, 16, 4, 26, -12, 30, -25, 36, -22, 22, -12, 10, 0, -2), wing);
            for (int k = 0; k < 3; k++) {
                c.ink(Form.curve(14 - 8 * k, 2 + 5 * k, 12 - 8 * k, 12 + 5 * k, 3 - 8 * k, 17 + 5 * k), 0.6);
            }
            c.draw(Form.disc(26, -20, 6), Pigment.OCHRE, 0.8);
            c.fill(Form.disc(27, -20, 3.2), Pigment.INK);
        });
    }
}
