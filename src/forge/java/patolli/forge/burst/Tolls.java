package patolli.forge.burst;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** What costs something: the teeth of a black triangle, a ring that breaks. */
final class Tolls {
    private static final Color HOT = new Color(0xFFC08A), PALE = new Color(0xF3E2BE), CLAY = new Color(0xB98A58),
            DEEP = new Color(0x8A5F38), BLACK = new Color(0x17120F), GLINT = new Color(0x59504A),
            SLIP = new Color(0x6E1A12);
    private static final int TRIANGLE = 230, FORFEIT = 240, SHERDS = 6, CRUMBS = 34;

    private Tolls() { }

    /** 230 x 230, with room for a piece: wedges of rubber, as on the track, round a ring of cochineal. */
    static BufferedImage triangle(int scale) {
        return BurstSheet.figure(TRIANGLE, scale, HOT, c -> {
            BurstSheet.round(c, 12, 15, k -> c.draw(Form.blob(62, -6, 62, -6, 80, -7, 92, 0, 80, 7, 62, 6, 62, 6),
                    Pigment.RED));
            BurstSheet.round(c, 12, 0, k -> tooth(c, 62, 105, 15));
            c.draw(BurstSheet.ring(50, 70), Pigment.RED);
            BurstSheet.round(c, 24, 7.5, k -> c.draw(Form.disc(62, 0, 3.6), Pigment.BONE, 0.6));
            BurstSheet.round(c, 12, 0, k -> tooth(c, 55, 37, 8));
        });
    }

    private static void tooth(Painter c, double from, double to, double half) {
        c.draw(Form.poly(from, -half, to, 0, from, half), BLACK);
        c.fill(Form.poly(from + (to - from) * 0.12, -half * 0.62, from + (to - from) * 0.7, -half * 0.08,
                from + (to - from) * 0.12, -half * 0.25), GLINT);
    }

    /** 240 x 240: a ring of clay in pieces that fall apart, and crumbs of it. */
    static BufferedImage forfeit(int scale) {
        return BurstSheet.figure(FORFEIT, scale, PALE, c -> {
            for (int k = 0; k < SHERDS; k++) {
                double turn = 360.0 * k / SHERDS + 3 * (Noise.hash(k, 1, 51) - 0.5), rad = Math.toRadians(turn);
                double out = 8 + 4 * Noise.hash(k, 2, 51), tilt = 12 * (Noise.hash(k, 3, 51) - 0.5);
                c.at(out * Math.cos(rad), out * Math.sin(rad) + 7, turn + tilt, 1, 1, () -> sherd(c));
            }
            crumbs(c);
        });
    }

    /** A piece of the ring, broken unevenly at both ends, with a painted band between two grooves. */
    private static void sherd(Painter c) {
        Shape arc = Form.both(BurstSheet.ring(55, 90), Form.poly(40, -22, 62, -21, 68, -27, 76, -25, 96, -34, 96, 31,
                78, 24, 72, 28, 64, 19, 40, 22));
        c.within(arc, CLAY, () -> {
            c.fill(BurstSheet.ring(55, 61), DEEP);
            c.draw(BurstSheet.ring(66, 80), Pigment.RED, 0.7);
            c.fill(BurstSheet.ring(69.5, 71), SLIP);
            c.fill(BurstSheet.ring(75, 76.5), SLIP);
            c.fill(BurstSheet.ring(83, 84.5), DEEP);
        });
        c.ink(Form.line(86, 4, 79, 1, 76, 5, 66, 3), 0.7);
    }

    private static void crumbs(Painter c) {
        for (int k = 0; k < CRUMBS; k++) {
            double turn = k * 2.39996, out = 46 + 62 * Math.sqrt((k + 0.5) / CRUMBS);
            double size = 1.6 + 2.6 * Noise.hash(k, 5, 52);
            Color colour = k % 2 == 0 ? CLAY : PALE;
            c.at(out * Math.cos(turn), out * Math.sin(turn), 70 * k, size, size, () -> c.draw(Form.poly(-1, -0.6, 0.3,
                    -1, 1, 0.2, 0, 1), colour, 0.6));
        }
    }
}
