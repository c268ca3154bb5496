package patolli.forge.pieces;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** Red's piece: a rim set with eight studs, a groove, a high polished dome of red stone; six stones, no two alike. */
final class Jewel {
    /** Form units from the middle to the edge. */
    static final double RADIUS = 38;
    private static final double STEP = Math.PI / 4;
    /** Four stops from dark to light: spondylus, crimson jasper, carnelian, cinnabar, garnet, coral shell. */
    private static final double[][][] STONES = {
        Ink.stops(0x4A0807, 0x8C1710, 0xB32A1C, 0xD4492F), Ink.stops(0x3E060A, 0x7C0F14, 0xA01A1C, 0xB93A30),
        Ink.stops(0x5A1206, 0x9C2A0E, 0xC4421A, 0xDD6A35), Ink.stops(0x51100C, 0x961C14, 0xBE3222, 0xCB4A38),
        Ink.stops(0x2E0508, 0x620A10, 0x8E1618, 0xB02A26), Ink.stops(0x6A1610, 0xA62B20, 0xC8473A, 0xE07A66)};
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
            return kind == 4 ? Ink.mix(Ink.GOLD, Ink.BONE, 0.3) : Ink.BONE;
        }
        double turn = 0.9 * kind, u = x * Math.cos(turn) + y * Math.sin(turn), v = y * Math.cos(turn) - x
                * Math.sin(turn);
        int s = 31 + 10 * kind;
        double band = Noise.fbm(u / 26 + 3, v / 7 + 0.02 * u, s, 3), cloud = Noise.fbm(u / 12, v / 12, s + 1, 3);
        double t = kind % 3 == 0 ? 0.15 + 0.45 * band + 0.35 * cloud : kind % 3 == 1 ? 0.05 + 0.85 * cloud
                : 0.10 + 0.80 * band;
        double[] c = Ink.ramp(t, STONES[kind]);
        return vein(c, u, v, s);
    }

    /** Jasper and cinnabar carry thin pale or dark threads. */
    private double[] vein(double[] c, double u, double v, int s) {
        double line = Math.abs(Noise.fbm(u / 19, v / 19, s + 3, 4) - 0.5), where = Noise.fbm(u / 24, v / 24, s + 4, 2);
        double k = (1 - Noise.smooth(0.004, 0.022, line)) * Noise.smooth(0.42, 0.56, where);
        return switch (kind) {
            case 1 -> Ink.mix(c, Ink.hex(0xE8C9A8), 0.55 * k);
            case 3 -> Ink.mix(c, Ink.hex(0x2A0A08), 0.80 * k);
            case 5 -> Ink.mix(c, Ink.hex(0xF3D9C4), 0.26 * Noise.smooth(0.52, 0.80, Noise.fbm(u / 40, v / 4, s + 5,
                    3)));
            default -> c;
        };
    }
}
