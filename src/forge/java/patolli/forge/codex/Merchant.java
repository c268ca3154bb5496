package patolli.forge.codex;

import java.awt.Shape;
import patolli.forge.outline.Form;

/** The merchant of the road, walking to the right: staff, feather fan, a frame with quetzal birds on his back. */
public final class Merchant {
    private final Painter c;
    private final Plumage feathers;
    private final Ornament worn;
    private final Hand hand;

    Merchant(Painter c) {
        this.c = c;
        feathers = new Plumage(c);
        worn = new Ornament(c);
        hand = new Hand(c);
    }

    /** The whole figure, looking to the right. */
    public static void draw(Painter c) {
        Merchant m = new Merchant(c);
        CarryingFrame.draw(c);
        m.staffArm();
        m.legs();
        m.body();
        m.loincloth();
        m.cloak();
        m.fanArm();
        MerchantHead.draw(c);
    }

    private void staffArm() {
        c.draw(Form.sweep(226, 264, 17, 252, 288, 15, 290, 272, 12.5, 322, 240, 10), Pigment.SKIN_FAR);
        hand.palm(337, 229, -22, 19, Pigment.SKIN_FAR, this::staff);
        worn.band(313, 241, 36, 13, 6.5, Pigment.TURQUOISE, Pigment.BONE);
    }

    void staff() {
        c.draw(Form.sweep(339, 96, 4.2, 335, 200, 5, 339, 300, 5, 335, 420, 5, 338, 545, 4.4), Pigment.WOOD);
        for (int i = 0; i < 4; i++) {
            double y = 158 + 122 * i;
            c.draw(Form.slab(337, y, 13, 9, 2), i % 2 == 0 ? Pigment.RED : Pigment.BONE, 0.9);
            c.draw(Form.slab(337, y + 9, 13, 5, 2), Pigment.OCHRE, 0.8);
        }
        feathers.feather(339, 98, -38, 38, 7.4, Pigment.BONE, Pigment.HAIR, 0.58);
        feathers.feather(339, 98, 32, 34, 7, Pigment.BONE, Pigment.HAIR, 0.58);
        feathers.feather(339, 100, -3, 56, 9, Pigment.JADE, Pigment.RED, 0.60);
        worn.ring(339, 98, 10.5, Pigment.TURQUOISE, Pigment.BONE, Pigment.RED);
    }

    void legs() {
        Foot foot = new Foot(c);
        // The hind heel leaves the ground: he is on his way.
        c.draw(Form.sweep(188, 392, 29, 170, 434, 23, 138, 458, 17.5, 120, 476, 15.5, 109, 494, 10), Pigment.SKIN_FAR);
        foot.inner(106, 497, 13, 60, Pigment.SKIN_FAR, Pigment.RED, Pigment.BONE);
        worn.band(109.5, 486, 19, 14, 6.5, Pigment.OCHRE, Pigment.RED);
        c.draw(Form.sweep(206, 388, 31, 242, 424, 25, 249, 446, 20, 236, 474, 18.5, 239, 506, 11), Pigment.SKIN);
        c.ink(Form.curve(254, 428, 263, 440, 259, 454), 0.7);
        c.ink(Form.curve(249, 434, 255, 442, 253, 450), 0.55);
        foot.outer(238, 511, 0, 68, Pigment.SKIN, Pigment.RED, Pigment.BONE);
        worn.band(238, 497, -2, 15.5, 6.5, Pigment.OCHRE, Pigment.RED);
    }

    void body() {
        c.draw(Form.blob(168, 246, 196, 232, 232, 240, 246, 280, 240, 340, 238, 390, 172, 392, 162, 322), Pigment.SKIN);
    }

    void loincloth() {
        c.draw(Form.blob(160, 366, 160, 366, 244, 362, 244, 362, 250, 392, 228, 406, 190, 404, 158, 396), Pigment.BONE);
        Shape flap = Form.blob(226, 378, 226, 378, 254, 374, 254, 374, 268, 424, 276, 474, 276, 474, 242, 482, 242,
                482, 236, 430);
        c.within(flap, Pigment.BONE, () -> {
            c.draw(Form.poly(226, 438, 290, 428, 290, 436, 226, 446), Pigment.TURQUOISE, 0.7);
            c.draw(Form.poly(226, 448, 290, 438, 290, 452, 226, 462), Pigment.RED, 0.7);
            c.draw(Form.poly(226, 462, 290, 452, 290, 500, 226, 500), Pigment.OCHRE, 0.7);
            for (int i = 0; i < 6; i++) {
                c.ink(Form.line(241 + i * 6, 460, 243 + i * 7, 486), 0.55);
            }
        });
        c.draw(Form.sweep(158, 374, 6, 200, 379, 6.5, 249, 371, 6), Pigment.RED);
        c.draw(Form.sweep(243, 374, 4, 256, 384, 6.5, 262, 397, 7, 263, 402, 3), Pigment.RED);
        c.draw(Form.disc(243, 374, 8.5), Pigment.RED);
    }

