package patolli.forge.pagade.figure;

import static patolli.forge.mysore.Dress.CREAM;
import static patolli.forge.mysore.Dress.GOLD;
import static patolli.forge.mysore.Dress.HAIR;
import static patolli.forge.mysore.Dress.PALE_GOLD;
import static patolli.forge.mysore.Dress.PEARL;
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

/** Venkanna, who keeps the palace's books: shaven but for a tuft, ash on his brow, spectacles, a leaf to write on. */
final class Clerk {
    private static final Color SKIN = new Color(0xBE8656), FAR = new Color(0x936038), LIP = new Color(0x8E4430);
    /** Of his shawl, and the shade in its folds; the ground of its woven edge. */
    private static final Color SILK = new Color(0x1F5A66), SILK_D = new Color(0x123842), WOVEN = new Color(0x8E1F2A),
            HEM = new Color(0x9E1F1A);
    /** How firm the line is about the largest forms. */
    private static final double FIRM = 1.45;
    private static final Color LEAF = new Color(0xE2C98E), TEAK = new Color(0x6E3F20), GREY = new Color(0x8C8279);
    private static final Color SHORN = new Color(0xAA8868), ROSARY = new Color(0x6A3420);
    private static final double[] BROW = {150, 150, 150, 114, 172, 86, 204, 76, 232, 86, 246, 108, 249, 130, 253, 144,
        264, 158, 276, 171, 279, 180, 271, 187, 259, 188};
    private static final double[] EYEBROW = {208, 138, 222, 129, 238, 129, 249, 136};
    private static final NearArm RAISED = new NearArm(new double[] {18, 14}, new double[] {14, 9.5}, 18, SKIN);

    private Clerk() { }

    static FigureParts parts() {
        FigureParts parts = new FigureParts()
                .add("tuft", Clerk::tuft)
                .add("far-arm", c -> {
                    c.draw(Limb.upper(236, 288, 17, 256, 318, 15, 272, 342, 13), FAR);
                    ash(c, 252, 314, 52, 15);
                })
                .add("far-hand", Clerk::leaf)
                .add("far-forearm", c -> {
                    Limb.draw(c, FAR, () -> { }, 272, 342, 13, 294, 328, 11.5, 311, 304, 10);
                    // It ends under a string of beads, whichever way the hand is turned.
                    new Ornament(c).band(313, 301, 38, 11.5, 4.4, ROSARY, GOLD);
                })
                .add("chest", c -> c.at(44, 97.6, 0, 0.8, 0.8, () -> chest(c)))
                .add("legs", c -> Dhoti.crossed(c, HEM, SKIN, FAR))
                .add("torso", Clerk::torso)
                .add("stole", Clerk::stole)
                .add("neck", c -> {
                    Dress.neck(c, SKIN, FAR, 22);
                    Dress.string(c, 4.4, ROSARY, new Color(0x8E4C2C), 176, 250, 186, 284, 206, 308, 226, 286, 236, 252);
                    c.draw(Form.disc(206, 312, 6), GOLD, 0.7);
                    // A chain of gold lies closer, with a seal on it.
                    Dress.string(c, 2.6, GOLD, PALE_GOLD, 182, 256, 194, 274, 208, 282, 224, 274, 234, 258);
                    Dress.jewel(c, 208, 287, 6.4, Dress.EMERALD);
                })
                .faces(Clerk::face);
        LotusEye.all(parts, 231, 150, 14, EYEBROW);
        parts.add("spectacles", Clerk::spectacles).add("hand-holding", Clerk::nearArm);
        return RAISED.add(parts, new Worn());
    }

    private static void ash(Painter c, double x, double y, double deg, double wide) {
        c.at(x, y, deg, 1, 1, () -> {
            for (int i = -1; i <= 1; i++) {
                c.fill(Form.slab(5 * i, 0, 2.6, 2 * wide - 8, 1), CREAM);
            }
        });
    }

