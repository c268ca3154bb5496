package patolli.forge.tablan;

import static patolli.forge.mysore.Dress.DEEP;
import static patolli.forge.mysore.Dress.GOLD;
import static patolli.forge.mysore.Dress.GREEN;
import static patolli.forge.mysore.Dress.INDIGO;
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
import patolli.forge.mysore.Lap;
import patolli.forge.mysore.LotusEye;
import patolli.forge.mysore.NearArm;
import patolli.forge.outline.Form;

/** Rangappa, who sells silk in Mysore: a white turban banded with gold, a coat of indigo, a strip of silk to show. */
final class ClothMerchant {
    /** Cotton that has been washed often, and its folds: less bright than white pieces. */
    private static final Color CREAM = new Color(0xC5B998), SHADE = new Color(0xA6916A);
    static final Color SKIN = new Color(0xB4713E), FAR = new Color(0x935829), LIP = new Color(0x8E4632);
    private static final Color PINK = new Color(0x8A2658), DARK_PINK = new Color(0x4E1232);
    private static final double[] BROW = {178, 138, 200, 108, 230, 102, 242, 116, 247, 134, 252, 146, 262, 160, 272,
        172, 274, 180, 268, 186, 258, 188};
    private static final double[] EYEBROW = {206, 140, 220, 129, 236, 128, 248, 135};
    private static final NearArm RAISED = new NearArm(new double[] {22, 19}, new double[] {18, 13}, 19, SKIN);

    private ClothMerchant() { }

    static FigureParts parts() {
        FigureParts parts = new FigureParts()
                .add("tail", ClothMerchant::tail)
                .add("far-arm", c -> sleeve(c, Dress.limb(236, 286, 23, 256, 318, 21, 272, 342, 18)))
                .add("far-hand", ClothMerchant::sample)
                .add("far-forearm", c -> {
                    Limb.draw(c, INDIGO, () -> Silks.mangoes(c, 262, 306, 320, 360, 19, GOLD), 272, 342, 17, 292, 328,
                            15, 310, 304, 13);
                    new Ornament(c).band(312, 301, 38, 14, 5, RED, GOLD);
                })
                .add("cushion", ClothMerchant::cushion)
                .add("legs", c -> Lap.crossed(c, new Lap.Cloth(CREAM, SHADE, new Color(0x8C7852), GREEN), SKIN, FAR))
                .add("coat", ClothMerchant::coat)
                .add("shawl", ClothMerchant::shawl)
                .add("hair", c -> c.draw(Form.blob(150, 140, 172, 118, 214, 116, 206, 150, 198, 176, 190, 214, 176, 226,
                        160, 214, 150, 176), Dress.HAIR))
                .add("neck", c -> {
                    c.draw(Form.sweep(206, 218, 23, 202, 252, 26), SKIN);
                    Dress.string(c, 4.6, GOLD, Dress.RUBY, 172, 250, 190, 270, 216, 272, 236, 254);
                })
                .faces(ClothMerchant::face);
        LotusEye.all(parts, 230, 150, 15, EYEBROW);
        parts.add("turban", ClothMerchant::turban).add("hand-holding", ClothMerchant::nearArm);
        return RAISED.add(parts, new Worn());
    }

    private static void sleeve(Painter c, Shape form) {
        c.within(form, INDIGO, () -> Silks.mangoes(c, 130, 268, 300, 380, 19, GOLD));
    }

    /** The end of the turban hangs behind. */
    private static void tail(Painter c) {
        Shape end = Form.blob(166, 108, 150, 128, 136, 176, 124, 236, 112, 284, 112, 284, 134, 296, 152, 292, 152, 292,
                164, 236, 176, 168, 184, 124);
        c.within(end, CREAM, () -> {
            c.ink(Form.curve(160, 130, 148, 190, 132, 286), 0.6, SHADE);
            c.ink(Form.curve(168, 130, 158, 196, 142, 290), 0.6, SHADE);
            Silks.border(c, 12, RED, 104, 272, 130, 284, 162, 280);
        });
    }

