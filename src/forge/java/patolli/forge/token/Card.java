package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** The library card, dearest thing a reader has. */
final class Card {
    private static final double[] CREAM = Ink.hex(0xF3E8CC);

    private Card() { }

    static void draw(Token t) {
        Pose lie = new Pose(47, 46.5, 7);
        // A worn outline: soft corners, one dog-eared.
        Shape out = lie.of(Form.join(Form.poly(-26, -36, -8, -36.2, 17, -36, 26, -27, 26.3, 3, 25.7, 5, 26.2, 7, 26,
                35, 24, 36.3, 2, 36, 0, 35.4, -2, 36, -24.6, 36.4, -26, 34, -26.2, -8, -25.6, -10, -26.2, -12),
                Form.stroke(Form.poly(-26, -36, 17, -36, 26, -27, 26, 35, 24, 36.3, -24.6, 36.4, -26, 34), 2)));
        Token.Part p = t.part(out).line(1.8).soft(0.4)
                .height((px, py, d) -> 0.9 * Token.round(d / 1.4) + 0.4 * Noise.fbm(px / 7, py / 7, 41, 3)
                        + 1.2 * Math.sin((px + py) / 30))
                .skin(Lamp.PAPER, (px, py) -> {
                    double fibre = Noise.fbm(px / 1.6, py / 5, 42, 3), stain = Noise.smooth(0.5, 0.75,
                            Noise.fbm(px / 13 + 4, py / 13, 43, 3));
                    double ring = Noise.smooth(1.6, 0.2, Math.abs(Math.hypot(px - 62,
                            py - 73) - 12)) * Noise.fbm(px / 6, py / 6, 44, 2);
                    return Ink.mix(Ink.mix(CREAM, Ink.hex(0xE0CB9C), 0.5 * fibre + 0.5 * stain), Ink.hex(0x9A6A34),
                            0.75 * ring);
                });
        // Header in blue with the open book, then the words.
        p.paint(lie.of(Form.slab(0, -27.2, 60, 21, 0)), (px, py) -> Ink.hex(0x1D6B83),
                (px, py) -> 0.97 - 0.32 * Noise.smooth(0.55, 0.72, Noise.fbm(px / 2.4, py / 3.4, 45, 3)));
        p.paint(Form.stroke(lie.of(Form.line(-30, -16.4, 30, -16.4)), 1.8), Ink.RED, 0.95);
        Pose page = new Pose(lie.x() - 0.6, lie.y() + 0.4, lie.deg());
        Shape book = page.of(Form.blob(0, -20, 0, -20, -6, -22.6, -13, -21, -13, -21, -13, -32, -13, -32, -6, -33.6,
                0, -31, 0, -31, 6, -33.6, 13, -32, 13, -32, 13, -21, 13, -21, 6, -22.6));
        p.paint(Form.stroke(book, 2.0), Ink.INK, 0.9).paint(book, Ink.hex(0xFBF4E2), 1);
        p.paint(Form.stroke(page.of(Form.line(0, -31, 0, -20)), 1.2), Ink.INK, 0.9);
        for (int k = 0; k < 3; k++) {
            for (int s = -1; s <= 1; s += 2) {
                p.paint(Form.stroke(page.of(Form.curve(s * 2.6, -28.4 + 2.6 * k, s * 6, -30 + 2.6 * k, s * 10.6,
                        -29.2 + 2.6 * k)), 0.7), Ink.INK, 0.55);
            }
        }
        p.paint(Form.bar(lie.of(Letters.word("LIBRARY", 2.2), 0, -9, 0, 0.95), 1.8), Ink.INK, 0.95);
        writing(t, p, lie);
        // A crease across, where it was once carried in a shirt.
        p.raise(Form.stroke(lie.of(Form.curve(-28, 15, 0, 13.4, 28, 14.6)), 1.4), -0.5, 0.7)
                .paint(Form.stroke(lie.of(Form.curve(-28, 15, 0, 13.4, 28, 14.6)), 0.6),
                        Ink.hex(0xFFF8E6), 0.8);
        p.lay();
        Shape ear = lie.of(Form.blob(17, -37, 17, -37, 27, -27, 27, -27, 21, -27.4, 17.6, -28, 17.6, -28));
        t.part(ear).line(1.3).lift(1.0).height((px, py, d) -> 1.4 * Token.round(d / 3))
                .skin(Lamp.PAPER, (px, py) -> Ink.hex(0xE2CFA4)).lay();
    }

