package patolli.forge.hand;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** Whose hand it is: the colour of the skin, and what is worn on the arm. */
enum Wear {
    /** The merchant's red cloth with its stepped frets. */
    MERCHANT(Pigment.SKIN, new Color(0xCE9560), new Color(0xEBD2AE)) {
        @Override
        void arm(Painter c, Shape arm) {
            c.draw(arm, skin());
            Ends.spray(c);
            sleeve(c, -2.92, 0.40, Pigment.RED, () -> {
                for (int i = 0; i < 2; i++) {
                    for (int k = -1; k <= 1; k++) {
                        double x = -2.66 - 0.34 * i, y = 0.36 * k + (i % 2) * 0.18;
                        c.draw(Form.poly(x, y - 0.12, x + 0.12, y - 0.12, x + 0.12, y, x + 0.24, y, x + 0.24,
                                y + 0.12, x, y + 0.12), Pigment.OCHRE, 0.5);
                    }
                }
            });
            hem(c, Pigment.OCHRE, Pigment.BONE);
            Ends.knot(c);
            bracelet(c, Pigment.TURQUOISE, Pigment.BONE);
        }
    },
    /** Smoking Mirror's arm, soot with a yellow stripe, jade and turquoise at the wrist. */
    MIRROR(Pigment.SOOT, new Color(0x73848A), new Color(0xCBD3CC)) {
        @Override
        void arm(Painter c, Shape arm) {
            c.within(arm, skin(), () -> c.draw(Form.poly(-2.33, -0.8, -2.37, 0, -2.33, 0.8, -2.07, 0.8, -2.11, 0, -2.07,
                    -0.8), Pigment.STRIPE, 0.8));
            Ends.smoke(c);
            new Ornament(c).band(-1.50, 0, 90, 0.46, 0.17, Pigment.TURQUOISE, Pigment.GOLD);
            for (int i = 0; i < 4; i++) {
                c.draw(Form.disc(-1.88, -0.36 + 0.24 * i, 0.125), i % 3 == 0 ? Pigment.LEAF : Pigment.JADE, 0.8);
            }
        }
    },
    /** The eagle warrior's coat of feathers. */
    EAGLE(new Color(0xB0703C), new Color(0xCB9058), new Color(0xE8CCA4)) {
        @Override
        void arm(Painter c, Shape arm) {
            c.draw(arm, skin());
            Ends.wing(c);
            Color[] rows = {new Color(0x6A4022), Pigment.BONE, Pigment.OCHRE};
            for (int row = 2; row >= 0; row--) {
                double x = -2.14 - 0.3 * row;
                Color colour = rows[row];
                for (int k = -2; k <= 2; k++) {
                    double y = 0.27 * k + (row % 2) * 0.13;
                    if (Math.abs(y) < 0.6) {
                        Shape feather = Form.blob(x - 0.42, y - 0.15, x - 0.1, y - 0.17, x + 0.14, y, x + 0.14, y,
                                x - 0.1, y + 0.17, x - 0.42, y + 0.15);
                        c.draw(feather, colour, 0.75);
                        c.ink(Form.line(x - 0.16, y, x + 0.04, y), 0.5);
                    }
                }
            }
            bracelet(c, Pigment.OCHRE, Pigment.RED);
        }
    },
    /** The weaver's green cloth with its flowers. */
    WEAVER(new Color(0xD09A55), new Color(0xE0B479), new Color(0xF0DDBB)) {
        @Override
        void arm(Painter c, Shape arm) {
            c.draw(arm, skin());
            Ends.fringe(c);
            sleeve(c, -2.98, 0.66, Pigment.JADE, () -> {
                for (int i = 0; i < 2; i++) {
                    for (int k = -1; k <= 1; k++) {
                        double x = -2.62 - 0.34 * i, y = 0.38 * k + (i % 2) * 0.19;
                        c.draw(Form.poly(x, y - 0.15, x + 0.13, y, x, y + 0.15, x - 0.13, y),
                                (i + k) % 2 == 0 ? Pigment.BONE : Pigment.OCHRE, 0.5);
                        c.fill(Form.disc(x, y, 0.045), Pigment.RED);
                    }
                }
            });
            hem(c, Pigment.RED, Pigment.BONE);
            Ends.roll(c);
            bracelet(c, Pigment.RED, Pigment.OCHRE);
        }
    };

    private final Color skin, palm, nail;

    Wear(Color skin, Color palm, Color nail) {
        this.skin = skin;
        this.palm = palm;
        this.nail = nail;
    }

    Color skin() {
        return skin;
    }

    /** The inner side of the hand. */
    Color palm() {
        return palm;
    }

    Color nail() {
        return nail;
    }

    /** The arm from the wrist on, what is on it, and what it comes out of. */
    abstract void arm(Painter c, Shape arm);

    /** Wide cloth from its hem to its end, where it is so wide to either side. */
    private static void sleeve(Painter c, double end, double wide, Color cloth, Runnable pattern) {
        c.within(Form.blob(-2.08, -0.58, -2.08, -0.58, -2.52, -0.64, end, -wide, end, -wide, end, wide, end, wide,
                -2.52, 0.64, -2.08, 0.58, -2.08, 0.58, -2.02, 0), cloth, pattern);
    }

    private static void hem(Painter c, Color field, Color beads) {
        c.draw(Form.blob(-2.04, -0.60, -2.04, -0.60, -1.98, 0, -2.04, 0.60, -2.04, 0.60, -2.34, 0.63, -2.34, 0.63,
                -2.28, 0, -2.34, -0.63, -2.34, -0.63), field, 0.9);
        for (int k = -2; k <= 2; k++) {
            c.draw(Form.disc(-2.16 - 0.012 * k * k, 0.23 * k, 0.08), beads, 0.6);
        }
    }

    private static void bracelet(Painter c, Color field, Color edge) {
        new Ornament(c).band(-1.52, 0, 90, 0.46, 0.18, field, edge);
    }
}