    /** In his far hand a length of silk, held up to be looked at: gathered between the fingers, it falls in folds. */
    private static void sample(Painter c) {
        Hand hand = new Hand(c);
        hand.palm(326, 280, -38, 19, FAR, () -> {
            Shape corner = Form.blob(326, 276, 322, 262, 328, 255, 340, 258, 352, 254, 350, 264, 342, 276);
            c.within(corner, PINK, () -> {
                Silks.fold(c, DARK_PINK, 331, 276, 331, 266, 337, 259);
                Silks.fold(c, DARK_PINK, 337, 276, 340, 266, 348, 258);
            });
            Shape silk = Form.blob(326, 272, 342, 272, 346, 292, 354, 330, 352, 376, 359, 424, 359, 424, 348, 420, 341,
                    430, 330, 421, 322, 431, 308, 422, 308, 422, 318, 376, 314, 330, 321, 292);
            c.within(silk, PINK, () -> {
                Silks.lotuses(c, 312, 306, 362, 396, 19, GOLD);
                Silks.border(c, 17, GREEN, 300, 410, 322, 419, 336, 410, 348, 408, 366, 412);
                c.ink(Form.curve(300, 396, 322, 404, 336, 397, 348, 395, 366, 398), 0.7, GOLD);
                Silks.fold(c, DARK_PINK, 330, 272, 322, 330, 326, 380, 318, 430);
                Silks.fold(c, DARK_PINK, 334, 272, 335, 330, 332, 380, 331, 428);
                Silks.fold(c, DARK_PINK, 338, 272, 345, 330, 342, 380, 347, 426);
            });
        });
    }

    private static void cushion(Painter c) {
        Shape cushion = Form.blob(84, 520, 110, 502, 250, 500, 316, 506, 330, 524, 322, 544, 250, 550, 110, 550, 88,
                540);
        c.within(cushion, RED, () -> {
            Dress.sprigs(c, 90, 512, 330, 552, 22, GOLD);
            c.ink(Form.curve(84, 528, 200, 536, 330, 526), 0.7);
        });
        for (double x : new double[] {90, 324}) {
            c.draw(Form.disc(x, 524, 7), GOLD, 0.8);
        }
    }

    private static void coat(Painter c) {
        Shape coat = Form.blob(170, 246, 146, 258, 130, 290, 132, 350, 140, 404, 140, 440, 140, 440, 200, 452, 262, 438,
                262, 438, 261, 390, 263, 340, 266, 300, 262, 270, 248, 255, 230, 248);
        c.within(coat, INDIGO, () -> {
            Silks.mangoes(c, 138, 262, 272, 452, 19, GOLD);
            c.fill(Form.blob(120, 250, 146, 300, 152, 380, 146, 450, 110, 450), DEEP);
            // The far shoulder is set in with a seam of gold.
            c.fill(Form.blob(248, 248, 240, 276, 243, 302, 254, 318, 274, 322, 274, 248), DEEP);
            Silks.mangoes(c, 256, 280, 272, 316, 19, GOLD);
            Silks.border(c, 5, RED, 248, 248, 240, 276, 243, 302, 254, 318, 272, 322);
            Silks.border(c, 13, RED, 214, 262, 222, 320, 220, 380, 224, 452);
            // The cloth is drawn in by the sash.
            Silks.fold(c, Dress.INK, 178, 394, 186, 374, 188, 350);
            Silks.fold(c, Dress.INK, 196, 398, 200, 380, 199, 362);
            Silks.fold(c, Dress.INK, 240, 396, 242, 376, 250, 352);
            Silks.fold(c, Dress.INK, 254, 392, 256, 376, 262, 362);
            Silks.fold(c, Dress.INK, 190, 424, 186, 436, 186, 452);
            Silks.fold(c, Dress.INK, 244, 420, 248, 432, 247, 448);
        });
        Shape collar = Form.blob(170, 250, 180, 244, 204, 268, 232, 246, 240, 252, 226, 276, 206, 284, 184, 276);
        Silks.raised(c, collar);
        Shape sash = Form.blob(136, 392, 136, 392, 200, 402, 264, 390, 264, 390, 264, 414, 264, 414, 200, 426, 138, 416,
                138, 416);
        c.within(sash, RED, () -> {
            c.ink(Form.curve(130, 400, 200, 411, 270, 398), 0.7, GOLD);
            c.ink(Form.curve(130, 408, 200, 419, 270, 406), 0.7, GOLD);
        });
        // The end of the sash is tucked in and hangs out again.
        Shape end = Form.blob(236, 398, 252, 396, 260, 420, 262, 452, 262, 452, 246, 456, 232, 453, 232, 453, 236, 424);
        c.within(end, RED, () -> {
            Silks.fold(c, new Color(0x651512), 242, 398, 240, 424, 238, 440);
            Silks.fold(c, new Color(0x651512), 248, 398, 252, 424, 253, 440);
            Silks.border(c, 10, GREEN, 228, 444, 246, 448, 266, 444);
        });
        c.draw(Form.blob(230, 398, 244, 394, 258, 396, 262, 408, 254, 418, 238, 418, 230, 410), RED, 0.9);
        Silks.fold(c, new Color(0x651512), 236, 404, 246, 406, 256, 402);
        for (int i = 0; i < 4; i++) {
            Silks.raised(c, Form.disc(208 + 0.8 * i, 292 + 25 * i, 4));
        }
    }

