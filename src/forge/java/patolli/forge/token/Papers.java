package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** The tourist's paper: a pack of gum, a folded note. */
final class Papers {
    private static final double[] CREAM = Ink.hex(0xF3E8CC), PRINT = Ink.hex(0x27513B), FOIL = Ink.hex(0xD2D0C8);

    private Papers() { }

    static void gum(Token t) {
        Pose lie = new Pose(46, 47, -17);
        // Two sticks look out of the open end, the nearer one half drawn.
        stick(t, lie.of(Form.slab(22, -8.4, 23, 13, 0.8)), lie);
        stick(t, lie.of(Form.slab(24, 7.6, 26, 13.4, 0.8)), lie);
        Shape side = lie.of(Form.slab(-5, 4.5, 60, 42, 2));
        t.part(side).height(Token.edge(1.5, 3)).skin(Lamp.HUSK, (px, py) -> Ink.hex(0x96661A)).line(1.8).lay();
        Shape sleeve = lie.of(Form.slab(-5, 0, 60, 40, 1.6));
        Token.Part p = t.part(sleeve).line(1.8).soft(0.4)
                .height((px, py, d) -> 1.2 * Token.round(d / 2.4) + 0.4 * Noise.fbm(px / 9, py / 9, 31, 2))
                .skin(Lamp.PAPER, (px, py) -> Ink.mix(Ink.hex(0xF2C548), Ink.hex(0xE4AB34),
                        Noise.fbm(px / 8, py / 8, 32, 2)));
        // A red field between two yellow ends, each with one stair.
        p.paint(lie.of(Form.slab(-5, 0, 46, 41, 0)), Ink.hex(0xAE2A1C), 1);
        for (int k = -1; k <= 1; k += 2) {
            Shape line = lie.of(Form.line(-5 + 23 * k, -20.5, -5 + 23 * k, 20.5));
            p.paint(Form.stroke(line, t.small() ? 2.4 : 1.8), Ink.INK, 0.95);
            Shape stair = Form.poly(-3, -15, 3, -15, 3, -8, 0, -8, 0, 8, 3, 8, 3, 15, -3, 15);
            p.paint(lie.of(stair, -5 + 26.4 * k, 0, k > 0 ? 180 : 0, 0.95), Ink.hex(0x1F7F90), 1);
        }
        Shape word = lie.of(Letters.word("TZIK", t.small() ? 2.5 : 2.2), -5, 0, 0, t.small() ? 1.66 : 1.7);
        p.paint(Form.bar(word, t.small() ? 7.4 : 6.4), Ink.INK, 0.95).paint(Form.bar(word, t.small() ? 4.4 : 3.8),
                CREAM, 1);
        p.lay();
    }

    private static void stick(Token t, Shape s, Pose lie) {
        t.part(s).line(1.5).soft(0.12)
                .height((px, py, d) -> {
                    double u = lie.along(px, py);
                    return 1.4 * Token.round(d / 2.6) + 0.30 * Math.sin(u * 3.4) * Noise.smooth(31, 34, u + 2)
                            + 0.9 * Noise.fbm(px / 2.4, py / 2.4, 33, 3);
                })
                .skin(Lamp.SILVER, (px, py) -> FOIL).lay();
    }

    static void dollar(Token t) {
        Pose lie = new Pose(46, 49, -9);
        // The far half swings out behind; both hang on one fold at the left.
        Shape far = lie.of(Form.blob(-38, -15, -38, -15, 33, -33, 33, -33, 39.4, 0, 39.4, 0, -36, 14, -36, 14));
        Token.Part q = t.part(far).line(1.6).soft(0.6)
                .height((px, py, d) -> 0.5 * Token.round(d) + 1.6 * Math.sin(px / 13))
                .skin(Lamp.PAPER, (px, py) -> note(px, py, 0.82));
        q.paint(Form.stroke(lie.of(Form.line(-33, -12.4, 30.4, -28.6, 36, -1)), 1.2), PRINT, 0.9);
        q.lay();
        Shape near = lie.of(Form.blob(-39, -11, -36, -15, -36, -15, 0, -15.4, 37, -15, 37, -15, 37.6, 0, 37, 19, 37,
                19, 0, 19.6, -36, 19, -36, 19, -39, 15));
        Token.Part p = t.part(near).line(1.6).soft(0.6).lift(2.0)
                .height((px, py, d) -> {
                    double u = lie.along(px, py);
                    return 3.2 * Token.round((u + 39.5) / 7) + 0.4 * Token.round(d) + 1.5 * Math.sin(u / 11 + 1.2)
                            + 0.5 * Noise.fbm(px / 5, py / 5, 35, 3);
                })
                .skin(Lamp.PAPER, (px, py) -> note(px, py, 1));
        Shape frame = lie.of(Form.slab(0, 2, 66, 27, 1));
        p.paint(Form.stroke(frame, t.small() ? 3.2 : 2.6), PRINT, 1);
        // A sun disc stands where a portrait would, and on it the sign of the coin.
        p.paint(Form.stroke(lie.of(Form.disc(0, 2, 14)), 3.4), PRINT, 1).paint(lie.of(Form.disc(0, 2, 14)),
                Ink.hex(0xF0EDD2), 1);
        if (!t.small()) {
            for (int k = 0; k < 24; k++) {
                p.paint(Form.stroke(lie.of(Form.line(0, -13.4, 0, -11.4), 0, 2, k * 15, 1), 0.7), PRINT, 0.8);
            }
        }
        Shape sign = Form.curve(5.4, -4.6, 2.4, -7, -2.6, -6.8, -5.2, -3.8, -3, -0.8, 2.6, 0.6, 5.4, 3.6, 2.8, 7,
                -2.6, 7, -5.6, 4.6);
        Shape bar = Form.line(0, -10.4, 0, 10.4);
        p.paint(Form.stroke(lie.of(sign, 0, 2, 0, 1), t.small() ? 3.8 : 3.2), PRINT, 1)
                .paint(Form.bar(lie.of(bar, 0, 2, 0, 1), t.small() ? 2.8 : 2.2), PRINT, 1);
        for (int s = -1; s <= 1; s += 2) {
            p.paint(lie.of(Form.slab(24.4 * s, 2, 13.6, 22, 1)), PRINT, 1);
            p.paint(Form.bar(lie.of(Letters.word("1", 0), 24 * s, 2, 0, 1.85), t.small() ? 4.0 : 3.4),
                    Ink.hex(0xF4F2DC), 1);
        }
        // Grey lines where it was folded in a pocket.
        p.paint(Form.stroke(lie.of(Form.line(13, -15, 12.6, 19)), 0.5), Ink.hex(0xF4F2DE), 0.8);
        p.lay();
    }

    private static double[] note(double x, double y, double k) {
        double fibre = Noise.fbm(x / 2, y / 7, 36, 3), stain = Noise.fbm(x / 16, y / 16, 37, 2);
        return Ink.scale(Ink.ramp(0.25 + 0.35 * fibre + 0.35 * stain, Ink.hex(0x8FAE86), Ink.hex(0xB4C79C),
                Ink.hex(0xD3DAB4)), k);
    }
}
