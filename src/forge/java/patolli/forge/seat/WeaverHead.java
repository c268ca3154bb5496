package patolli.forge.seat;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import patolli.forge.codex.Eye;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.codex.Plumage;
import patolli.forge.outline.Form;

/** The weaver's head: a wreath of flowers, two upright tufts, a golden butterfly under the nose. */
final class WeaverHead {
    private WeaverHead() { }

    /** Behind everything: plumes, and the hair bound with red cord. */
    static void behind(Painter c) {
        Weaver.plumes(c);
        tresses(c);
    }

    /** Tufts, and the hair bound with red cord. */
    static void tresses(Painter c) {
        Plumage p = new Plumage(c);
        for (int i = 0; i < 2; i++) {
            double x = 180 + 38 * i, lean = -14 + 26 * i;
            p.fan(x, 92, lean - 17, lean + 17, 5, 82, 8.6, 0.70, Pigment.RED, Pigment.JADE, Pigment.LEAF);
        }
        Shape hair = Form.blob(134, 150, 134, 150, 182, 150, 182, 150, 184, 230, 178, 300, 170, 344, 170, 344, 158, 352,
                142, 346, 142, 346, 132, 300, 130, 220);
        c.draw(hair, Pigment.HAIR);
        for (int i = 0; i < 3; i++) {
            c.ink(Form.curve(146 + 9 * i, 240, 145 + 9 * i, 290, 149 + 7 * i, 338), 0.55, Pigment.STRAND);
        }
        c.draw(Form.slab(156, 322, 34, 9, 3), Pigment.RED, 0.9);
        c.draw(Form.slab(156, 308, 36, 9, 3), Pigment.OCHRE, 0.9);
    }

    static void draw(Painter c) {
        Ornament worn = new Ornament(c);
        hair(c);
        c.draw(Form.sweep(208, 222, 20, 204, 250, 21), Weaver.SKIN);
        c.draw(face(), Weaver.SKIN);
        // A disc painted on the cheek.
        c.draw(Form.disc(218, 192, 9.5), Pigment.RED, 0.7);
        c.ink(face(), 1);
        mouth(c);
        butterfly(c);
        c.ink(Form.curve(208, 140, 224, 130, 244, 133), 0.85);
        Eye.draw(c, 228, 149, 14.5);
        worn.beads(6.6, new Color[] {Pigment.JADE, Pigment.JADE, Pigment.GOLD}, 184, 246, 204, 262, 226, 260, 242, 246);
        wreath(c);
        worn.ring(184, 184, 19, Pigment.JADE, Pigment.BONE, Pigment.RED);
        c.draw(Form.blob(178, 203, 190, 203, 195, 226, 185, 240, 175, 226), Pigment.OCHRE);
    }

    static void hair(Painter c) {
        Shape hair = Form.blob(130, 136, 144, 100, 178, 84, 212, 84, 236, 98, 238, 116, 206, 134, 198, 178, 186, 230,
                178,
                240, 150, 240, 132, 226);
        c.draw(hair, Pigment.HAIR);
        for (int i = 0; i < 4; i++) {
            c.ink(Form.curve(142 + i * 9, 232, 138 + i * 10, 186, 152 + i * 9, 146 - i * 2), 0.55, Pigment.STRAND);
        }
    }

    /** The head by itself and small: flowers, tufts, an ear ornament, the disc on the cheek. */
    static void badge(Painter c) {
        Plumage p = new Plumage(c);
        for (int i = 0; i < 2; i++) {
            double lean = -16 + 30 * i;
            p.fan(178 + 42 * i, 100, lean - 14, lean + 14, 3, 70, 12, 0.62, Pigment.RED, Pigment.JADE, Pigment.LEAF);
        }
        c.draw(Form.blob(130, 136, 144, 100, 178, 84, 212, 84, 236, 98, 238, 116, 206, 134, 200, 178, 190, 244, 150,
                244, 130, 226), Pigment.HAIR);
        c.draw(Form.sweep(208, 222, 24, 202, 280, 27), Weaver.SKIN);
        c.draw(face(), Weaver.SKIN);
        c.draw(Form.disc(220, 196, 9), Pigment.RED, 0.5);
        c.ink(Form.curve(258, 201, 248, 203, 238, 199), 1);
        Eye.draw(c, 229, 152, 19);
        Weaver.flower(c, 168, 122, 30, Pigment.RED, Pigment.OCHRE, 5);
        Weaver.flower(c, 220, 104, 28, Pigment.BONE, Pigment.OCHRE, 5);
        new Ornament(c).ring(180, 190, 20, Pigment.JADE, Pigment.BONE, Pigment.RED);
    }

    private static Path2D face() {
        return Form.blob(178, 138, 200, 108, 230, 102, 242, 116, 246, 134, 250, 148, 259, 163, 266, 173, 262, 181, 251,
                184, 251, 184, 258, 189, 262, 195, 254, 199.5, 254, 199.5, 260, 204, 258, 210, 250, 214, 253, 223, 248,
                233, 236, 239, 216, 236, 194, 226, 180, 208, 173, 172);
    }

    private static void mouth(Painter c) {
        c.fill(Form.blob(251, 190, 258, 191.5, 261, 195, 258, 198.5, 252, 199.5, 240, 200.6, 240, 200.6, 245, 196),
                Pigment.RED);
        c.fill(Form.blob(253, 201, 257, 204, 257, 208, 250, 211, 244, 207.6, 240, 202, 240, 202), Pigment.RED);
        c.ink(Form.curve(257, 199.6, 246, 200.5, 238, 199, 233, 194), 0.85);
        c.ink(Form.curve(249, 216, 245, 218, 241, 217), 0.55);
    }

    /** A plate of gold cut as a butterfly, hung from the nose. */
    static void butterfly(Painter c) {
        c.ink(Form.curve(250, 183, 248, 176, 254, 171, 260, 174), 0.8);
        c.draw(Form.blob(258, 184, 262, 178, 274, 173, 280, 177, 274, 185, 274, 185, 281, 191, 276, 198, 263, 193),
                Pigment.TURQUOISE, 0.8);
        c.draw(Form.sweep(256, 184, 2.6, 266, 185.5, 3.2, 274, 185, 2.2), Pigment.GOLD, 0.6);
    }

    static void wreath(Painter c) {
        double[] q = {240, 106, 8.4, 204, 112, 9.2, 168, 138, 9.2, 146, 176, 8.4};
        c.draw(Form.sweep(q), Pigment.JADE);
        double[][] at = {{150, 160, 19}, {232, 98, 19}, {168, 124, 21}, {200, 100, 23}};
        Color[] petals = {Pigment.OCHRE, Pigment.OCHRE, Pigment.BONE, Pigment.RED};
        Color[] hearts = {Pigment.RED, Pigment.RED, Pigment.OCHRE, Pigment.GOLD};
        for (int i = 0; i < at.length; i++) {
            Weaver.flower(c, at[i][0], at[i][1], at[i][2], petals[i], hearts[i], 6);
        }
    }
}