    /** White cotton over the near shoulder, its border of green and gold. */
    private static void shawl(Painter c) {
        Shape shawl = Form.blob(174, 244, 148, 254, 128, 282, 126, 330, 132, 384, 132, 384, 164, 392, 164, 392, 172,
                340, 182, 300, 196, 262);
        c.within(shawl, CREAM, () -> {
            c.ink(Form.curve(168, 252, 150, 300, 148, 384), 0.6, SHADE);
            c.ink(Form.curve(158, 256, 138, 300, 140, 384), 0.6, SHADE);
            Silks.border(c, 12, GREEN, 192, 258, 178, 300, 168, 340, 160, 394);
            Silks.border(c, 11, RED, 126, 372, 146, 380, 168, 380);
        });
    }

    private static void face(Painter c, FaceLook look) {
        Face face = new Face(c, 258, 188, BROW, 218, 238, 196, 228, 182, 208, 174, 172);
        face.draw(look, SKIN, LIP, Dress.INK, () -> {
            // The lord's mark on the forehead: a stroke of red within two of white.
            c.fill(Form.blob(229, 122, 234, 104, 239, 106, 235, 124, 235, 134, 231, 134), CREAM);
            c.fill(Form.blob(234, 110, 238, 110, 237, 130, 234, 130), RED);
        });
        // The nostril, and a moustache that is looked after.
        c.ink(Form.curve(256, 187, 254, 180, 260, 176), 0.8);
        Shape moustache = Form.blob(264, 189, 262, 195, 248, 199, 232, 199, 216, 192, 208, 180, 208, 180, 218, 186, 232,
                189, 246, 188, 256, 188);
        c.draw(moustache, Dress.HAIR, 0.6);
        c.fill(Form.blob(176, 160, 190, 156, 198, 178, 194, 206, 184, 214, 180, 190), Dress.HAIR);
    }

    private static void turban(Painter c) {
        Shape crest = Form.blob(206, 64, 198, 36, 206, 14, 224, 6, 240, 16, 240, 42, 230, 66);
        c.within(crest, GOLD, () -> {
            for (int i = -2; i <= 2; i++) {
                c.ink(Form.curve(217, 66, 219 + 5 * i, 40, 221 + 9 * i, 8), 0.6, RED);
            }
        });
        Silks.hem(c, crest, 3, RED);
        Shape roll = Form.blob(142, 130, 140, 96, 160, 66, 196, 54, 232, 62, 250, 84, 252, 112, 238, 118, 206, 116, 178,
                130, 166, 158, 150, 156);
        c.within(roll, CREAM, () -> {
            for (int i = 0; i < 5; i++) {
                c.ink(Form.curve(140 + 8 * i, 140 - 8 * i, 168 + 8 * i, 96 - 6 * i, 214 + 6 * i, 78 - 5 * i, 256,
                        86 - 3 * i), 0.65, SHADE);
            }
            Silks.border(c, 13, RED, 146, 160, 172, 128, 206, 110, 254, 108);
        });
        Dress.jewel(c, 238, 92, 9, Dress.RUBY);
        c.draw(Form.blob(232, 82, 238, 66, 244, 82), GOLD, 0.7);
        Dress.jewel(c, 238, 78, 4, Dress.EMERALD);
        // The ear and its ring.
        c.draw(Form.blob(178, 168, 188, 162, 196, 168, 194, 184, 186, 192, 180, 184), SKIN, 0.9);
        c.ink(Form.curve(184, 170, 190, 172, 188, 182), 0.6);
        c.draw(Form.stroke(Form.disc(186, 200, 7), 3), GOLD, 0.6);
        c.fill(Form.disc(186, 207, 3), Dress.RUBY);
    }

