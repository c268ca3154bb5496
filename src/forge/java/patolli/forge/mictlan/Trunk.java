package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** Breast and belly: flesh over an open cage of ribs, the liver hanging out below it, belt, loincloth and collar. */
final class Trunk {
    private static final Color DARK_RIB = new Color(0xB7A680);
    private final Painter c;
    private final Ornament worn;

    Trunk(Painter c) {
        this.c = c;
        worn = new Ornament(c);
    }

    void draw() {
        Shape flesh = Form.blob(-104, 404, -60, 384, 60, 384, 104, 404, 98, 480, 78, 540, 84, 612, 60, 640, -60, 640,
                -84, 612, -78, 540, -98, 480);
        Limb.body(c, flesh, 91, -88, 430, 16, -86, 480, 14, -72, 540, 14, -74, 610, 16, 0, 632, 2, 74, 610, 16, 72, 540,
                14, 88, 470, 16);
        ribs();
        liver();
        belt();
    }

    private void ribs() {
        Shape cage = Form.blob(-74, 436, 0, 422, 74, 436, 68, 500, 46, 546, 0, 562, -46, 546, -68, 500);
        c.within(cage, Pots.NIGHT, () -> {
            for (int i = 0; i < 6; i++) {
                c.draw(Form.slab(0, 448 + i * 20, 22, 15, 4), DARK_RIB, 0.5);
            }
            Both.sides(c, s -> {
                for (int i = 0; i < 5; i++) {
                    double y = 464 + i * 20.5, w = 68 - i * 5;
                    Shape rib = Form.sweep(4, y, 7, w * 0.55, y + 6, 7.6, w, y - 8, 6.4, w + 8, y - 20, 4);
                    c.draw(rib, Pots.SKULL, 0.7);
                    c.clipped(rib, () -> c.ink(Form.curve(6, y + 6, w * 0.55, y + 12, w, y - 2), 0.9,
                            Pots.SKULL_SHADE));
                }
            });
        });
        Shape bone = Form.blob(-9, 440, 0, 434, 9, 440, 7, 466, 10, 500, 6, 530, 0, 552, -6, 530, -10, 500, -7, 466);
        c.draw(bone, Pots.SKULL, 0.75);
        for (int i = 0; i < 4; i++) {
            c.ink(Form.curve(-7, 464 + i * 21, 0, 467 + i * 21, 7, 464 + i * 21), 0.42);
        }
    }

    /** Two great lobes, a small one between them, the gall at its root. */
    private void liver() {
        Shape s = Form.blob(0, 536, 30, 534, 52, 554, 58, 592, 46, 622, 27, 619, 21, 604, 16, 634, 0, 658, -16, 634,
                -21, 604, -27, 619, -46, 622, -58, 592, -52, 554, -30, 534);
        c.within(s, Pots.LIVER, () -> {
            Both.sides(c, n -> {
                c.fill(Form.blob(30, 536, 46, 552, 52, 590, 44, 608, 40, 580, 30, 556), Pots.LIVER_LIGHT);
                c.ink(Form.curve(20, 606, 17, 590, 18, 572), 0.7);
                c.ink(Form.curve(34, 552, 30, 570, 34, 590), 0.36, Pigment.INK);
            });
            c.fill(Form.blob(-6, 600, 0, 594, 4, 602, 2, 630, -4, 640), Pots.LIVER_LIGHT);
        });
        c.draw(Form.blob(0, 538, 11, 542, 12, 556, 0, 566, -12, 556, -11, 542), Pigment.JADE, 0.7);
        c.ink(Form.curve(-5, 554, -5, 546, 1, 544), 0.5, Pigment.LEAF);
    }

    private void belt() {
        Shape cloth = Form.blob(-48, 634, -48, 634, 48, 634, 48, 634, 62, 728, 62, 728, 0, 746, -62, 728, -62, 728);
        c.within(cloth, Pigment.BONE, () -> {
            c.fill(Form.poly(14, 630, 70, 630, 80, 760, 22, 760), new Color(0xDDCFB0));
            c.draw(Form.poly(-80, 678, 80, 678, 80, 697, -80, 697), Pigment.RED, 0.9);
            for (int i = -4; i <= 4; i++) {
                c.fill(Form.poly(i * 15, 681, i * 15 + 6, 687.5, i * 15, 694, i * 15 - 6, 687.5), Pigment.OCHRE);
            }
            c.draw(Form.poly(-80, 708, 80, 708, 80, 760, -80, 760), Pigment.BLUE, 0.9);
            for (int i = -6; i <= 6; i++) {
                c.ink(Form.line(i * 10, 708, i * 11, 750), 0.5);
            }
            for (int i = -1; i <= 1; i++) {
                c.draw(Form.disc(i * 27, 658, 8.6), Pigment.RED, 0.6);
                c.fill(Form.disc(i * 27, 658, 3.2), Pigment.BONE);
            }
        });
        c.draw(Form.sweep(-78, 632, 9.6, 0, 641, 12.6, 78, 632, 9.6), Pigment.RED);
        c.ink(Form.curve(-74, 628, 0, 636, 74, 628), 0.5, Pigment.OCHRE);
        c.draw(Form.disc(0, 640, 17), Pigment.TURQUOISE, 0.85);
        for (int i = 0; i < 8; i++) {
            double a = i * Math.PI / 4;
            c.ink(Form.line(8 * Math.cos(a), 640 + 8 * Math.sin(a), 16 * Math.cos(a), 640 + 16 * Math.sin(a)), 0.42);
        }
        c.draw(Form.disc(0, 640, 7.4), Pigment.BONE, 0.6);
    }

    /** Blue cloth, a string of jade and gold, and the plucked eyes that hang from it. */
    void collar() {
        Shape s = Form.blob(-114, 402, -98, 376, 98, 376, 114, 402, 86, 448, 0, 468, -86, 448);
        c.within(s, Pigment.BLUE, () -> {
            for (int i = -9; i <= 9; i++) {
                c.ink(Form.line(i * 9, 370, i * 13.5, 470), 0.4);
            }
            c.ink(Form.curve(-104, 392, -60, 418, 0, 428, 60, 418, 104, 392), 0.7);
        });
        worn.beads(10, new Color[] {Pigment.JADE, Pigment.JADE, Pigment.GOLD}, -100, 400, -66, 432, 0, 448, 66, 432,
                100, 400);
        Both.sides(c, n -> {
            for (int i = 0; i < 4; i++) {
                double x = 15 + 30 * i, y = 472 - Math.pow(i, 1.7) * 6.4;
                c.draw(Form.blob(x - 12, y - 8, x, y - 14, x + 12, y - 8, x + 10, y + 11, x, y + 18, x - 10, y + 11),
                        Pots.SKULL, 0.75);
                c.draw(Form.disc(x, y + 3, 6.4), Pigment.RED, 0.5);
                c.fill(Form.disc(x, y + 4, 2.8), Pigment.INK);
                c.fill(Form.disc(x + 2, y + 1, 1.5), Pigment.BONE);
            }
        });
    }
}
