package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.outline.Form;

/** The Smoking Mirror, striding: striped face, crown of eagle and quetzal, a mirror where one foot was torn away. */
public final class Tezcatlipoca {
    private static final double[] HIND_LEG = {190, 392, 29, 170, 432, 24, 136, 456, 18, 120, 478, 16, 110, 495, 10};
    private static final double[] FORE_LEG = {206, 388, 31, 238, 416, 26, 250, 438, 19.5, 245, 452, 16, 248, 466, 12};
    private static final double[] ARM = {190, 246, 4, 187, 252, 15, 184, 268, 21, 184, 312, 18, 202, 336, 15, 230,
            340, 12, 250, 338, 10};
    /** The middle of the mirror. */
    private static final double FOOT_X = 252, FOOT_Y = 513;
    private final Painter c;
    private final Ornament worn;
    private final Hand hand;
    private final Regalia regalia;

    Tezcatlipoca(Painter c) {
        this.c = c;
        worn = new Ornament(c);
        hand = new Hand(c);
        regalia = new Regalia(c);
    }

    /** The whole figure, looking to the right. */
    public static void draw(Painter c) {
        Tezcatlipoca t = new Tezcatlipoca(c);
        TezcatlipocaHead.crown(c);
        t.knifeArm();
        t.hindLeg();
        t.mirrorLeg();
        t.body();
        t.shieldArm();
        TezcatlipocaHead.draw(c);
    }

    private void knifeArm() {
        c.draw(Form.sweep(226, 264, 18, 256, 288, 16, 292, 272, 13, 314, 244, 10), Pigment.SOOT_FAR);
        hand.palm(324, 228, -48, 19, Pigment.SOOT_FAR, () -> c.at(326, 226, 4, 1, 1, () -> regalia.knife(0, 0)));
        worn.band(306, 249, 30, 14, 6.5, Pigment.STRIPE, Pigment.BONE);
    }

    void hindLeg() {
        Shape leg = Form.sweep(HIND_LEG);
        c.draw(leg, Pigment.SOOT_FAR);
        stripe(leg, 160, 442, -42);
        stripe(leg, 130, 466, -56);
        new Foot(c).inner(106, 497, 13, 60, Pigment.SOOT_FAR, Pigment.BLUE, Pigment.BONE);
        worn.band(110, 486, 19, 15, 6.5, Pigment.GOLD, Pigment.RED);
    }

    private void mirrorLeg() {
        fire();
        smoke();
        mirrorFoot();
    }

    void fire() {
        double x = FOOT_X, y = FOOT_Y;
        Smoke.tongue(c, Pigment.RED, x + 22, y - 26, 7, x + 34, y - 46, 7, x + 34, y - 66, 4.5, x + 44, y - 82, 1);
    }

    void smoke() {
        double x = FOOT_X, y = FOOT_Y;
        Smoke.volute(c, Pigment.SMOKE, Pigment.SMOKE_FAR, -1.15, 62, new double[] {330, 450, 18}, x + 20, y - 20, 8,
                x + 40, y - 34, 9, x + 68, y - 42, 9);
        Smoke.volute(c, Pigment.SMOKE_FAR, Pigment.SMOKE, -1.1, 75, new double[] {334, 512, 18}, x + 22, y + 16, 8.5,
                x + 48, y + 24, 9, x + 70, y + 19, 8.5);
        Smoke.volute(c, Pigment.SMOKE, Pigment.SMOKE_FAR, 1.1, 110, new double[] {190, 510, 16}, x - 24, y + 18, 8,
                x - 44, y + 22, 8);
    }

    void mirrorFoot() {
        double x = FOOT_X, y = FOOT_Y;
        Shape leg = Form.sweep(FORE_LEG);
        c.draw(leg, Pigment.SOOT);
        stripe(leg, 247, 452, 98);
        c.ink(Form.curve(256, 420, 265, 430, 262, 442), 0.7);
        c.ink(Form.curve(251, 426, 257, 433, 255, 440), 0.55);
        bone(x - 3, 466);
        worn.mirror(x, y, 35);
    }