    private static void nearArm(Painter c) {
        Shape arm = Form.join(Dress.limb(152, 280, 22, 130, 330, 23, 112, 378, 19),
                Dress.limb(112, 378, 18, 116, 408, 16, 124, 434, 13));
        c.within(arm, INDIGO, () -> {
            Silks.mangoes(c, 98, 272, 180, 444, 19, GOLD);
            Silks.fold(c, Dress.INK, 130, 366, 118, 372, 104, 366);
            Silks.fold(c, Dress.INK, 128, 384, 116, 388, 104, 382);
            Silks.fold(c, Dress.INK, 130, 398, 120, 402, 112, 398);
        });
        Silks.raised(c, Form.put(Form.slab(0, 0, 45, 11, 3), 134, 318, 22, 1));
        for (int i = -1; i <= 1; i++) {
            Dress.jewel(c, 134 + 13 * i, 318 + 5.2 * i, 3.6, i == 0 ? Dress.RUBY : Dress.EMERALD);
        }
        Dress.elbow(c, 124, 372);
        new Ornament(c).band(124, 438, 8, 14, 5, RED, GOLD);
        onKnee(c);
    }

    /** The hand lies on the knee, its fingers spread over the cloth, rings on two of them. */
    private static void onKnee(Painter c) {
        double[][] fingers = {{128, 460, 134, 470, 139, 477}, {135, 460, 145, 469, 153, 475}, {140, 456, 153, 463, 164,
            468}, {142, 450, 156, 454, 169, 458}};
        for (double[] f : fingers) {
            c.draw(Form.sweep(f[0], f[1], 4.8, f[2], f[3], 4.5, f[4] - 2, f[5] - 1, 3.3, f[4], f[5], 1), SKIN, 0.85);
            c.draw(Form.oval(f[4] - 2.6, f[5] - 1.6, 2, 1.5), new Color(0xE0B68C), 0.4);
        }
        c.draw(Form.sweep(128, 444, 5.4, 142, 440, 5.2, 153, 443, 4, 158, 446, 1.2), SKIN, 0.9);
        c.draw(Form.blob(113, 442, 113, 442, 134, 437, 134, 437, 145, 446, 146, 454, 141, 462, 130, 466, 121, 460),
                SKIN, 0.9);
        c.ink(Form.curve(129, 452, 134, 454, 138, 453), 0.4);
        c.ink(Form.curve(126, 457, 130, 459, 134, 459), 0.4);
        for (int i = 1; i < 4; i += 2) {
            double[] f = fingers[i];
            Silks.raised(c, Form.put(Form.slab(0, 0, 4.6, 10.5, 2), 0.55 * f[0] + 0.45 * f[2],
                    0.55 * f[1] + 0.45 * f[3], i == 1 ? 42 : 16, 1));
        }
    }

    /** What he wears on an arm. */
    private static final class Worn implements NearArm.Dressing {
        @Override
        public void arm(Painter c, Shape whole) {
            sleeve(c, whole);
        }

        @Override
        public void reaching(Painter c, Shape whole) {
            c.within(whole, INDIGO, () -> {
                Silks.mangoes(c, 79, 253, 320, 520, 19, GOLD);
                Silks.fold(c, Dress.INK, 138, 362, 124, 362, 112, 354);
                Silks.fold(c, Dress.INK, 150, 384, 146, 396, 136, 408);
                Silks.fold(c, Dress.INK, 164, 392, 162, 402, 154, 414);
                Silks.fold(c, Dress.INK, 262, 444, 262, 456, 254, 466);
            });
        }

        @Override
        public void wrist(Painter c) {
            new Ornament(c).band(-2, 0, 90, 15, 5, RED, GOLD);
        }
    }

    /** The head by itself, for a seal. */
    static void head(Painter c) {
        c.draw(Form.sweep(204, 214, 25, 198, 300, 34), SKIN);
        face(c, FaceLook.CALM);
        eye(c);
        turban(c);
    }

    private static void eye(Painter c) {
        FigureParts parts = new FigureParts();
        LotusEye.all(parts, 230, 150, 17, EYEBROW);
        parts.draw("eye-open21", c);
    }
}
