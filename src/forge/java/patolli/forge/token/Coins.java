package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** The tourist's silver: a small coin with a head, a larger one with an eagle, both of our own striking. */
final class Coins {
    private static final double[] TARNISH = Ink.hex(0x3A342C);

    private Coins() { }

    static void dime(Token t) {
        blank(t, 47, 45, 30, false);
        Token.Part p = face(t, 47, 45, 30);
        for (int k = 0; k < 26; k++) {
            double a = k * Math.PI / 13;
            p.raise(Form.disc(47 + 24.6 * Math.cos(a), 45 + 24.6 * Math.sin(a), 1.1), 1.3, 1.1);
        }
        double k = 1.14;
        Shape neck = put(Form.blob(-2, 8, 9, 2, 11, 11, 14, 18, 14, 18, 5, 21.5, -5, 20.5, -5, 20.5, -3, 15), k);
        Shape head = put(Form.blob(-8.2, -12, -9.6, -7.6, -9.4, -5.4, -11, -2.6, -13.2, 1.2, -13.2, 1.2, -12.6, 2.4,
                -10.2, 2.8, -10.2, 2.8, -11.4, 4.4, -10.2, 5.6, -11, 7.2, -9.6, 8.6, -10, 10.4, -7.6, 12.4, -2, 12, 4,
                10, 9, 4, 10.5, -5, 6, -15, -2, -17), k);
        Shape hair = put(Form.blob(-9.4, -10, -8, -15.4, 0, -19, 9, -16.5, 13, -8, 13, 0, 15.4, 4, 12, 9, 6.6, 8, 4.6,
                3, 5.4, -2, 2.4, -5, 0.4, -9.4, -5, -11), k);
        p.carve(neck, 2.2, 6, 1.0, 0.85).carve(head, 3.2, 7, 1.0, 0.85).carve(hair, 3.8, 4, 1.1, 0.85);
        // High places are rubbed bright.
        p.paint(Form.join(head, hair), Ink.hex(0xE2E2DE), 0.65).paint(neck, Ink.hex(0xD6D6D2), 0.6);
        p.paint(Form.stroke(hair, 1.0), Ink.INK, 0.7).paint(hair, Ink.hex(0xA5A39B), 0.5)
                .paint(Form.stroke(Form.join(neck, head, hair), 1.0), Ink.INK, 0.8);
        for (double[] q : new double[][] {{-6, -13.4, 2, -15, 8, -10, 9.4, -2}, {-2, -11.4, 4.6, -9.6, 7, -4, 7.2, 2},
                {6, 5.4, 9.4, 6.6, 12, 4}}) {
            Shape s = put(Form.curve(q), k);
            p.raise(Form.stroke(s, 1.1), -1.0, 0.5).paint(Form.stroke(s, 0.8), TARNISH, 0.75);
        }
        // The band across the hair, and an eye of two strokes.
        Shape band = put(Form.curve(-9.2, -9.4, -2, -13.2, 6, -12, 12.6, -5), k);
        p.carve(Form.stroke(band, 2.3), 1.4, 1.1, 0.8, 0.8);
        p.paint(Form.stroke(put(Form.curve(-8.2, -4.2, -6, -5.2, -3.6, -4), k), 1.0), Ink.INK, 0.85);
        p.paint(put(Form.disc(-6.4, -3.4, 0.9), k), Ink.INK, 0.85);
        p.paint(Form.stroke(put(Form.line(-10.4, 5.6, -7.4, 5.4), k), 0.8), Ink.INK, 0.7);
        p.lay();
    }

    private static Shape put(Shape s, double k) {
        return Form.put(s, 46.8, 43.4, 0, k);
    }

