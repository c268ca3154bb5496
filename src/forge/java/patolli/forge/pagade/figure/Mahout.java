package patolli.forge.pagade.figure;

import static patolli.forge.mysore.Dress.GOLD;
import static patolli.forge.mysore.Dress.GREEN;
import static patolli.forge.mysore.Dress.HAIR;
import static patolli.forge.mysore.Dress.LEAF;
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

/** Kariya, who drives the elephants: a green head cloth, a rope over the shoulder, the goad, one knee drawn up. */
final class Mahout {
    private static final Color SKIN = new Color(0x7C4A29), FAR = new Color(0x61371D), LIP = new Color(0x743A30);
    private static final Color ROPE = new Color(0xC9A66A), ROPE_D = new Color(0x8A6A38), STEEL = new Color(0xB9BEC2);
    private static final Color WOOD = new Color(0x8A5A2E), CHECK = new Color(0xE2D2A0), STUBBLE = new Color(0x4A2C1A);
    private static final Color CANE = new Color(0x7E9A3E), CANE_L = new Color(0xA9BE5C);
    private static final double[] BROW = {178, 138, 200, 110, 230, 106, 241, 118, 244, 136, 248, 148, 254, 160, 265,
        170, 270, 180, 264, 187, 255, 187};
    private static final double[] EYEBROW = {206, 142, 220, 132, 236, 132, 247, 139};
    private static final NearArm RAISED = new NearArm(new double[] {19, 14.5}, new double[] {14, 10}, 18, SKIN);

    private Mahout() { }

    static FigureParts parts() {
        FigureParts parts = new FigureParts()
                .add("tail", Mahout::tail)
                .add("far-arm", c -> {
                    c.draw(Limb.upper(236, 288, 18, 256, 318, 16, 272, 342, 13.5), FAR);
                    c.at(250, 308, 54, 1, 1, () -> c.draw(Form.slab(0, 0, 9, 36, 2), new Color(0xC0763A), 0.8));
                })
                .add("far-hand", Mahout::goad)
                .add("far-forearm", c -> {
                    Limb.draw(c, FAR, () -> { }, 272, 342, 13.5, 294, 328, 12, 311, 304, 10.5);
                    // It ends under a bangle, whichever way the hand is turned.
                    new Ornament(c).band(313, 301, 38, 12, 4.4, new Color(0xC0763A), GOLD);
                })
                .add("canes", c -> c.at(44, 123.6, 0, 0.8, 0.8, () -> canes(c)))
                .add("legs", Mahout::legs)
                .add("torso", Mahout::torso)
                .add("hair", c -> c.draw(Form.blob(152, 140, 172, 118, 214, 118, 206, 150, 198, 176, 190, 208, 176, 214,
                        160, 204, 152, 176), HAIR))
                .add("neck", c -> {
                    Dress.neck(c, SKIN, FAR, 23);
                    c.ink(Form.curve(176, 252, 190, 286, 206, 296, 224, 286, 234, 254), 1.1);
                    Dress.string(c, 3, RED, GOLD, 180, 254, 194, 272, 207, 278, 222, 271, 232, 256);
                    c.draw(Form.slab(206, 302, 16, 18, 3), GOLD, 0.8);
                    c.draw(Form.disc(206, 302, 4.2), RED, 0.6);
                })
                .faces(Mahout::face);
        LotusEye.all(parts, 229, 152, 15, EYEBROW);
        parts.add("head-cloth", Mahout::headCloth).add("rope", Mahout::rope).add("hand-holding", Mahout::nearArm);
        return RAISED.add(parts, new Worn());
    }

    private static void checks(Painter c, double x0, double y0, double x1, double y1, double turn) {
        c.at((x0 + x1) / 2, (y0 + y1) / 2, turn, 1, 1, () -> {
            double w = Math.max(x1 - x0, y1 - y0);
            for (double t = -w; t < w; t += 15) {
                c.ink(Form.line(t, -w, t, w), 0.7, CHECK);
                c.ink(Form.line(-w, t, w, t), 0.7, CHECK);
                c.ink(Form.line(t + 4, -w, t + 4, w), 0.5, LEAF);
                c.ink(Form.line(-w, t + 4, w, t + 4), 0.5, LEAF);
            }
        });
    }

    /** Two ends of the head cloth. */
    private static void tail(Painter c) {
        for (int i = 0; i < 2; i++) {
            double x = 10 * i;
            double low = 180 + 8 * i;
            Shape end = Form.blob(164 - x, 116, 146 - x, 124, 132 - x, 148, 122 - x, 186 + 8 * i, 122 - x, 186 + 8 * i,
                    140 - x, 194 + 8 * i, 140 - x, 194 + 8 * i, 152 - x, 160, 170 - x, 134);
            c.within(end, GREEN, () -> {
                checks(c, 120, 116, 170, 200, 12);
                c.ink(Form.line(118 - x, low, 146 - x, low + 10), 1.4, RED);
            });
        }
    }

