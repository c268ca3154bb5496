package patolli.forge.pieces;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * Yellow's piece: a sun of eight rays, each with a ridge, round a ring of bone and a dome of fire opal; six stones of
 * one amber.
 */
final class Sun {
    private static final double STEP = Math.PI / 4, DOME = 10.5, RING = 16;
    /** Dark, middle and light of every stone: one amber, a little browner here and clearer there. */
    private static final double[][][] STONES = {
        Ink.stops(0xCC840C, 0xF4C026, 0xFFE47C), Ink.stops(0xC87E0A, 0xF0BA22, 0xFFE074),
        Ink.stops(0xCE880E, 0xF6C62C, 0xFFE884), Ink.stops(0xCC840C, 0xF4C22A, 0xFFE680),
        Ink.stops(0xCA800C, 0xF2BE26, 0xFFE278), Ink.stops(0xCC860C, 0xF4C42A, 0xFFE680)};
    private static final double[][] FIRE = Ink.stops(0x8E3206, 0xC65A12, 0xE68A30);
    private static final double[] PALE = Ink.hex(0xFFF4C4), BROWN = Ink.hex(0x6A3A10), DARK = Ink.hex(0x2A1606);
    private final int kind;

    /** Stone number 0 to 5. */
    Sun(int kind) {
        this.kind = kind;
    }

    /** How far a point lies from the axis of its ray, as a part of half the way to the next: 0 to 1. */
    private static double off(double x, double y) {
        double a = Math.atan2(y, x) + STEP / 2;
        return Math.abs(a / STEP - Math.round(a / STEP)) * 2;
    }

    static double form(double x, double y) {
        double r = Math.hypot(x, y), t = off(x, y), reach = 40.5 - 14.5 * Math.pow(t, 0.82);
        if (r > reach) {
            return -1;
        }
        if (r < DOME) {
            return 4.0 + 8.5 * Math.sqrt(Math.max(0, 1 - r * r / (DOME * DOME)));
        }
        if (r < RING) {
            return 5.5 + 3.6 * Math.sqrt(Math.max(0, 1 - Math.pow((r - (DOME + RING) / 2) * 2 / (RING - DOME), 2)));
        }
        double edge = reach - r, ridge = 4.4 * (1 - t);
        double shoulder = 6.6 * Math.sqrt(Math.max(0, 1 - Math.pow(Math.max(0, 6 - edge) / 6, 2)));
        return shoulder + ridge * Noise.smooth(0, 8, edge) - 0.8 * Noise.smooth(1.2, 0, Math.abs(r - 20));
    }

    double[] skin(double x, double y) {
        double r = Math.hypot(x, y);
        int s = 631 + 10 * kind;
        if (r >= DOME && r < RING) {
            return Ink.mix(Ink.BONE, Ink.AMATE, Noise.fbm(x / 5, y / 5, s, 3));
        }
        if (r < DOME) {
            return Ink.ramp(0.15 + 0.75 * Noise.fbm(x / 9, y / 9, s + 1, 3), FIRE);
        }
        double[] c = Ink.ramp(0.15 + 0.75 * Noise.fbm(x / 13 + 3, y / 13, s, 3), STONES[kind]);
        return vein(c, x, y, s);
    }

    /** By what the six are known apart even when small. */
    private double[] vein(double[] c, double x, double y, int s) {
        double wave = 6 * (Noise.fbm(x / 16, y / 16, s + 2, 3) - 0.5);
        return switch (kind) {
            // Clear; a brown seam; a net of threads; pale clouds; an insect's dark flecks; two pale bands.
            case 1 -> Ink.mix(c, BROWN, 0.85 * Noise.smooth(2.8, 1.5, Math.abs(x * 0.6 + y * 0.8 + 8 + wave)));
            case 2 -> Ink.mix(c, BROWN, 0.80 * Noise.smooth(0.062, 0.032, Math.abs(Noise.fbm(x / 17, y / 17, s + 3, 2)
                    - 0.5)));
            case 3 -> Ink.mix(c, PALE, 0.80 * Noise.smooth(0.52, 0.60, Noise.fbm(x / 13, y / 13, s + 4, 2)));
            case 4 -> Ink.mix(c, DARK, 0.80 * Noise.smooth(0.66, 0.73, Noise.value(x / 4.8, y / 4.8, s + 5)));
            case 5 -> Ink.mix(c, PALE, 0.80 * Noise.smooth(3.2, 1.8, Math.abs(Math.abs(x * 0.7 - y * 0.7 + wave)
                    - 12)));
            default -> c;
        };
    }
}
