package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** The two faces among the assets: volcanic glass from the front, jade in profile. */
final class Heads {
    private Heads() { }

    static void mask(Token t) {
        double x = 47;
        // Wide and flat-topped after the stone masks of Teotihuacan, with flanges for ears.
        for (int s = -1; s <= 1; s += 2) {
            Shape flange = Form.slab(x + s * 33, 46, 15, 30, 3.5);
            t.part(flange).line(1.8).height((px, py, d) -> 3 * Token.round(d / 4)).skin(Lamp.GLASS, Heads::glass).lay();
            Token.Part ear = t.part(Form.disc(x + s * 35.4, 47, 7.6)).line(1.5).lift(0.8)
                    .height((px, py, d) -> 2 * Token.round(d / 2.6) - 1.2 * Token.round((d - 2.6) / 1.2))
                    .skin(Lamp.GOLD, (px, py) -> Ink.hex(0xE3AB40));
            ear.carve(Form.disc(x + s * 35.4, 47, 3.6), 2.4, 3.4, 1.0, 0.9).paint(Form.disc(x + s * 35.4, 47, 3.6), Ink.hex(0x2E9C97), 1);
            ear.lay();
        }
        Shape face = Form.blob(x - 29, 10.6, x, 9, x + 29, 10.6, x + 33, 15, x + 33.4, 34, x + 30.6, 54, x + 23.6, 74, x + 16, 84, x, 86.6,
                x - 16, 84, x - 23.6, 74, x - 30.6, 54, x - 33.4, 34, x - 33, 15);
        Token.Part p = t.part(face).line(1.8).soft(0.4).hollow(0.25)
                .height((px, py, d) -> {
                    double u = px - x, v = py - 46;
                    double z = 13 * Math.sqrt(Math.max(0.02, 1.10 - u * u / 1250 - v * v / 1750)) + 3.0 * Token.round(d / 3.4);
                    // A straight brow, then planes as they come off struck glass.
                    z += 2.4 * Noise.smooth(-8, -15, v) + 2.0 * Math.exp(-(Math.pow(Math.abs(u) - 18, 2) / 50 + Math.pow(v - 17, 2) / 90));
                    return z + 3.2 * Math.abs(Noise.value((px + 0.4 * py) / 19, py / 15, 106) - 0.5);
                })
                .skin(Lamp.GLASS, Heads::glass).soft(0.7);
        // Bands of gold across brow and cheeks: the striped face of the Smoking Mirror.
        for (Shape band : new Shape[] {Form.slab(x, 53, 90, 6.4, 0), Form.slab(x, 80.4, 90, 4.6, 0)}) {
            Shape cut = Form.both(face, band);
            p.carve(cut, 0.8, 1.2, 1.4, 1).paint(cut, (px, py) -> Ink.mix(Ink.hex(0xC98F2C), Ink.hex(0xF3CC69), Noise.fbm(px / 5, py / 5, 105,
                    2) + 0.3 * Math.sin(px / 5)), (px, py) -> 1);
        }
        for (int k = -4; k <= 4; k++) {
            Shape chip = Form.slab(x + 6.9 * k, 19.4 + 0.06 * k * k, 5.5, 7.4, 0.7);
            p.carve(chip, 1.3, 1.4, 1.2, 1).paint(chip, Ink.mix(Ink.hex(0x1F7F86), Ink.hex(0x6CCBB8), Noise.hash(k + 9, 5, 103)), 1);
        }
        Shape nose = Form.blob(x - 3.2, 30, x + 3.2, 30, x + 4.2, 46, x + 8, 57, x + 6, 61, x, 62, x - 6, 61, x - 8, 57, x - 4.2, 46);
        p.carve(nose, 6.0, 5, 1.1, 0.9);
        // A stepped nose-plate of gold hangs before the mouth, as lords and gods wear it.
        Shape step = Form.poly(x - 10, 61.4, x + 10, 61.4, x + 10, 65.4, x + 16, 65.4, x + 16, 69.4, x + 21, 69.4, x + 21, 76.4, x - 21, 76.4,
                x - 21, 69.4, x - 16, 69.4, x - 16, 65.4, x - 10, 65.4);
        p.carve(step, 7.4, 2.4, 1.8, 1).paint(step, (px, py) -> Ink.mix(Ink.hex(0xD09530), Ink.hex(0xFFE08A), 0.8 * Noise.fbm(px / 6, py / 6, 107,
                2) + 0.5 * Noise.smooth(72, 62, py)), (px, py) -> 1);
        p.carve(Form.bar(Form.line(x - 18, 72.9, x + 18, 72.9), 0.9), -0.8, 0.4, 0.5, 0.8);
        for (int k = -1; k <= 1; k++) {
            Shape bead = Form.disc(x + 8.4 * k, 69.4 + 0.3 * k * k, k == 0 ? 3.6 : 2.5);
            p.carve(bead, 9, 2, 1.2, 1).paint(bead, Ink.hex(k == 0 ? 0x2E9C97 : 0xB03020), 1);
        }
        for (int s = -1; s <= 1; s += 2) {
            double ex = x + 16.6 * s;
            // Half-lidded: shell, a dark ring, and a disc of pyrites for a mirror.
            Shape eye = Form.less(Form.disc(ex, 40, 9.6), Form.put(Form.slab(0, -10, 40, 13, 0), ex, 39.6, -9 * s, 1));
            Shape pupil = Form.both(eye, Form.disc(ex, 40.6, 5.8)), mirror = Form.both(eye, Form.disc(ex, 40.6, 4.2));
            p.raise(eye, 1.2, 2).paint(Form.stroke(eye, 2.8), Ink.hex(0x050404), 1).paint(eye, Ink.hex(0xF6EEDC), 1);
            p.paint(pupil, Ink.hex(0x0B0908), 1).paint(mirror, Ink.hex(0xD9A03A), 1);
            p.paint(Form.both(eye, Form.disc(ex - 1.2, 39.4, 1.7)), Ink.hex(0xFFF2C8), 1);
        }
        p.lay();
    }

