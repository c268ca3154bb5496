package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Shape;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** What two players leave on the mat, painted as in a codex, in design units: five beans and a jewel of each side. */
final class Leavings {
    private static final Color BEAN = new Color(0x2C1D15), SHEEN = new Color(0x6B4A36), RIM = new Color(0xC9A468);
    private static final Color RED_DEEP = new Color(0x7A1C14), RED_PALE = new Color(0xC9523F);
    private static final Color BLUE_DEEP = new Color(0x1F7480), BLUE_PALE = new Color(0x6CC5BC);
    /** Middle, turn (degrees) and size of each bean. */
    private static final double[][] BEANS = {{398, 588, -16, 0.94}, {512, 566, 10, 0.90}, {584, 602, -32, 0.92},
        {474, 640, 38, 0.97}, {360, 686, -8, 1.02}};
    private final Painter c;

    Leavings(Painter c) {
        this.c = c;
    }

    void draw() {
        for (double[] b : BEANS) {
            c.at(b[0], b[1], b[2], b[3], b[3], this::bean);
        }
        c.at(566, 706, 0, 1, 1, this::red);
        c.at(686, 664, 9, 0.96, 0.96, this::blue);
    }

    /** A bean about 92 long: bent, with an eye where it grew, a dot and a sheen. */
    private void bean() {
        Shape b = Form.blob(-46, 4, -36, -22, -8, -32, 26, -28, 46, -4, 40, 22, 18, 29, 0, 21, -18, 28, -38, 23);
        c.within(b, BEAN, () -> {
            c.fill(Form.blob(-40, -2, -30, -20, -6, -27, 22, -23, 8, -19, -16, -16, -30, -6), SHEEN);
            c.ink(Form.curve(-13, 25, 0, 17, 13, 25), 0.5, SHEEN);
        });
        c.draw(Form.disc(3, -3, 14.5), RIM, 0.7);
        c.fill(Form.disc(3, -3, 11.5), Pigment.BONE);
    }

    /** Red's jewel: round, a rim of shell with studs, a stone in it. */
    private void red() {
        c.draw(Form.disc(0, 0, 54), Pigment.BONE);
        int studs = 16;
        for (int i = 0; i < studs; i++) {
            double a = (i + 0.5) * 2 * Math.PI / studs;
            c.draw(Form.disc(45 * Math.cos(a), 45 * Math.sin(a), 5.2), i % 2 == 0 ? Pigment.RED : Pigment.OCHRE, 0.5);
        }
        c.draw(Form.disc(0, 0, 36), Pigment.OCHRE, 0.8);
        c.within(Form.disc(0, 0, 31), Pigment.RED, () -> {
            c.fill(Form.less(Form.disc(0, 0, 34), Form.disc(-6, -7, 31)), RED_DEEP);
            c.fill(Form.blob(-22, -6, -14, -20, 4, -25, -6, -16, -15, -4), RED_PALE);
            c.ink(Form.curve(-18, 12, -4, 6, 6, 14, 22, 8), 0.35, RED_DEEP);
            c.ink(Form.curve(2, -22, 8, -8, 6, 14), 0.35, RED_DEEP);
        });
    }

    /** Blue's jewel: four lobes of turquoise laid in tiles about a ring of shell. */
    private void blue() {
        for (int i = 0; i < 4; i++) {
            c.at(0, 0, 45 + 90 * i, 1, 1, this::lobe);
        }
        c.draw(Form.disc(0, 0, 21), Pigment.BONE, 0.9);
        c.draw(Form.disc(0, 0, 12), Pigment.RED, 0.7);
        c.fill(Form.disc(0, 0, 4.6), Pigment.BONE);
    }

    private void lobe() {
        Shape s = Form.blob(-7, -8, -26, -26, -25, -47, -8, -57, 8, -57, 25, -47, 26, -26, 7, -8);
        c.within(s, Pigment.TURQUOISE, () -> {
            c.fill(Form.poly(10, 0, 40, 0, 40, -70, 14, -70, 14, -36), BLUE_DEEP);
            c.fill(Form.poly(-30, -40, -8, -38, -8, -62, -30, -62), BLUE_PALE);
            c.fill(Form.poly(-9, -22, 13, -24, 13, -37, -9, -37), Pigment.BLUE);
            for (int k = 0; k < 3; k++) {
                c.ink(Form.line(-30, -23 - 14.5 * k, 30, -25 - 13.5 * k), 0.32);
            }
            c.ink(Form.line(-9, -10, -9, -38), 0.32);
            c.ink(Form.line(13, -24, 14, -52), 0.32);
            c.ink(Form.line(-4, -38, -5, -60), 0.32);
        });
    }
}
