package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** The mask of volcanic glass: flat on top, banded with gold, eyes of shell and pyrites, a stepped nose-plate. */
final class Mask {
    private Mask() { }

    static void draw(Token t) {
        double x = 47;
        // Wide and flat-topped after the stone masks of Teotihuacan, with flanges for ears.
        for (int s = -1; s <= 1; s += 2) {
            Shape flange = Form.slab(x + s * 31.4, 46, 13, 30, 3.5);
            t.part(flange).line(1.8).height((px, py, d) -> 3 * Token.round(d / 4)).skin(Lamp.GLASS, Mask::glass).lay();
            Token.Part ear = t.part(Form.disc(x + s * 32.8, 47, 7.2)).line(1.5).lift(0.8)
                    .height((px, py, d) -> 2 * Token.round(d / 2.6) - 1.2 * Token.round((d - 2.6) / 1.2))
                    .skin(Lamp.GOLD, (px, py) -> Ink.hex(0xE3AB40));
            ear.carve(Form.disc(x + s * 32.8, 47, 3.6), 2.4, 3.4, 1.0, 0.9).paint(Form.disc(x + s * 32.8, 47, 3.6),
                    Ink.hex(0x2E9C97), 1);
            ear.lay();
        }
        Shape face = Form.blob(x - 29, 10.6, x, 9, x + 29, 10.6, x + 33, 15, x + 33.4, 34, x + 30.6, 54, x + 23.6, 74,
                x + 16, 84, x, 86.6, x - 16, 84, x - 23.6, 74, x - 30.6, 54, x - 33.4, 34, x - 33, 15);
        Token.Part p = t.part(face).line(1.8).soft(0.4).hollow(0.25)
                .height((px, py, d) -> {
                    double u = px - x, v = py - 46;
                    double z = 13 * Math.sqrt(Math.max(0.02, 1.10 - u * u / 1250 - v * v / 1750))
                            + 3.0 * Token.round(d / 3.4);
                    // A straight brow, then planes as they come off struck glass.
                    z += 2.4 * Noise.smooth(-8, -15, v) + 2.0 * Math.exp(-(Math.pow(Math.abs(u) - 18, 2) / 50
                            + Math.pow(v - 17, 2) / 90));
                    return z + 3.2 * Math.abs(Noise.value((px + 0.4 * py) / 19, py / 15, 106) - 0.5);
                })
                .skin(Lamp.GLASS, Mask::glass).soft(0.7);
        // Bands of gold across brow and cheeks: the striped face of the Smoking Mirror.
        for (Shape band : new Shape[] {Form.slab(x, 55, 90, 6.4, 0), Form.slab(x, 81.4, 90, 4.6, 0)}) {
            Shape cut = Form.both(face, band);
            p.carve(cut, 0.8, 1.2, 1.4, 1).paint(cut, (px, py) -> Ink.mix(Ink.hex(0xC98F2C), Ink.hex(0xF3CC69),
                    Noise.fbm(px / 5, py / 5, 105, 2) + 0.3 * Math.sin(px / 5)), (px, py) -> 1);
        }
        for (int k = -3; k <= 3; k++) {
            Shape chip = Form.slab(x + 8.8 * k, 19.6 + 0.08 * k * k, 7.2, 8.6, 0.7);
            p.carve(chip, 1.3, 1.4, 1.2, 1).paint(chip, Ink.mix(Ink.hex(0x1F7F86), Ink.hex(0x6CCBB8),
                    Noise.hash(k + 9, 5, 103)), 1);
        }
        Shape nose = Form.blob(x - 3.2, 30, x + 3.2, 30, x + 4.2, 46, x + 8, 57, x + 6, 61, x, 62, x - 6, 61, x - 8,
                57, x - 4.2, 46);
        p.carve(nose, 6.0, 5, 1.1, 0.9);
        // A stepped nose-plate of gold hangs before the mouth, as lords and gods wear it.
        Shape step = Form.poly(x - 10, 61.4, x + 10, 61.4, x + 10, 65.4, x + 16, 65.4, x + 16, 69.4, x + 21, 69.4,
                x + 21, 76.4, x - 21, 76.4, x - 21, 69.4, x - 16, 69.4, x - 16, 65.4, x - 10, 65.4);
        p.carve(step, 7.4, 2.4, 1.8, 1).paint(step, (px, py) -> Ink.mix(Ink.hex(0xD09530), Ink.hex(0xFFE08A),
                0.8 * Noise.fbm(px / 6, py / 6, 107, 2) + 0.5 * Noise.smooth(72, 62, py)), (px, py) -> 1);
        p.carve(Form.bar(Form.line(x - 18, 72.9, x + 18, 72.9), 0.9), -0.8, 0.4, 0.5, 0.8);
        for (int k = -1; k <= 1; k++) {
            Shape bead = Form.disc(x + 8.4 * k, 69.4 + 0.3 * k * k, k == 0 ? 3.6 : 2.5);
            p.carve(bead, 9, 2, 1.2, 1).paint(bead, Ink.hex(k == 0 ? 0x2E9C97 : 0xB03020), 1);
        }
        for (int s = -1; s <= 1; s += 2) {
            double ex = x + 16.6 * s;
            // Half a disc of shell under the straight edge of the brow, and a disc of pyrites for a mirror.
            Shape under = Form.slab(ex, 47, 40, 18, 0);
            Shape eye = Form.both(Form.disc(ex, 38, 11.4), under), pupil = Form.both(Form.disc(ex, 39.4, 6.6), under);
            Shape mirror = Form.both(Form.disc(ex, 39.4, 4.6), under);
            p.raise(eye, 1.2, 2).paint(Form.stroke(eye, 3.4), Ink.hex(0x050404), 1).paint(eye, Ink.hex(0xF6EEDC), 1);
            p.paint(pupil, Ink.hex(0x0B0908), 1).paint(mirror, Ink.hex(0xE0A636), 1);
        }
        p.lay();
    }

    /** Nearly black; a grey-green sheen lies in bands inside it. */
    private static double[] glass(double x, double y) {
        double band = Noise.smooth(0.50, 0.64, Noise.fbm((x + y) / 26, (y - x) / 7, 102, 2));
        return Ink.mix(Ink.hex(0x121214), Ink.hex(0x39423C), 0.75 * band);
    }
}
