package patolli.forge.pagade.figure;

import static patolli.forge.mysore.Dress.GOLD;
import static patolli.forge.mysore.Dress.HAIR;
import static patolli.forge.mysore.Dress.RED;

import java.awt.Color;
import java.awt.Shape;
import patolli.board.figure.FaceLook;
import patolli.forge.codex.Face;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Hand;
import patolli.forge.codex.Limb;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.mysore.Dress;
import patolli.forge.mysore.LotusEye;
import patolli.forge.mysore.NearArm;
import patolli.forge.outline.Form;

/** Bhairappa of the palace guard: a coat of saffron under a red belt, a great moustache, a spear, a round shield. */
final class Guard {
    private static final Color SKIN = new Color(0xA5672F), FAR = new Color(0x834D22), LIP = new Color(0x84402E);
    private static final Color COAT = new Color(0xB98620), COAT_D = new Color(0x8E6216), STEEL = new Color(0xB9BEC2);
    private static final Color WOOD = new Color(0x6E3F20), BLUE = new Color(0x24406C), LINEN = new Color(0xCBBB98);
    private static final double[] BROW = {178, 138, 200, 108, 232, 102, 244, 116, 248, 136, 253, 146, 264, 156, 276,
        166, 280, 178, 272, 186, 260, 188};
    private static final double[] EYEBROW = {204, 140, 220, 126, 238, 127, 251, 138};
    private static final NearArm RAISED = new NearArm(new double[] {25, 21}, new double[] {20, 14}, 19, SKIN);

    private Guard() { }

    static FigureParts parts() {
        FigureParts parts = new FigureParts()
                .add("tail", Guard::tail)
                .add("shield", c -> c.at(42.5, 78.9, 0, 0.85, 0.85, () -> shield(c)))
                .add("far-arm", c -> sleeve(c, Dress.limb(240, 286, 25, 260, 318, 23, 274, 342, 19)))
                .add("far-hand", Guard::spear)
                .add("far-forearm", c -> {
                    Limb.draw(c, COAT, () -> { }, 274, 342, 18, 294, 328, 16, 311, 304, 13.5);
                    new Ornament(c).band(313, 301, 38, 15, 6, RED, GOLD);
                })
                .add("legs", c -> Dhoti.crossed(c, BLUE, SKIN, FAR))
                .add("coat", Guard::coat)
                .add("hair", c -> c.draw(Form.blob(150, 140, 172, 118, 214, 116, 206, 150, 200, 176, 196, 216, 180, 232,
                        160, 222, 148, 180), HAIR))
                .add("neck", c -> {
                    c.draw(Form.sweep(206, 216, 26, 202, 252, 30), SKIN);
                    Dress.string(c, 5, GOLD, Dress.EMERALD, 170, 252, 190, 272, 216, 274, 240, 256);
                })
                .faces(Guard::face);
        LotusEye.all(parts, 232, 150, 15, EYEBROW);
        parts.add("turban", Guard::turban).add("hand-holding", Guard::nearArm);
        return RAISED.add(parts, new Worn());
    }

    private static void sleeve(Painter c, Shape form) {
        c.within(form, COAT, () -> Dress.sprigs(c, 120, 262, 310, 390, 19, RED));
    }

    /** The end of the turban, broad and fringed. */
    private static void tail(Painter c) {
        Shape end = Form.blob(160, 112, 142, 132, 130, 176, 128, 226, 122, 262, 122, 262, 150, 268, 150, 268, 158, 226,
                164, 176, 178, 132);
        c.within(end, RED, () -> {
            c.ink(Form.curve(154, 132, 142, 184, 136, 262), 0.6, new Color(0x651512));
            Dress.border(c, 10, GOLD, 116, 250, 136, 256, 158, 254);
        });
    }

