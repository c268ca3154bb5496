package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** What lies in his hands: the five black beans of the game, each with its dot; the last bead; a head of jade. */
final class Held {
    private static final Color BEAN = new Color(0x2C1D15), SHEEN = new Color(0x957358), RIM = new Color(0xC9A468);
    private static final Color GLINT = new Color(0xBFE3C4), DEEP = new Color(0x1F4A36), MIDDLE = new Color(0x58996F);
    private final Painter c;

    Held(Painter c) {
        this.c = c;
    }

    /** A bean about 38 long, bent, its dot up. */
    void bean(double x, double y, double deg, double s) {
        c.at(x, y, deg, s, s, () -> {
            Shape b = Form.blob(-19, 1, -14, -10, -2, -13, 11, -11.5, 19, -1, 16, 9, 7, 12, 0, 9, -8, 12, -16, 9);
            c.fill(Form.stroke(b, 4.6), Pots.SKULL);
            c.draw(b, BEAN, 0.6);
            c.clipped(b, () -> c.ink(Form.curve(-16, -2, -11, -8.6, -1, -10.4, 9, -9), 0.95, SHEEN));
            c.ink(Form.curve(-4, 9.6, 0, 7.4, 4, 9.8), 0.55, RIM);
            c.fill(Form.disc(0.6, -0.8, 6.2), RIM);
            c.fill(Form.disc(0.6, -0.8, 5.3), Pigment.BONE);
        });
    }

    /** Five beans, as they lie in a palm that points up. */
    void five() {
        bean(-20, -43, -24, 0.80);
        bean(19, -42, 30, 0.80);
        bean(-22, 3, 74, 0.80);
        bean(-1, -19, -6, 0.80);
        bean(16, 14, -48, 0.80);
    }

    /** A round bead of jade, bored through. */
    void bead(double x, double y, double r) {
        c.fill(Form.disc(x, y, r + 3.4), Pigment.BONE);
        c.draw(Form.disc(x, y, r), Pigment.JADE);
        c.fill(Form.blob(x - r * 0.75, y, x - r * 0.5, y - r * 0.6, x + r * 0.1, y - r * 0.76, x - r * 0.2, y - r *
                0.3), MIDDLE);
        c.ink(Form.curve(x - r * 0.6, y + r * 0.05, x - r * 0.4, y - r * 0.5, x + r * 0.1, y - r * 0.64), 0.7, GLINT);
        c.ink(Form.curve(x + r * 0.66, y + r * 0.1, x + r * 0.4, y + r * 0.55, x - r * 0.1, y + r * 0.7), 0.7, DEEP);
        c.fill(Form.oval(x + r * 0.3, y - r * 0.1, r * 0.20, r * 0.24), DEEP);
    }

    /** The head of jade in profile, looking to the left, about 170 high, its middle at (0, 0). */
    void jadeHead() {
        c.at(-88, -92, 0, 1.86, 1.86, () -> {
            leaf(73, 29, 46);
            leaf(31, 24, -18);
            leaf(60, 25, 20);
            leaf(45, 24, -1);
            Shape head = Form.blob(33, 14, 44, 8.6, 58, 8.6, 70, 13, 79, 23, 82, 37, 80, 50, 76, 62, 76, 76, 77, 86, 77,
                    86, 62, 89, 47, 88, 47, 88, 47, 80, 44, 77.6, 35, 77.6, 27.6, 74, 27.6, 70.4, 25, 68, 27, 64.6,
                    23.4, 61, 26.6, 57.4, 26, 55, 19, 54.4, 14.6, 50.4, 18, 45, 23, 36, 24.4, 29, 24.4, 29, 20.6, 27,
                    21, 18, 26, 14.6);
            c.within(head, MIDDLE, () -> {
                c.fill(Form.blob(60, 0, 96, 20, 96, 100, 48, 100, 60, 74, 66, 50), Pigment.JADE);
                c.fill(Form.blob(26, 40, 40, 34, 56, 40, 54, 60, 40, 70, 30, 66), new Color(0x74B189));
                c.ink(Form.curve(34, 18, 46, 13, 58, 13.4), 0.8, GLINT);
            });
            c.draw(Form.blob(20.6, 30, 20.6, 30, 20.4, 17, 26, 13, 40, 14, 56, 15.4, 70, 20, 80, 27, 80, 27, 82, 42, 82,
                    42, 68, 37, 50, 33, 34, 32), Pigment.JADE, 0.8);
            for (double[] q : new double[][] {{28.6, 22}, {41, 23}, {53.4, 25}, {65.6, 29}, {75, 34}}) {
                c.draw(Form.disc(q[0], q[1], 4), GLINT, 0.45);
                c.fill(Form.disc(q[0], q[1], 1.4), DEEP);
            }
            c.draw(Form.disc(63, 54, 11), MIDDLE, 0.8);
            c.draw(Form.disc(63, 54, 5.6), DEEP, 0.5);
            c.draw(Form.blob(60, 66, 66, 66, 68, 76, 63, 82, 58, 76), MIDDLE, 0.7);
            jadeFace();
        });
    }

    private void jadeFace() {
        c.draw(Form.blob(27, 43, 27, 43, 32, 37.4, 40, 38.2, 46.6, 44, 46.6, 44, 38, 48, 31, 47.6), Pigment.BONE, 0.6);
        c.fill(Form.disc(35.4, 42.6, 3.8), Pigment.INK);
        c.ink(Form.curve(25, 37, 32, 33.6, 41, 34.6, 49, 40.4), 0.85);
        c.ink(Form.curve(24, 49, 29, 49.6, 30, 54, 26, 56), 0.6);
        c.draw(Form.blob(23.4, 62, 30, 58.4, 37, 60.6, 40, 64, 32, 65), Pigment.JADE, 0.5);
        c.draw(Form.blob(24.6, 68, 31, 66, 40, 64.6, 35.6, 70, 28.6, 71.6), Pigment.JADE, 0.5);
        c.ink(Form.curve(49, 80, 58, 83, 68, 83.6, 76, 81.6), 0.7);
        c.ink(Form.curve(46, 71, 52, 70.4, 54, 65.6, 50.6, 62.6, 47.4, 65, 49.4, 67), 0.5);
        c.ink(Form.curve(31, 56, 36.4, 57, 40, 61, 42, 67), 0.5);
    }

    private void leaf(double x, double y, double deg) {
        c.at(x, y, deg, 0.9, 0.9, () -> {
            Shape s = Form.blob(-6.5, 2, -8.6, -9, -5.4, -20, 4.6, -29, 4.6, -29, 8.6, -18, 8.2, -8, 6, 2);
            c.draw(s, Pigment.LEAF, 0.8);
            c.ink(Form.curve(0, 1, -0.6, -12, 3.4, -24), 0.5, DEEP);
        });
    }
}
