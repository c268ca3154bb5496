package patolli.forge.burst;

import java.awt.Color;
import java.awt.image.BufferedImage;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** What calls back: hooked arms that all turn one way, on steps, in turquoise and bone. */
final class Whirl {
    private static final int SIZE = 250, ARMS = 6;
    private static final Color LIGHT = new Color(0xC9F2E4), DEEP = new Color(0x1F6E7C);

    private Whirl() { }

    /** 250 x 250, with room for a piece. */
    static BufferedImage again(int scale) {
        return BurstSheet.figure(SIZE, scale, LIGHT, c -> {
            BurstSheet.round(c, ARMS, 30, k -> stair(c));
            BurstSheet.round(c, ARMS, 0, k -> arm(c, k % 2 == 0 ? Pigment.TURQUOISE : Pigment.BLUE));
            c.draw(BurstSheet.ring(42, 56), Pigment.TURQUOISE);
            BurstSheet.round(c, 18, 0, k -> c.draw(Form.poly(45, -3.5, 53, -3.5, 53, 3.5, 45, 3.5), k % 3 == 0
                    ? Pigment.RED : Pigment.BONE, 0.6));
        });
    }

    /** Three steps up from the ring. */
    private static void stair(Painter c) {
        c.draw(Form.poly(52, -15, 64, -15, 64, -7, 74, -7, 74, 1, 84, 1, 84, 9, 52, 9), Pigment.BONE);
        c.fill(Form.poly(55, -11, 60, -11, 60, -3, 69, -3, 69, 4, 55, 4), DEEP);
    }

    /** It leaves the ring, goes round with the others and ends in a hook. */
    private static void arm(Painter c, Color colour) {
        double[] turns = {-6, 8, 26, 44, 58, 66, 62, 52}, out = {50, 70, 88, 102, 105, 94, 84, 84};
        double[] wide = {7, 9.5, 10, 9, 7.5, 6.5, 5.5, 3.6};
        double[] q = new double[3 * turns.length];
        for (int i = 0; i < turns.length; i++) {
            double turn = Math.toRadians(turns[i]);
            q[3 * i] = out[i] * Math.cos(turn);
            q[3 * i + 1] = out[i] * Math.sin(turn);
            q[3 * i + 2] = wide[i];
        }
        c.draw(Form.sweep(q), colour);
        c.ink(Form.spine(q), 0.9, LIGHT);
    }
}
