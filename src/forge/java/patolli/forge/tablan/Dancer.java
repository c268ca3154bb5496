package patolli.forge.tablan;

import static patolli.forge.mysore.Dress.BLACK;
import static patolli.forge.mysore.Dress.GOLD;
import static patolli.forge.mysore.Dress.GREEN;
import static patolli.forge.mysore.Dress.LEAF;
import static patolli.forge.mysore.Dress.PALE_GOLD;
import static patolli.forge.mysore.Dress.PEARL;
import static patolli.forge.mysore.Dress.RED;

import java.awt.Color;
import java.awt.Shape;
import patolli.board.figure.FaceLook;
import patolli.forge.codex.Face;
import patolli.forge.codex.FigureParts;
import patolli.forge.codex.Limb;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.mysore.Dress;
import patolli.forge.mysore.LotusEye;
import patolli.forge.mysore.NearArm;
import patolli.forge.outline.Form;

/** Chandrika, who dances at the temple: jasmine in a long braid, silk in pleats, bells, one hand in a gesture. */
final class Dancer {
    static final Color SKIN = new Color(0xC68A52), FAR = new Color(0xA66E3B), LIP = new Color(0xB03A34);
    private static final Color FOLD = new Color(0x123526);
    private static final double[] BROW = {178, 140, 198, 110, 226, 103, 240, 116, 246, 134, 249, 148, 256, 161, 264,
        172, 263, 180, 258, 184, 252, 185};
    private static final double[] EYEBROW = {204, 139, 218, 128, 234, 126, 247, 133};
    private static final NearArm RAISED = new NearArm(new double[] {15, 12.5}, new double[] {12.5, 10}, 17, SKIN);

    private Dancer() { }

    static FigureParts parts() {
        FigureParts parts = new FigureParts()
                .add("braid", Dancer::braid)
                .add("far-arm", c -> {
                    Shape arm = Limb.upper(232, 284, 18, 254, 314, 16, 270, 340, 14);
                    c.draw(arm, FAR);
                    // The far sleeve, as short as the near one.
                    c.within(Form.both(arm, Form.poly(200, 240, 300, 240, 276, 304, 232, 340, 200, 340)), BLACK, () -> {
                        Silks.checks(c, 212, 262, 284, 344, 11, GOLD);
                        Silks.border(c, 9, RED, 232, 338, 254, 320, 276, 302);
                    });
                })
                .add("far-hand", c -> {
                    gesture(c);
                })
                .add("far-forearm", c -> {
                    Limb.draw(c, FAR, () -> { }, 270, 340, 14, 296, 322, 12.5, 314, 290, 10.5);
                    bangles(c, 311, 296, -58, 11);
                })
                .add("legs", Dancer::legs)
                .add("pleats", Dancer::pleats)
                .add("torso", Dancer::torso)
                .add("hair", Dancer::hair)
                .add("neck", Dancer::neck)
                .faces(Dancer::face);
        LotusEye.all(parts, 228, 150, 16, EYEBROW);
        parts.add("jewels", Dancer::jewels).add("hand-holding", Dancer::nearArm);
        return RAISED.add(parts, new Worn());
    }

    /**
     * The swan's bill, as dancers call it: thumb and forefinger meet, the others stand fanned; the tips and the palm
     * are reddened.
     */
    private static void gesture(Painter c) {
        double[][] fanned = {{330, 258, 336, 242, 339, 229}, {325, 259, 327, 241, 327, 228}, {320, 262, 317, 246, 313,
            234}};
        for (double[] f : fanned) {
            Shape finger = Form.sweep(f[0], f[1] + 6, 4, f[0], f[1], 4, f[2], f[3], 3.7, f[4], f[5] + 2, 2.6, f[4],
                    f[5], 0.8);
            c.draw(finger, FAR, 0.8);
            c.clipped(finger, () -> c.fill(Form.disc(f[4], f[5] - 1, 7), RED));
            c.ink(finger, 0.8);
            c.ink(Form.curve(f[2] - 3, f[3] + 5, f[2], f[3] + 6, f[2] + 3, f[3] + 5), 0.4);
        }
        c.draw(Form.blob(306, 290, 306, 290, 310, 276, 313, 264, 322, 257, 333, 259, 336, 268, 331, 279, 324, 290, 324,
                290), FAR, 0.9);
        c.fill(Form.disc(322, 270, 4.4), RED);
        for (int i = 0; i < 6; i++) {
            double a = Math.PI * i / 3;
            c.fill(Form.disc(322 + 6.6 * Math.cos(a), 270 + 6.6 * Math.sin(a), 1), RED);
        }
        Shape fore = Form.sweep(332, 262, 4, 339, 258, 4, 344, 265, 3.4, 343, 272, 2.6, 342, 274, 0.8);
        Shape thumb = Form.sweep(326, 284, 4.4, 334, 280, 4.2, 340, 277, 3.2, 343, 273, 1);
        c.draw(fore, FAR, 0.8);
        c.draw(thumb, FAR, 0.8);
        for (Shape tip : new Shape[] {fore, thumb}) {
            c.clipped(tip, () -> c.fill(Form.disc(345, 273, 5.6), RED));
            c.ink(tip, 0.8);
        }
        Silks.raised(c, Form.put(Form.slab(0, 0, 4, 9, 1.5), 333, 281, -20, 1));
    }

