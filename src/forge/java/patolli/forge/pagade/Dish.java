package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import patolli.forge.carved.Field;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.mysore.Oblique;

/** A small dish of turned brass, in which a pawn waits that has been cut. */
final class Dish {
    private static final int SIDE = 56;
    private static final double WIDE = 19.6, FOOT = 15, HIGH = 3.4, ROUND = 0.9, LEAN = 0.3, POLISH = 1.3;
    /** The ball that is turned out of it: its middle over the ground, and half as wide. */
    private static final double BALL = 46, HOLLOW = 45.1;
    /** Two rings about its middle, and how deep they are cut; how dark its edge is. */
    private static final double[] RINGS = {13.6, 16.6};
    private static final double CUT = 0.55, DEEP = 0.62, DARK = 0.85;
    private static final double[][] BRASS = Ink.stops(0x5A340A, 0xA8721C, 0xE2B04A);

    private Dish() { }

    /** 56 x 56, with its shadow. */
    static BufferedImage draw(int scale) {
        Field form = (x, y, z) -> {
            double r = Math.hypot(x, y);
            double side = (r - FOOT - (WIDE - FOOT) * Math.clamp(z / HIGH, 0, 1)) * 0.6;
            double body = Math.max(Math.max(side, z - HIGH), -z) - ROUND * 0.2;
            return Math.max(body, HOLLOW - Math.sqrt(r * r + (z - BALL) * (z - BALL)));
        };
        Oblique.Skin skin = (x, y, z) -> {
            double r = Math.hypot(x, y), groove = 1 - DARK * Noise.smooth(WIDE - 1.6, WIDE - 0.6, r);
            for (double ring : RINGS) {
                groove -= DEEP * Noise.smooth(2 * CUT, 0, Math.abs(r - ring));
            }
            return Ink.scale(Ink.ramp(0.35 + 0.4 * Noise.fbm(x * 0.12 + 9, r * 0.9, 23, 3), BRASS), groove);
        };
        return new Oblique(form, skin, POLISH, HIGH + ROUND, LEAN).draw(SIDE, SIDE, scale, true);
    }
}
