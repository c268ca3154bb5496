package patolli.forge.burst;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;

/** The light that falls from a figure on what lies around it: nothing but light, softer and softer outwards. */
final class Radiance {
    private static final int SIZE = 440;
    private static final double STRONGEST = 0.4;
    private static final double[] AMBER = Ink.hex(0xF79A2C), STRAW = Ink.hex(0xFFCB6A), EMBER = Ink.hex(0xDE4218),
            FLAME = Ink.hex(0xFF9646);

    private Radiance() { }

    /** 440 x 440: a sun's light. */
    static BufferedImage gold(int scale) {
        return BurstSheet.glow(SIZE, scale, Radiance::light, AMBER, STRAW);
    }

    /** 440 x 440: embers' light. */
    static BufferedImage red(int scale) {
        return BurstSheet.glow(SIZE, scale, Radiance::light, EMBER, FLAME);
    }

    private static double light(double x, double y) {
        double off = Math.hypot(x - SIZE / 2.0, y - SIZE / 2.0) / (SIZE / 2.0);
        double left = Math.max(0, 1 - off * off);
        return STRONGEST * left * left * (0.55 + 0.45 * left);
    }
}
