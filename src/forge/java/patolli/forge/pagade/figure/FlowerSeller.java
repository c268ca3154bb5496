package patolli.forge.pagade.figure;

import static patolli.forge.mysore.Dress.GOLD;
import static patolli.forge.mysore.Dress.HAIR;
import static patolli.forge.mysore.Dress.PEARL;
import static patolli.forge.mysore.Dress.RED;

import java.awt.Color;
import java.awt.Shape;
import patolli.board.figure.FaceLook;
import patolli.forge.codex.Face;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Hand;
import patolli.forge.codex.Limb;
import patolli.forge.codex.Painter;
import patolli.forge.mysore.Dress;
import patolli.forge.mysore.LotusEye;
import patolli.forge.mysore.NearArm;
import patolli.forge.outline.Form;

/** Mallika, who sells flowers at the palace gate: a dark sari with a red border, a basket, a garland to be sold. */
final class FlowerSeller {
    private static final Color SKIN = new Color(0x96592F), FAR = new Color(0x774421), LIP = new Color(0x8A2F30);
    private static final Color SARI = new Color(0x2C2340), DEEP = new Color(0x1D1730), DOT = new Color(0xD8C48C);
    private static final Color BLOUSE = new Color(0x9C2F3C), MARIGOLD = new Color(0xEE9A22), SUN = new Color(0xF6C23A);
    private static final Color CANE = new Color(0xB98A4A), CANE_D = new Color(0x7E5526), LEAF = new Color(0x3E7A3C);
    private static final Color GLASS = new Color(0x3E9A66);
    private static final double[] BROW = {180, 140, 198, 112, 224, 104, 239, 116, 244, 134, 247, 148, 252, 160, 259,
        170, 260, 178, 255, 183, 250, 184};
    private static final double[] EYEBROW = {204, 140, 218, 130, 232, 129, 244, 136};
    private static final NearArm RAISED = new NearArm(new double[] {15, 13}, new double[] {13, 9.5}, 16, SKIN);

    private FlowerSeller() { }

    static FigureParts parts() {
        FigureParts parts = new FigureParts()
                .add("jasmine", FlowerSeller::string)
                .add("far-arm", c -> {
                    c.draw(Limb.upper(232, 288, 17, 254, 316, 15, 270, 340, 13), FAR);
                    c.draw(Form.both(Limb.upper(232, 288, 18, 246, 308, 17), Form.slab(240, 292, 80, 60, 0)), BLOUSE);
                })
                .add("far-hand", FlowerSeller::garland)
                .add("far-forearm", c -> {
                    Limb.draw(c, FAR, () -> { }, 270, 340, 13, 294, 326, 11.5, 312, 302, 10);
                    bangles(c, 307, 308, -56, 10.5);
                })
                .add("basket", c -> c.at(44, 109.6, 0, 0.8, 0.8, () -> basket(c)))
                .add("legs", FlowerSeller::legs)
                .add("torso", FlowerSeller::torso)
                .add("hair", FlowerSeller::hair)
                .add("neck", c -> {
                    Dress.neck(c, SKIN, FAR, 19);
                    Dress.string(c, 3.6, SUN, RED, 184, 250, 194, 266, 214, 268, 226, 252);
                    Dress.string(c, 3.4, Dress.INK, GOLD, 178, 256, 190, 288, 208, 300, 226, 286, 236, 258);
                    c.draw(Form.disc(208, 304, 6), GOLD, 0.7);
                })
                .faces(FlowerSeller::face);
        LotusEye.all(parts, 226, 151, 17, EYEBROW);
        parts.add("bun", FlowerSeller::bun).add("hand-holding", FlowerSeller::nearArm);
        return RAISED.add(parts, new Worn());
    }

    private static void bangles(Painter c, double x, double y, double deg, double wide) {
        c.at(x, y, deg, 1, 1, () -> {
            for (int i = 0; i < 5; i++) {
                c.draw(Form.slab(-10 + 4.8 * i, 0, 4.2, 2 * wide + 3, 2), i == 2 ? GOLD : GLASS, 0.7);
            }
        });
    }

