package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** The tourist's paper: gum, a folded note, the library card. */
final class Papers {
    private static final double[] CREAM = Ink.hex(0xF3E8CC), PRINT = Ink.hex(0x27513B), FOIL = Ink.hex(0xD2D0C8);

    private Papers() { }

    static void gum(Token t) {
        double deg = -24, x = 46, y = 48;
        // Two sticks look out of the open end, the nearer one half drawn.
        stick(t, Form.put(Form.slab(21, -6, 30, 9.4, 0.8), x, y, deg, 1), x, y, deg);
        stick(t, Form.put(Form.slab(27, 5.6, 33, 9.8, 0.8), x, y, deg, 1), x, y, deg);
        Shape side = Form.put(Form.slab(-7.4, 4.5, 59, 33, 2), x, y, deg, 1);
        t.part(side).height(Token.edge(1.5, 3)).skin(Lamp.HUSK, (px, py) -> Ink.hex(0xA97A22)).line(1.8).lay();
        Shape sleeve = Form.put(Form.slab(-7.4, 0, 59, 30, 1.6), x, y, deg, 1);
        Token.Part p = t.part(sleeve).line(1.6).soft(0.4)
                .height((px, py, d) -> 1.6 * Token.round(d / 2.4) + 0.5 * Noise.fbm(px / 9, py / 9, 31, 2))
                .skin(Lamp.HUSK, (px, py) -> Ink.mix(Ink.hex(0xF0C24C), Ink.hex(0xE2A733), Noise.fbm(px / 8, py / 8, 32, 2)));
        for (int k = -1; k <= 1; k += 2) {
            double u = -7.4 + 23.6 * k;
            p.paint(Form.put(Form.slab(u, 0, 7.4, 31, 0), x, y, deg, 1), Ink.hex(0x1F7F90), 1);
            for (int q = -2; q <= 2; q++) {
                Shape step = Form.put(Form.poly(-2.6, -2.2, 0, -2.2, 0, 0, 2.6, 0, 2.6, 2.2, -2.6, 2.2), x + at(u, q * 6.0, deg)[0], y + at(u,
                        q * 6.0, deg)[1], deg, 0.9);
                p.paint(step, CREAM, 0.95);
            }
            p.paint(Form.stroke(Form.put(Form.line(u - k * 4.2, -15.5, u - k * 4.2, 15.5), x, y, deg, 1), 1.0), Ink.INK, 0.9);
        }
        p.paint(Form.put(Form.poly(-22.4, 0, -17, -11, 2.2, -11, 7.6, 0, 2.2, 11, -17, 11), x, y, deg, 1), Ink.hex(0xA92A1E), 1);
        Shape word = Form.put(Letters.word("TZIK", 2.0), x + at(-7.4, 0, deg)[0], y + at(-7.4, 0, deg)[1], deg, 1.08);
        p.paint(Form.bar(word, 4.0), Ink.INK, 0.9).paint(Form.bar(word, 2.1), CREAM, 1);
        // The torn edge where the sleeve was opened.
        p.paint(Form.stroke(Form.put(Form.line(21.2, -15, 20.4, -9, 21.4, -2, 20.6, 5, 21.2, 15), x, y, deg, 1), 1.0), CREAM, 0.9);
        p.lay();
    }

    private static void stick(Token t, Shape s, double x, double y, double deg) {
        t.part(s).line(1.5).soft(0.12)
                .height((px, py, d) -> {
                    double u = at(px - x, py - y, -deg)[0];
                    return 1.4 * Token.round(d / 2.6) + 0.30 * Math.sin(u * 3.4) * Noise.smooth(31, 34, u + 2) + 0.9 * Noise.fbm(px / 2.4,
                            py / 2.4, 33, 3);
                })
                .skin(Lamp.SILVER, (px, py) -> FOIL).lay();
    }

    private static double[] at(double u, double v, double deg) {
        double a = Math.toRadians(deg);
        return new double[] {u * Math.cos(a) - v * Math.sin(a), u * Math.sin(a) + v * Math.cos(a)};
    }