    /** The torn shin: the end of the bone, and blood, which is painted as a fringe. */
    private void bone(double x, double y) {
        c.draw(Form.sweep(x - 1, y - 8, 5, x, y + 4, 4.6, x + 2, y + 22, 6), Pigment.BONE, 0.9);
        c.draw(Form.blob(x - 15, y - 12, x - 15, y - 12, x + 14, y - 14, x + 14, y - 14, x + 14, y - 3, x + 9, y + 3,
                x + 5,
                y - 4, x, y + 6, x - 4, y - 4, x - 9, y + 3, x - 14, y - 3, x - 14, y - 3), Pigment.RED, 0.8);
    }

    private void body() {
        trunk();
        kilt();
        ringOfTheBreast();
    }

    void trunk() {
        c.draw(Form.blob(168, 248, 196, 234, 234, 242, 248, 282, 242, 340, 240, 392, 172, 394, 160, 322),
                Pigment.SOOT_BODY);
    }

    void kilt() {
        c.within(Form.blob(156, 368, 156, 368, 248, 364, 248, 364, 256, 410, 232, 424, 188, 424, 146, 408),
                Pigment.BLUE, () -> {
            for (int i = 0; i < 11; i++) {
                c.draw(Form.disc(150 + i * 11.5, 390, 4.4), Pigment.BONE, 0.55);
                c.draw(Form.poly(144 + i * 11.5, 430, 150 + i * 11.5, 402, 156 + i * 11.5, 430),
                        i % 2 == 0 ? Pigment.TURQUOISE : Pigment.OCHRE, 0.55);
            }
        });
        Shape flap = Form.blob(202, 372, 202, 372, 236, 368, 236, 368, 243, 414, 243, 446, 243, 446, 209, 451, 209,
                451, 208, 414);
        c.within(flap, Pigment.BONE, () -> {
            c.draw(Form.poly(190, 404, 266, 400, 266, 408, 190, 412), Pigment.RED, 0.7);
            c.draw(Form.poly(190, 414, 266, 410, 266, 428, 190, 432), Pigment.BLUE, 0.7);
            c.draw(Form.poly(190, 432, 266, 428, 266, 472, 190, 476), Pigment.OCHRE, 0.7);
            for (int i = 0; i < 6; i++) {
                c.ink(Form.line(211 + i * 6, 434, 212 + i * 6, 454), 0.55);
            }
        });
        c.within(Form.blob(155, 358, 155, 358, 248, 354, 248, 354, 250, 376, 250, 376, 153, 382, 153, 382),
                Pigment.OCHRE, () -> {
            for (int i = 0; i < 9; i++) {
                double u = 154 + i * 12, y = 379 - i * 0.6;
                c.draw(Form.poly(u - 5, y, u, y - 18, u + 5, y), Pigment.RED, 0.6);
            }
        });
    }

    void ringOfTheBreast() {
        for (double[] cord : new double[][] {{184, 250, 204, 300}, {242, 252, 220, 300}}) {
            Shape s = Form.curve(cord[0], cord[1], cord[2], cord[3]);
            c.ink(s, 3.2);
            c.ink(s, 1.7, Pigment.RED);
        }
        c.draw(Form.disc(216, 306, 20), Pigment.BONE);
        c.draw(Form.disc(216, 306, 8.6), Pigment.SOOT_BODY, 0.9);
        for (int i = 0; i < 4; i++) {
            double a = i * Math.PI / 2 + Math.PI / 4;
            c.fill(Form.disc(216 + 14.3 * Math.cos(a), 306 + 14.3 * Math.sin(a), 2), Pigment.INK);
        }
    }

    private void shieldArm() {
        regalia.darts(292, 334);
        Shape arm = Form.sweep(ARM);
        c.draw(arm, Pigment.SOOT);
        c.ink(Form.curve(181, 310, 185, 326, 196, 332), 0.7);
        stripe(arm, 184, 290, 90);
        worn.band(230, 340, 92, 15, 6.5, Pigment.GOLD, Pigment.RED);
        regalia.shield(290, 334, 41);
    }

    /** A painted stripe stops where the limb stops. */
    void stripe(Shape limb, double x, double y, double deg) {
        Color yellow = Pigment.STRIPE;
        c.clipped(limb, () -> c.at(x, y, deg, 1, 1, () -> c.draw(Form.poly(-6.5, -40, 6.5, -40, 6.5, 40, -6.5, 40),
                yellow, 0.9)));
        c.ink(limb, 1);
    }
}
