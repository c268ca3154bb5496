package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** The precious stones, three that differ in matter and cut, alike in their setting of grained gold. */
final class Gem {
    private static final double X = 47, Y = 45;
    private final double wide, high;
    private final Token.Skin matter;

    private Gem(double wide, double high, Token.Skin matter) {
        this.wide = wide;
        this.high = high;
        this.matter = matter;
    }

    static void turquoise(Token t) {
        new Gem(29, 34, Gem::turquoise).draw(t);
    }

    static void jade(Token t) {
        new Gem(33, 31, Gem::jade).draw(t);
    }

    static void spondylus(Token t) {
        new Gem(27.5, 34.5, Gem::spondylus).draw(t);
    }

    private void draw(Token t) {
        // A thin setting with grains, so that the stone is plainly a treasure.
        Token.Part rim = t.part(Form.oval(X, Y, wide + 5.4, high + 5.4)).line(1.8).hollow(0.6)
                .height((px, py, d) -> 1.8 * Token.round(d / 2.4)).skin(Lamp.GOLD, (px, py) -> Ink.hex(0xE0A63C));
        int grains = t.small() ? 22 : 30;
        for (int k = 0; k < grains; k++) {
            double a = k * 2 * Math.PI / grains;
            Shape grain = Form.disc(X + (wide + 2.9) * Math.cos(a), Y + (high + 2.9) * Math.sin(a),
                    t.small() ? 2.5 : 2.0);
            rim.carve(grain, 1.6, 2.0, 0.5, 0.6);
        }
        rim.lay();
        t.part(Form.oval(X, Y, wide, high)).line(1.8).lift(0.8).soft(0.5).hollow(0.1)
                .height((px, py, d) -> {
                    double u = (px - X) / wide, v = (py - Y) / high;
                    return 19 * Math.sqrt(Math.max(0, 1.02 - u * u - v * v)) + 0.3 * Noise.fbm(px / 9, py / 9, 91, 2);
                })
                .skin(Lamp.STONE, matter).lay();
    }

    /** Spider lines of brown matrix, thick here and hair-thin there. */
    private static double[] turquoise(double x, double y) {
        double cloud = Noise.fbm(x / 17 + 3, y / 17, 92, 4), deep = Math.hypot(x - X, y - Y) / 32;
        double[] c = Ink.ramp(0.08 + 0.9 * cloud - 0.12 * deep, Ink.hex(0x0F5A66), Ink.hex(0x1E8F92),
                Ink.hex(0x3DB8A8), Ink.hex(0x8FDCC6));
        double a = Math.abs(Noise.fbm(x / 15, y / 15, 93, 3) - 0.5), b = Math.abs(Noise.fbm(x / 11 + 9, y / 11, 94,
                3) - 0.5);
        double fat = 0.008 + 0.030 * Noise.fbm(x / 12, y / 12, 95, 2);
        double k = Math.max(1 - Noise.smooth(fat * 0.5, fat, a), 0.7 * (1 - Noise.smooth(fat * 0.3, fat * 0.6, b)));
        return Ink.mix(c, Ink.hex(0x3A2716), 0.85 * k);
    }

    /** Apple-green with milky clouds and a few dark flecks. */
    private static double[] jade(double x, double y) {
        double cloud = Noise.fbm(x / 19 + 1, y / 13 + 5, 96, 4), milk = Noise.smooth(0.52, 0.72,
                Noise.fbm(x / 13, y / 9 + 2, 97, 3));
        double[] c = Ink.ramp(-0.1 + 1.2 * cloud, Ink.hex(0x164A2C), Ink.hex(0x2C7C46), Ink.hex(0x4FA95F),
                Ink.hex(0x93D08A));
        double fleck = Noise.smooth(0.70, 0.80, Noise.fbm(x / 4, y / 4, 98, 2));
        return Ink.mix(Ink.mix(c, Ink.hex(0xDCEFC8), 0.42 * milk), Ink.hex(0x0E2A18), 0.6 * fleck);
    }

    /** Thorny oyster: orange-red, banded with the shell's growth. */
    private static double[] spondylus(double x, double y) {
        double ring = Math.hypot(x - X + 6, y - Y - 60) / 3 + 2.2 * Noise.fbm(x / 15, y / 15, 99, 3);
        double band = Noise.value(ring * 1.1, 0.5, 101), cloud = Noise.fbm(x / 12, y / 12, 100, 3);
        double[] c = Ink.ramp(0.15 + 0.45 * band + 0.4 * (cloud - 0.3), Ink.hex(0x8A1B10), Ink.hex(0xB9301C),
                Ink.hex(0xD5512E), Ink.hex(0xEE9468));
        return Ink.mix(c, Ink.hex(0xF0B48A), 0.35 * Noise.smooth(0.80, 0.98, band));
    }
}