    static void dollar(Token t) {
        double deg = -9, x = 46, y = 49;
        // The far half swings out behind; both hang on one fold at the left.
        Shape far = Form.put(Form.blob(-38, -13, -38, -13, 33, -29, 33, -29, 39.4, 3, 39.4, 3, -36, 14, -36, 14), x, y, deg, 1);
        Token.Part q = t.part(far).line(1.6).soft(0.6)
                .height((px, py, d) -> 0.5 * Token.round(d) + 1.6 * Math.sin(px / 13))
                .skin(Lamp.PAPER, (px, py) -> note(px, py, 0.82));
        q.paint(Form.stroke(Form.put(Form.line(-33, -10.6, 30.4, -25, 36, 1), x, y, deg, 1), 1.2), PRINT, 0.9);
        for (int k = 0; k < 13; k++) {
            q.paint(Form.stroke(Form.put(Form.line(-20 + 4.2 * k, -14.4 - 0.95 * k, -19 + 4.2 * k, -10 - 0.95 * k), x, y, deg, 1), 1.1), PRINT, 0.55);
        }
        q.lay();
        Shape near = Form.put(Form.blob(-39, -11, -36, -15, -36, -15, 0, -15.4, 37, -15, 37, -15, 37.6, 0, 37, 19, 37, 19, 0, 19.6, -36, 19, -36,
                19, -39, 15), x, y, deg, 1);
        Token.Part p = t.part(near).line(1.6).soft(0.6).lift(2.0)
                .height((px, py, d) -> {
                    double u = at(px - x, py - y, -deg)[0];
                    return 3.2 * Token.round((u + 39.5) / 7) + 0.4 * Token.round(d) + 1.5 * Math.sin(u / 11 + 1.2) + 0.5 * Noise.fbm(px / 5,
                            py / 5, 35, 3);
                })
                .skin(Lamp.PAPER, (px, py) -> note(px, py, 1));
        Shape frame = Form.put(Form.slab(0, 2, 66, 27, 1), x, y, deg, 1);
        p.paint(Form.stroke(frame, 2.6), PRINT, 1).paint(Form.stroke(Form.put(Form.slab(0, 2, 59.6, 20.8, 0.5), x, y, deg, 1), 0.6), PRINT, 0.8);
        for (int k = 0; k < 24; k++) {
            for (int s = -1; s <= 1; s += 2) {
                p.paint(Form.put(Form.disc(-31.6 + 2.75 * k, 2 + 13.5 * s, 0.55), x, y, deg, 1), Ink.hex(0xDDE3C4), 1);
            }
        }
        // An engine-turned sun stands where a portrait would.
        p.paint(Form.put(Form.oval(0, 2, 14, 12), x, y, deg, 1), Ink.hex(0xE9EAD0), 1);
        for (int k = 0; k < 18; k++) {
            p.paint(Form.stroke(Form.put(Form.put(Form.oval(5.4, 0, 6.2, 2.4), 0, 0, k * 20, 1), x + at(0, 2, deg)[0], y + at(0, 2, deg)[1], deg,
                    1.02), 0.55), PRINT, 0.85);
        }
        p.paint(Form.stroke(Form.put(Form.oval(0, 2, 14, 12), x, y, deg, 1), 1.4), PRINT, 1);
        p.paint(Form.put(Form.disc(0, 2, 3.6), x, y, deg, 1), PRINT, 1).paint(Form.put(Form.disc(0, 2, 1.6), x, y, deg, 1), Ink.hex(0xE9EAD0), 1);
        for (int s = -1; s <= 1; s += 2) {
            double[] c = at(24 * s, 2, deg);
            p.paint(Form.disc(x + c[0], y + c[1], 7.0), PRINT, 0.95);
            p.paint(Form.bar(Form.put(Letters.word("1", 0), x + c[0] + 0.2, y + c[1], deg, 1.05), 2.0), Ink.hex(0xF0F0DA), 1);
        }
        // Grey lines where it was folded in a pocket.
        p.paint(Form.stroke(Form.put(Form.line(13, -15, 12.6, 19), x, y, deg, 1), 0.5), Ink.hex(0xF4F2DE), 0.8);
        p.lay();
    }