    /** A red cloak, knotted on the shoulder, its hem blown back by the step; eyes along its border. */
    void cloak() {
        Shape cloak = Form.blob(222, 232, 190, 226, 160, 244, 147, 300, 138, 366, 122, 420, 122, 420, 150, 432, 184,
                428, 214, 414, 214, 414, 217, 340, 232, 284, 239, 246);
        c.within(cloak, Pigment.RED, () -> {
            for (int j = 0; j < 4; j++) {
                for (int i = 0; i < 4; i++) {
                    fret(150 + i * 27 - j * 6.5 + (j % 2) * 12, 280 + j * 32 + i * 1.5);
                }
            }
            c.draw(Form.blob(110, 388, 150, 402, 186, 398, 230, 378, 230, 378, 230, 450, 110, 450), Pigment.BONE, 0.8);
            c.draw(Form.blob(110, 392, 150, 406, 186, 402, 230, 382, 230, 382, 230, 450, 110, 450), Pigment.OCHRE, 0.7);
            c.draw(Form.blob(110, 407, 150, 421, 186, 417, 230, 399, 230, 399, 230, 450, 110, 450), Pigment.BLUE, 0.8);
            double[] y = {401, 406.5, 410, 411, 409.6, 406.6, 402.4, 397};
            for (int i = 0; i < y.length; i++) {
                c.draw(Form.disc(128 + i * 12, y[i], 4.4), Pigment.BONE, 0.6);
                c.fill(Form.disc(129 + i * 12, y[i], 1.7), Pigment.INK);
            }
        });
        c.draw(Form.sweep(228, 242, 8, 246, 254, 9, 254, 274, 6, 255, 280, 2), Pigment.RED);
        c.draw(Form.sweep(228, 240, 7, 252, 238, 8.5, 268, 248, 5, 271, 252, 2), Pigment.RED);
        c.draw(Form.disc(227, 241, 11), Pigment.RED);
        c.ink(Form.curve(220, 238, 227, 235, 234, 240), 0.6);
    }

    /** The stepped fret, sign of wind and stair. */
    private void fret(double x, double y) {
        c.draw(Form.poly(x - 11, y + 8, x - 11, y + 1.5, x - 5.5, y + 1.5, x - 5.5, y - 4, x, y - 4, x, y - 9, x + 8,
                y - 9, x + 8, y - 3, x + 5, y - 3, x + 5, y + 8), Pigment.OCHRE, 0.7);
        c.fill(Form.disc(x - 0.4, y + 3, 1.9), Pigment.INK);
    }

    private void fanArm() {
        fan(274, 318);
        c.draw(Form.sweep(190, 244, 4, 187, 250, 15, 184, 268, 21, 190, 318, 18, 206, 344, 15, 228, 354, 12.5, 244,
                362, 10.5), Pigment.SKIN);
        c.ink(Form.curve(184, 316, 190, 332, 201, 338), 0.7);
        hand.back(258, 365, 30, 19, Pigment.SKIN);
        worn.band(235, 355, 116, 14, 6.5, Pigment.TURQUOISE, Pigment.BONE);
    }

    void fan(double x, double y) {
        c.draw(Form.sweep(x - 26, y + 66, 2.6, x - 13, y + 40, 4, x, y, 4), Pigment.CANE);
        c.draw(Form.disc(x - 27, y + 68, 5), Pigment.TURQUOISE, 0.9);
        feathers.fan(x, y, -129, 179, 13, 37, 7.4, 0.62, Pigment.RED, Pigment.BONE, Pigment.TURQUOISE, Pigment.OCHRE);
        c.draw(Form.disc(x, y, 17.5), Pigment.OCHRE);
        for (int i = 0; i < 12; i++) {
            double a = i * Math.PI / 6;
            c.fill(Form.disc(x + 15 * Math.cos(a), y + 15 * Math.sin(a), 1.4), Pigment.INK);
        }
        c.draw(Form.disc(x, y, 12), Pigment.BONE, 0.8);
        c.draw(Form.disc(x, y, 6.5), Pigment.RED, 0.8);
    }
}