    /** The elephant goad: a short staff with a spike and a hook. */
    private static void goad(Painter c) {
        new Hand(c).palm(326, 280, -14, 18, FAR, () -> c.at(327, 280, -4, 1, 1, () -> {
            c.draw(Form.slab(0, 12, 10, 156, 4), WOOD, 0.8);
            for (int i = 0; i < 3; i++) {
                c.draw(Form.slab(0, -52 + 66 * i, 12, 7, 2), GOLD, 0.6);
            }
            c.draw(Form.blob(-4, -66, -4, -66, -5, -84, 0, -112, 0, -112, 5, -84, 4, -66, 4, -66), STEEL);
            c.draw(Form.blob(2, -70, 8, -86, 20, -90, 29, -80, 30, -62, 30, -62, 22, -74, 14, -76, 7, -64), STEEL);
            c.draw(Form.disc(0, 94, 8), GOLD, 0.8);
        }));
    }

    /** Sugar cane for the one he looks after, tied in a bundle, and its bell. */
    private static void canes(Painter c) {
        for (int i = 0; i < 5; i++) {
            double x = 30 + 13 * i;
            double lean = 7 * (i - 2);
            c.draw(Form.sweep(x - lean * 0.4, 536, 7.5, x, 470, 7.5, x + lean, 400, 7), i % 2 == 0 ? CANE : CANE_L,
                    0.9);
            for (int k = 0; k < 4; k++) {
                double t = k / 4.0;
                double at = x - lean * 0.4 + t * lean * 1.3;
                c.ink(Form.line(at - 7, 520 - 30 * k, at + 7, 520 - 30 * k), 0.8);
            }
        }
        c.draw(Form.blob(14, 466, 96, 466, 98, 482, 14, 482), ROPE, 0.9);
        c.ink(Form.line(16, 474, 96, 474), 0.7, ROPE_D);
        c.draw(Form.blob(36, 548, 36, 548, 40, 524, 46, 508, 58, 502, 70, 508, 76, 524, 80, 548, 80, 548), GOLD);
        c.ink(Form.curve(38, 538, 58, 542, 78, 538), 0.8);
        c.draw(Form.disc(58, 500, 6), GOLD, 0.8);
        c.draw(Form.disc(58, 550, 6), new Color(0x7A4E18), 0.8);
    }

    private static void legs(Painter c) {
        Shape far = Form.blob(206, 424, 252, 430, 306, 454, 334, 484, 330, 508, 300, 518, 240, 518, 200, 500);
        c.within(far, LEAF, () -> checks(c, 200, 420, 340, 520, 20));
        c.draw(Form.blob(250, 512, 290, 506, 318, 513, 326, 526, 316, 537, 276, 538, 252, 528), FAR);
        Dress.toes(c, 325, 525, 6.6, FAR);
        // The near knee stands up; the shin is bare.
        c.draw(Form.sweep(128, 424, 23, 136, 468, 21, 150, 510, 15, 158, 524, 13), SKIN);
        c.draw(Form.blob(142, 514, 170, 514, 200, 523, 208, 535, 198, 545, 152, 546, 138, 532), SKIN);
        Dress.toes(c, 209, 535, 6.6, SKIN);
        Shape near = Form.blob(214, 428, 214, 428, 196, 404, 158, 384, 128, 386, 104, 404, 100, 432, 116, 448, 150,
                448, 168,
                470, 176, 508, 196, 520, 236, 512, 250, 480);
        c.within(near, GREEN, () -> {
            checks(c, 96, 384, 250, 520, -14);
            c.ink(Form.curve(214, 432, 182, 440, 150, 446), 0.6, LEAF);
            c.ink(Form.curve(222, 436, 206, 470, 196, 512), 0.6, LEAF);
            Dress.border(c, 9, RED, 98, 440, 122, 446, 152, 446, 170, 474, 178, 512);
        });
    }

    private static void torso(Painter c) {
        Shape body = Form.blob(170, 250, 146, 264, 136, 296, 148, 344, 156, 388, 148, 426, 148, 426, 204, 442, 256, 428,
                256, 428, 256, 390, 256, 344, 260, 304, 250, 266, 230, 252);
        c.within(body, SKIN, () -> {
            c.ink(Form.curve(178, 322, 204, 334, 226, 320), 0.6, FAR);
            c.ink(Form.curve(232, 306, 244, 324, 234, 342), 0.6, FAR);
            c.ink(Form.line(208, 336, 210, 400), 0.5, FAR);
            for (int i = 0; i < 2; i++) {
                c.ink(Form.curve(186, 356 + 22 * i, 208, 362 + 22 * i, 234, 354 + 22 * i), 0.45, FAR);
            }
        });
        Shape waist = Form.blob(146, 410, 146, 410, 204, 424, 258, 410, 258, 410, 260, 430, 260, 430, 204, 446, 144,
                430,
                144, 430);
        c.within(waist, RED, () -> {
            c.ink(Form.curve(140, 417, 204, 431, 264, 417), 0.8, GOLD);
            c.ink(Form.curve(140, 425, 204, 439, 264, 425), 0.8, GOLD);
        });
    }