    private static double[] note(double x, double y, double k) {
        double fibre = Noise.fbm(x / 2, y / 7, 36, 3), stain = Noise.fbm(x / 16, y / 16, 37, 2);
        return Ink.scale(Ink.ramp(0.25 + 0.35 * fibre + 0.35 * stain, Ink.hex(0x8FAE86), Ink.hex(0xB4C79C), Ink.hex(0xD3DAB4)), k);
    }

    static void card(Token t) {
        double deg = 7, x = 47, y = 46.5;
        // A worn outline: soft corners, one dog-eared.
        Shape out = Form.put(Form.join(Form.poly(-26, -36, -8, -36.2, 17, -36, 26, -27, 26.3, 3, 25.7, 5, 26.2, 7, 26, 35, 24, 36.3, 2, 36, 0,
                35.4, -2, 36, -24.6, 36.4, -26, 34, -26.2, -8, -25.6, -10, -26.2, -12), Form.stroke(Form.poly(-26, -36, 17, -36, 26, -27, 26, 35,
                24, 36.3, -24.6, 36.4, -26, 34), 2)), x, y, deg, 1);
        Token.Part p = t.part(out).line(1.8).soft(0.4)
                .height((px, py, d) -> 0.9 * Token.round(d / 1.4) + 0.4 * Noise.fbm(px / 7, py / 7, 41, 3) + 1.2 * Math.sin((px + py) / 30))
                .skin(Lamp.PAPER, (px, py) -> {
                    double fibre = Noise.fbm(px / 1.6, py / 5, 42, 3), stain = Noise.smooth(0.5, 0.75, Noise.fbm(px / 13 + 4, py / 13, 43, 3));
                    double ring = Noise.smooth(1.6, 0.2, Math.abs(Math.hypot(px - 62, py - 73) - 12)) * Noise.fbm(px / 6, py / 6, 44, 2);
                    return Ink.mix(Ink.mix(CREAM, Ink.hex(0xE0CB9C), 0.5 * fibre + 0.5 * stain), Ink.hex(0x9A6A34), 0.75 * ring);
                });
        // Header in blue with the open book, then the words.
        p.paint(Form.put(Form.slab(0, -27.2, 60, 21, 0), x, y, deg, 1), (px, py) -> Ink.hex(0x1D6B83), (px, py) -> 0.97 - 0.32 * Noise.smooth(0.55,
                0.72, Noise.fbm(px / 2.4, py / 3.4, 45, 3)));
        p.paint(Form.stroke(Form.put(Form.line(-30, -16.4, 30, -16.4), x, y, deg, 1), 1.8), Ink.RED, 0.95);
        Shape book = Form.put(Form.blob(0, -20, 0, -20, -6, -22.6, -13, -21, -13, -21, -13, -32, -13, -32, -6, -33.6, 0, -31, 0, -31, 6, -33.6, 13,
                -32, 13, -32, 13, -21, 13, -21, 6, -22.6), x - 0.6, y + 0.4, deg, 1);
        p.paint(Form.stroke(book, 2.0), Ink.INK, 0.9).paint(book, Ink.hex(0xFBF4E2), 1);
        p.paint(Form.stroke(Form.put(Form.line(0, -31, 0, -20), x - 0.6, y + 0.4, deg, 1), 1.2), Ink.INK, 0.9);
        for (int k = 0; k < 3; k++) {
            for (int s = -1; s <= 1; s += 2) {
                p.paint(Form.stroke(Form.put(Form.curve(s * 2.6, -28.4 + 2.6 * k, s * 6, -30 + 2.6 * k, s * 10.6, -29.2 + 2.6 * k), x - 0.6,
                        y + 0.4, deg, 1), 0.7), Ink.INK, 0.55);
            }
        }
        p.paint(Form.bar(Form.put(Letters.word("LIBRARY", 2.2), x + at(0, -9, deg)[0], y + at(0, -9, deg)[1], deg, 0.95), 1.8), Ink.INK, 0.95);
        for (int k = 0; k < 5; k++) {
            p.paint(Form.stroke(Form.put(Form.line(-22, 2.4 + 7.4 * k, 22, 2.4 + 7.4 * k), x, y, deg, 1), 0.7), Ink.hex(0x5E7C86), 0.75);
        }
        p.paint(Form.stroke(Form.put(Form.curve(-20, 1.6, -17, -2.4, -15, 2, -12, -0.6, -10, 1.6, -7, -1.6, -5, 2, -1, -0.4, 3, 1.6, 6, -2, 8, 1.6,
                13, 0.2), x, y, deg, 1), 1.1), Ink.hex(0x20356B), 0.9);
        p.paint(Form.stroke(Form.put(Form.curve(-20, 8.6, -16, 4.4, -14, 9, -10, 6, -7, 8.8, -3, 5.4, 0, 8.6), x, y, deg, 1), 1.0),
                Ink.hex(0x20356B), 0.85);
        stamp(p, x + at(-12.6, 23.6, deg)[0], y + at(-12.6, 23.6, deg)[1], deg - 13, Ink.hex(0x21407E));
        seal(p, x + at(11.6, 19, deg)[0], y + at(11.6, 19, deg)[1], deg + 9);
        // A crease across, where it was once carried in a shirt.
        p.raise(Form.stroke(Form.put(Form.curve(-28, 15, 0, 13.4, 28, 14.6), x, y, deg, 1), 1.4), -0.5, 0.7)
                .paint(Form.stroke(Form.put(Form.curve(-28, 15, 0, 13.4, 28, 14.6), x, y, deg, 1), 0.6), Ink.hex(0xFFF8E6), 0.8);
        p.lay();
        Shape ear = Form.put(Form.blob(17, -37, 17, -37, 27, -27, 27, -27, 21, -27.4, 17.6, -28, 17.6, -28), x, y, deg, 1);
        t.part(ear).line(1.3).lift(1.0).height((px, py, d) -> 1.4 * Token.round(d / 3)).skin(Lamp.PAPER, (px, py) -> Ink.hex(0xE2CFA4)).lay();
    }