    /** The tuft that is left at the crown, tied in a knot whose end hangs behind. */
    private static void tuft(Painter c) {
        c.draw(Form.sweep(166, 112, 8, 142, 122, 11, 128, 150, 10, 122, 184, 6, 124, 204, 2), HAIR);
        c.ink(Form.curve(160, 112, 140, 126, 128, 156, 124, 190), 0.6, GREY);
        c.draw(Form.disc(146, 118, 13), HAIR);
        c.ink(Form.curve(138, 112, 148, 112, 155, 120), 0.6, GREY);
        c.ink(Form.curve(137, 120, 147, 122, 153, 128), 0.6, GREY);
    }

    /** A strip of palm leaf, written on with a needle. */
    private static void leaf(Painter c) {
        new Hand(c).palm(326, 280, -38, 18, FAR, () -> c.at(328, 262, -78, 1, 1, () -> {
            Shape strip = Form.slab(0, 0, 120, 24, 3);
            c.within(strip, LEAF, () -> {
                for (int i = -1; i <= 1; i++) {
                    c.ink(Form.line(-54, 6.4 * i, 50, 6.4 * i), 0.5, new Color(0x7A5A30));
                }
                c.ink(Form.line(-62, 11, 62, 11), 0.5, new Color(0xB9975C));
            });
            c.draw(Form.disc(40, 0, 2.6), TEAK, 0.5);
        }));
    }

    /** His writing chest, with books of leaves between boards tied on it. */
    private static void chest(Painter c) {
        Shape box = Form.slab(54, 512, 92, 58, 4);
        c.within(box, TEAK, () -> {
            c.fill(Form.slab(54, 490, 92, 9, 0), new Color(0x4C2812));
            Dress.border(c, 8, new Color(0x4C2812), 8, 536, 100, 536);
        });
        for (double x : new double[] {16, 92}) {
            c.draw(Form.slab(x, 512, 7, 56, 2), GOLD, 0.6);
        }
        c.draw(Form.disc(54, 508, 8), GOLD, 0.7);
        c.fill(Form.slab(54, 509, 2.4, 7, 1), Dress.INK);
        for (int i = 0; i < 3; i++) {
            double y = 476 - 17 * i;
            double lean = i == 1 ? 6 : 0;
            c.within(Form.slab(52 + lean, y, 78, 15, 2), LEAF, () -> {
                for (int k = -1; k <= 1; k++) {
                    c.ink(Form.line(10, y + 3.4 * k, 96, y + 3.4 * k), 0.4, new Color(0x9A7A44));
                }
            });
            c.draw(Form.slab(52 + lean, y - 6.4, 80, 4, 1), RED, 0.5);
            c.draw(Form.slab(52 + lean, y + 6.4, 80, 4, 1), RED, 0.5);
            c.draw(Form.slab(34 + lean, y, 4, 17, 1), CREAM, 0.5);
            c.draw(Form.slab(70 + lean, y, 4, 17, 1), CREAM, 0.5);
        }
        // The ink pot, and the needle in it.
        c.draw(Form.sweep(80, 424, 1.6, 92, 398, 2.2, 97, 386, 1), GREY, 0.6);
        c.draw(Form.blob(62, 432, 66, 420, 86, 420, 90, 432, 84, 438, 68, 438), GOLD, 0.8);
    }

