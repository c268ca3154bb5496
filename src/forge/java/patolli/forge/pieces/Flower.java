package patolli.forge.pieces;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** Blue's piece: four petals, each with an incised line, round a drilled eye; six stones of one turquoise. */
final class Flower {
    /** Dark, middle and light of every stone: one turquoise, a little greener here and bluer there. */
    private static final double[][][] STONES = {
        Ink.stops(0x136A78, 0x2496A0, 0x4FBCB6), Ink.stops(0x14687C, 0x2592A4, 0x4CB6BC),
        Ink.stops(0x187078, 0x2C9C9E, 0x60C6BA), Ink.stops(0x126C72, 0x249A98, 0x54C0B0),
        Ink.stops(0x126478, 0x2290A2, 0x4AB4BA), Ink.stops(0x166E78, 0x2898A0, 0x58C0B8)};
    private static final double[] PALE = Ink.hex(0xD4F0DE), BROWN = Ink.hex(0x4A2E16), DARK = Ink.hex(0x0E2226);
    private final int kind;

    /** Stone number 0 to 5. */
    Flower(int kind) {
        this.kind = kind;
    }

    static double form(double x, double y) {
        double best = -1, line = 9, ax = Math.abs(x), ay = Math.abs(y), r = Math.hypot(x, y);
        for (int k = 0; k < 2; k++) {
            double d = Math.hypot((k == 0 ? ax : ay) - 19.5, k == 0 ? ay : ax);
            if (d < 18.5) {
                double edge = 18.5 - d, z = 9.5 * Math.sqrt(Math.min(1, 1 - Math.pow(Math.max(0, 8 - edge) / 8, 2)));
                // Inside the incised line each petal swells again.
                best = Math.max(best, z + (d < 11.5 ? 4.6 * Math.sqrt(1 - d * d / 133) : 0));
                line = Math.min(line, Math.abs(d - 11.9));
            }
        }
        if (best < 0) {
            return r < 19 ? 7.5 : -1;
        }
        // A valley between the petals.
        best -= 3.2 * Noise.smooth(3.2, 0, Math.abs(ax - ay) * 0.7071) * Noise.smooth(9, 14, r);
        best -= 1.0 * Noise.smooth(1.2, 0, line) * Noise.smooth(13, 15, r);
        if (r < 13.5) {
            best = r < 4 ? 5 : r < 11.6 ? 9.5 + 3.8 * Math.sqrt(Math.max(0, 1 - Math.pow((r - 7.8) / 3.8, 2))) : 7.5;
        }
        return best;
    }

    double[] skin(double x, double y) {
        double r = Math.hypot(x, y);
        if (r < 4) {
            return Ink.OBSIDIAN;
        }
        int s = 33 + 10 * kind;
        if (r < 11.7) {
            return Ink.mix(Ink.BONE, Ink.AMATE, Noise.fbm(x / 5, y / 5, s, 3));
        }
        return vein(Ink.ramp(0.15 + 0.75 * Noise.fbm(x / 13 + 5, y / 13, s + 1, 3), STONES[kind]), x, y, s);
    }

    /** By what the six are known apart even when small. */
    private double[] vein(double[] c, double x, double y, int s) {
        double wave = 6 * (Noise.fbm(x / 16, y / 16, s + 2, 3) - 0.5), net = Math.abs(Noise.fbm(x / 17, y / 17, s + 3,
                2) - 0.5);
        return switch (kind) {
            // Clear; one brown seam; a black net; pale clouds; dark spots; two pale bands.
            case 1 -> Ink.mix(c, BROWN, 0.9 * Noise.smooth(3.2, 2.0, Math.abs(x * 0.55 + y * 0.84 + 9 + wave))
                    + 0.9 * Noise.smooth(2.8, 1.6, Math.abs(x * 0.8 - y * 0.6 - 14 + wave)));
            case 2 -> Ink.mix(c, DARK, 0.92 * Noise.smooth(0.075, 0.040, net));
            case 3 -> Ink.mix(c, PALE, 0.80 * Noise.smooth(0.52, 0.60, Noise.fbm(x / 13, y / 13, s + 4, 2)));
            case 4 -> Ink.mix(c, DARK, 0.82 * Noise.smooth(0.61, 0.68, Noise.value(x / 5.2, y / 5.2, s + 5)));
            case 5 -> Ink.mix(c, PALE, 0.75 * Noise.smooth(3.2, 1.8, Math.abs(Math.abs(x * 0.7 + y * 0.7 + wave)
                    - 13)));
            default -> c;
        };
    }
}
