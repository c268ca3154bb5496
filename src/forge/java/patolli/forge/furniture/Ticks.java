package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Shapes;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;

/** 26 x 26: boxes in which a flower of four petals stands, rings in which a bead of jade lies. */
final class Ticks {
    private static final double C = 12.5;

    private Ticks() { }

    /** The picture of a box to tick. */
    static BufferedImage check(boolean on, boolean hot, int scale) {
        Relief r = new Relief(26, 26)
                .lay(square(11.4, 3.0), Stuff.INK, 0.4, 1)
                .lay(square(10.3, 2.8), hot ? Stuff.BRIGHT : Stuff.OCHRE, 0.5, 1.1)
                .lay(square(8.2, 2.2), Stuff.INK, 0, 1)
                .lay(square(7.3, 2.0), hot ? Stuff.BONE : Stuff.PAPER, -0.7, 1.8);
        return (on ? flower(r, hot) : r).done(scale, 0.5);
    }

    private static Shape square(double half, double step) {
        return Plaques.stepped(C - half, C - half, 2 * half, 2 * half, step);
    }

    /** Four broad petals to the four winds, a heart of gold; it grows out over the box. */
    private static Relief flower(Relief r, boolean hot) {
        for (double line : new double[] {1.14, 1}) {
            for (int k = 0; k < 4; k++) {
                Shape petal = Form.blob(0, 0, 0, 0, 3.6, -3.4, 4.5, -7.6, 2.2, -9.5, 0, -8.1, 0, -8.1, -2.2, -9.5,
                        -4.5, -7.6,
                        -3.6, -3.4);
                Shape s = Shapes.at(petal, C, C, k * Math.PI / 2, line, line);
                if (line > 1) {
                    r.lay(s, Stuff.INK, 0, 1);
                } else {
                    r.lay(s, hot ? Stuff.BRIGHT_RED : Stuff.RED, 1.1, 2.4);
                }
            }
        }
        return r.lay(disc(C, C, 3.9), Stuff.INK, 0, 1).lay(disc(C, C, 3.0), Stuff.BRIGHT, 1.6, 3);
    }

    /** The picture of one choice among several. */
    static BufferedImage radio(boolean on, boolean hot, int scale) {
        Relief r = new Relief(26, 26)
                .lay(disc(C, C, 11.4), Stuff.INK, 0.4, 1)
                .lay(disc(C, C, 10.3), hot ? Stuff.BRIGHT : Stuff.OCHRE, 0.5, 1.1)
                .lay(disc(C, C, 8.1), Stuff.INK, 0, 1)
                .lay(disc(C, C, 7.2), hot ? Stuff.BONE : Stuff.PAPER, -0.8, 2.2)
                .paint(312, 0.2, Ticks::notches);
        if (!on) {
            return r.done(scale, 0.5);
        }
        return r.bead(C, C, 5.6, hot ? Stuff.LEAF_JADE : Stuff.JADE)
                .lay(disc(C, C, 1.5), Stuff.INK, -0.6, 1.5)
                .paint(313, 0, g -> put(g, new Color(230, 255, 235, 190), Form.put(Form.oval(0, 0, 1.6, 0.9), C - 2.4,
                        C - 2.6, -42, 1), 0)).done(scale, 0.5);
    }

    private static void notches(Graphics2D g) {
        for (int k = 0; k < 8; k++) {
            double a = k * Math.PI / 4 + Math.PI / 8;
            put(g, Dye.RED, disc(C + 9.25 * Math.cos(a), C + 9.25 * Math.sin(a), 0.85), 0);
        }
    }
}
