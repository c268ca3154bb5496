package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** The jade pendant: a lord in profile, maize leaves standing in his crown. */
final class JadeHead {
    private JadeHead() { }

    /** Smaller than its field, to leave room for the leaves of its crown. */
    private static Shape sized(Shape s) {
        return Form.put(s, 8.4, 14, 0, 0.84);
    }

    private static double[] jadeite(double x, double y) {
        double n = Noise.fbm(x / 15 + 2, y / 15, 112, 4), vein = Math.abs(Noise.fbm(x / 19, y / 13, 113, 3) - 0.5);
        double[] c = Ink.ramp(-0.1 + 1.2 * n, Ink.hex(0x1C5236), Ink.hex(0x2F8052), Ink.hex(0x57A871),
                Ink.hex(0xA8D6A4));
        return Ink.mix(c, Ink.hex(0xD9EBCB), 0.28 * (1 - Noise.smooth(0.004, 0.026, vein)));
    }

    /** A maize leaf of the crown: pointed, its tip bent back, a rib along the middle. */
    private static void leaf(Token t, double x, double y, double deg, double k) {
        Shape s = Form.put(Form.blob(-6.5, 2, -8.6, -9, -5.4, -20, 4.6, -29, 4.6, -29, 8.6, -18, 8.2, -8, 6, 2), x, y,
                deg, k);
        Token.Part p = t.part(s).line(1.7).lift(1.4).soft(0.5).hollow(0.4)
                .height((px, py, d) -> 5 * Token.round(d / 7))
                .skin(Lamp.STONE, (px, py) -> Ink.scale(jadeite(px + 20, py + 9), 1.12));
        Shape rib = Form.put(Form.curve(0, 1, -0.6, -12, 3.4, -25), x, y, deg, k);
        p.raise(Form.stroke(rib, 2.4), -1.6, 1.2).paint(Form.stroke(rib, 1.4), Ink.INK, 0.75);
        p.lay();
    }

    static void draw(Token t) {
        leaf(t, 73, 29, 46, 0.84);
        leaf(t, 31, 26, -16, 0.82);
        leaf(t, 60, 27, 20, 0.94);
        leaf(t, 45, 26, -1, 0.92);
        Shape head = sized(Form.blob(33, 14, 44, 8.6, 58, 8.6, 70, 13, 79, 23, 82, 37, 80, 50, 76, 62, 76, 76, 77, 84,
                77, 84, 62, 87, 47, 86.4, 47, 86.4, 47, 80, 44, 77.6, 35, 77.6, 27.6, 74, 27.6, 70.4, 25, 68, 27,
                64.6, 23.4, 61, 26.6, 57.4, 26, 55, 19, 54.4, 14.6, 50.4, 18, 45, 23, 36, 24.4, 29, 24.4, 29, 20.6,
                27, 21, 18, 26, 14.6));
        Token.Part p = t.part(head).line(1.8).lift(1.6).soft(0.55).hollow(0.4)
                .height((x, y, d) -> 11 * Token.round(d / 16) + 0.5 * Noise.fbm(x / 9, y / 9, 111, 2))
                .skin(Lamp.STONE, JadeHead::jadeite);
        // A head-band with drilled discs; below it the ear-spool and its drop.
        Shape band = sized(Form.blob(20.6, 29, 20.6, 29, 20.4, 16.6, 26, 12.4, 40, 13, 56, 14.4, 70, 19, 80, 26, 80,
                26, 82, 42, 82, 42, 68, 36.4, 50, 32.4, 34, 31));
        p.carve(band, 2.6, 3, 1.3, 0.85);
        double[][] drilled = t.small() ? new double[][] {{31, 22}, {49, 24}, {67, 29}}
                : new double[][] {{28.6, 21.4}, {41, 22.4}, {53.4, 24.4}, {65.6, 28}, {76, 32.6}};
        for (double[] q : drilled) {
            p.carve(sized(Form.disc(q[0], q[1], t.small() ? 5 : 4.2)), 1.4, 2.4, 1.0, 0.8)
                    .carve(sized(Form.disc(q[0], q[1], 1.5)), -1.6, 1.2, 0.8, 0.8);
        }
        p.carve(sized(Form.disc(62.6, 54, 11)), 2.6, 3, 1.3, 0.85).carve(sized(Form.disc(62.6, 54, 5.6)), -1.8, 2,
                1.2, 0.85);
        p.carve(sized(Form.blob(60, 66, 66, 66, 68, 75, 63, 81, 58, 75)), 2.2, 3, 1.2, 0.8);
        face(t, p);
        p.lay();
        // A loop of red cotton through the hole behind the crown: this is worn on the breast.
        Shape cord = Form.stroke(Form.curve(76.6, 47, 82, 43, 87, 46, 88, 53, 84, 57.6, 79, 55, 76.6, 48), 2.5);
        t.part(cord).line(1.0).lift(0.8).height((x, y, d) -> Token.round(d / 1.2) + 0.35 * Math.sin((x * 1.2
                + y) * 2.2))
                .skin(Lamp.CLAY, (x, y) -> Ink.hex(0xBE3022)).lay();
    }

    /** Almond eye, nostril wing, lips, and the tattoo lines of the cheek. */
    private static void face(Token t, Token.Part p) {
        Shape eye = sized(Form.blob(27, 42, 27, 42, 32, 36.6, 40, 37.4, 46.6, 43.4, 46.6, 43.4, 38, 47.4, 31, 47));
        p.carve(eye, -1.8, 2, 1.4, 0.9).paint(eye, Ink.hex(0xDCE8CB), 0.75).paint(sized(Form.disc(35.4, 42, 3.6)),
                Ink.INK, 0.92);
        p.raise(Form.stroke(sized(Form.curve(25.6, 37, 32, 33.4, 41, 34.4, 48, 40)), 2.4), 1.8, 1.2);
        p.carve(sized(Form.blob(18, 51.4, 23, 48, 29, 49.4, 30, 54, 26, 56, 20, 54.6)), 2.2, 3, 1.2, 0.8);
        p.carve(sized(Form.blob(23, 61.6, 30, 58.2, 37, 60.4, 39.6, 63.6, 32, 64.4)), 2.2, 2.2, 1.0, 0.75);
        p.carve(sized(Form.blob(24.4, 67.4, 31, 65.6, 39, 64.8, 35.6, 69.4, 28.6, 71)), 2.2, 2.2, 1.0, 0.75);
        groove(p, 31, 56, 36.4, 57, 40, 61, 42, 67);
        groove(p, 49, 79, 58, 82, 68, 82.6, 76, 80.6);
        if (!t.small()) {
            groove(p, 46, 71, 52, 70.4, 54, 65.6, 50.6, 62.6, 47.4, 65, 49.4, 67);
        }
    }

    /** A line cut with string and sand: round at the bottom. */
    private static void groove(Token.Part p, double... q) {
        Shape s = sized(Form.curve(q));
        p.raise(Form.stroke(s, 2.6), -1.8, 1.3).paint(Form.stroke(s, 1.2), Ink.INK, 0.7);
    }
}