    static void quarter(Token t) {
        blank(t, 47, 45, 37, true);
        Token.Part p = face(t, 47, 45, 37);
        for (int k = 0; k < 5; k++) {
            double a = Math.toRadians(-90 + (k - 2) * 23);
            p.carve(Form.put(star(), 47 + 28 * Math.cos(a), 45 + 28 * Math.sin(a), 0, 1), 1.2, 1.4, 0.5, 0.5);
        }
        for (int side = -1; side <= 1; side += 2) {
            // Primaries first, so that the coverts overlap them.
            double[][] tips = {{27, -9}, {28.4, -2}, {26.6, 5}, {22.6, 11}, {17, 15}, {11, 17}};
            for (int k = 0; k < tips.length; k++) {
                Shape f = Form.plume(8 + k * -0.4, -8 + k * 1.6, tips[k][0], tips[k][1], -2.6, 3.0, 2.7);
                p.carve(wing(f, side), 1.9, 2.4, 1.0, 0.8).paint(wing(f, side), Ink.hex(0xE0E0DC), 0.65)
                        .paint(Form.stroke(wing(f, side), 0.9), Ink.INK, 0.6);
            }
            p.carve(wing(Form.blob(2, -9, 10, -14, 19, -14.6, 24, -10, 20, -6, 13, -3, 8, 2, 3, 3), side), 2.6, 3.4,
                    1.0, 0.85);
            p.paint(wing(Form.blob(4, -8, 10, -13, 19, -13.6, 22.6, -10, 19, -7, 12, -4, 8, 0, 4, 2), side),
                    Ink.hex(0xD2D2CE), 0.5);
            p.paint(Form.stroke(wing(Form.curve(8, -9.6, 13, -10.6, 18, -10), side), 0.9), TARNISH, 0.8);
            p.paint(Form.stroke(wing(Form.curve(7, -5.6, 11, -7, 14.4, -6.6), side), 0.9), TARNISH, 0.8);
        }
        for (int k = -1; k <= 1; k++) {
            p.carve(Form.put(Form.plume(0, 8, k * 7.5, 24.6, -k * 0.8, 2.4, 3.6), 47, 46, 0, 1), 2.0, 2.6, 0.9, 0.75)
                    .paint(Form.put(Form.plume(0, 10, k * 7.4, 23.6, -k * 0.8, 1.6, 2.6), 47, 46, 0, 1),
                            Ink.hex(0xE0E0DC), 0.5);
        }
        Shape body = Form.put(Form.blob(-4, -13, 3.4, -13.6, 6.2, -5, 6, 5, 2.6, 13, -2.6, 13, -6, 5, -6.2, -5), 47,
                46, 0, 1);
        Shape head = Form.put(Form.blob(4.6, -12, 4.2, -18, -0.6, -21, -5, -19.4, -9.8, -16, -9.8, -16, -9.2, -13.4,
                -9.2, -13.4, -5.4, -14.4, -4.6, -11), 47, 46, 0, 1);
        p.carve(body, 3.8, 6, 1.1, 0.85).carve(head, 4.0, 4, 1.1, 0.85).paint(head, Ink.hex(0xE9EAE8), 0.7)
                .paint(body, Ink.hex(0xD2D2CE), 0.4);
        for (int k = 0; k < 3; k++) {
            p.paint(Form.stroke(Form.put(Form.curve(-4 + k * 0.8, -3 + 4 * k, 0, -0.6 + 4 * k, 4 - k * 0.8,
                    -3 + 4 * k), 47, 46, 0, 1), 0.9), TARNISH, 0.8);
        }
        p.paint(Form.disc(45, 29, 1.0), Ink.INK, 0.9);
        p.lay();
    }

    private static Shape wing(Shape s, int side) {
        return Form.put(side < 0 ? Form.flip(s) : s, 47, 46, 0, 1);
    }

    private static Shape star() {
        double[] q = new double[20];
        for (int k = 0; k < 10; k++) {
            double a = Math.PI / 5 * k - Math.PI / 2, d = k % 2 == 0 ? 2.9 : 1.3;
            q[2 * k] = d * Math.cos(a);
            q[2 * k + 1] = d * Math.sin(a);
        }
        return Form.poly(q);
    }

    /** The rim seen from a little below: it gives the coin weight. Struck copper shows in the larger one. */
    private static void blank(Token t, double x, double y, double r, boolean copper) {
        t.part(Form.join(Form.disc(x, y, r), Form.disc(x + 0.6, y + 4.4, r), Form.slab(x + 0.3, y + 2.2, 2 * r, 4.4,
                0)))
                .height((px, py, d) -> 0.5 * Math.sin(Math.atan2(py - y - 2, px - x) * r * 2.2))
                .skin(Lamp.SILVER, (px, py) -> {
                    double below = Math.hypot(px - x - 0.4, py - y - 3.0) - r;
                    boolean red = copper && Math.abs(below + 0.2) < 0.75;
                    return red ? Ink.hex(0xA4582E) : Ink.hex(0x9A9A98);
                }).soft(0.1).line(1.7).lay();
    }

    private static Token.Part face(Token t, double x, double y, double r) {
        return t.part(Form.disc(x, y, r)).line(1.5).hollow(1.0).soft(0.28)
                .height((px, py, d) -> {
                    double c = Math.hypot(px - x, py - y) / r;
                    // Raised rim, dished field, and the fine dents of a long life in pockets.
                    double rim = 1.5 * Token.round(d / 1.4) - 1.5 * Token.round((d - 2.6) / 1.6);
                    return rim + 2.6 * c * c + 0.16 * Noise.fbm(px / 6, py / 6, 21, 2);
                })
                .skin(Lamp.SILVER, (px, py) -> {
                    double[] c = Ink.mix(Ink.hex(0xC8C9C6), Ink.hex(0x9C9A93), 1.4 * Noise.fbm(px / 9, py / 9, 22,
                            3) - 0.3);
                    // The field keeps its tarnish, which is what lets a struck picture be seen from afar.
                    return Ink.mix(c, Ink.hex(0x75736E), 0.62 * Noise.smooth(r - 3.2, r - 5.0,
                            Math.hypot(px - x, py - y)));
                });
    }
}
