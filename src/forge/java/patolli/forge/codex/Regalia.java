package patolli.forge.codex;

import java.awt.Color;
import patolli.forge.outline.Form;

/** What the lord of the mirror bears: round shield, darts, a knife of flint that has a face. */
final class Regalia {
    private final Painter c;
    private final Plumage feathers;

    Regalia(Painter c) {
        this.c = c;
        feathers = new Plumage(c);
    }

    /** Two darts behind the shield, leaning forward so far that they stay clear of the hand above them. */
    void darts(double x, double y) {
        c.at(x, y, 40, 1, 1, () -> {
            for (int i = -1; i <= 1; i += 2) {
                double u = 8.5 * i;
                c.draw(Form.sweep(u, 30, 2.7, u, -20, 2.7, u, -62, 2.7), Pigment.CANE, 0.8);
                c.draw(Form.slab(u, -52, 9, 6, 1), i < 0 ? Pigment.TURQUOISE : Pigment.RED, 0.7);
                c.draw(Form.blob(u - 5.5, -60, u - 7, -72, u, -90, u, -90, u + 7, -72, u + 5.5, -60), Pigment.BONE,
                        0.9);
            }
        });
    }

    /** Feathers hang from the lower rim only, where a breeze of the step has moved them. */
    void shield(double x, double y, double r) {
        for (int i = 0; i < 8; i++) {
            double a = Math.toRadians(136 - 13 * i);
            Color tip = i % 3 == 0 ? Pigment.RED : i % 3 == 1 ? Pigment.BLUE : Pigment.OCHRE;
            feathers.feather(x + (r - 6) * Math.cos(a), y + (r - 6) * Math.sin(a),
                    90 + Math.toDegrees(a) + (i - 3.5) * 4.0 + 3, 38, 7.2, i % 2 == 0 ? Pigment.BONE : Pigment.JADE,
                    tip, 0.62);
        }
        c.draw(Form.disc(x, y, r), Pigment.GOLD);
        for (int i = 0; i < 20; i++) {
            double a = i * Math.PI / 10;
            c.fill(Form.disc(x + r * 0.905 * Math.cos(a), y + r * 0.905 * Math.sin(a), 2), Pigment.INK);
        }
        double in = r * 0.81;
        c.within(Form.disc(x, y, in), Pigment.BLUE, () -> {
            // A stepped fret runs across between two fields of down.
            c.draw(Form.poly(x - r, y - 10, x + r, y - 10, x + r, y + 11, x - r, y + 11), Pigment.BONE, 0.9);
            for (int i = -3; i <= 3; i++) {
                double u = x + 17 * i;
                c.draw(Form.poly(u - 8, y + 8, u - 8, y + 2, u - 3, y + 2, u - 3, y - 3, u + 6, y - 3, u + 6, y - 7,
                        u + 9, y - 7, u + 9, y + 8), Pigment.RED, 0.65);
            }
            for (int i = -1; i <= 1; i++) {
                feathers.down(x + 17 * i, y - 22 + 2.5 * i * i, 5.4);
                feathers.down(x + 17 * i, y + 24 - 2.5 * i * i, 5.4);
            }
        });
    }

    /** The blade: red and white, an eye and bared teeth, because flint bites. */
    void knife(double x, double y) {
        c.draw(Form.sweep(x - 2, y + 20, 4.6, x - 1, y, 4.8, x, y - 28, 5.2), Pigment.WOOD);
        c.draw(Form.disc(x - 2, y + 23, 6), Pigment.TURQUOISE, 0.9);
        c.within(Form.blob(x, y - 22, x - 12, y - 34, x - 18, y - 58, x - 12, y - 92, x + 4, y - 122, x + 4, y - 122,
                x + 19, y - 90, x + 20, y - 56, x + 12, y - 32), Pigment.BONE, () -> {
            c.draw(Form.blob(x + 4, y - 130, x + 40, y - 120, x + 40, y - 20, x + 8, y - 26, x + 12, y - 46, x + 2,
                    y - 66, x + 2, y - 96), Pigment.RED, 0.9);
            c.draw(Form.slab(x, y - 33, 60, 7, 0), Pigment.TURQUOISE, 0.8);
        });
        c.draw(Form.disc(x + 1, y - 70, 6.4), Pigment.BONE, 0.8);
        c.fill(Form.disc(x + 2, y - 70, 2.8), Pigment.INK);
        for (int i = 0; i < 4; i++) {
            double u = x - 10 + 6.6 * i;
            c.draw(Form.poly(u - 3.2, y - 51, u + 3.2, y - 52, u, y - 41), Pigment.BONE, 0.55);
        }
    }
}
