package patolli.forge.hand;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** Whose hand it is: the colour of the skin, and what is worn on the arm. An arm leads from the wrist to -x. */
public enum Wear {
    /** The merchant's bare arm with its band, and further up his red cloth with its stepped frets. */
    MERCHANT(Pigment.SKIN, new Color(0xCE9560), new Color(0xEBD2AE)) {
        @Override
        void arm(Painter c, double end) {
            bare(c, end, () -> { });
            new Ornament(c).band(-3.62, 0, 90, 0.58, 0.14, Pigment.OCHRE, Pigment.RED);
            sleeve(c, SLEEVE, end, Pigment.RED, (x, row) -> {
                for (int k = -2; k <= 2; k++) {
                    double y = 0.44 * k + row * 0.22;
                    c.draw(Form.poly(x, y - 0.14, x + 0.14, y - 0.14, x + 0.14, y, x + 0.28, y, x + 0.28, y + 0.14,
                            x, y + 0.14), Pigment.OCHRE, 0.5);
                }
            });
            hem(c, SLEEVE, Pigment.OCHRE, Pigment.BONE);
        }

        @Override
        void bracelet(Painter c) {
            band(c, Pigment.TURQUOISE, Pigment.BONE);
        }
    },
    /** Smoking Mirror's arm, black with ochre stripes, jade and turquoise at the wrist. */
    MIRROR(new Color(0x3B454A), new Color(0x6B777A), new Color(0xE2D9BE)) {
        @Override
        void arm(Painter c, double end) {
            limb(c, end, () -> {
                for (double x = -2.55; x > (end < LONG ? MANTLE + 0.5 : end); x -= 0.86) {
                    c.draw(Form.blob(x, -1, x, -1, x - 0.09, 0, x, 1, x, 1, x - 0.38, 1, x - 0.38, 1, x - 0.47, 0,
                            x - 0.38, -1, x - 0.38, -1), Pigment.STRIPE, 0.8);
                }
            });
            for (int i = 0; i < 5; i++) {
                c.draw(Form.disc(-2.02 - 0.02 * (i - 2) * (i - 2), -0.40 + 0.2 * i, 0.115),
                        i % 2 == 0 ? Pigment.JADE : Pigment.LEAF, 0.8);
            }
        }

        /** Where more is seen of it, it is bent, and beyond the elbow his mantle lies over it. */
        private void limb(Painter c, double end, Runnable paint) {
            if (end < LONG) {
                jointed(c, end, paint);
                mantle(c, end);
            } else {
                bare(c, end, paint);
            }
        }

        @Override
        void bracelet(Painter c) {
            band(c, Pigment.TURQUOISE, Pigment.GOLD);
        }
    },
    /** The eagle warrior's coat of feathers. */
    EAGLE(new Color(0xB0703C), new Color(0xCB9058), new Color(0xE8CCA4)) {
        private final Color[] rows = {new Color(0x6A4022), Pigment.BONE, new Color(0x8A5A30), Pigment.OCHRE};

        @Override
        void arm(Painter c, double end) {
            bare(c, end, () -> { });
            int last = (int) ((-2.2 - end) / 0.44);
            for (int row = last; row >= 0; row--) {
                double x = -2.2 - 0.44 * row;
                double wide = 0.54 + 0.10 * Math.min(1, row / 6.0);
                for (int k = -3; k <= 3; k++) {
                    double y = wide * (k + row % 2 * 0.5) / 2.6;
                    if (Math.abs(y) < wide) {
                        plume(c, x, y, -7 * k, rows[row % rows.length]);
                    }
                }
            }
        }

        @Override
        void bracelet(Painter c) {
            band(c, Pigment.OCHRE, Pigment.RED);
        }
    },
    /** The weaver's green huipil with its flowers. */
    WEAVER(new Color(0xD09A55), new Color(0xE0B479), new Color(0xF0DDBB)) {
        @Override
        void arm(Painter c, double end) {
            bare(c, end, () -> { });
            sleeve(c, HUIPIL, end, Pigment.JADE, (x, row) -> {
                for (int k = -2; k <= 2; k++) {
                    double y = 0.44 * k + row * 0.22;
                    c.draw(Form.poly(x, y - 0.17, x + 0.15, y, x, y + 0.17, x - 0.15, y),
                            (row + k) % 2 == 0 ? Pigment.BONE : Pigment.OCHRE, 0.5);
                    c.fill(Form.disc(x, y, 0.05), Pigment.RED);
                }
            });
            hem(c, HUIPIL, Pigment.RED, Pigment.BONE);
        }

        @Override
        void bracelet(Painter c) {
            band(c, Pigment.RED, Pigment.OCHRE);
        }
    },
    /** The cloth merchant's sleeve of indigo, strewn with gold. */
    DRAPER(new Color(0xB4713E), new Color(0xC08752), new Color(0xEBD2AE)) {
        @Override
        void arm(Painter c, double end) {
            bare(c, end, () -> { });
            sleeve(c, HUIPIL, end, INDIGO, (x, row) -> sprigs(c, x, row, Pigment.GOLD));
            hem(c, HUIPIL, Pigment.RED, Pigment.GOLD);
        }

        @Override
        void bracelet(Painter c) {
            band(c, Pigment.GOLD, Pigment.RED);
        }
    },
    /** The dancer's arm with its bangles of glass and gold, and far up the dark sleeve of her blouse. */
    DANCER(new Color(0xC68A52), new Color(0xD9A66E), new Color(0xB03A34)) {
        @Override
        void arm(Painter c, double end) {
            bare(c, end, () -> { });
            for (int i = 0; i < 4; i++) {
                c.draw(Form.slab(-2.0 - 0.17 * i, 0, 0.15, 0.90 + 0.015 * i, 0.06), i % 2 == 0 ? Pigment.JADE
                        : Pigment.GOLD, 0.7);
            }
            new Ornament(c).band(-5.1, 0, 90, 0.60, 0.16, Pigment.GOLD, Pigment.RED);
            sleeve(c, BLOUSE, end, PLUM, (x, row) -> {
                for (int k = -2; k <= 2; k++) {
                    c.fill(Form.disc(x, 0.44 * k + row * 0.22, 0.07), Pigment.GOLD);
                }
            });
            hem(c, BLOUSE, Pigment.RED, Pigment.GOLD);
        }

        @Override
        void bracelet(Painter c) {
            band(c, Pigment.GOLD, Pigment.JADE);
        }
    },
    /** The clerk's bare arm with its lines of ash, a thread of gold at the wrist. */
    CLERK(new Color(0xC99A72), new Color(0xDDB896), new Color(0xEAD6B8), 0.80) {
        @Override
        void arm(Painter c, double end) {
            bare(c, end, () -> {
                for (int i = 0; i < 3; i++) {
                    c.fill(Form.slab(-3.3 - 0.22 * i, 0, 0.11, 0.72, 0.04), Pigment.BONE);
                }
            });
            linen(c, end);
        }

        @Override
        void bracelet(Painter c) {
            band(c, Pigment.GOLD, Pigment.RED);
        }
    },
    /** The flower seller's glass bangles, and far up her blouse. */
    FLOWER_SELLER(new Color(0x96592F), new Color(0xC08A5C), new Color(0xB03A34), 0.74) {
        @Override
        void arm(Painter c, double end) {
            bare(c, end, () -> { });
            for (int i = 0; i < 6; i++) {
                c.draw(Form.slab(-2.0 - 0.16 * i, 0, 0.14, 0.90 + 0.012 * i, 0.06), i == 3 ? Pigment.GOLD
                        : Pigment.JADE, 0.7);
            }
            sleeve(c, BLOUSE, end, MAROON, (x, row) -> { });
            hem(c, BLOUSE, Pigment.GOLD, Pigment.RED);
        }

        @Override
        void bracelet(Painter c) {
            band(c, Pigment.JADE, Pigment.GOLD);
        }
    },
    /** The guard's coat of saffron with its red cuff. */
    GUARD(new Color(0xA5672F), new Color(0xC89262), new Color(0xEBD2AE), 0.84) {
        @Override
        void arm(Painter c, double end) {
            bare(c, end, () -> { });
            sleeve(c, HUIPIL, end, SAFFRON, (x, row) -> sprigs(c, x, row, Pigment.RED));
            hem(c, HUIPIL, Pigment.RED, Pigment.GOLD);
        }

        @Override
        void bracelet(Painter c) {
            band(c, Pigment.RED, Pigment.GOLD);
        }
    },
    /** The mahout's bare arm, copper at the wrist and above the elbow. */
    MAHOUT(new Color(0x7C4A29), new Color(0xAA7850), new Color(0xDCC09A), 0.84) {
        @Override
        void arm(Painter c, double end) {
            bare(c, end, () -> { });
            c.draw(Form.slab(-2.1, 0, 0.16, 0.88, 0.06), COPPER, 0.8);
            c.draw(Form.slab(-5.6, 0, 0.34, 1.2, 0.08), COPPER, 0.9);
            c.ink(Form.line(-5.6, -0.58, -5.6, 0.58), 0.5);
        }

        @Override
        void bracelet(Painter c) {
            band(c, COPPER, Pigment.GOLD);
        }
    };