    private static void bangles(Painter c, double x, double y, double deg, double wide) {
        c.at(x, y, deg, 1, 1, () -> {
            for (int i = 0; i < 4; i++) {
                c.draw(Form.slab(-8 + 5.2 * i, 0, 4.6, 2 * wide + 3, 2), i % 2 == 0 ? GOLD : RED, 0.7);
            }
        });
    }

    /** Braided with jasmine, a tassel of gold at its end. */
    private static void braid(Painter c) {
        c.draw(Form.sweep(152, 176, 19, 136, 232, 15, 124, 300, 13, 117, 368, 11, 114, 420, 8), Dress.HAIR);
        for (int i = 0; i < 9; i++) {
            double t = i / 8.0;
            double x = 142 - 25 * t;
            double y = 210 + 190 * t;
            c.ink(Form.curve(x - 11, y - 8, x, y + 4, x + 10, y - 6), 0.6, Dress.STRAND);
        }
        for (int i = 0; i < 6; i++) {
            double t = i / 5.0;
            Dress.jewel(c, 137 - 21 * t, 226 + 160 * t, 7 - 2 * t, i % 2 == 0 ? Dress.RUBY : Dress.EMERALD);
        }
        for (int i = -1; i <= 1; i++) {
            c.draw(Form.sweep(113 + 5 * i, 424, 4, 112 + 7 * i, 446, 6, 111 + 8 * i, 460, 3), i == 0 ? RED : GOLD, 0.8);
        }
        c.draw(Form.disc(114, 420, 9), GOLD, 0.8);
    }

    private static void legs(Painter c) {
        Shape far = Form.blob(200, 418, 250, 426, 306, 450, 336, 482, 332, 510, 300, 522, 232, 522, 190, 500);
        c.within(far, LEAF, () -> {
            Silks.lotuses(c, 204, 442, 340, 520, 27, GOLD);
            for (int i = 0; i < 4; i++) {
                Silks.fold(c, FOLD, 228, 428 + 9 * i, 282, 444 + 13 * i, 326, 476 + 10 * i);
            }
            Silks.border(c, 13, RED, 338, 478, 330, 506, 300, 516, 240, 516);
        });
        c.draw(Form.blob(262, 506, 300, 504, 330, 516, 340, 528, 326, 538, 286, 538, 262, 528), FAR);
        Shape near = Form.blob(206, 416, 156, 424, 98, 450, 66, 486, 72, 514, 112, 528, 190, 524, 250, 506, 256, 470);
        c.within(near, GREEN, () -> {
            Silks.lotuses(c, 84, 446, 260, 526, 27, GOLD);
            for (int i = 0; i < 4; i++) {
                Silks.fold(c, FOLD, 184, 426 + 9 * i, 130, 442 + 13 * i, 82, 478 + 10 * i);
            }
            Silks.border(c, 14, RED, 66, 492, 76, 514, 118, 522, 190, 518, 252, 500);
        });
        c.draw(Form.blob(78, 516, 116, 512, 152, 522, 160, 534, 144, 544, 96, 544, 76, 532), SKIN);
        for (double x : new double[] {126, 300}) {
            for (int i = 0; i < 5; i++) {
                c.draw(Form.disc(x - 18 + 9 * i, 513 + 0.7 * (i - 2) * (i - 2), 5), GOLD, 0.7);
            }
        }
        // Soles and toes are reddened for the dance.
        c.fill(Form.blob(84, 536, 110, 541, 140, 541, 150, 536, 120, 539), RED);
        c.fill(Form.blob(276, 532, 300, 535, 322, 534, 334, 529, 306, 531), RED);
    }

    /** The fan of silk that opens when she bends her knees. */
    private static void pleats(Painter c) {
        Shape fan = Form.blob(186, 420, 186, 420, 222, 420, 222, 420, 252, 470, 268, 526, 268, 526, 204, 546, 140, 528,
                140, 528, 158, 470);
        c.within(fan, RED, () -> {
            for (int i = 0; i <= 8; i++) {
                double t = i / 8.0;
                c.ink(Form.line(189 + 30 * t, 420, 136 + 138 * t, 540), 0.75, i % 2 == 0 ? GOLD : new Color(0x651512));
            }
            Silks.border(c, 12, LEAF, 134, 518, 204, 536, 274, 516);
            Silks.border(c, 7, LEAF, 152, 484, 204, 498, 256, 482);
        });
    }