    private static void face(Painter c, FaceLook look) {
        new Face(c, 255, 187, BROW, 216, 238, 196, 228, 182, 208, 174, 172).draw(look, SKIN, LIP, Dress.INK, () -> {
            c.fill(Form.blob(180, 190, 204, 206, 226, 212, 250, 222, 250, 250, 200, 244, 170, 220), STUBBLE);
            c.fill(Form.disc(234, 126, 3.6), new Color(0xE8D8B0));
            c.ink(Form.curve(206, 172, 216, 178, 230, 177), 0.5, FAR);
        });
        c.ink(Form.curve(254, 186, 251, 179, 258, 174), 0.8);
        c.draw(Form.blob(262, 189, 256, 194, 240, 197, 224, 198, 232, 190, 250, 187), HAIR, 0.5);
    }

    /** Wound loosely, of checked cotton; a ring of copper in the ear. */
    private static void headCloth(Painter c) {
        Shape roll = Form.blob(144, 128, 142, 100, 160, 78, 196, 68, 230, 76, 248, 96, 248, 116, 230, 120, 204, 118,
                178,
                128, 166, 146, 152, 144);
        c.within(roll, GREEN, () -> {
            checks(c, 140, 66, 250, 146, -24);
            c.ink(Form.curve(148, 138, 176, 110, 214, 100, 250, 104), 0.9);
            c.ink(Form.curve(146, 118, 176, 90, 216, 82, 244, 90), 0.9);
            c.ink(Form.curve(160, 84, 196, 84, 236, 110), 0.9);
        });
        c.draw(Form.blob(150, 112, 164, 106, 172, 118, 164, 132, 150, 130), GREEN, 0.9);
        c.ink(Form.curve(154, 116, 162, 118, 164, 126), 0.6, CHECK);
        c.draw(Form.blob(178, 166, 188, 160, 196, 167, 194, 183, 186, 191, 180, 183), SKIN, 0.9);
        c.ink(Form.curve(184, 168, 190, 171, 188, 181), 0.6);
        c.draw(Form.stroke(Form.disc(186, 196, 6), 3), new Color(0xC0763A), 0.5);
    }

    /** A coil of rope from the near shoulder to the far hip. */
    private static void rope(Painter c) {
        for (int k = 2; k >= 0; k--) {
            double o = 7.5 * k;
            Shape turn = Form.sweep(162 - o, 258, 5, 178 - o, 320, 5.4, 214 - o, 384, 5.4, 246 - o, 412, 5);
            c.within(turn, k % 2 == 0 ? ROPE : new Color(0xB8935A), () -> {
                for (int i = 0; i < 26; i++) {
                    double y = 252 + 7 * i;
                    c.ink(Form.line(140 - o + 0.5 * (y - 252), y + 8, 186 - o + 0.5 * (y - 252), y - 6), 0.5, ROPE_D);
                }
            });
        }
    }

    /** The near arm hangs over his knee. */
    private static void nearArm(Painter c) {
        c.draw(Form.join(Dress.limb(126, 372, 14, 152, 392, 12.5, 182, 398, 10),
                Dress.limb(154, 284, 19, 134, 330, 17, 124, 374, 14.5)), SKIN);
        Dress.elbow(c, 136, 366);
        c.at(140, 318, -18, 1, 1, () -> c.draw(Form.slab(0, 0, 38, 9, 2), new Color(0xC0763A), 0.8));
        c.draw(Form.slab(180, 398, 7, 24, 2), new Color(0xC0763A), 0.7);
        new Hand(c).back(204, 404, 18, 18, SKIN);
    }

    /** What he wears on an arm. */
    private static final class Worn implements NearArm.Dressing {
        @Override
        public void arm(Painter c, Shape whole) {
            c.draw(whole, SKIN);
        }

        @Override
        public void above(Painter c) {
            c.at(145, 320, -8, 1, 1, () -> c.draw(Form.slab(0, 0, 38, 9, 2), new Color(0xC0763A), 0.8));
        }

        @Override
        public void wrist(Painter c) {
            c.draw(Form.slab(-4, 0, 7, 24, 2), new Color(0xC0763A), 0.7);
        }
    }

    /** The head by itself, for a seal. */
    static void head(Painter c) {
        c.draw(Form.sweep(204, 214, 23, 198, 300, 32), SKIN);
        face(c, FaceLook.CALM);
        FigureParts parts = new FigureParts();
        LotusEye.all(parts, 229, 152, 16, EYEBROW);
        parts.draw("eye-open21", c);
        headCloth(c);
    }
}