    /** A date stamp: a box of short strokes, inked unevenly. */
    private static void stamp(Token.Part p, double x, double y, double deg, double[] ink) {
        for (int row = 0; row < 2; row++) {
            Shape box = Form.put(Form.slab(0, 8.2 * row, 19, 6.4, 0.6), x, y - 3, deg, 1);
            p.paint(Form.stroke(box, 1.1), ink, 0.75 - 0.2 * row);
            for (int k = 0; k < 6; k++) {
                if (k != 2) {
                    p.paint(Form.put(Form.slab(-6.6 + 2.7 * k, 8.2 * row, 1.5, 3.2, 0.2), x, y - 3, deg, 1), ink, 0.75 - 0.2 * row);
                }
            }
        }
    }

    /** The round seal, red, with a stepped fret in the middle. */
    private static void seal(Token.Part p, double x, double y, double deg) {
        p.paint(Form.stroke(Form.disc(x, y, 11), 2.0), Ink.RED, 0.85).paint(Form.stroke(Form.disc(x, y, 7.6), 0.8), Ink.RED, 0.7);
        p.paint(Form.put(Form.poly(-5, 4, -5, 1.4, -2.4, 1.4, -2.4, -1.2, 0.2, -1.2, 0.2, -4, 4.6, -4, 4.6, 4, 2.4, 4, 2.4, -1.6, 1.6, -1.6, 1.6,
                4), x, y, deg, 1), Ink.RED, 0.85);
        for (int k = 0; k < 16; k++) {
            double a = k * Math.PI / 8;
            p.paint(Form.disc(x + 9.3 * Math.cos(a), y + 9.3 * Math.sin(a), 0.6), Ink.RED, 0.8);
        }
    }
}