    /** Where a short and where a long sleeve begins. */
    private static final double SLEEVE = -4.3, HUIPIL = -2.55, BLOUSE = -6.1, MANTLE = -6.2;
    /** An arm that goes on further is seen beyond its elbow. */
    private static final double LONG = -10;
    private static final Color CLOAK = new Color(0x1E5361), CLOAK_LIT = new Color(0x2C6C79),
            INDIGO = new Color(0x24506C), PLUM = new Color(0x3A2030);
    private static final Color MAROON = new Color(0x9C2F3C), SAFFRON = new Color(0xD9A128),
            COPPER = new Color(0xC0763A);
    private static final Color FOLD = new Color(0xD2BD92);
    private final Color skin, palm, nail;
    private final double thick;

    Wear(Color skin, Color palm, Color nail) {
        this(skin, palm, nail, 1);
    }

    Wear(Color skin, Color palm, Color nail, double thick) {
        this.skin = skin;
        this.palm = palm;
        this.nail = nail;
        this.thick = thick;
    }

    /** How thick the fingers are, of those of a strong hand; finer ones are longer too. */
    double thick() {
        return thick;
    }

    /** One row of what is woven into a sleeve. */
    private interface Row {
        void draw(double x, int row);
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

    /** The arm from the wrist to its end, and what is on it. */
    abstract void arm(Painter c, double end);

