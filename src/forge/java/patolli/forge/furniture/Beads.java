package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.box;
import static patolli.forge.matter.Shapes.disc;
import static patolli.forge.matter.Shapes.poly;
import static patolli.forge.paper.Dye.put;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Shapes;
import patolli.forge.outline.Form;
import patolli.forge.paper.Dye;

/** Beads and what they run on: the slider, the tutorial's marks, the button that closes, small signs. */
final class Beads {
    private Beads() { }

    /** 220 x 14, slices 10: a groove in lacquered wood; its middle line lies 6.5 down. */
    static BufferedImage sliderTrack(int scale) {
        return new Relief(220, 14)
                .lay(Plaques.stepped(0.8, 1.2, 217.4, 10.6, 2.4), Stuff.INK, 0.5, 1)
                .lay(Plaques.stepped(1.8, 2.2, 215.4, 8.6, 2.1), Stuff.along(0.1, 0xC58F33, 0xD9A441, 0xE0B050), 0.5,
                        1.1)
                .lay(box(8.6, 4.3, 201.8, 4.4), Stuff.along(0, 0x3A1410, 0x4A1A13, 0x561F16), -1.1, 1.8)
                .paint(321, 0.15, g -> {
                    for (double x : new double[] {5.4, 213.6}) {
                        put(g, Dye.TURQUOISE, disc(x, 6.5, 2.0), 0.8);
                        put(g, Dye.BONE, disc(x, 6.5, 0.7), 0);
                    }
                }).done(scale, 0.4);
    }

    /** 30 x 30: a bead of turquoise in a ring of gold; its middle is (14.5, 14.5). */
    static BufferedImage sliderThumb(boolean hot, int scale) {
        double c = 14.5;
        Stuff gold = hot ? Stuff.BRIGHT : Stuff.GOLD;
        Relief r = new Relief(30, 30).lay(disc(c, c, 13.2), Stuff.INK, 0.6, 1).lay(disc(c, c, 12.2), gold, 1.6, 2.4)
                .lay(disc(c, c, 7.9), Stuff.INK, -0.8, 1);
        for (int k = 0; k < 12; k++) {
            double a = k * Math.PI / 6;
            r.lay(disc(c + 10 * Math.cos(a), c + 10 * Math.sin(a), 1.35), Stuff.INK, 0, 1)
                    .lay(disc(c + 10 * Math.cos(a), c + 10 * Math.sin(a), 0.95), hot ? Stuff.BONE : Stuff.BRIGHT, 0.7,
                            1);
        }
        return r.lay(disc(c, c, 7.0), hot ? Stuff.SKY : Stuff.TURQUOISE, 3.6, 7)
                .paint(323, 0, g -> gleam(g, c - 2.8, c - 3.1, 1.3)).done(scale, 0.9);
    }

    /** 18 x 18: an empty bead. */
    static BufferedImage progressOff(int scale) {
        return new Relief(18, 18).lay(disc(8.7, 8.7, 6.6), Stuff.INK, 0.3, 1).lay(disc(8.7, 8.7, 5.7), Stuff.SUNK,
                0.3, 1)
                .lay(disc(8.7, 8.7, 3.6), Stuff.INK, 0, 1).lay(disc(8.7, 8.7, 2.9), Stuff.PAPER, -0.8, 2).done(scale,
                        0.4);
    }

    /** 18 x 18: a lesson that is done. */
    static BufferedImage progressOn(int scale) {
        return new Relief(18, 18).bead(8.7, 8.7, 5.8, Stuff.TURQUOISE).lay(disc(8.7, 8.7, 1.4), Stuff.INK, -0.5, 1.4)
                .paint(324, 0, g -> gleam(g, 6.4, 6.2, 0.9)).done(scale, 0.5);
    }

    /** 18 x 18: the lesson that is read now. */
    static BufferedImage progressNow(int scale) {
        return new Relief(18, 18).lay(disc(8.7, 8.7, 8.2), Stuff.INK, 0.4, 1).lay(disc(8.7, 8.7, 7.3), Stuff.BRIGHT,
                0.9, 1.6)
                .bead(8.7, 8.7, 4.2, Stuff.BRIGHT_RED).paint(325, 0, g -> gleam(g, 7.2, 7.0, 0.8)).done(scale, 0.6);
    }

    static void gleam(Graphics2D g, double x, double y, double r) {
        put(g, new Color(255, 253, 240, 205), Form.put(Form.oval(0, 0, 1.7 * r, 0.9 * r), x, y, -42, 1), 0);
    }

    /** 34 x 34: crossed bones on a disc. */
    static BufferedImage close(boolean hot, int scale) {
        double c = 16.5;
        Relief r = new Relief(34, 34).lay(disc(c, c, 15.2), Stuff.INK, 0.6, 1.2)
                .lay(disc(c, c, 14), hot ? Stuff.BRIGHT : Stuff.OCHRE, 0.8, 1.5).lay(disc(c, c, 11.5), Stuff.INK, 0, 1)
                .lay(disc(c, c, 10.6), hot ? Stuff.BRIGHT_RED : Stuff.RED, -0.9, 2);
        for (int k = 0; k < 2; k++) {
            double turn = Math.PI / 4 + k * Math.PI / 2;
            r.lay(Shapes.at(bone(0.9), c, c, turn, 1, 1), Stuff.INK, 0, 1)
                    .lay(Shapes.at(bone(0), c, c, turn, 1, 1), Stuff.BONE, 1.0, 1.6);
        }
        return r.done(scale, 0.7);
    }

    private static Shape bone(double more) {
        return Form.join(Form.slab(0, 0, 3.0 + 2 * more, 13, 0.5), disc(-1.6, -7, 1.9 + more), disc(1.6, -7, 1.9
                + more),
                disc(-1.6, 7, 1.9 + more), disc(1.6, 7, 1.9 + more));
    }

    /** 18 x 12: a stepped pyramid on its head. */
    static BufferedImage choiceArrow(int scale) {
        return new Relief(18, 12).lay(steps(0), Stuff.INK, 0.3, 0.8).lay(steps(1.1), Stuff.RED, 0.8, 1.4).done(scale,
                0.3);
    }

    /** The same, turned to the right: what it stands on goes on to the next. 12 x 18. */
    static BufferedImage nextArrow(int scale) {
        return new Relief(12, 18).lay(turned(steps(0)), Stuff.INK, 0.3, 0.8).lay(turned(steps(1.1)), Stuff.RED, 0.8,
                1.4).done(scale, 0.3);
    }

    private static Shape turned(Shape down) {
        return new AffineTransform(0, 1, 1, 0, 0, 0).createTransformedShape(down);
    }

    private static Shape steps(double d) {
        double e = 0.4 * d, a = 4.0 - e, b = 7.4 - e;
        return poly(1 + d, 0.6 + d, 16.4 - d, 0.6 + d, 16.4 - d, a, 13.4 - d, a, 13.4 - d, b, 10.6 - d, b, 10.6 - d,
                10.8 - d, 6.8 + d, 10.8 - d, 6.8 + d, b, 4 + d, b, 4 + d, a, 1 + d, a);
    }
}