    private static void torso(Painter c) {
        Shape body = Form.blob(174, 250, 152, 264, 146, 300, 160, 346, 168, 384, 158, 424, 158, 424, 204, 436, 250, 424,
                250, 424, 244, 384, 250, 346, 258, 304, 250, 268, 232, 252);
        c.draw(body, SKIN);
        Shape blouse = Form.blob(174, 250, 152, 264, 144, 300, 156, 336, 156, 336, 202, 352, 254, 336, 254, 336, 260,
                304, 250, 268, 232, 252, 222, 268, 204, 282, 186, 268);
        c.within(blouse, BLACK, () -> {
            Silks.checks(c, 146, 262, 262, 352, 11, GOLD);
            // The far shoulder's seam, and what is drawn in under the arms.
            Silks.border(c, 5, RED, 246, 252, 240, 276, 244, 300, 256, 318);
            Silks.border(c, 10, RED, 150, 330, 202, 345, 258, 330);
        });
        // The end of the cloth, over the near shoulder.
        Shape end = Form.blob(166, 252, 150, 262, 150, 262, 176, 330, 204, 380, 226, 424, 226, 424, 252, 420, 252, 420,
                232, 372, 206, 320, 186, 256);
        c.within(end, GREEN, () -> {
            Silks.lotuses(c, 158, 274, 250, 420, 24, GOLD);
            Silks.fold(c, FOLD, 166, 254, 190, 322, 214, 372, 236, 424);
            Silks.fold(c, FOLD, 174, 254, 197, 318, 222, 372, 243, 424);
            Silks.border(c, 9, RED, 184, 254, 206, 316, 236, 372, 254, 420);
        });
        Shape belt = Form.blob(156, 408, 156, 408, 204, 420, 252, 408, 252, 408, 252, 424, 252, 424, 204, 436, 156, 424,
                156, 424);
        Silks.raised(c, belt);
        for (int i = 0; i < 5; i++) {
            Dress.jewel(c, 168 + 18 * i, 419 + 3.4 * (1 - Math.abs(i - 2) / 2.0), 5, i % 2 == 0 ? Dress.RUBY
                    : Dress.EMERALD);
        }
    }

    private static void hair(Painter c) {
        Shape hair = Form.blob(136, 150, 148, 108, 184, 86, 218, 88, 240, 104, 242, 120, 214, 128, 200, 150, 192, 192,
                182, 214, 158, 212, 138, 190);
        c.draw(hair, Dress.HAIR);
        c.ink(Form.curve(236, 106, 200, 112, 160, 150), 0.6, Dress.STRAND);
        c.ink(Form.curve(228, 98, 186, 106, 148, 146), 0.6, Dress.STRAND);
    }

    private static void neck(Painter c) {
        Dress.neck(c, SKIN, FAR, 20);
        Dress.string(c, 4.2, PEARL, Dress.RUBY, 184, 246, 194, 258, 214, 260, 226, 248);
        Dress.string(c, 3.8, GOLD, Dress.EMERALD, 174, 258, 188, 288, 208, 300, 226, 288, 238, 260);
        Silks.raised(c, Form.blob(196, 300, 208, 292, 220, 300, 215, 320, 208, 323, 201, 320));
        Dress.jewel(c, 208, 308, 5, Dress.RUBY);
    }

    private static void face(Painter c, FaceLook look) {
        new Face(c, 252, 185, BROW, 216, 236, 196, 227, 182, 208, 174, 172).draw(look, SKIN, LIP, Dress.INK, () -> {
            c.fill(Form.disc(237, 121, 4), RED);
            c.fill(Form.disc(237, 111, 1.8), PEARL);
        });
        c.ink(Form.curve(250, 184, 248, 178, 253, 174), 0.7);
        c.draw(Form.stroke(Form.disc(256, 186, 5), 1.8), GOLD, 0.4);
        c.draw(Form.disc(254, 180, 2.4), Dress.RUBY, 0.4);
    }