    /** What the hand wears at the wrist, over the beginning of the arm. */
    abstract void bracelet(Painter c);

    /** The little of the arm that belongs to the hand. */
    void cuff(Painter c) {
        c.draw(Form.blob(-1.14, -0.37, -1.14, -0.37, -1.62, -0.38, -1.62, -0.38, -1.62, 0.38, -1.62, 0.38, -1.14, 0.37,
                -1.14, 0.37), skin);
    }

    /** Skin: it swells towards the elbow, and again above it. */
    void bare(Painter c, double end, Runnable paint) {
        Shape limb = Form.blob(-1.40, -0.37, -1.40, -0.37, -2.2, -0.42, -3.5, -0.55, -4.8, -0.55, -5.6, -0.52, -7,
                -0.60, end - 0.5, -0.62, end - 0.5, -0.62, end - 0.5, 0.62, end - 0.5, 0.62, -7, 0.62, -5.6, 0.56,
                        -4.8, 0.54,
                -3.5, 0.52, -2.2, 0.41, -1.40, 0.37, -1.40, 0.37);
        c.within(limb, skin, paint);
        c.ink(Form.curve(-2.3, 0.14, -3.1, 0.22, -3.9, 0.2), 0.5);
    }

    /** Skin too: it swells below the elbow, is lean there, and swells again. */
    void jointed(Painter c, double end, Runnable paint) {
        Shape limb = Form.blob(-1.40, -0.36, -1.40, -0.36, -2.1, -0.42, -3.0, -0.57, -3.9, -0.60, -4.4, -0.46, -4.9,
                -0.49, -5.3, -0.52, -5.8, -0.58, -6.8, -0.60, end - 0.5, -0.62, end - 0.5, -0.62, end - 0.5, 0.62,
                end - 0.5, 0.62, -6.8, 0.62, -5.9, 0.56, -5.4, 0.50, -5.0, 0.36, -4.6, 0.38, -4.1, 0.46, -3.4, 0.55,
                -2.8, 0.52, -2.1, 0.45, -1.40, 0.36, -1.40, 0.36);
        c.within(limb, skin, paint);
        c.ink(Form.curve(-2.3, 0.14, -3.1, 0.26, -3.9, 0.2), 0.5);
        c.ink(Form.curve(-4.62, 0.37, -4.78, 0.2, -4.74, 0.04), 0.8);
        c.ink(Form.curve(-4.7, -0.34, -4.98, -0.24, -5.06, -0.02), 0.7);
    }

