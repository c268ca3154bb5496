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
        Pose lie = new Pose(46, 48, -24);
        // Two sticks look out of the open end, the nearer one half drawn.
        stick(t, lie.of(Form.slab(21, -6, 30, 9.4, 0.8)), lie);
        stick(t, lie.of(Form.slab(27, 5.6, 33, 9.8, 0.8)), lie);
        Shape side = lie.of(Form.slab(-7.4, 4.5, 59, 33, 2));
        t.part(side).height(Token.edge(1.5, 3)).skin(Lamp.HUSK, (px, py) -> Ink.hex(0xA97A22)).line(1.8).lay();
        Shape sleeve = lie.of(Form.slab(-7.4, 0, 59, 30, 1.6));
        Token.Part p = t.part(sleeve).line(1.6).soft(0.4)
                .height((px, py, d) -> 1.6 * Token.round(d / 2.4) + 0.5 * Noise.fbm(px / 9, py / 9, 31, 2))
                .skin(Lamp.HUSK, (px, py) -> Ink.mix(Ink.hex(0xF0C24C), Ink.hex(0xE2A733),
                        Noise.fbm(px / 8, py / 8, 32, 2)));
        for (int k = -1; k <= 1; k += 2) {
            double u = -7.4 + 23.6 * k;
            p.paint(lie.of(Form.slab(u, 0, 7.4, 31, 0)), Ink.hex(0x1F7F90), 1);
            for (int q = -2; q <= 2; q++) {
                Shape step = Form.poly(-2.6, -2.2, 0, -2.2, 0, 0, 2.6, 0, 2.6, 2.2, -2.6, 2.2);
                p.paint(lie.of(step, u, q * 6.0, 0, 0.9), CREAM, 0.95);
            }
            p.paint(Form.stroke(lie.of(Form.line(u - k * 4.2, -15.5, u - k * 4.2, 15.5)), 1.0), Ink.INK, 0.9);
        }
        p.paint(lie.of(Form.poly(-24.4, 0, -19, -11.6, 4.2, -11.6, 9.6, 0, 4.2, 11.6, -19, 11.6)), Ink.hex(0xA92A1E),
                1);
        Shape word = lie.of(Letters.word("TZIK", t.small() ? 3.4 : 2.0), -7.4, 0, 0, t.small() ? 1.04 : 1.12);
        p.paint(Form.bar(word, t.small() ? 4.4 : 4.0), Ink.INK, 0.9).paint(Form.bar(word, t.small() ? 2.5 : 2.1),
                CREAM, 1);
        // The torn edge where the sleeve was opened.
        p.paint(Form.stroke(lie.of(Form.line(21.2, -15, 20.4, -9, 21.4, -2, 20.6, 5, 21.2, 15)), 1.0), CREAM, 0.9);
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
        Shape far = lie.of(Form.blob(-38, -13, -38, -13, 33, -29, 33, -29, 39.4, 3, 39.4, 3, -36, 14, -36, 14));
        Token.Part q = t.part(far).line(1.6).soft(0.6)
                .height((px, py, d) -> 0.5 * Token.round(d) + 1.6 * Math.sin(px / 13))
                .skin(Lamp.PAPER, (px, py) -> note(px, py, 0.82));
        q.paint(Form.stroke(lie.of(Form.line(-33, -10.6, 30.4, -25, 36, 1)), 1.2), PRINT, 0.9);
        for (int k = 0; k < 13; k++) {
            Shape tick = Form.line(-20 + 4.2 * k, -14.4 - 0.95 * k, -19 + 4.2 * k, -10 - 0.95 * k);
            q.paint(Form.stroke(lie.of(tick), 1.1), PRINT, 0.55);
        }
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
        p.paint(Form.stroke(frame, 2.6), PRINT, 1);
        p.paint(Form.stroke(lie.of(Form.slab(0, 2, 59.6, 20.8, 0.5)), 0.6), PRINT, 0.8);
        for (int k = 0; k < 24; k++) {
            for (int s = -1; s <= 1; s += 2) {
                p.paint(lie.of(Form.disc(-31.6 + 2.75 * k, 2 + 13.5 * s, 0.55)), Ink.hex(0xDDE3C4), 1);
            }
        }
        // An engine-turned sun stands where a portrait would.
        p.paint(lie.of(Form.oval(0, 2, 14, 12)), Ink.hex(0xE9EAD0), 1);
        for (int k = 0; k < 18; k++) {
            p.paint(Form.stroke(lie.of(Form.oval(5.4, 0, 6.2, 2.4), 0, 2, k * 20, 1.02), 0.55), PRINT, 0.85);
        }
        p.paint(Form.stroke(lie.of(Form.oval(0, 2, 14, 12)), 1.4), PRINT, 1);
        p.paint(lie.of(Form.disc(0, 2, 3.6)), PRINT, 1).paint(lie.of(Form.disc(0, 2, 1.6)), Ink.hex(0xE9EAD0), 1);
        for (int s = -1; s <= 1; s += 2) {
            p.paint(lie.of(Form.disc(24 * s, 2, 7)), PRINT, 0.95);
            p.paint(Form.bar(lie.of(Letters.word("1", 0), 24 * s, 2, 0, 1.05), 2.0), Ink.hex(0xF0F0DA), 1);
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