    /** A name in a hand, a date, a seal; for the small picture each is one bold mark. */
    private static void writing(Token t, Token.Part p, Pose lie) {
        double[] blue = Ink.hex(0x20356B);
        if (t.small()) {
            p.paint(Form.stroke(lie.of(Form.curve(-20, 3, -16, -2.6, -12, 4, -8, -2, -4, 3.6, 1, -2, 6, 3, 12, 0.4,
                    20, 1.6)), 2.6), blue, 0.95);
            for (int k = 0; k < 2; k++) {
                p.paint(Form.stroke(lie.of(Form.line(-21, 13 + 10 * k, -3, 13 + 10 * k)), 2.6), Ink.hex(0x5E7C86), 0.9);
            }
            p.paint(Form.stroke(lie.of(Form.line(-21, 32, 2, 32)), 2.4), Ink.hex(0x5E7C86), 0.6);
            p.paint(Form.stroke(lie.of(Form.disc(11.4, 20, 10.6)), 3.2), Ink.RED, 0.95);
            Shape stair = Form.poly(-6, 4, -6, 1, -3, 1, -3, -2, -1.2, -2, -1.2, -5, 1.2, -5, 1.2, -2, 3, -2, 3, 1, 6,
                    1, 6, 4);
            p.paint(lie.of(stair, 11.4, 20, 9, 1), Ink.RED, 0.95);
            return;
        }
        for (int k = 0; k < 5; k++) {
            p.paint(Form.stroke(lie.of(Form.line(-22, 2.4 + 7.4 * k, 22, 2.4 + 7.4 * k)), 0.7), Ink.hex(0x5E7C86),
                    0.75);
        }
        p.paint(Form.stroke(lie.of(Form.curve(-20, 1.6, -17, -3, -15, 2, -12, -1, -10, 1.6, -7, -2, -5, 2, -1, -0.8,
                3, 1.6, 6, -2.6, 8, 1.6, 13, 0.2, 18, 1.4)), 1.35), blue, 0.95);
        Shape second = Form.curve(-20, 9, -16, 4.4, -14, 9.4, -10, 5.8, -7, 9.2, -3, 5.4, 0, 9);
        p.paint(Form.stroke(lie.of(second), 1.25), blue, 0.9);
        stamp(p, lie);
        seal(p, lie);
    }

    /** A date stamp: boxes of short strokes, set askew and inked unevenly. */
    private static void stamp(Token.Part p, Pose lie) {
        double[] ink = Ink.hex(0x21407E);
        for (int row = 0; row < 2; row++) {
            double strength = 0.75 - 0.2 * row, down = 8.2 * row - 3;
            p.paint(Form.stroke(lie.of(Form.slab(0, down, 19, 6.4, 0.6), -12.6, 23.6, -13, 1), 1.1), ink, strength);
            for (int k = 0; k < 6; k++) {
                if (k != 2) {
                    Shape stroke = Form.slab(-6.6 + 2.7 * k, down, 1.5, 3.2, 0.2);
                    p.paint(lie.of(stroke, -12.6, 23.6, -13, 1), ink, strength);
                }
            }
        }
    }

    /** The round seal, red, with a stepped fret in the middle. */
    private static void seal(Token.Part p, Pose lie) {
        p.paint(Form.stroke(lie.of(Form.disc(11.6, 19, 11)), 2.0), Ink.RED, 0.85);
        p.paint(Form.stroke(lie.of(Form.disc(11.6, 19, 7.6)), 0.8), Ink.RED, 0.7);
        Shape fret = Form.poly(-5, 4, -5, 1.4, -2.4, 1.4, -2.4, -1.2, 0.2, -1.2, 0.2, -4, 4.6, -4, 4.6, 4, 2.4, 4,
                2.4, -1.6, 1.6, -1.6, 1.6, 4);
        p.paint(lie.of(fret, 11.6, 19, 9, 1), Ink.RED, 0.85);
        for (int k = 0; k < 16; k++) {
            double a = k * Math.PI / 8;
            p.paint(lie.of(Form.disc(11.6 + 9.3 * Math.cos(a), 19 + 9.3 * Math.sin(a), 0.6)), Ink.RED, 0.8);
        }
    }
}