    /** A mantle that falls from the upper arm in folds, narrow at its hem. */
    private static void mantle(Painter c, double end) {
        double x = MANTLE;
        Shape shape = Form.blob(x, -0.58, x, -0.58, x - 1.2, -0.66, x - 2.6, -0.72, x - 3.6, -0.78, end - 0.5, -0.80,
                end - 0.5, -0.80, end - 0.5, 0.80, end - 0.5, 0.80, x - 3.6, 0.76, x - 2.6, 0.70, x - 1.3, 0.68, x,
                0.58, x, 0.58, x + 0.08, 0);
        c.within(shape, CLOAK, () -> {
            for (int k = -1; k <= 1; k++) {
                double y = 0.36 * k;
                c.fill(Form.blob(x - 0.2, y, x - 0.2, y, x - 1.4, y - 0.03, x - 3.4 - 0.3 * k, y * 1.3 - 0.14,
                        end, y * 1.3 - 0.16, end, y * 1.3 - 0.16, end, y * 1.3 + 0.08, x - 2.4, y * 1.3 + 0.08,
                        x - 1.2, y + 0.05, x - 0.2, y), CLOAK_LIT);
                c.ink(Form.curve(x - 0.3, y + 0.03, x - 1.6, y * 1.2 + 0.06, x - 3.2 - 0.4 * k, y * 1.3 + 0.1), 0.7);
            }
            for (double at = x - 0.75; at > end; at -= 1.05) {
                for (int k = -2; k <= 2; k++) {
                    c.draw(Form.disc(at + 0.06 * k * k, 0.26 * k, 0.075), Pigment.BONE, 0.45);
                }
            }
        });
        hem(c, x, Pigment.OCHRE, Pigment.TURQUOISE);
    }

    /** Wide cloth from its hem on. */
    private static void sleeve(Painter c, double from, double end, Color cloth, Row pattern) {
        Shape shape = Form.blob(from, -0.64, from, -0.64, from - 1.4, -0.68, end - 0.5, -0.70, end - 0.5, -0.70,
                end - 0.5, 0.70, end - 0.5, 0.70, from - 1.4, 0.68, from, 0.64, from, 0.64, from + 0.08, 0);
        c.within(shape, cloth, () -> {
            int row = 0;
            for (double x = from - 0.72; x > end; x -= 0.5) {
                pattern.draw(x, row++ % 2);
            }
            c.ink(Form.curve(from - 0.4, 0.3, from - 1.6, 0.42, from - 3, 0.36), 0.5);
            c.ink(Form.curve(from - 0.5, -0.34, from - 1.3, -0.42, from - 2.2, -0.4), 0.5);
        });
    }

    /** Flowers of four dots each, across a sleeve. */
    private static void sprigs(Painter c, double x, int row, Color colour) {
        for (int k = -2; k <= 2; k++) {
            double y = 0.44 * k + row * 0.22;
            for (int p = 0; p < 4; p++) {
                double a = Math.PI / 4 + p * Math.PI / 2;
                c.fill(Form.disc(x + 0.075 * Math.cos(a), y + 0.075 * Math.sin(a), 0.05), colour);
            }
        }
    }

    /** The end of a white cloth that lies over the upper arm. */
    private static void linen(Painter c, double end) {
        sleeve(c, BLOUSE, end, Pigment.BONE, (x, row) -> {
            if (row == 0) {
                c.ink(Form.line(x, -0.7, x - 0.2, 0.7), 0.5, FOLD);
            }
        });
        hem(c, BLOUSE, Pigment.RED, Pigment.GOLD);
    }

    private static void hem(Painter c, double from, Color field, Color beads) {
        double x = from + 0.04;
        c.draw(Form.blob(x, -0.67, x, -0.67, x + 0.07, 0, x, 0.67, x, 0.67, x - 0.34, 0.69, x - 0.34, 0.69, x - 0.27, 0,
                x - 0.34, -0.69, x - 0.34, -0.69), field, 0.9);
        for (int k = -2; k <= 2; k++) {
            c.draw(Form.disc(x - 0.12 - 0.012 * k * k, 0.255 * k, 0.09), beads, 0.6);
        }
    }

    private static void plume(Painter c, double x, double y, double deg, Color colour) {
        c.at(x, y, deg, 1, 1, () -> {
            c.draw(Form.blob(-0.62, -0.16, -0.15, -0.19, 0.16, 0, 0.16, 0, -0.15, 0.19, -0.62, 0.16), colour, 0.75);
            c.ink(Form.line(-0.3, 0, 0.05, 0), 0.5);
        });
    }

    private static void band(Painter c, Color field, Color edge) {
        new Ornament(c).band(-1.52, 0, 90, 0.46, 0.18, field, edge);
    }
}
