package patolli.forge.pieces;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** Green's piece: a ceremonial axe head with a flaring blade, a drilled eye and two bone studs; six stones of jade. */
final class Celt {
    /** Dark, middle and light of every stone: one jade, a little greyer here and clearer there. */
    private static final double[][][] STONES = {
        Ink.stops(0x1A5030, 0x34865A, 0x66B484), Ink.stops(0x184C30, 0x308058, 0x60AE82),
        Ink.stops(0x1C5430, 0x388A58, 0x6CB884), Ink.stops(0x1A5034, 0x34845E, 0x64B48A),
        Ink.stops(0x1A4E2C, 0x328254, 0x62B07C), Ink.stops(0x1C5232, 0x36885C, 0x68B688)};
    private static final double[] PALE = Ink.hex(0xD8F0D0), BROWN = Ink.hex(0x4A3A16), DARK = Ink.hex(0x0C2416);
    private static final double EYE = 14;
    private final int kind;

    /** Stone number 0 to 5. */
    Celt(int kind) {
        this.kind = kind;
    }

    /** How far inside the outline a point lies, about. */
    static double inside(double x, double y) {
        double ax = Math.abs(x), down = (y + 36) / 66;
        // The waist is narrow; the blade flares to both sides and ends in an arc.
        double half = 16 + 3.5 * down + 16.5 * Math.pow(Math.max(0, down), 3.2);
        double flank = (half - ax) * 0.9, poll = y + 37 - 0.012 * x * x, blade = 39.5 - Math.hypot(x, y + 4) + 4 - 3.5;
        return Math.min(Math.min(flank, poll), blade);
    }

    static double form(double x, double y) {
        double d = inside(x, y), eye = Math.hypot(x, y + EYE);
        if (d < 0) {
            return -1;
        }
        double z = 9.5 * Math.sqrt(Math.max(0, 1 - Math.pow(Math.max(0, 8.5 - d) / 8.5, 2))) + 0.10 * Math.min(d, 20);
        z -= 1.1 * Noise.smooth(1.3, 0, Math.abs(y - 3.5 + 0.010 * x * x)) * Noise.smooth(3, 5, d);
        double stud = Math.hypot(Math.abs(x) - 10, y - 13.5 + 0.006 * x * x);
        if (stud < 4.2) {
            z += 2.2 * Math.sqrt(1 - stud * stud / 17.7);
        }
        if (eye < 9.5) {
            z = eye < 4.2 ? 4.5 : z - 2.0 + 3.4 * Math.sqrt(Math.max(0, 1 - Math.pow((eye - 6.8) / 2.7, 2)));
        }
        return z;
    }

    double[] skin(double x, double y) {
        double eye = Math.hypot(x, y + EYE), stud = Math.hypot(Math.abs(x) - 10, y - 13.5 + 0.006 * x * x);
        int s = 731 + 10 * kind;
        if (eye < 4.2) {
            return Ink.OBSIDIAN;
        }
        if (eye < 9.4 || stud < 4.2) {
            return Ink.mix(Ink.BONE, Ink.AMATE, Noise.fbm(x / 5, y / 5, s, 3));
        }
        return vein(Ink.ramp(0.15 + 0.75 * Noise.fbm(x / 13 + 9, y / 13, s + 1, 3), STONES[kind]), x, y, s);
    }

    /** By what the six are known apart even when small. */
    private double[] vein(double[] c, double x, double y, int s) {
        double wave = 6 * (Noise.fbm(x / 16, y / 16, s + 2, 3) - 0.5);
        return switch (kind) {
            // Clear; one brown seam; a dark net; pale clouds; dark spots; two pale bands.
            case 1 -> Ink.mix(c, BROWN, 0.85 * Noise.smooth(2.8, 1.6, Math.abs(x * 0.5 + y * 0.86 - 12 + wave)));
            case 2 -> Ink.mix(c, DARK, 0.88 * Noise.smooth(0.062, 0.034, Math.abs(Noise.fbm(x / 17, y / 17, s + 3, 2)
                    - 0.5)));
            case 3 -> Ink.mix(c, PALE, 0.74 * Noise.smooth(0.54, 0.62, Noise.fbm(x / 13, y / 13, s + 4, 2)));
            case 4 -> Ink.mix(c, DARK, 0.80 * Noise.smooth(0.63, 0.70, Noise.value(x / 5, y / 5, s + 5)));
            case 5 -> Ink.mix(c, PALE, 0.72 * Noise.smooth(2.8, 1.5, Math.abs(Math.abs(x * 0.7 - y * 0.7 + wave)
                    - 12)));
            default -> c;
        };
    }
}