    /** Nearly black; a grey-green sheen lies in bands inside it. */
    private static double[] glass(double x, double y) {
        double band = Noise.smooth(0.50, 0.64, Noise.fbm((x + y) / 26, (y - x) / 7, 102, 2));
        return Ink.mix(Ink.hex(0x121214), Ink.hex(0x39423C), 0.75 * band);
    }

    static void jade(Token t) {
        Shape head = Form.blob(33, 14, 44, 8.6, 58, 8.6, 70, 13, 79, 23, 82, 37, 80, 50, 76, 62, 76, 76, 77, 84, 77, 84, 62, 87, 47, 86.4, 47, 86.4,
                47, 80, 44, 77.6, 35, 77.6, 27.6, 74, 27.6, 70.4, 25, 68, 27, 64.6, 23.4, 61, 26.6, 57.4, 26, 55, 19, 54.4, 14.6, 50.4, 18, 45, 23,
                        36, 24.4, 29, 24.4, 29, 20.6, 27, 21, 18, 26, 14.6);
        Token.Part p = t.part(head).line(1.8).soft(0.55).hollow(0.4)
                .height((x, y, d) -> 11 * Token.round(d / 17) + 0.5 * Noise.fbm(x / 9, y / 9, 111, 2))
                .skin(Lamp.STONE, (x, y) -> {
                    double n = Noise.fbm(x / 15 + 2, y / 15, 112, 4), vein = Math.abs(Noise.fbm(x / 19, y / 13, 113, 3) - 0.5);
                    double[] c = Ink.ramp(-0.1 + 1.2 * n, Ink.hex(0x1C5236), Ink.hex(0x2F8052), Ink.hex(0x57A871), Ink.hex(0xA8D6A4));
                    return Ink.mix(c, Ink.hex(0xD9EBCB), 0.28 * (1 - Noise.smooth(0.004, 0.026, vein)));
                });
        // Head-band with drilled discs, then hair in lobes behind.
        Shape band = Form.blob(20.6, 27, 20.6, 27, 20.4, 18.6, 26, 14.4, 40, 16, 56, 18.4, 70, 24, 80, 31, 80, 31, 81.6, 41, 81.6, 41, 68, 34.4,
                50, 30.4, 34, 29);
        p.carve(band, 2.6, 3, 1.3, 0.85);
        for (double[] q : new double[][] {{28.6, 21.8}, {41, 23}, {53.4, 25}, {65.6, 29}}) {
            p.carve(Form.disc(q[0], q[1], 4.0), 1.4, 2.4, 1.0, 0.8).carve(Form.disc(q[0], q[1], 1.3), -1.6, 1.2, 0.8, 0.8);
        }
        // The ear-spool.
        p.carve(Form.disc(62.6, 53, 10.4), 2.6, 3, 1.3, 0.85).carve(Form.disc(62.6, 53, 6.0), -1.6, 2, 1.0, 0.75)
                .carve(Form.disc(62.6, 53, 2.6), 2.4, 2.2, 0.9, 0.7);
        p.carve(Form.blob(60, 64, 66, 64, 68, 73, 63, 79.6, 58, 73), 2.2, 3, 1.2, 0.8);
        // Almond eye, nostril wing, lips, and the tattoo line of the cheek.
        Shape eye = Form.blob(27, 42, 27, 42, 32, 37.6, 40, 38.4, 45.6, 43.4, 45.6, 43.4, 38, 46.4, 31, 46);
        p.carve(eye, -1.8, 2, 1.4, 0.9).paint(Form.disc(35, 42.2, 2.9), Ink.INK, 0.9);
        p.raise(Form.stroke(Form.curve(25.6, 37, 32, 33.4, 41, 34.4, 48, 40), 2.4), 1.8, 1.2);
        p.carve(Form.blob(18, 51.4, 23, 48, 29, 49.4, 30, 54, 26, 56, 20, 54.6), 2.2, 3, 1.2, 0.8);
        p.carve(Form.blob(23, 61.6, 30, 58.2, 37, 60.4, 39.6, 63.6, 32, 64.4), 2.2, 2.2, 1.0, 0.75);
        p.carve(Form.blob(24.4, 67.4, 31, 65.6, 39, 64.8, 35.6, 69.4, 28.6, 71), 2.2, 2.2, 1.0, 0.75);
        groove(p, 31, 56, 36.4, 57, 40, 61, 42, 67);
        groove(p, 49, 79, 58, 82, 68, 82.6, 76, 80.6);
        groove(p, 69.4, 42, 74, 44, 78.6, 48.6);
        // A scroll on the cheek, and maize leaves laid back over the crown.
        groove(p, 46, 71, 52, 70.4, 54, 65.6, 50.6, 62.6, 47.4, 65, 49.4, 67);
        for (int k = 0; k < 3; k++) {
            p.carve(Form.plume(38 + 11 * k, 17.4 + 2.6 * k, 50 + 11 * k, 9.6 + 3.4 * k, 1.6, 3.6, 3.2), 2.0, 3, 1.1, 0.8);
        }
        Shape hole = Form.disc(52, 14.2, 2.2);
        p.carve(hole, -3, 2, 1.0, 1).paint(hole, Ink.hex(0x14100C), 1);
        p.lay();
        // A loop of red cotton through the hole: this is worn on the breast.
        Shape loop = Form.stroke(Form.curve(52.6, 14.4, 47.2, 9, 47.6, 4, 52, 2.2, 56.8, 4, 57.2, 9, 52.6, 14.4), 2.4);
        t.part(loop).line(1.0).lift(0.8).height((x, y, d) -> Token.round(d / 1.2) + 0.35 * Math.sin((x * 1.2 + y) * 2.2))
                .skin(Lamp.CLAY, (x, y) -> Ink.hex(0xBE3022)).lay();
    }

    /** A line cut with string and sand: round at the bottom. */
    private static void groove(Token.Part p, double... q) {
        Shape s = Form.curve(q);
        p.raise(Form.stroke(s, 2.6), -1.8, 1.3).paint(Form.stroke(s, 1.2), Ink.INK, 0.7);
    }
}
