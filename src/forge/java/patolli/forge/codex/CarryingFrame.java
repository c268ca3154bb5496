package patolli.forge.codex;

import java.awt.Shape;
import patolli.forge.outline.Form;

/** What the merchant carries: a frame of canes, a woven bale, three quetzals and their long tails. */
final class CarryingFrame {
    private CarryingFrame() { }

    static void draw(Painter c) {
        tails(c);
        back(c);
        topBird(c);
        front(c);
    }

    static void tails(Painter c) {
        Plumage p = new Plumage(c);
        // The tails give the figure its outline; they part as they fall.
        p.plume(Pigment.JADE, Pigment.LEAF, 7.6, 58, 116, 26, 158, 10, 226, 11, 300, 22, 352, 18, 396);
        p.plume(Pigment.TURQUOISE, Pigment.BLUE, 7, 90, 180, 72, 244, 66, 310, 78, 376, 74, 424);
        p.plume(Pigment.LEAF, Pigment.JADE, 7.6, 46, 184, 26, 240, 22, 316, 34, 384, 27, 440);
        p.plume(Pigment.JADE, Pigment.TURQUOISE, 7.6, 58, 186, 44, 250, 42, 330, 56, 404, 50, 466);
    }

    static void back(Painter c) {
        poles(c);
        bale(c);
    }

    static void topBird(Painter c) {
        Quetzal.draw(c, 100, 76, 0.93, -12, Pigment.TURQUOISE, Pigment.JADE);
    }

    static void front(Painter c) {
        c.draw(Form.sweep(74, 119, 4.4, 100, 116, 4.6, 132, 112, 4.4), Pigment.CANE);
        Quetzal.draw(c, 110, 152, 0.92, -16, Pigment.LEAF, Pigment.TURQUOISE);
        Quetzal.draw(c, 47, 156, 0.98, -12, Pigment.JADE, Pigment.LEAF);
        c.draw(Form.sweep(30, 204, 5, 96, 198, 5.2, 164, 188, 5), Pigment.CANE);
        for (double x : new double[] {82, 144}) {
            Shape lashing = Form.slab(x, 200 - (x - 82) * 0.11, 12, 15, 2);
            c.draw(lashing, Pigment.BONE, 0.8);
            for (int k = -1; k <= 1; k++) {
                c.ink(Form.line(x - 6, 198 + 5 * k - (x - 82) * 0.11, x + 6, 201 + 5 * k - (x - 82) * 0.11), 0.55);
            }
        }
    }

    private static void poles(Painter c) {
        c.draw(Form.sweep(80, 108, 4.4, 82, 200, 5, 92, 372, 4.6), Pigment.CANE);
        c.draw(Form.sweep(136, 104, 4.4, 142, 200, 5, 156, 360, 4.6), Pigment.CANE);
        for (int k = 0; k < 3; k++) {
            c.ink(Form.line(78 + 3 * k, 138 + 94 * k, 88 + 3 * k, 137 + 94 * k), 0.6);
        }
    }

    /** Woven over and under, tied with three white ropes. */
    private static void bale(Painter c) {
        Shape s = Form.blob(76, 218, 84, 212, 146, 204, 152, 210, 162, 268, 160, 322, 156, 332, 98, 342, 90, 338, 80,
                280);
        c.within(s, Pigment.PAPER, () -> {
            for (int r = 0; r < 12; r++) {
                for (int k = 0; k < 8; k++) {
                    if ((r + k) % 2 == 0) {
                        c.draw(Form.slab(80 + k * 12 + r, 210 + r * 12 - k * 1.4, 12.4, 10.6, 3.4),
                                r % 4 == 1 ? Pigment.RED : r % 4 == 3 ? Pigment.TURQUOISE : Pigment.OCHRE, 0.5);
                    }
                }
            }
        });
        for (int i = 0; i < 3; i++) {
            double y = 236 + i * 41, x = 70 + i * 5;
            c.draw(Form.sweep(x, y, 4.6, 115, y + 4, 5, 166 + i * 2, y - 9, 4.6), Pigment.BONE);
            for (int k = 0; k < 9; k++) {
                c.ink(Form.line(x + 8 + 10 * k, y + 4 - 0.9 * k, x + 13 + 10 * k, y - 2 - 0.9 * k), 0.45);
            }
        }
    }
}
