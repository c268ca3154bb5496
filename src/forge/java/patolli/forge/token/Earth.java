package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** What Smoking Mirror took from the ground: bean, clay, gold. */
final class Earth {
    private Earth() { }

    static void cacao(Token t) {
        Pose lie = new Pose(47, 46, -38);
        Shape bean = lie.of(Form.blob(-37, 2, -33, -9, -20, -18.5, 0, -21.5, 20, -17.5, 34, -7, 38.6, 3, 32, 12, 18,
                19.5, -2, 21.5, -22, 18, -34, 10));
        Token.Part p = t.part(bean).line(1.8).soft(0.45)
                .height((px, py, d) -> {
                    double u = lie.along(px, py), v = lie.aside(px, py);
                    double ridge = Noise.fbm(u / 26 + 2, v / 3.4 + 0.010 * u * u / 8 * Math.signum(v), 61, 3);
                    return 12.5 * Math.pow(Token.round(d / 21), 1.1) + 1.9 * ridge
                            + 0.5 * Noise.fbm(px / 2.2, py / 2.2, 62, 2);
                })
                .skin(Lamp.HUSK, (px, py) -> {
                    double u = lie.along(px, py), v = lie.aside(px, py);
                    double n = Noise.fbm(u / 20, v / 4, 63, 3), cloud = Noise.fbm(px / 11, py / 11, 64, 3);
                    double[] c = Ink.ramp(0.05 + 0.55 * n + 0.4 * cloud, Ink.hex(0x4A1F10), Ink.hex(0x7E3A1C),
                            Ink.hex(0xA5562B), Ink.hex(0xC98A55));
                    // Pale dust of the dried pulp keeps to one end.
                    return Ink.mix(c, Ink.hex(0xD9B98A), 0.55 * Noise.smooth(0.52, 0.72,
                            Noise.fbm(px / 5, py / 5, 65, 3)) * Noise.smooth(6, -26, u));
                });
        for (double v : new double[] {-11, -4, 3.4, 10.6}) {
            Shape vein = lie.of(Form.curve(-33 + Math.abs(v) * 0.6, v * 0.5 + 1, -14, v * 1.16, 6, v * 1.2 + 0.8,
                    33 - Math.abs(v) * 0.8, v * 0.5 + 2));
            p.raise(Form.stroke(vein, 1.8), -1.0, 0.9).paint(Form.stroke(vein, 0.9), Ink.hex(0x30120A), 0.7);
        }
        // Where the husk has flaked off the dark nib shows.
        Shape flake = lie.of(Form.blob(12, -14.4, 19, -14.6, 19, -14.6, 25, -10.6, 30, -7, 30, -7, 25, -4.6, 20, -5.6,
                20, -5.6, 15, -5, 9, -9.6, 9, -9.6));
        p.raise(flake, -1.6, 1.2).paint(Form.stroke(flake, 1.8), Ink.hex(0xDDB183), 0.8)
                .paint(flake, Ink.hex(0x35140C), 1);
        Shape scar = lie.of(Form.oval(-34, 3, 2.2, 3.4));
        p.carve(scar, -1.4, 2, 0.8, 0.6).paint(scar, Ink.hex(0xE2C698), 0.85);
        p.lay();
    }

