package patolli.forge.tablan;

import java.awt.image.BufferedImage;
import patolli.board.HandPlace;
import patolli.board.HandSheet;
import patolli.board.HandSheet.Pose;
import patolli.board.Point;
import patolli.forge.Picture;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * Henna on a dancer's open hand, in the poses in which it is empty: her fingers are dyed as far as the last joint, with
 * a line below that, and on the palm or the back of the hand is a flower in a ring of dots.
 */
final class Henna {
    private static final double[] DYE = Ink.hex(0x6E1E10);
    private static final double FIRM = 0.82;
    /** Design units to one of a hand; its wrist; its fingers' roots, lengths and half widths, as they are drawn. */
    private static final double UNIT = 40, WRIST = -1.2, FIRST = -0.485, NEXT = 0.325, ROOT = 0.35, THICK = 0.24;
    private static final double[] LENGTH = {1.02, 1.18, 1.08, 0.84};
    /** How far down from the tips they are dyed, and where the line is. */
    private static final double DYED = 0.34, LINE = 0.46, LINED = 0.035;
    /** The flower's middle and its size; the ring of dots. */
    private static final double MIDDLE = -0.08, FLOWER = 0.19, RING = 0.36, DOT = 0.045;
    private static final int DOTS = 12;

    private Henna() { }

    /** The same hand, its skin modelled, with henna. */
    static Picture.Painter on(Picture.Painter painter, HandPlace place) {
        return scale -> {
            BufferedImage bare = painter.draw(scale), out = Modelled.modelled(bare, scale);
            int side = bare.getHeight();
            for (Pose pose : new Pose[] {Pose.REACHING, Pose.SCOOPING, Pose.OPENING, Pose.THROWN}) {
                dye(bare, out, pose, pose.ordinal() * side, place, scale);
            }
            return out;
        };
    }

    private static void dye(BufferedImage bare, BufferedImage out, Pose pose, int left, HandPlace place, int scale) {
        Point grip = HandSheet.grip(place.arm());
        double turn = Math.toRadians(place.arm()), cos = Math.cos(turn), sin = Math.sin(turn);
        double flipped = HandSheet.isTurned(place.arm()) ? -1 : 1;
        for (int j = 0; j < bare.getHeight(); j++) {
            for (int i = 0; i < bare.getHeight(); i++) {
                int c = bare.getRGB(left + i, j);
                if (!Modelled.isSkin(c)) {
                    continue;
                }
                double x = (i + 0.5) / scale - grip.x(), y = (j + 0.5) / scale - grip.y();
                // Along the fingers and across the hand, before it was made larger.
                double along = (-x * cos - y * sin - Nearer.BEFORE) / Nearer.LONG + Nearer.BEFORE;
                double across = flipped * (x * sin - y * cos) / Nearer.WIDE;
                double much = FIRM * dyed(pose, along / UNIT, across / UNIT);
                if (much > 0) {
                    int now = out.getRGB(left + i, j);
                    double[] skin = {Reduce.linear(now >> 16 & 255), Reduce.linear(now >> 8 & 255),
                        Reduce.linear(now & 255)};
                    double[] mixed = Ink.mix(skin, DYE, much);
                    out.setRGB(left + i, j, now & 0xFF000000 | Ink.toByte(mixed[0]) << 16 | Ink.toByte(mixed[1]) << 8
                            | Ink.toByte(mixed[2]));
                }
            }
        }
    }

    /** How much a point of the hand is dyed. */
    private static double dyed(Pose pose, double x0, double y0) {
        double bent = Math.toRadians(pose == Pose.OPENING ? 6 : 0);
        double x = WRIST + (x0 - WRIST) * Math.cos(bent) - y0 * Math.sin(bent);
        double y = (x0 - WRIST) * Math.sin(bent) + y0 * Math.cos(bent);
        double most = flower(x - MIDDLE, y);
        for (int i = 0; i < LENGTH.length; i++) {
            double degrees = switch (pose) {
                case OPENING -> 12 * (i - 1.5);
                case THROWN -> 15 * (i - 1.4);
                case REACHING -> 7 * (i - 1.4);
                case SCOOPING, CLOSED, CLOSED_UP, CLOSED_DOWN -> 2.5 * (i - 1.4);
            };
            double long0 = switch (pose) {
                case OPENING -> 0.9 * LENGTH[i] + 0.1;
                case THROWN -> 1.1 * LENGTH[i] + 0.12;
                case REACHING -> LENGTH[i] + 0.12;
                case SCOOPING, CLOSED, CLOSED_UP, CLOSED_DOWN -> 0.72 * LENGTH[i] + 0.12;
            };
            double turn = Math.toRadians(degrees), fx = x - ROOT + 0.05 * Math.abs(i - 1);
            double fy = y - FIRST - NEXT * i;
            double along = fx * Math.cos(turn) + fy * Math.sin(turn), aside = fy * Math.cos(turn) - fx * Math.sin(turn);
            if (Math.abs(aside + (pose == Pose.OPENING ? 0.1 : 0)) < THICK) {
                double down = long0 - along;
                most = Math.max(most, Math.max(Noise.smooth(DYED + 0.02, DYED - 0.02, down),
                        Noise.smooth(LINED + 0.015, LINED - 0.01, Math.abs(down - LINE))));
            }
        }
        return most;
    }

    private static double flower(double x, double y) {
        double r = Math.hypot(x, y), a = Math.atan2(y, x);
        double petals = Noise.smooth(0.02, -0.02, r - FLOWER * (0.62 + 0.38 * Math.cos(8 * a)))
                * Noise.smooth(0.045, 0.075, r);
        double heart = Noise.smooth(0.045, 0.025, r);
        double unit = 2 * Math.PI / DOTS, off = a - unit * Math.round(a / unit);
        double dot = Noise.smooth(DOT + 0.012, DOT - 0.012, Math.hypot(r * Math.cos(off) - RING, r * Math.sin(off)));
        double ring = Noise.smooth(0.03, 0.014, Math.abs(r - 0.26));
        return Math.max(Math.max(petals, heart), Math.max(dot, ring));
    }
}
