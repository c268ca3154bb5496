package patolli.forge.seat;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Foot;
import patolli.forge.codex.Hand;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.codex.Plumage;
import patolli.forge.outline.Form;

/** A lady of the looms in the manner of Xochiquetzal: batten and spindle, flowers in her hair, two quetzal tufts. */
final class Weaver {
    static final Color SKIN = new Color(0xD09A55), SKIN_FAR = new Color(0xB27F42);
    private final Painter c;
    private final Ornament worn;
    private final Hand hand;

    Weaver(Painter c) {
        this.c = c;
        worn = new Ornament(c);
        hand = new Hand(c);
    }

    static void draw(Painter c) {
        Weaver w = new Weaver(c);
        c.at(-6, 0, 0, 1, 1, () -> {
            WeaverHead.behind(c);
            w.battenArm();
            w.feet();
            w.skirt();
            w.spindleArm();
            w.cape();
            WeaverHead.draw(c);
        });
    }

    private void battenArm() {
        c.draw(Form.sweep(224, 272, 16, 252, 294, 14, 290, 282, 11.5, 318, 250, 9.5), SKIN_FAR);
        hand.palm(333, 238, -26, 18, SKIN_FAR, this::batten);
        worn.band(310, 258, 42, 12.5, 6.5, Pigment.RED, Pigment.OCHRE);
    }

    /** The sword of the loom that beats the weft home: hard wood, polished, a painted grip. */
    void batten() {
        c.at(336, 238, 3, 1, 1, () -> {
            Shape blade = Form.blob(0, -208, 0, -208, 11, -176, 13.5, -100, 12, -20, 10, 60, 0, 104, 0, 104, -10, 60,
                    -12, -20, -13.5, -100, -11, -176);
            c.within(blade, Pigment.WOOD, () -> {
                c.fill(Form.blob(1, -210, 20, -180, 20, 110, 3, 100, 6, 0, 5, -120), Pigment.CANE);
                for (int i = 0; i < 3; i++) {
                    double y = -168 + 34 * i;
                    c.draw(Form.poly(0, y - 13, 8, y, 0, y + 13, -8, y), i == 1 ? Pigment.RED : Pigment.OCHRE, 0.7);
                }
                c.draw(Form.slab(0, -58, 40, 8, 0), Pigment.RED, 0.7);
                c.draw(Form.slab(0, -48, 40, 6, 0), Pigment.BONE, 0.7);
                c.draw(Form.slab(0, 46, 40, 8, 0), Pigment.RED, 0.7);
                c.draw(Form.slab(0, 56, 40, 6, 0), Pigment.BONE, 0.7);
            });
        });
    }

    void feet() {
        Foot foot = new Foot(c);
        c.draw(Form.sweep(160, 460, 15, 148, 496, 10), SKIN_FAR);
        foot.inner(146, 505, 4, 58, SKIN_FAR, Pigment.RED, Pigment.BONE);
        c.draw(Form.sweep(234, 460, 16, 234, 504, 11), SKIN);
        foot.outer(233, 511, 0, 66, SKIN, Pigment.RED, Pigment.BONE);
    }

    /** Wrapped about the hips and held by a sash; rows of flowers, a border of shells. */
    void skirt() {
        Shape skirt = Form.blob(164, 344, 164, 344, 244, 340, 244, 340, 258, 400, 272, 486, 272, 486, 196, 498, 112,
                488,
                112, 488, 134, 430, 156, 384);
        c.within(skirt, Pigment.JADE, () -> {
            for (int j = 0; j < 3; j++) {
                for (int i = 0; i < 6; i++) {
                    double x = 122 + i * 29 + (j % 2) * 14.5, y = 384 + j * 24;
                    c.draw(Form.poly(x, y - 9, x + 8, y, x, y + 9, x - 8, y), (i + j) % 2 == 0 ? Pigment.BONE
                            : Pigment.OCHRE, 0.65);
                    c.fill(Form.disc(x, y, 2.6), Pigment.RED);
                }
            }
            c.draw(Form.blob(100, 448, 150, 454, 200, 456, 300, 442, 300, 442, 300, 520, 100, 520), Pigment.OCHRE, 0.7);
            c.draw(Form.blob(100, 455, 150, 461, 200, 463, 300, 449, 300, 449, 300, 520, 100, 520), Pigment.RED, 0.8);
            for (int i = 0; i < 9; i++) {
                double x = 126 + i * 18, y = 471.5 - 0.09 * Math.pow(i - 3.5, 2) * 3;
                c.draw(Form.disc(x, y, 5.8), Pigment.BONE, 0.65);
                c.fill(Form.disc(x + 0.6, y, 2.2), Pigment.INK);
            }
            c.draw(Form.blob(100, 480, 150, 486, 200, 488, 300, 474, 300, 474, 300, 520, 100, 520), Pigment.LEAF, 0.8);
        });
        // The edge of the wrap.
        c.ink(Form.curve(226, 352, 236, 400, 240, 448), 0.7);
        Shape sash = Form.blob(222, 346, 222, 346, 242, 344, 242, 344, 252, 390, 254, 424, 254, 424, 234, 428, 234, 428,
                230, 390);
        c.within(sash, Pigment.BONE, () -> {
            c.draw(Form.poly(210, 396, 280, 390, 280, 398, 210, 404), Pigment.RED, 0.7);
            c.draw(Form.poly(210, 408, 280, 402, 280, 440, 210, 440), Pigment.OCHRE, 0.7);
        });
    }