    private static void torso(Painter c) {
        Shape body = Form.blob(170, 248, 148, 262, 138, 296, 146, 344, 148, 392, 142, 430, 142, 430, 202, 444, 258, 430,
                258, 430, 262, 396, 254, 344, 256, 300, 246, 264, 230, 250);
        c.within(body, SKIN, () -> {
            // In the shade of the shawl, and under the breast.
            c.fill(Form.sweep(150, 256, 22, 142, 320, 17, 152, 380, 15, 150, 436, 20), FAR);
            c.fill(Form.sweep(186, 316, 1, 206, 325, 4, 226, 315, 1), FAR);
            c.ink(Form.curve(182, 318, 204, 326, 224, 316), 0.7);
            c.ink(Form.curve(232, 300, 240, 322, 232, 338), 0.7);
            c.fill(Form.disc(222, 303, 2.6), FAR);
            c.ink(Form.curve(166, 396, 200, 408, 248, 396), 0.7);
            c.ink(Form.curve(166, 378, 202, 390, 244, 378), 0.6, FAR);
            c.fill(Form.oval(214, 404, 3, 4), Dress.INK);
            // The sacred thread: strands of cotton that are twisted together.
            Shape thread = Form.curve(172, 250, 196, 320, 238, 404, 252, 436);
            c.ink(thread, 3.0);
            c.ink(thread, 2.0, PEARL);
            for (int i = 0; i < 3; i++) {
                c.ink(Form.curve(171 + i, 250, 195 + i, 320, 237 + i, 404, 251 + i, 436), 0.45,
                        i == 1 ? RED : new Color(0xB9A070));
            }
            ash(c, 228, 352, 90, 15);
        });
        c.ink(body, FIRM);
        Shape waist = Form.blob(140, 410, 140, 410, 200, 424, 260, 410, 260, 410, 262, 432, 262, 432, 202, 448, 138,
                432,
                138, 432);
        c.within(waist, WOVEN, () -> Dress.border(c, 13, WOVEN, 134, 424, 202, 437, 266, 424));
        for (int i = 0; i < 6; i++) {
            c.fill(Form.disc(150 + 20 * i, 426 + 8 * Math.sin(Math.PI * (i + 0.5) / 6), 2.2), PALE_GOLD);
        }
    }

    /** A silk shawl from shoulder to shoulder: its ends hang down his back and before him, fringed, in a woven edge. */
    private static void stole(Painter c) {
        Shape front = Form.blob(216, 246, 216, 246, 240, 250, 257, 270, 266, 310, 268, 360, 266, 396, 266, 396, 236,
                400,
                236, 400, 240, 346, 234, 296, 218, 262);
        c.within(front, SILK, () -> {
            c.fill(Form.sweep(228, 252, 2, 248, 296, 5, 252, 350, 6, 252, 400, 7), SILK_D);
            Dress.sprigs(c, 226, 262, 270, 372, 15, GOLD);
            Dress.border(c, 9, WOVEN, 216, 256, 230, 286, 238, 330, 238, 404);
            Dress.border(c, 14, WOVEN, 232, 386, 250, 387, 270, 383);
        });
        c.ink(front, FIRM);
        fringe(c, 239, 400, 264, 396);
        Shape cloth = Form.blob(178, 244, 152, 250, 134, 274, 127, 320, 128, 366, 121, 416, 121, 416, 157, 424, 157,
                424, 163, 372, 164, 320, 176, 278, 194, 254);
        c.within(cloth, SILK, () -> {
            c.fill(Form.sweep(166, 252, 2, 144, 306, 5, 141, 420, 8), SILK_D);
            c.ink(Form.curve(170, 252, 150, 306, 148, 420), 0.6);
            Dress.sprigs(c, 122, 262, 190, 396, 15, GOLD);
            Dress.border(c, 11, WOVEN, 190, 252, 173, 284, 162, 330, 157, 428);
            Dress.border(c, 16, WOVEN, 116, 402, 138, 410, 162, 411);
        });
        c.ink(cloth, FIRM);
        fringe(c, 124, 418, 155, 424);
    }

    /** Threads that are left of the warp, along an edge. */
    private static void fringe(Painter c, double x0, double y0, double x1, double y1) {
        for (int i = 0; i < 7; i++) {
            double x = x0 + (x1 - x0) * i / 6, y = y0 + (y1 - y0) * i / 6;
            c.ink(Form.line(x, y, x - 0.6, y + 7), 1.3);
            c.ink(Form.line(x, y, x - 0.6, y + 6.4), 0.8, i % 2 == 0 ? GOLD : PALE_GOLD);
        }
    }

