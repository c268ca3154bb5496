package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** The library card, dearest thing a reader has: a blue head with its word, an open book, a name, a red seal. */
final class Card {
    private static final double[] CREAM = Ink.hex(0xF3E8CC), BLUE = Ink.hex(0x1D6B83), RULE = Ink.hex(0x5E7C86);

    private Card() { }

    static void draw(Token t) {
        Pose lie = new Pose(47, 46.5, 6);
        // A worn outline: soft corners, one dog-eared.
        Shape out = lie.of(Form.join(Form.poly(-36, -27, -8, -27.4, 26, -27, 36, -17, 36.4, 3, 36, 5, 36.3, 7, 36,
                26, 34, 27.6, 2, 27.2, 0, 26.8, -2, 27.2, -34.6, 27.6, -36, 25, -36.3, -8, -35.8, -10, -36.3, -12),
                Form.stroke(Form.poly(-36, -27, 26, -27, 36, -17, 36, 26, 34, 27.5, -34.6, 27.5, -36, 25), 2)));
        Token.Part p = t.part(out).line(1.8).soft(0.4)
                .height((px, py, d) -> 0.9 * Token.round(d / 1.4) + 0.4 * Noise.fbm(px / 7, py / 7, 41, 3)
                        + 1.0 * Math.sin((px + py) / 30))
                .skin(Lamp.PAPER, (px, py) -> {
                    double fibre = Noise.fbm(px / 1.6, py / 5, 42, 3), stain = Noise.smooth(0.5, 0.75,
                            Noise.fbm(px / 13 + 4, py / 13, 43, 3));
                    return Ink.mix(CREAM, Ink.hex(0xE0CB9C), 0.4 * fibre + 0.4 * stain);
                });
        p.paint(lie.of(Form.slab(0, -18.4, 90, 19, 0)), (px, py) -> BLUE,
                (px, py) -> 0.98 - 0.22 * Noise.smooth(0.58, 0.74, Noise.fbm(px / 2.4, py / 3.4, 45, 3)));
        p.paint(Form.stroke(lie.of(Form.line(-42, -8.6, 42, -8.6)), t.small() ? 2.2 : 1.8), Ink.INK, 0.95);
        Shape word = lie.of(Letters.word("LIBRARY", t.small() ? 2.8 : 2.6), -3.2, -17.6, 0, t.small() ? 1.17 : 1.2);
        p.paint(Form.bar(word, t.small() ? 3.0 : 2.7), Ink.hex(0xFFF6E0), 1);
        book(t, p, lie);
        writing(t, p, lie);
        p.lay();
        Shape ear = lie.of(Form.blob(26, -28, 26, -28, 37, -17, 37, -17, 30, -17.4, 26.6, -18, 26.6, -18));
        t.part(ear).line(1.3).lift(1.0).height((px, py, d) -> 1.4 * Token.round(d / 3))
                .skin(Lamp.PAPER, (px, py) -> Ink.hex(0xE2CFA4)).lay();
    }

    /** The house's sign: an open book, so large that it is known before it is read. */
    private static void book(Token t, Token.Part p, Pose lie) {
        Pose page = new Pose(lie.x(), lie.y(), lie.deg());
        double x = -16.6, y = 9;
        Shape cover = page.of(Form.poly(x - 17, y - 9, x + 17, y - 9, x + 17, y + 14, x - 17, y + 14));
        p.paint(Form.stroke(cover, 2.6), Ink.INK, 0.95).paint(cover, Ink.hex(0xA92A1E), 1);
        Shape leaves = page.of(Form.blob(x, y - 8, x, y - 8, x - 7, y - 12.4, x - 14.4, y - 11, x - 14.4, y - 11,
                x - 14.4, y + 9.4, x - 14.4, y + 9.4, x - 7, y + 8, x, y + 12, x, y + 12, x + 7, y + 8, x + 14.4,
                y + 9.4, x + 14.4, y + 9.4, x + 14.4, y - 11, x + 14.4, y - 11, x + 7, y - 12.4));
        p.paint(Form.stroke(leaves, t.small() ? 2.6 : 2.2), Ink.INK, 0.95).paint(leaves, Ink.hex(0xFFF8E6), 1);
        p.paint(Form.stroke(page.of(Form.line(x, y - 8, x, y + 12)), t.small() ? 2.2 : 1.6), Ink.INK, 0.95);
        int lines = t.small() ? 2 : 4;
        for (int k = 0; k < lines; k++) {
            for (int s = -1; s <= 1; s += 2) {
                double v = y - 5.6 + (t.small() ? 7 : 3.7) * k;
                Shape line = Form.curve(x + s * 3.6, v + 2, x + s * 7.4, v + 0.2, x + s * 11.4, v + 0.6);
                p.paint(Form.stroke(page.of(line), t.small() ? 2.0 : 1.0), RULE, 0.9);
            }
        }
    }

    /** A name in a hand, a rule, a seal; for the small picture each is one bold mark. */
    private static void writing(Token t, Token.Part p, Pose lie) {
        double[] blue = Ink.hex(0x20356B);
        p.paint(Form.stroke(lie.of(Form.curve(4, 1.6, 8, -3.6, 11, 2.4, 15, -3, 18, 2, 22, -2, 25, 1.4, 31, 0)),
                t.small() ? 2.4 : 1.5), blue, 0.95);
        if (!t.small()) {
            p.paint(Form.stroke(lie.of(Form.line(3, 4.4, 32, 4.4)), 0.8), RULE, 0.9);
        }
        p.paint(Form.stroke(lie.of(Form.line(4, 11.4, 12, 11.4)), t.small() ? 2.2 : 1.4), RULE, 0.9);
        p.paint(Form.stroke(lie.of(Form.line(4, 18.6, 12, 18.6)), t.small() ? 2.2 : 1.4), RULE, 0.9);
        Shape seal = lie.of(Form.disc(23.8, 14.8, 8.8));
        p.paint(Form.stroke(seal, t.small() ? 3.0 : 2.2), Ink.RED, 0.95);
        Shape stair = Form.poly(-6, 4, -6, 1, -3, 1, -3, -2, -1.2, -2, -1.2, -5, 1.2, -5, 1.2, -2, 3, -2, 3, 1, 6,
                1, 6, 4);
        p.paint(lie.of(stair, 23.8, 14.8, -6, 0.92), Ink.RED, 0.95);
    }
}