    static void stamp(Token t) {
        Pose lie = new Pose(46.5, 45, -7);
        Shape slab = lie.of(Form.blob(-28, -35, -10, -36, 27, -35.4, 32, -31, 32.6, 0, 32.4, 31, 28, 35.4, 0, 36, -28,
                35.4, -32.4, 31, -32.6, 2, -32, -31));
        t.part(Form.put(slab, 1.0, 5.0, 0, 1)).line(1.8).height((px, py, d) -> 2 * Token.round(d / 4)
                + 0.9 * Noise.fbm(px / 4, py / 4, 70, 3))
                .skin(Lamp.CLAY, (px, py) -> Ink.hex(0x7C3F22)).lay();
        // The fret: a stair and one square hook, so broad that it is read from afar; what stands up prints.
        Shape hook = Form.bar(Form.line(-9.4, 10, -9.4, -20.4, 18.4, -20.4, 18.4, 1.6, 3.6, 1.6, 3.6, -8.6), 9.0);
        Shape stair = Form.poly(-24, 27.6, -24, 7, -4.9, 7, -4.9, 13.4, 8.6, 13.4, 8.6, 20.4, 24, 20.4, 24, 27.6);
        Shape fret = lie.of(Form.join(hook, stair));
        Token.Part p = t.part(slab).line(1.8).soft(0.5).hollow(0.7)
                .height((px, py, d) -> 1.4 * Token.round(d / 2.6) + 0.7 * Noise.fbm(px / 5, py / 5, 71,
                        4) - 0.6 * Noise.smooth(0.62, 0.72,
                        Noise.fbm(px / 2.1, py / 2.1, 72, 2)))
                .skin(Lamp.CLAY, (px, py) -> Ink.ramp(Noise.fbm(px / 9, py / 9, 73, 4), Ink.hex(0xCB9058),
                        Ink.hex(0xDCA870), Ink.hex(0xE8BC86), Ink.hex(0xF0CC9A)));
        p.raise(fret, 2.6, 1.4).paint(Form.stroke(fret, t.small() ? 3.6 : 2.8), Ink.hex(0x24100A), 0.95);
        // Pigment of the last print still clings to the raised parts, rubbed thin at places.
        p.paint(fret, Ink.hex(0xC98A5C), 1).paint(fret, (px, py) -> Ink.hex(0xAC271A),
                (px, py) -> 0.97 - 0.45 * Noise.smooth(0.56, 0.70, Noise.fbm(px / 5, py / 5, 75, 4)));
        p.lay();
    }

    static void nugget(Token t) {
        double[][] lumps = {{34, 40, 19, 15}, {58, 36, 17, 14}, {50, 56, 21, 17}, {30, 57, 14, 11}, {67, 53, 13, 10},
                {46, 27, 12, 9}, {70, 39, 9, 6}, {22, 48, 8, 6}, {60, 68, 10, 7}};
        Shape s = Form.blob(14, 48, 16, 38, 25, 31, 30, 21, 41, 15, 53, 17, 62, 18, 73, 25, 79, 35, 79, 44, 82, 53,
                79, 63, 73, 70, 66, 76, 54, 79, 43, 76, 31, 73, 22, 66, 15, 58);
        t.part(s).line(1.8).soft(0.5).hollow(0.28)
                .height((x, y, d) -> {
                    double z = 0, k = 0.42;
                    // A soft maximum melts the lumps together, as gold is found in a river.
                    for (double[] q : lumps) {
                        double r2 = 1 - (Math.pow(x - q[0], 2) + Math.pow(y - q[1], 2)) / (q[2] * q[2]);
                        z += Math.exp(k * q[3] * Math.max(-0.6, r2));
                    }
                    z = Math.log(1 + z) / k;
                    return 0.62 * z + 3.4 * Token.round(d / 7) + 3.0 * Noise.fbm(x / 9, y / 9, 81, 2) - 1.5 * pits(x,
                            y);
                })
                .skin(Lamp.GOLD, (x, y) -> {
                    double n = Noise.fbm(x / 10, y / 10, 83, 3);
                    double[] c = Ink.mix(Ink.hex(0xDB9C2C), Ink.hex(0xF4CB66), n);
                    // Red earth is left in the pits.
                    return Ink.mix(c, Ink.hex(0x8A4A1C), 0.75 * pits(x, y));
                }).lay();
    }

    private static double pits(double x, double y) {
        return Noise.smooth(0.62, 0.78, Noise.fbm(x / 6, y / 6, 88, 2));
    }
}