    private static void jewels(Painter c) {
        // A chain along the parting with a drop on the brow; sun and moon at the sides of it.
        Dress.string(c, 2.6, GOLD, PEARL, 238, 114, 222, 104, 196, 102, 170, 116);
        c.draw(Form.blob(234, 112, 242, 114, 240, 126, 235, 124), GOLD, 0.6);
        Dress.jewel(c, 204, 104, 8, Dress.RUBY);
        c.draw(Form.less(Form.disc(180, 110, 8), Form.disc(184, 107, 6.5)), GOLD, 0.6);
        // The wheel of gold at the back of the head within a ring of jasmine.
        for (int i = 0; i < 14; i++) {
            double a = 2 * Math.PI * i / 14;
            Dress.jasmine(c, 152 + 26 * Math.cos(a), 158 + 26 * Math.sin(a), 8.5);
        }
        Silks.raised(c, Form.disc(152, 158, 18));
        for (int i = 0; i < 8; i++) {
            double a = 2 * Math.PI * i / 8;
            c.fill(Form.disc(152 + 12.5 * Math.cos(a), 158 + 12.5 * Math.sin(a), 2.8), i % 2 == 0 ? Dress.RUBY
                    : Dress.EMERALD);
        }
        Dress.jewel(c, 152, 158, 7, Dress.RUBY);
        // The ear, its stud, and a bell below.
        c.draw(Form.blob(182, 166, 190, 160, 198, 168, 196, 182, 188, 190, 182, 182), SKIN, 0.9);
        Dress.jewel(c, 190, 186, 6.4, Dress.RUBY);
        c.draw(Form.blob(184, 196, 196, 196, 201, 210, 179, 210), GOLD, 0.8);
        for (int i = 0; i < 4; i++) {
            c.draw(Form.disc(181.5 + 5.6 * i, 213, 2.4), PEARL, 0.5);
        }
        c.ink(Form.curve(196, 184, 180, 170, 168, 164), 1.1, PALE_GOLD);
    }

    /** The near hand on her hip. */
    private static void nearArm(Painter c) {
        Shape sleeve = Form.both(Dress.limb(160, 274, 20, 144, 300, 19, 128, 326, 17), Form.poly(60, 200, 240, 200,
                240, 400, 160, 352, 96, 312));
        c.draw(Form.join(Dress.limb(112, 364, 12.5, 130, 384, 11.5, 150, 396, 10),
                Dress.limb(136, 314, 15, 116, 350, 13.5, 112, 366, 12.5)), SKIN);
        Dress.elbow(c, 122, 360);
        c.within(sleeve, BLACK, () -> {
            Silks.checks(c, 104, 258, 184, 350, 11, GOLD);
            Silks.border(c, 10, RED, 98, 306, 128, 324, 160, 344);
        });
        // Gold in the form of a serpent on the upper arm.
        Silks.raised(c, Form.blob(106, 346, 114, 338, 122, 346, 130, 341, 138, 350, 132, 356, 122, 354, 112, 352));
        Dress.jewel(c, 122, 347, 3.4, Dress.RUBY);
        onHip(c);
        bangles(c, 142, 392, 30, 10);
    }

    /** The hand lies on the hip: four fingers side by side over the belt, the thumb behind. */
    private static void onHip(Painter c) {
        c.draw(Form.sweep(152, 394, 5, 160, 385, 5, 168, 381, 3.8, 171, 380, 1.2), SKIN, 0.85);
        c.draw(Form.blob(140, 386, 140, 386, 154, 388, 166, 393, 172, 400, 168, 412, 154, 410, 138, 402, 138, 402),
                SKIN, 0.9);
        double[][] fingers = {{158, 408, 168, 413, 173, 418}, {162, 406, 174, 412, 180, 417}, {165, 402, 178, 407, 185,
            411}, {166, 397, 179, 400, 187, 403}};
        for (double[] f : fingers) {
            Shape finger = Form.sweep(f[0], f[1], 4, f[2], f[3], 3.8, f[4] - 1.5, f[5] - 1, 2.8, f[4], f[5], 0.9);
            c.draw(finger, SKIN, 0.8);
            c.clipped(finger, () -> c.fill(Form.disc(f[4], f[5], 5), RED));
            c.ink(finger, 0.8);
        }
        Silks.raised(c, Form.put(Form.slab(0, 0, 4, 8.5, 1.5), 172, 405, 22, 1));
    }

    /** What she wears on an arm. */
    private static final class Worn implements NearArm.Dressing {
        @Override
        public void arm(Painter c, Shape whole) {
            c.draw(whole, SKIN);
        }

        @Override
        public void above(Painter c) {
            Shape sleeve = Form.both(Dress.limb(160, 276, 20, 148, 302, 19, 142, 326, 17),
                    Form.poly(60, 200, 240, 200, 240, 337, 60, 331));
            c.within(sleeve, BLACK, () -> {
                Silks.checks(c, 110, 258, 184, 344, 11, GOLD);
                Silks.border(c, 10, RED, 118, 326, 142, 332, 166, 332);
            });
        }

        @Override
        public void wrist(Painter c) {
            bangles(c, -10, 0, 0, 10);
        }
    }

    /** The head by itself, for a seal. */
    static void head(Painter c) {
        hair(c);
        c.draw(Form.sweep(206, 216, 21, 200, 300, 30), SKIN);
        face(c, FaceLook.CALM);
        FigureParts parts = new FigureParts();
        LotusEye.all(parts, 228, 150, 18, EYEBROW);
        parts.draw("eye-open21", c);
        jewels(c);
    }
}
