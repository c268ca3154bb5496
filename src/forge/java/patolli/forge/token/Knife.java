package patolli.forge.token;

import java.awt.Shape;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/** The red pocketknife, half open, with a shield that belongs to nobody. */
final class Knife {
    private static final Pose HANDLE = new Pose(74, 60, 166), BLADE = new Pose(74, 60, 226);

    private Knife() { }

    static void draw(Token t) {
        // The blade, from the pivot at the origin outward along x.
        Shape steel = BLADE.of(Form.blob(-3, -7, -3, -7, 10, -8.6, 47, -9.0, 47, -9.0, 58, -3.2, 68, 5.6, 68, 5.6, 56,
                8.8, 12, 8.6, 11, 6, 11, 6, 4, 7, -3, 7));
        Token.Part b = t.part(steel).line(1.6).soft(0.35)
                .height((x, y, d) -> {
                    double v = BLADE.aside(x, y), u = BLADE.along(x, y);
                    // Flat flank, then the ground bevel down to the edge.
                    return 0.5 * Token.round(d / 0.8) - 0.34 * Math.max(0, v - 0.6) + 0.06 * Math.sin(u * 5 + v)
                            + 0.25 * Noise.fbm(u / 9, v, 51, 2);
                })
                .skin(Lamp.SILVER, (x, y) -> Ink.mix(Ink.hex(0xBEC1BF), Ink.hex(0xE4E4DE),
                        Noise.smooth(0.2, 0.9, BLADE.aside(x, y))));
        b.paint(Form.stroke(BLADE.of(Form.curve(9, 1.0, 34, 1.1, 52, 1.4, 65, 4.8)), 0.7), Ink.INK, 0.6);
        Shape nick = BLADE.of(Form.blob(27, -5.6, 37, -6.0, 37, -6.0, 36, -3.6, 28, -3.4));
        b.carve(nick, -1.2, 0.8, 0.8, 0.9).paint(nick, Ink.hex(0x4A4640), 0.8);
        b.lay();
        // Steel liners look out from under the red scales.
        Shape grip = HANDLE.of(Form.blob(-8.6, -8.4, 0, -10.4, 30, -10.4, 54, -10.0, 63, -5, 64.4, 0, 63, 5.6, 54,
                10.2, 30, 10.6, 0, 10.4, -8.6, 8.4, -10.6, 0));
        t.part(Form.put(grip, 0.4, 3.0, 0, 1)).line(1.7).height(Token.edge(0.8, 1))
                .skin(Lamp.SILVER, (x, y) -> Ink.hex(0x97928A)).lay();
        Token.Part p = t.part(grip).line(1.6).soft(0.4).lift(1.6)
                .height((x, y, d) -> 4.2 * Token.round(d / 9.5) + 0.2 * Noise.fbm(x / 8, y / 8, 52, 2))
                .skin(Lamp.LACQUER, (x, y) -> Ink.mix(Ink.hex(0xB5241A), Ink.hex(0x8F1812),
                        Noise.fbm(x / 12, y / 7, 53, 3)));
        // Inlay: a plain shield with a stepped hill.
        Shape shield = HANDLE.of(Form.blob(-6.4, -6.6, -6.4, -6.6, 0, -5.8, 6.4, -6.6, 6.4, -6.6, 6.4, 0.6, 0, 7.6, 0,
                7.6, -6.4, 0.6), 27, 0, 180, 1);
        p.raise(shield, 0.5, 0.9).paint(Form.stroke(shield, 1.6), Ink.INK, 0.8).paint(shield, Ink.hex(0xE8BC55), 1);
        p.paint(HANDLE.of(Form.poly(-4.2, 2.2, -4.2, 0.2, -2.4, 0.2, -2.4, -1.8, -0.9, -1.8, -0.9, -3.8, 0.9, -3.8,
                0.9, -1.8, 2.4, -1.8, 2.4, 0.2, 4.2, 0.2, 4.2, 2.2), 27, 0, 180, 1), Ink.INK, 0.95);
        for (double u : new double[] {0, 57}) {
            Shape pin = HANDLE.of(Form.disc(u, 0, u == 0 ? 3.3 : 2.4));
            p.raise(pin, 1.0, 2).paint(Form.stroke(pin, 1.2), Ink.INK, 0.9).paint(pin, Ink.hex(0xD9CFB8), 1);
        }
        p.lay();
    }
}
