package patolli.forge.codex;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Path2D;
import patolli.forge.outline.Form;

/** The merchant's head: the long nose of his god, a carrying band across the brow, a tuft of feathers. */
final class MerchantHead {
    static final Color PAINT = new Color(0x9A3220);

    static final Color[] BEADS = {Pigment.JADE, Pigment.JADE, Pigment.BONE};

    private MerchantHead() { }

    /** The head by itself and small: the long nose, the painted band, the carrying band, one ear ornament. */
    static void badge(Painter c) {
        Ornament worn = new Ornament(c);
        c.draw(Form.blob(129, 128, 144, 94, 178, 78, 212, 78, 236, 92, 240, 112, 206, 130, 200, 180, 190, 240, 150,
                240, 130, 220), Pigment.HAIR);
        c.draw(Form.sweep(208, 224, 25, 202, 270, 27), Pigment.SKIN);
        c.draw(face(), Pigment.SKIN);
        c.clipped(face(), () -> c.draw(Form.blob(190, 172, 190, 172, 240, 164, 300, 154, 300, 154, 300, 176, 264, 176,
                236, 182, 190, 190, 190, 190), PAINT, 0.7));
        c.ink(face(), 1);
        c.ink(Form.curve(262, 203, 248, 205, 234, 200), 1);
        Eye.draw(c, 230, 146, 20);
        c.draw(Form.disc(266, 186, 4.6), Pigment.TURQUOISE, 0.7);
        c.draw(Form.sweep(238, 100, 9, 198, 111, 10.5, 164, 146, 10.5, 138, 188, 9, 118, 228, 7), Pigment.OCHRE);
        worn.ring(182, 186, 21, Pigment.TURQUOISE, Pigment.BONE, Pigment.RED);
    }

    static void draw(Painter c) {
        Ornament worn = new Ornament(c);
        tuft(c);
        hair(c);
        c.draw(Form.sweep(212, 224, 22, 206, 250, 23), Pigment.SKIN);
        c.draw(face(), Pigment.SKIN);
        c.clipped(face(), () -> c.draw(Form.blob(196, 171, 196, 171, 232, 164, 262, 158, 300, 156, 300, 172, 264, 171,
                236, 177, 196, 186, 196, 186), PAINT, 0.8));
        c.ink(face(), 1);
        mouth(c);
        // The wing of the nose with its small plug of turquoise.
        c.ink(Form.curve(258, 187, 256, 179, 263, 174, 270, 178), 0.8);
        c.draw(Form.disc(267, 183.5, 3.6), Pigment.TURQUOISE, 0.7);
        c.ink(Form.curve(212, 140, 226, 129, 246, 131), 0.8);
        Eye.draw(c, 231, 147, 15);
        tumpline(c);
        worn.ring(186, 184, 20, Pigment.TURQUOISE, Pigment.BONE, Pigment.RED);
        c.draw(Form.blob(180, 204, 192, 204, 197, 228, 187, 244, 177, 228), Pigment.RED);
        c.ink(Form.line(180, 214, 194, 214), 0.6);
        worn.beads(6.4, BEADS, 186, 246, 204, 262, 228, 262, 246, 247);
        tie(c);
    }

    static void tuft(Painter c) {
        Plumage feathers = new Plumage(c);
        feathers.feather(186, 90, -34, 46, 8.4, Pigment.JADE, Pigment.RED, 0.62);
        feathers.feather(206, 88, 24, 44, 8.4, Pigment.JADE, Pigment.RED, 0.62);
        feathers.feather(196, 88, -5, 56, 9, Pigment.BONE, Pigment.HAIR, 0.60);
    }

    static void hair(Painter c) {
        Shape hair = Form.blob(129, 128, 144, 94, 178, 78, 212, 78, 236, 92, 240, 112, 206, 130, 198, 176, 180, 226,
                172, 232, 164, 226, 158, 236, 148, 230, 142, 236, 130, 220, 131, 170);
        c.draw(hair, Pigment.HAIR);
        for (int i = 0; i < 5; i++) {
            c.ink(Form.curve(142 + i * 8, 226 - i * 3, 138 + i * 10, 180, 152 + i * 9, 140 - i * 2), 0.55,
                    Pigment.STRAND);
        }
    }

    /** What holds the tuft of feathers. */
    static void tie(Painter c) {
        Shape tie = Form.blob(173, 96, 177, 82, 196, 76, 215, 81, 219, 96, 219, 96, 196, 92, 173, 96);
        c.within(tie, Pigment.RED, () -> c.draw(Form.blob(160, 92, 196, 84, 232, 92, 232, 110, 160, 110),
                Pigment.OCHRE, 0.7));
    }

    static Path2D face() {
        return Form.blob(178, 134, 200, 104, 232, 97, 243, 110, 249, 128, 256, 143, 268, 157, 280, 170, 283, 178, 278,
                185, 266, 188, 258, 187, 258, 187, 260, 191, 266, 196, 265, 201, 257, 203, 257, 203, 263, 207, 263,
                212, 256, 215, 253, 218, 257, 224, 256, 232, 248, 238, 236, 240, 216, 234, 194, 222, 180, 204, 173,
                168);
    }

    /** Closed lips with the corner drawn up: he means to win. */
    private static void mouth(Painter c) {
        c.fill(Form.blob(257, 193.5, 263, 195, 266, 198.5, 264, 202, 257, 203, 243, 203.6, 243, 203.6, 250, 200),
                Pigment.LIP);
        c.fill(Form.blob(258, 204, 262, 207.5, 262, 211, 256, 214, 248, 210.6, 243, 205, 243, 205), Pigment.LIP);
        c.ink(Form.curve(243, 203.6, 250, 199.6, 257, 193.8, 263, 195), 0.5);
        c.ink(Form.curve(243, 205, 248, 210.6, 256, 214), 0.5);
        c.ink(Form.curve(260, 203, 248, 204.5, 238, 203, 232, 197), 0.85);
        c.ink(Form.curve(229, 193, 226, 200, 229, 207), 0.6);
        c.ink(Form.curve(253, 218, 248, 220, 244, 219), 0.55);
    }

    static void tumpline(Painter c) {
        double[] q = {236, 100, 7.6, 198, 111, 8.6, 164, 146, 8.6, 140, 186, 7.6, 118, 226, 6};
        Shape band = Form.sweep(q);
        c.within(band, Pigment.OCHRE, () -> {
            double[][] on = Form.along(q);
            for (int i = 3; i < on.length - 2; i += 4) {
                double dx = on[i + 1][0] - on[i][0], dy = on[i + 1][1] - on[i][1], l = Math.hypot(dx, dy), r = on[i][2];
                c.ink(Form.line(on[i][0] - dy / l * r, on[i][1] + dx / l * r, on[i][0] + dy / l * r,
                        on[i][1] - dx / l * r), 0.5);
            }
        });
        c.ink(Form.spine(q), 0.5, PAINT);
    }
}
