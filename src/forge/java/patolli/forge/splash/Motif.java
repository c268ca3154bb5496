package patolli.forge.splash;

import java.awt.Color;
import patolli.forge.outline.Form;

/** What stands between the jaguars on a panel: about 200 wide and 220 high, about the origin. */
final class Motif {
    private Motif() { }

    /** The jewel: a ring of jade with drilled beads. */
    static void jewel(Brush b) {
        b.draw(Form.disc(0, 0, 84), Brush.JADE);
        b.draw(Form.disc(0, 0, 58), Brush.BONE);
        b.draw(Form.disc(0, 0, 43), Brush.OCHRE);
        b.draw(Form.disc(0, 0, 22), Brush.RED);
        for (int i = 0; i < 8; i++) {
            double a = (i + 0.5) * Math.PI / 4;
            b.draw(Form.disc(71 * Math.cos(a), 71 * Math.sin(a), 8), Brush.BONE, 0.5);
        }
    }

    /** A star of five rays, half sunk in water. */
    static void star(Brush b) {
        double[] q = new double[20];
        for (int i = 0; i < 10; i++) {
            double a = -Math.PI / 2 + i * Math.PI / 5, r = i % 2 == 0 ? 88 : 46;
            q[2 * i] = r * Math.cos(a);
            q[2 * i + 1] = r * Math.sin(a) - 6;
        }
        b.draw(Form.poly(q), Brush.GOLD);
        b.draw(Form.disc(0, -6, 36), Brush.BONE);
        b.draw(Form.disc(0, -6, 22), Brush.BLUE);
        b.fill(Form.disc(0, -6, 9), Brush.INK);
        for (int i = 0; i < 3; i++) {
            double y = 52 + i * 17;
            b.draw(Form.sweep(-86, y, 8, -43, y - 11, 8, 0, y, 8, 43, y - 11, 8, 86, y, 8),
                    i % 2 == 0 ? Brush.TURQUOISE : Brush.BONE, 0.6);
        }
    }

    /** A jaguar's face between two paws, seen from before. */
    static void face(Brush b) {
        Color coat = new Color(0xE3A338);
        Color[] plume = {Brush.LEAF, Brush.BRIGHT, Brush.TURQUOISE};
        for (int i = 0; i < 11; i++) {
            double a = Math.toRadians(-172 + i * 16.4);
            b.plume(plume[i % 3], Brush.GOLD, 13, 60 * Math.cos(a), 10 + 50 * Math.sin(a), 90 * Math.cos(a),
                    12 + 84 * Math.sin(a), 122 * Math.cos(a), 10 + 106 * Math.sin(a));
        }
        for (int s = -1; s <= 1; s += 2) {
            int side = s;
            b.at(98 * s, 78, 0, s, 1, () -> {
                for (int i = 0; i < 4; i++) {
                    double x = -26 + i * 15;
                    b.draw(Form.poly(x - 6, 6, x - 2, 34, x + 7, 6), Brush.BONE, 0.55);
                }
                b.draw(Form.blob(-36, 4, -22, -28, 22, -28, 34, 4, 20, 18, -20, 18), coat);
            });
            b.draw(Form.disc(52 * side, -50, 20), coat);
            b.fill(Form.disc(52 * side, -50, 9), Brush.ROSE);
        }
        b.draw(Form.blob(-72, -20, -50, -62, 0, -70, 50, -62, 72, -20, 64, 40, 36, 72, -36, 72, -64, 40), coat);
        b.draw(Form.blob(-46, 40, 0, 26, 46, 40, 40, 84, 0, 96, -40, 84), Brush.MAW);
        b.draw(Form.sweep(0, 62, 15, 0, 88, 14, 0, 108, 9), Brush.BRIGHT, 0.7);
        for (int s = -1; s <= 1; s += 2) {
            b.draw(Form.poly(s * 40, 40, s * 32, 82, s * 20, 38), Brush.BONE, 0.6);
            b.draw(Form.poly(s * 17, 38, s * 10, 54, s * 3, 37), Brush.BONE, 0.5);
            b.draw(Form.disc(s * 34, -16, 22), Brush.TURQUOISE, 0.7);
            b.draw(Form.disc(s * 34, -16, 13), Brush.BONE, 0.6);
            b.fill(Form.disc(s * 32, -15, 7), Brush.INK);
            b.draw(Form.blob(s * 8, -36, s * 8, -36, s * 34, -50, s * 60, -40, s * 60, -40, s * 34, -38),
                    Brush.BRIGHT, 0.6);
            b.ink(Form.curve(s * 24, 18, s * 44, 10, s * 58, 14), 0.6);
        }
        b.draw(Form.blob(-26, 6, 0, -2, 26, 6, 18, 26, -18, 26), Brush.INK, 0.6);
        b.fill(Form.blob(-12, -54, 0, -60, 12, -54, 0, -26), Brush.INK);
    }

    /** A shell from which drops fall. */
    static void shell(Brush b) {
        b.draw(Form.blob(-78, 4, -60, -60, 0, -84, 60, -60, 78, 4, 40, 30, -40, 30), Brush.BONE);
        for (int i = -3; i <= 3; i++) {
            b.ink(Form.line(i * 4, 26, i * 21, -66 + 4 * i * i), 0.6);
        }
        b.draw(Form.sweep(-60, 34, 11, 0, 40, 13, 60, 34, 11), Brush.OCHRE, 0.8);
        for (int i = -1; i <= 1; i++) {
            double x = i * 46;
            b.draw(Form.blob(x, 52, x + 17, 80, x, 98, x - 17, 80), i == 0 ? Brush.TURQUOISE : Brush.BLUE, 0.8);
            b.draw(Form.disc(x, 80, 6), Brush.BONE, 0.4);
        }
    }

    /** The stepped fret, cloud and wave in one. */
    static void fret(Brush b) {
        b.draw(Form.poly(-86, 88, -86, 44, -52, 44, -52, 4, -18, 4, -18, -36, 16, -36, 16, -80, 84, -80, 84, 36, 26, 36,
                26, -10, 56, -10, 56, -50, 44, -50, 44, -6, 0, -6, 0, 62, 84, 62, 84, 88), Brush.TURQUOISE);
        b.fill(Form.poly(-80, 82, -80, 70, 78, 70, 78, 82), Brush.GOLD);
        b.draw(Form.disc(-54, -48, 22), Brush.OCHRE, 0.8);
        b.draw(Form.disc(-54, -48, 9), Brush.BRIGHT, 0.6);
    }
}