    private static void face(Painter c, FaceLook look) {
        new Face(c, 259, 188, BROW, 218, 239, 194, 230, 176, 214, 158, 198, 150, 174).draw(look, SKIN, LIP, Dress.INK,
                () -> {
                    c.fill(Form.blob(140, 168, 150, 110, 176, 96, 186, 120, 176, 156, 168, 196, 150, 190), SHORN);
                    for (int i = 0; i < 3; i++) {
                        c.ink(Form.curve(198, 103 + 8 * i, 224, 101 + 8 * i, 250, 108 + 8 * i), 1.3, CREAM);
                    }
                    c.fill(Form.disc(241, 116, 4.2), RED);
                    c.ink(Form.curve(206, 170, 214, 178, 228, 178), 0.5, FAR);
                });
        c.ink(Form.curve(258, 187, 256, 180, 262, 176), 0.8);
        // A short grey moustache.
        c.draw(Form.blob(266, 190, 258, 196, 244, 197, 232, 194, 240, 189, 254, 188), GREY, 0.5);
    }

    /** Round glasses in brass, a thread that holds them at the ear; the ear with a ruby. */
    private static void spectacles(Painter c) {
        c.draw(Form.blob(178, 152, 190, 146, 199, 154, 198, 176, 190, 190, 181, 180), SKIN, 0.9);
        c.ink(Form.curve(184, 156, 193, 158, 190, 174), 0.6);
        c.draw(Form.less(Form.disc(187, 196, 9), Form.disc(187, 196, 5.4)), GOLD, 0.7);
        Dress.jewel(c, 188, 187, 6.4, Dress.RUBY);
        c.ink(Form.curve(190, 150, 206, 150, 214, 152), 1.0, GOLD);
        c.draw(Form.less(Form.oval(232, 152, 19, 19), Form.oval(232, 152, 16, 16)), GOLD, 0.5);
        c.ink(Form.curve(250, 148, 256, 145, 260, 150), 1.2, GOLD);
        c.ink(Form.curve(222, 146, 226, 141, 232, 139), 0.8, PEARL);
    }

    /** The near hand lies open-handed on his knee. */
    private static void nearArm(Painter c) {
        c.draw(Form.join(Dress.limb(114, 376, 14, 116, 406, 12, 124, 436, 9.5),
                Dress.limb(154, 284, 18, 132, 330, 17, 114, 376, 14)), SKIN, FIRM);
        ash(c, 136, 322, -22, 15);
        armlet(c, 145, 301, -24);
        c.draw(Form.slab(123, 432, 25, 8, 2), GOLD, 0.8);
        new Hand(c).back(128, 462, 74, 18, SKIN);
        Dress.jewel(c, 133, 468, 3.4, Dress.EMERALD);
    }

    /** A ring of gold about the upper arm, with a ruby. */
    private static void armlet(Painter c, double x, double y, double deg) {
        c.at(x, y, deg, 1, 1, () -> {
            c.draw(Form.slab(0, 0, 36, 9, 3), GOLD, 0.8);
            c.ink(Form.line(-15, 0, 15, 0), 0.5, WOVEN);
            Dress.jewel(c, 2, 0, 6, Dress.RUBY);
        });
    }

    /** What he wears on an arm. */
    private static final class Worn implements NearArm.Dressing {
        @Override
        public void arm(Painter c, Shape whole) {
            c.draw(whole, SKIN, FIRM);
        }

        @Override
        public void above(Painter c) {
            ash(c, 143, 326, -8, 15);
            armlet(c, 148, 302, -8);
        }

        @Override
        public void wrist(Painter c) {
            c.draw(Form.slab(-4, 0, 6, 24, 2), GOLD, 0.7);
        }
    }

    /** The head by itself, for a seal. */
    static void head(Painter c) {
        tuft(c);
        c.draw(Form.sweep(204, 214, 22, 198, 300, 30), SKIN);
        face(c, FaceLook.CALM);
        FigureParts parts = new FigureParts();
        LotusEye.all(parts, 231, 150, 15, EYEBROW);
        parts.draw("eye-open21", c);
        spectacles(c);
    }
}
