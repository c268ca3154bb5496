package patolli.forge.furniture;

import static patolli.forge.matter.Shapes.disc;

import java.awt.image.BufferedImage;

/** 26 x 26: round counters of bone in a ring of gold, on which a number stands, and the hollows they lie in. */
final class Counters {
    private static final double C = 12.5;

    private Counters() { }

    /** A counter, to be pressed. */
    static BufferedImage full(boolean hot, int scale) {
        return new Relief(26, 26)
                .lay(disc(C, C, 11.4), Stuff.INK, 0.4, 1)
                .lay(disc(C, C, 10.3), hot ? Stuff.BRIGHT : Stuff.OCHRE, 0.7, 1.1)
                .lay(disc(C, C, 8.9), Stuff.INK, 0, 1)
                .lay(disc(C, C, 8.1), Stuff.BONE, 0.9, 2.6).done(scale, 0.5);
    }

    /** A hollow in the paper in which none lies; one can be laid into it. */
    static BufferedImage hollow(boolean hot, int scale) {
        return new Relief(26, 26)
                .lay(disc(C, C, 10.7), hot ? Stuff.INK : Stuff.FLAX, 0.3, 1)
                .lay(disc(C, C, hot ? 9.7 : 10.1), hot ? Stuff.BRIGHT : Stuff.PAPER, 0.3, 1)
                .lay(disc(C, C, 8.6), Stuff.SUNK, -1.6, 2.6).done(scale, 0.5);
    }
}
