package patolli.forge.pieces;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** Red's piece: a rim set with eight studs, a groove, a polished dome; six stones of one red, no two alike. */
final class Jewel {
    /** Form units from the middle to the edge. */
    static final double RADIUS = 38;
    private static final double STEP = Math.PI / 4;
    /** Dark, middle and light of every stone: one red, a little deeper here and lighter there. */
    private static final double[][][] STONES = {
        Ink.stops(0x6A100C, 0xA6241A, 0xC23A28), Ink.stops(0x640E10, 0x9C1E1A, 0xB42E24),
        Ink.stops(0x701208, 0xB02C18, 0xCC4A2A), Ink.stops(0x6C120E, 0xA8281E, 0xC04030),
        Ink.stops(0x5C0A0C, 0x961A18, 0xB02C22), Ink.stops(0x74160E, 0xAE3020, 0xC84834)};
    private static final double[] CREAM = Ink.hex(0xF0CDAE), DARK = Ink.hex(0x2A0807), PALE = Ink.hex(0xE8886A);
    private final int kind;

    /** Stone number 0 to 5. */
    Jewel(int kind) {
        this.kind = kind;
    }

    /** Distance from the middle of the nearest stud. */
    static double stud(double x, double y) {
        double a = Math.atan2(y, x), r = Math.hypot(x, y), near = (a / STEP - Math.round(a / STEP)) * STEP;
        return Math.hypot(r * Math.cos(near) - 31.6, r * Math.sin(near));
    }

    static double form(double x, double y) {
        double r = Math.hypot(x, y);
        if (r > RADIUS) {
            return -1;
        }
        if (r < 26.5) {
            double base = 8.5 - 3.4 * Noise.smooth(26.5, 24.4, r);
            return Math.max(base, r < 24.6 ? 3.6 + 13 * Math.sqrt(Math.max(0, 1 - r * r / 606)) : 0);
        }
        double rim = 8.5 * Math.sqrt(Math.max(0, 1 - Math.pow(Math.max(0, r - 31) / 7, 2))), d = stud(x, y);
        double bump = d >= 2.7 ? 0 : 1.8 * Math.sqrt(1 - d * d / 2.7 / 2.7);
        return rim + bump - 0.8 * Noise.smooth(1.1, 0, Math.abs(d - 3.3));
    }

    double[] skin(double x, double y) {
        if (stud(x, y) < 2.8) {
            return Ink.BONE;
        }
        double turn = 0.9 * kind, u = x * Math.cos(turn) + y * Math.sin(turn), v = y * Math.cos(turn) - x
                * Math.sin(turn);
        double cloud = Noise.fbm(u / 13, v / 13, 31 + 10 * kind, 3);
        double[] c = Ink.ramp(0.15 + 0.75 * cloud, STONES[kind]);
        // The rim is of a paler stone: from afar the piece is not a dark spot.
        return Math.hypot(x, y) < 26 ? vein(c, u, v, 31 + 10 * kind) : Ink.mix(c, PALE, 0.5);
    }

    /** By what the six are known apart even when small; only the dome shows it. */
    private double[] vein(double[] c, double u, double v, int s) {
        double wave = 5 * (Noise.fbm(u / 14, v / 14, s + 3, 3) - 0.5);
        return switch (kind) {
            // Clear; one pale seam; growth bands of shell; a net of black threads; dark spots; two cream stripes.
            case 1 -> Ink.mix(c, CREAM, 0.85 * Noise.smooth(2.0, 1.0, Math.abs(v + 3 + 2 * wave))
                    + 0.6 * Noise.smooth(1.3, 0.5, Math.abs(u + 0.5 * v - 6 + wave)) * Noise.smooth(-4, 4, v));
            case 2 -> Ink.mix(c, Ink.hex(0xE89468), 0.62 * Noise.smooth(-0.1, 0.6, Math.cos((Math.hypot(u + 16,
                    v + 10) + 0.5 * wave) * 0.82)));
            case 3 -> Ink.mix(c, DARK, 0.9 * Noise.smooth(0.066, 0.034, Math.abs(Noise.fbm(u / 17, v / 17, s + 4, 2)
                    - 0.5)));
            case 4 -> Ink.mix(c, DARK, 0.82 * Noise.smooth(0.60, 0.66, Noise.value(u / 4.6, v / 4.6, s + 5)));
            case 5 -> Ink.mix(c, CREAM, 0.78 * Noise.smooth(3.0, 1.8, Math.abs(Math.abs(v + wave) - 8)));
            default -> c;
        };
    }
}