    /** A shield of hide with bosses, leant against his back. */
    private static void shield(Painter c) {
        c.draw(Form.disc(82, 448, 74), new Color(0x3A2418));
        c.draw(Form.stroke(Form.disc(82, 448, 66), 7), GOLD, 0.6);
        c.draw(Form.disc(82, 448, 50), new Color(0x4E2E1C), 0.7);
        for (int i = 0; i < 12; i++) {
            double a = 2 * Math.PI * i / 12;
            c.fill(Form.disc(82 + 66 * Math.cos(a), 448 + 66 * Math.sin(a), 2.6), RED);
        }
        for (int i = 0; i < 4; i++) {
            double a = Math.PI / 4 + i * Math.PI / 2;
            double x = 82 + 26 * Math.cos(a);
            double y = 448 + 26 * Math.sin(a);
            c.draw(Form.disc(x, y, 9), GOLD, 0.8);
            c.fill(Form.disc(x - 2, y - 2, 3), Dress.PALE_GOLD);
        }
        c.draw(Form.blob(82, 438, 90, 448, 82, 458, 74, 448), RED, 0.6);
    }

    /** Upright before him, its blade as long as a hand, a tuft of red below it. */
    private static void spear(Painter c) {
        new Hand(c).palm(326, 280, 0, 20, FAR, () -> {
            c.draw(Form.slab(327, 322, 9, 396, 3), WOOD, 0.8);
            for (int i = 0; i < 4; i++) {
                c.draw(Form.slab(327, 150 + 96 * i, 11, 7, 2), GOLD, 0.6);
            }
            c.draw(Form.blob(327, 26, 327, 26, 342, 66, 340, 96, 332, 118, 332, 118, 322, 118, 322, 118, 314, 96, 312,
                    66),
                    STEEL);
            c.ink(Form.line(327, 34, 327, 114), 0.7);
            c.draw(Form.blob(318, 122, 336, 122, 346, 148, 338, 140, 334, 154, 327, 142, 320, 154, 316, 140, 308,
                    148), RED,
                    0.8);
            c.draw(Form.slab(327, 120, 18, 8, 3), GOLD, 0.7);
        });
    }

    private static void coat(Painter c) {
        Shape coat = Form.blob(166, 246, 138, 258, 122, 292, 126, 352, 134, 404, 132, 442, 132, 442, 200, 456, 268, 440,
                268, 440, 268, 390, 270, 330, 264, 284, 248, 256, 232, 248);
        c.within(coat, COAT, () -> {
            Dress.sprigs(c, 122, 254, 276, 452, 19, RED);
            c.fill(Form.blob(112, 250, 136, 300, 144, 380, 138, 452, 100, 452), COAT_D);
            // The flap, closed at the side, and its edge.
            Dress.border(c, 11, RED, 232, 250, 220, 292, 184, 330, 176, 400, 178, 456);
        });
        Shape collar = Form.blob(168, 250, 178, 242, 204, 264, 234, 244, 242, 252, 228, 274, 206, 282, 182, 274);
        c.draw(collar, RED, 0.9);
        // The belt over the shoulder, and that about the waist with its dagger.
        Shape cross = Form.poly(146, 262, 166, 250, 262, 396, 246, 410);
        c.within(Form.both(cross, coat), BLUE, () -> {
            c.ink(Form.line(150, 262, 248, 408), 1.0, GOLD);
            c.ink(Form.line(163, 252, 260, 398), 1.0, GOLD);
        });
        Dress.jewel(c, 204, 330, 10, Dress.RUBY);
        Shape sash = Form.blob(130, 394, 130, 394, 200, 406, 270, 392, 270, 392, 270, 418, 270, 418, 200, 432, 132, 420,
                132, 420);
        c.within(sash, RED, () -> {
            c.ink(Form.curve(126, 403, 200, 415, 274, 401), 0.9, GOLD);
            c.ink(Form.curve(126, 413, 200, 425, 274, 411), 0.9, GOLD);
        });
        c.at(240, 404, -38, 1, 1, () -> {
            c.draw(Form.blob(-6, 6, -6, 6, 8, 6, 8, 6, 10, 44, 2, 58, -4, 44), BLUE, 0.8);
            c.draw(Form.slab(1, 4, 26, 6, 2), GOLD, 0.7);
            c.draw(Form.blob(-4, 0, -4, 0, -5, -26, 1, -32, 7, -26, 6, 0, 6, 0), LINEN, 0.8);
        });
    }