    /** Strings of jasmine that hang from her bun. */
    private static void string(Painter c) {
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < 9 - k; i++) {
                double t = i / 8.0;
                Dress.jasmine(c, 138 - 8 * k - 18 * t + 5 * Math.sin(4 * t), 186 + 2 * k + 122 * t, 7);
            }
        }
    }

    /** Marigolds on a string, a red tassel at its end. */
    private static void garland(Painter c) {
        new Hand(c).palm(326, 280, -38, 17, FAR, () -> {
            for (int side = 1; side >= -1; side -= 2) {
                for (int i = 0; i < 9; i++) {
                    double t = i / 8.0;
                    double x = 330 + side * (4 + 9 * Math.sin(Math.PI * t));
                    marigold(c, x, 280 + 116 * t, 9, i % 3 == 2 ? Dress.JASMINE : (i + side) % 2 == 0 ? MARIGOLD : SUN);
                }
            }
            marigold(c, 330, 408, 12, MARIGOLD);
            for (int i = -1; i <= 1; i++) {
                c.draw(Form.sweep(330 + 2 * i, 418, 3, 330 + 5 * i, 434, 4, 330 + 6 * i, 446, 2), RED, 0.7);
            }
        });
    }

    private static void marigold(Painter c, double x, double y, double r, Color colour) {
        c.draw(Form.disc(x, y, r), colour, 0.7);
        for (int i = 0; i < 7; i++) {
            double a = i * 2 * Math.PI / 7 + x;
            c.ink(Form.curve(x + 0.35 * r * Math.cos(a), y + 0.35 * r * Math.sin(a), x + 0.8 * r * Math.cos(a + 0.25),
                    y + 0.8 * r * Math.sin(a + 0.25)), 0.5, new Color(0x9A4A10));
        }
    }

    /** A flat basket heaped with what she has picked. */
    private static void basket(Painter c) {
        Color[] heap = {MARIGOLD, Dress.JASMINE, SUN, new Color(0xC83A4A), Dress.JASMINE, MARIGOLD, SUN};
        for (int i = 0; i < 4; i++) {
            c.draw(Form.put(Form.blob(0, 0, 16, -9, 34, -4, 34, -4, 18, 8), 40 + 8 * i, 462, -150 + 38 * i, 1), LEAF,
                    0.7);
        }
        for (int row = 0; row < 3; row++) {
            for (int i = 0; i < 6 - row; i++) {
                marigold(c, 15 + 8 * row + 16.4 * i, 490 - 14 * row, 11, heap[(i * 2 + row * 3) % heap.length]);
            }
        }
        Shape body = Form.blob(4, 494, 4, 494, 108, 494, 108, 494, 98, 536, 84, 548, 28, 548, 14, 536);
        c.within(body, CANE, () -> {
            for (int row = 0; row < 5; row++) {
                for (int i = 0; i < 9; i++) {
                    double x = 4 + 13 * i + 6.5 * (row % 2);
                    c.draw(Form.slab(x, 504 + 10 * row, 12, 8.6, 3), row % 2 == 0 ? CANE : CANE_D, 0.5);
                }
            }
        });
        c.draw(Form.slab(56, 496, 110, 9, 4), CANE_D, 0.9);
    }

    /** Kneeling on her heels; the sari's border runs round her knees. */
    private static void legs(Painter c) {
        c.draw(Form.blob(110, 520, 140, 508, 170, 514, 176, 528, 150, 538, 118, 536), SKIN);
        Shape skirt = Form.blob(162, 416, 128, 440, 106, 486, 112, 520, 160, 530, 250, 532, 318, 528, 338, 506, 326,
                474,
                286, 446, 244, 420);
        c.within(skirt, SARI, () -> {
            Dress.sprigs(c, 108, 430, 340, 530, 19, DOT);
            for (int i = 0; i < 4; i++) {
                c.ink(Form.curve(222 + 6 * i, 424, 256 + 14 * i, 462 + 4 * i, 300 + 8 * i, 516), 0.6, DEEP);
            }
            Dress.border(c, 15, RED, 108, 514, 160, 523, 250, 524, 330, 512);
        });
        Shape pleats = Form.blob(206, 424, 206, 424, 232, 424, 232, 424, 268, 480, 290, 528, 290, 528, 240, 540, 208,
                530,
                208, 530, 212, 470);
        c.within(pleats, DEEP, () -> {
            for (int i = 0; i <= 4; i++) {
                c.ink(Form.line(209 + 5.5 * i, 424, 212 + 18 * i, 534), 0.7, i % 2 == 0 ? DOT : SARI);
            }
            Dress.border(c, 14, RED, 204, 522, 244, 531, 292, 520);
        });
    }

    private static void torso(Painter c) {
        Shape body = Form.blob(176, 250, 154, 264, 148, 300, 160, 346, 166, 384, 158, 424, 158, 424, 204, 436, 248, 424,
                248, 424, 242, 384, 248, 346, 256, 304, 248, 268, 232, 252);
        c.draw(body, SKIN);
        Shape blouse = Form.blob(176, 250, 154, 264, 146, 300, 158, 338, 158, 338, 204, 352, 252, 338, 252, 338, 258,
                304, 248, 268, 232, 252, 222, 266, 206, 278, 188, 268);
        c.within(blouse, BLOUSE, () -> Dress.border(c, 8, GOLD, 152, 332, 204, 346, 256, 332));
        // The sari goes round the waist and over the near shoulder, and hangs down behind.
        Shape sash = Form.blob(166, 246, 142, 256, 124, 300, 120, 360, 112, 412, 112, 412, 148, 420, 148, 420, 156, 372,
                170, 330, 206, 384, 232, 428, 232, 428, 256, 420, 256, 420, 244, 372, 214, 312, 192, 252);
        c.within(sash, SARI, () -> {
            Dress.sprigs(c, 108, 256, 258, 426, 18, DOT);
            Dress.border(c, 10, RED, 190, 250, 212, 312, 242, 372, 258, 424);
            Dress.border(c, 12, RED, 106, 404, 130, 410, 152, 410);
        });
        Shape waist = Form.blob(156, 408, 156, 408, 204, 420, 250, 408, 250, 408, 250, 424, 250, 424, 204, 436, 156,
                424,
                156, 424);
        c.draw(waist, DEEP, 0.9);
        c.ink(Form.curve(156, 416, 204, 428, 250, 416), 1.3, GOLD);
    }

    private static void hair(Painter c) {
        Shape hair = Form.blob(142, 160, 146, 116, 178, 90, 212, 88, 236, 102, 240, 118, 214, 126, 200, 150, 194, 190,
                184, 212, 162, 210, 146, 190);
        c.draw(hair, HAIR);
        c.ink(Form.curve(232, 104, 198, 110, 162, 150), 0.6, Dress.STRAND);
        c.ink(Form.curve(222, 96, 186, 104, 154, 140), 0.6, Dress.STRAND);
        c.ink(Form.curve(190, 196, 176, 190, 160, 176), 0.6, Dress.STRAND);
    }

    private static void face(Painter c, FaceLook look) {
        new Face(c, 250, 184, BROW, 214, 234, 196, 226, 184, 208, 176, 174).draw(look, SKIN, LIP, Dress.INK, () -> {
            c.fill(Form.disc(235, 122, 4.6), RED);
            c.fill(Form.disc(214, 176, 1.4), Dress.INK);
        });
        c.ink(Form.curve(248, 183, 246, 177, 251, 173), 0.7);
        c.draw(Form.stroke(Form.disc(252, 186, 6), 1.8), GOLD, 0.4);
    }

    /** Her hair is knotted low, in a double ring of jasmine; the ear has a round stud. */
    private static void bun(Painter c) {
        for (int i = 0; i < 15; i++) {
            double a = 2 * Math.PI * i / 15;
            Dress.jasmine(c, 146 + 25 * Math.cos(a), 176 + 27 * Math.sin(a), 8);
        }
        c.draw(Form.oval(146, 176, 19, 21), HAIR, 0.9);
        c.ink(Form.curve(132, 168, 146, 160, 160, 170), 0.6, Dress.STRAND);
        c.ink(Form.curve(132, 180, 146, 174, 160, 184), 0.6, Dress.STRAND);
        marigold(c, 160, 158, 7.5, new Color(0xC83A4A));
        c.draw(Form.blob(184, 166, 192, 160, 199, 168, 197, 182, 190, 190, 184, 182), SKIN, 0.9);
        Dress.jewel(c, 191, 188, 6, Dress.EMERALD);
        c.fill(Form.disc(191, 199, 3), PEARL);
    }

    /** The near hand holds a flower that is to be strung next. */
    private static void nearArm(Painter c) {
        c.draw(Form.join(Dress.limb(128, 356, 13, 158, 386, 11.5, 190, 396, 9.5),
                Dress.limb(152, 300, 15, 136, 330, 14, 128, 358, 13)), SKIN);
        Dress.elbow(c, 138, 350);
        Shape sleeve = Dress.limb(160, 278, 19, 148, 304, 18, 142, 320, 16);
        c.within(sleeve, BLOUSE, () -> Dress.border(c, 8, GOLD, 122, 318, 142, 326, 162, 326));
        bangles(c, 176, 392, 16, 10);
        marigold(c, 224, 384, 12, MARIGOLD);
        new Hand(c).back(206, 398, 8, 16, SKIN);
    }

    /** What she wears on an arm. */
    private static final class Worn implements NearArm.Dressing {
        @Override
        public void arm(Painter c, Shape whole) {
            c.draw(whole, SKIN);
        }

        @Override
        public void above(Painter c) {
            Shape sleeve = Form.both(Dress.limb(158, 280, 19, 148, 304, 18, 143, 322, 16),
                    Form.poly(60, 200, 240, 200, 240, 333, 60, 327));
            c.within(sleeve, BLOUSE, () -> Dress.border(c, 8, GOLD, 122, 320, 142, 328, 164, 328));
        }

        @Override
        public void wrist(Painter c) {
            bangles(c, -10, 0, 0, 10);
        }
    }

    /** The head by itself, for a seal. */
    static void head(Painter c) {
        hair(c);
        c.draw(Form.sweep(206, 216, 19, 200, 300, 28), SKIN);
        face(c, FaceLook.CALM);
        FigureParts parts = new FigureParts();
        LotusEye.all(parts, 226, 151, 18, EYEBROW);
        parts.draw("eye-open21", c);
        bun(c);
    }
}