    private void spindleArm() {
        spindle(292, 322);
        c.draw(Form.sweep(190, 300, 15, 206, 334, 15, 232, 352, 12.5, 262, 356, 10), SKIN);
        hand.back(276, 356, 18, 18, SKIN);
        worn.band(252, 354.5, 98, 12.5, 6.5, Pigment.RED, Pigment.OCHRE);
    }

    /** Cotton wound on a stick, a whorl of clay under it. */
    void spindle(double x, double y) {
        c.at(x - 8, y, 14, 1, 1, () -> {
            c.draw(Form.sweep(0, -66, 1.6, 0, 0, 3, 0, 62, 2.6), Pigment.CANE);
            Shape yarn = Form.blob(0, -50, 9, -38, 13.5, -16, 9, 6, 0, 12, -9, 6, -13.5, -16, -9, -38);
            c.within(yarn, Pigment.BONE, () -> {
                for (int i = 0; i < 6; i++) {
                    c.ink(Form.curve(-18, -40 + 9 * i, 0, -34 + 9 * i, 18, -44 + 9 * i), 0.55);
                }
            });
            c.draw(Form.slab(0, 16, 30, 9, 4), Pigment.RED, 0.9);
            c.draw(Form.slab(0, 16, 10, 9, 2), Pigment.OCHRE, 0.7);
        });
    }

    /** The cape whose corner falls before the breast: green, a border of down and flowers, tassels along its edge. */
    void cape() {
        double[] edge = {146, 316, 166, 346, 212, 372, 240, 384, 258, 352, 262, 306};
        for (int i = 0; i < 15; i++) {
            double t = i / 14.0, x, y;
            if (t < 0.62) {
                double q = t / 0.62;
                x = 146 + 94 * q;
                y = 318 + 68 * Math.pow(q, 0.85);
            } else {
                double q = (t - 0.62) / 0.38;
                x = 240 + 18 * q;
                y = 386 - 80 * q;
            }
            c.draw(Form.sweep(x, y - 4, 3.8, x + (t < 0.62 ? -2 : 3), y + 14, 4.6), i % 2 == 0 ? Pigment.OCHRE
                    : Pigment.RED, 0.75);
        }
        Shape cape = Form.blob(186, 236, 160, 254, 148, 282, edge[0], edge[1], edge[0], edge[1], 190, 356, 240, 386,
                240,
                386, 252, 350, 257, 304, 257, 304, 250, 262, 232, 240);
        c.within(cape, Pigment.LEAF, () -> {
            for (int j = 0; j < 4; j++) {
                for (int i = 0; i < 5; i++) {
                    flower(c, 152 + i * 27 + (j % 2) * 13, 262 + j * 25, 8.4, (i + j) % 2 == 0 ? Pigment.BONE
                            : Pigment.RED, Pigment.OCHRE, 4);
                }
            }
            Shape border = Form.less(Form.slab(200, 300, 260, 300, 0), Form.poly(120, 200, 290, 200, 250, 292, 233, 354,
                    190, 330, 130, 288));
            c.draw(border, Pigment.BONE, 0.9);
            Shape inner = Form.less(Form.slab(200, 300, 260, 300, 0), Form.poly(120, 200, 300, 200, 254, 298, 236, 368,
                    188, 344, 130, 302));
            c.draw(inner, Pigment.JADE, 0.8);
        });
    }

    /** A flower from above. */
    static void flower(Painter c, double x, double y, double r, Color petals, Color heart, int n) {
        for (int i = 0; i < n; i++) {
            double a = (i + 0.5) * 2 * Math.PI / n, q = n > 4 ? 0.40 : 0.46;
            c.draw(Form.disc(x + r * 0.62 * Math.cos(a), y + r * 0.62 * Math.sin(a), r * q), petals, 0.7);
        }
        c.draw(Form.disc(x, y, r * 0.36), heart, 0.7);
    }

    /** Her plumes. */
    static void plumes(Painter c) {
        Plumage p = new Plumage(c);
        p.plume(Pigment.JADE, Pigment.LEAF, 10, 156, 110, 112, 112, 84, 156, 72, 224, 52, 300);
        p.plume(Pigment.LEAF, Pigment.JADE, 10, 154, 124, 122, 136, 104, 186, 98, 256, 78, 338);
        p.plume(Pigment.TURQUOISE, Pigment.BLUE, 9, 154, 136, 134, 158, 124, 212, 122, 282, 104, 364);
    }
}