    private static void face(Painter c, FaceLook look) {
        new Face(c, 260, 188, BROW, 220, 244, 194, 234, 180, 212, 174, 172).draw(look, SKIN, LIP, Dress.INK, () -> {
            c.fill(Form.blob(232, 106, 240, 104, 240, 132, 234, 132), RED);
            c.ink(Form.curve(208, 172, 218, 178, 232, 176), 0.5, FAR);
        });
        c.ink(Form.curve(259, 187, 257, 179, 263, 175), 0.8);
        // Whiskers down the cheek that run into the moustache, whose end turns up.
        c.draw(Form.blob(266, 189, 264, 197, 246, 203, 222, 202, 200, 186, 190, 162, 196, 150, 202, 166, 214, 182,
                230, 189,
                250, 188), HAIR, 0.6);
        c.fill(Form.blob(176, 156, 190, 152, 198, 174, 196, 206, 184, 222, 178, 186), HAIR);
    }

    private static void turban(Painter c) {
        Shape fan = Form.blob(196, 64, 170, 34, 178, 13, 196, 22, 204, 8, 222, 6, 226, 20, 246, 13, 253, 32, 236, 66);
        c.within(fan, GOLD, () -> {
            for (int i = -3; i <= 3; i++) {
                c.ink(Form.curve(216, 66, 216 + 6 * i, 40, 216 + 11 * i, 12), 0.7, RED);
            }
        });
        Shape roll = Form.blob(138, 134, 134, 98, 156, 66, 196, 52, 236, 60, 258, 84, 258, 112, 240, 120, 206, 116, 176,
                130, 164, 160, 146, 158);
        c.within(roll, RED, () -> {
            for (int i = 0; i < 6; i++) {
                c.ink(Form.curve(134 + 7 * i, 144 - 8 * i, 164 + 8 * i, 96 - 6 * i, 216 + 6 * i, 78 - 5 * i, 262,
                        88 - 3 * i), 0.7, new Color(0x651512));
            }
            Dress.border(c, 14, COAT, 142, 162, 170, 128, 206, 110, 260, 106);
            Dress.border(c, 9, COAT, 146, 112, 180, 80, 226, 66);
        });
        Dress.jewel(c, 242, 88, 10, Dress.EMERALD);
        c.draw(Form.blob(178, 168, 188, 162, 196, 168, 194, 184, 186, 192, 180, 184), SKIN, 0.9);
        c.ink(Form.curve(184, 170, 190, 172, 188, 182), 0.6);
        c.draw(Form.stroke(Form.disc(186, 201, 8), 3.4), GOLD, 0.6);
    }

    /** The near fist stands on his knee, its elbow out. */
    private static void nearArm(Painter c) {
        sleeve(c, Form.join(Dress.limb(150, 280, 25, 120, 322, 25, 98, 366, 21),
                Dress.limb(98, 366, 20, 112, 404, 18, 136, 430, 14)));
        Dress.elbow(c, 112, 362);
        new Ornament(c).band(138, 434, -40, 16, 6, RED, GOLD);
        new Hand(c).back(156, 452, 44, 19, SKIN);
    }

    /** What he wears on an arm. */
    private static final class Worn implements NearArm.Dressing {
        @Override
        public void arm(Painter c, Shape whole) {
            sleeve(c, whole);
        }

        @Override
        public void reaching(Painter c, Shape whole) {
            c.within(whole, COAT, () -> Dress.sprigs(c, 82, 262, 320, 520, 19, RED));
        }

        @Override
        public void wrist(Painter c) {
            new Ornament(c).band(-2, 0, 90, 16, 6, RED, GOLD);
        }
    }

    /** The head by itself, for a seal. */
    static void head(Painter c) {
        c.draw(Form.sweep(204, 214, 27, 198, 300, 36), SKIN);
        face(c, FaceLook.CALM);
        FigureParts parts = new FigureParts();
        LotusEye.all(parts, 232, 150, 17, EYEBROW);
        parts.draw("eye-open21", c);
        turban(c);
    }
}
