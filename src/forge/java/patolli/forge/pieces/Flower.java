package patolli.forge.pieces;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** Blue's piece: four petals with an incised line each round a drilled eye; six turquoises, no two alike. */
final class Flower {
    /** Green turquoise, sky blue, pale, old green, clear blue, cloudy. */
    private static final double[][][] STONES = {
        Ink.stops(0x1F7480, 0x2B979E, 0x4DB8AD, 0x8FD5C4), Ink.stops(0x226E8C, 0x2F90AB, 0x55B4C4, 0x9AD6DA),
        Ink.stops(0x35868A, 0x57AFA9, 0x86CDBF, 0xBDE6D6), Ink.stops(0x24776F, 0x389B8B, 0x5FBBA6, 0x9FDAC6),
        Ink.stops(0x246E8A, 0x3590A8, 0x60B6C4, 0xA8DADF), Ink.stops(0x2A7E80, 0x45A6A0, 0x74C2B4, 0xB4E0D0)};
    /** How much brown or black matrix runs through each. */
    private static final double[] MATRIX = {0.75, 0.25, 0.9, 0.5, 0.0, 0.95};
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
        double cloud = Noise.fbm(x / 15 + 5, y / 15, s + 1, 4), v = Math.abs(Noise.fbm(x / 17, y / 17, s + 2, 4) - 0.5);
        double[] c = Ink.ramp(0.12 + 0.8 * cloud, STONES[kind]);
        double thick = kind == 2 || kind == 5 ? 0.030 : 0.020;
        double net = (1 - Noise.smooth(0.004, thick, v)) * (kind == 5 ? 1 : Noise.smooth(0.42, 0.55, Noise.fbm(x / 20,
                y / 20, s + 3, 2)));
        return Ink.mix(c, kind == 2 ? Ink.hex(0x1E1A14) : Ink.hex(0x4A3820), MATRIX[kind] * net);
    }
}
