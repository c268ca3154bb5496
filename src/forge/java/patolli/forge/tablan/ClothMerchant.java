package patolli.forge.tablan;

import static patolli.forge.mysore.Dress.CREAM;
import static patolli.forge.mysore.Dress.DEEP;
import static patolli.forge.mysore.Dress.GOLD;
import static patolli.forge.mysore.Dress.GREEN;
import static patolli.forge.mysore.Dress.INDIGO;
import static patolli.forge.mysore.Dress.RED;
import static patolli.forge.mysore.Dress.SHADE;

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
    static final Color SKIN = new Color(0xB4713E), FAR = new Color(0x935829), LIP = new Color(0x8E4632);
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
                    Limb.draw(c, INDIGO, () -> { }, 272, 342, 17, 292, 328, 15, 310, 304, 13);
                    new Ornament(c).band(312, 301, 38, 14, 5, RED, GOLD);
                })
                .add("bales", ClothMerchant::bales)
                .add("cushion", ClothMerchant::cushion)
                .add("legs", c -> Lap.crossed(c, new Lap.Cloth(CREAM, SHADE, new Color(0xA8926A), GREEN), SKIN, FAR))
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
        c.within(form, INDIGO, () -> Dress.sprigs(c, 130, 270, 300, 380, 17, GOLD));
    }

    /** The end of the turban hangs behind. */
    private static void tail(Painter c) {
        Shape end = Form.blob(166, 108, 150, 128, 136, 176, 124, 236, 112, 284, 112, 284, 134, 296, 152, 292, 152, 292,
                164, 236, 176, 168, 184, 124);
        c.within(end, CREAM, () -> {
            c.ink(Form.curve(160, 130, 148, 190, 132, 286), 0.6, SHADE);
            c.ink(Form.curve(168, 130, 158, 196, 142, 290), 0.6, SHADE);
            Dress.border(c, 12, RED, 104, 272, 130, 284, 162, 280);
        });
    }

    /** In his far hand a length of silk, held up to be looked at. */
    private static void sample(Painter c) {
        Hand hand = new Hand(c);
        hand.palm(326, 280, -38, 19, FAR, () -> {
            Shape silk = Form.blob(318, 262, 318, 262, 344, 262, 344, 262, 352, 320, 348, 372, 356, 424, 356, 424, 336,
                    432, 316, 424, 316, 424, 322, 372, 314, 320);
            c.within(silk, new Color(0x7A2450), () -> {
                Dress.sprigs(c, 312, 272, 360, 400, 15, GOLD);
                c.ink(Form.curve(330, 266, 336, 330, 330, 380, 336, 428), 0.6, new Color(0x521434));
                Dress.border(c, 15, GREEN, 308, 408, 336, 416, 364, 408);
            });
        });
    }

    /** Folded silks beside him. */
    private static void bales(Painter c) {
        Color[] dyes = {new Color(0x8A2A22), new Color(0xC08A2C), new Color(0x2E6E62), new Color(0x5B2A58)};
        for (int i = 0; i < dyes.length; i++) {
            double y = 528 - 21 * i;
            double lean = i % 2 == 0 ? 0 : 4;
            Shape fold = Form.blob(14 + lean, y + 9, 14 + lean, y - 9, 20 + lean, y - 11, 84 + lean, y - 11, 92 + lean,
                    y - 6, 92 + lean, y + 6, 84 + lean, y + 10, 20 + lean, y + 11);
            Color dye = dyes[i];
            c.within(fold, dye, () -> {
                c.ink(Form.line(10, y + 1, 100, y + 1), 0.7, Dress.INK);
                Dress.border(c, 8, Dress.LEAF, 78 + lean, y - 14, 78 + lean, y, 78 + lean, y + 14);
                Dress.sprigs(c, 24 + lean, y - 5, 70, y - 2, 14, GOLD);
            });
        }
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
                262, 438, 262, 390, 262, 330, 258, 284, 244, 256, 230, 248);
        c.within(coat, INDIGO, () -> {
            Dress.sprigs(c, 132, 256, 268, 450, 17, GOLD);
            c.fill(Form.blob(120, 250, 146, 300, 152, 380, 146, 450, 110, 450), DEEP);
            Dress.border(c, 13, RED, 214, 262, 224, 320, 222, 380, 226, 452);
        });
        Shape collar = Form.blob(170, 250, 180, 244, 204, 268, 232, 246, 240, 252, 226, 276, 206, 284, 184, 276);
        c.draw(collar, GOLD, 0.9);
        Shape sash = Form.blob(136, 392, 136, 392, 200, 402, 264, 390, 264, 390, 264, 414, 264, 414, 200, 426, 138, 416,
                138, 416);
        c.within(sash, RED, () -> {
            c.ink(Form.curve(130, 400, 200, 411, 270, 398), 0.7, GOLD);
            c.ink(Form.curve(130, 408, 200, 419, 270, 406), 0.7, GOLD);
        });
        for (int i = 0; i < 4; i++) {
            c.draw(Form.disc(212 + 1.2 * i, 292 + 26 * i, 3.4), GOLD, 0.6);
        }
    }

    /** White cotton over the near shoulder, its border of green and gold. */
    private static void shawl(Painter c) {
        Shape shawl = Form.blob(174, 244, 148, 254, 128, 282, 126, 330, 132, 384, 132, 384, 164, 392, 164, 392, 172,
                340, 182, 300, 196, 262);
        c.within(shawl, CREAM, () -> {
            c.ink(Form.curve(168, 252, 150, 300, 148, 384), 0.6, SHADE);
            c.ink(Form.curve(158, 256, 138, 300, 140, 384), 0.6, SHADE);
            Dress.border(c, 12, GREEN, 192, 258, 178, 300, 168, 340, 160, 394);
            Dress.border(c, 11, RED, 126, 372, 146, 380, 168, 380);
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
        Shape roll = Form.blob(142, 130, 140, 96, 160, 66, 196, 54, 232, 62, 250, 84, 252, 112, 238, 118, 206, 116, 178,
                130, 166, 158, 150, 156);
        c.within(roll, CREAM, () -> {
            for (int i = 0; i < 5; i++) {
                c.ink(Form.curve(140 + 8 * i, 140 - 8 * i, 168 + 8 * i, 96 - 6 * i, 214 + 6 * i, 78 - 5 * i, 256,
                        86 - 3 * i), 0.65, SHADE);
            }
            Dress.border(c, 13, RED, 146, 160, 172, 128, 206, 110, 254, 108);
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
        c.within(arm, INDIGO, () -> Dress.sprigs(c, 96, 270, 180, 440, 17, GOLD));
        Dress.elbow(c, 124, 372);
        new Ornament(c).band(124, 438, 8, 14, 5, RED, GOLD);
        new Hand(c).back(128, 464, 74, 19, SKIN);
        Dress.jewel(c, 131, 468, 3.4, Dress.EMERALD);
    }

    /** What he wears on an arm. */
    private static final class Worn implements NearArm.Dressing {
        @Override
        public void arm(Painter c, Shape whole) {
            sleeve(c, whole);
        }

        @Override
        public void reaching(Painter c, Shape whole) {
            c.within(whole, INDIGO, () -> Dress.sprigs(c, 79, 253, 320, 520, 17, GOLD));
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
