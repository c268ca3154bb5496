package patolli.forge.cabinet;

import patolli.forge.carved.Field;
import patolli.forge.carved.Solids;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.tableau.Thing;

/** Pawns, long dice, draughts and canes as forms and skins; z is up, lengths are units of the boards. */
final class Turnery {
    static final double PAWN_R = 10.8, DIE_L = 54, DIE_W = 8.2;

    private Turnery() { }

    private static double radius(double h) {
        if (h < 3.2) {
            return PAWN_R * (0.93 + 0.07 * Math.sqrt(Math.max(0, 1 - sq((h - 1.6) / 1.6))));
        }
        double t = (h - 3.2) / 20.5, env = PAWN_R * 0.97 * Math.sqrt(Math.max(0.0, 1 - 0.90 * Math.pow(t, 2.1)));
        double q = t * 4.0 - Math.floor(t * 4.0), bulge = Math.sqrt(Math.max(0, 1 - sq(2 * q - 1)));
        return env * (0.87 + 0.13 * bulge);
    }

    /** A beehive of four tiers with a knob. */
    static double pawn(double x, double y, double z) {
        double r = Math.sqrt(x * x + y * y), h = Math.clamp(z, 0, 23.7);
        double side = (r - radius(h)) * 0.62, cap = Math.max(-z, z - 23.7);
        double body = cap > 0 && side > 0 ? Math.hypot(side, cap) * 0.8 : Math.max(side, cap);
        double knob = Math.sqrt(x * x + y * y + sq(z - 25.6)) - 3.1;
        return Math.min(body, knob);
    }

    /** Lac laid on while the pawn turns on the lathe: one tier and the neck in another colour. */
    static Thing.Skin pawnSkin(double[] lac, double[] line, double[] knob) {
        double[] wood = Ink.hex(0xB98A52);
        return (x, y, z) -> {
            double streak = Noise.value(Math.atan2(y, x) * 2.2, z * 1.6, 31);
            if (z < 0.5) {
                return Ink.scale(wood, 0.75 + 0.5 * Noise.value(Math.hypot(x - 2, y - 1) * 1.6, 0.5, 8));
            }
            if (z > 23.4) {
                return z < 24.2 ? line : knob;
            }
            if (z < 3.6) {
                return z > 2.9 ? Ink.scale(line, 0.5) : Ink.scale(lac, 0.8 + 0.3 * streak);
            }
            double t = (z - 3.2) / 20.5 * 4, q = t - Math.floor(t);
            if ((int) t == 1 && q > 0.18 && q < 0.82) {
                return Ink.scale(line, 0.85 + 0.3 * streak);
            }
            return Ink.scale(lac, (0.82 + 0.36 * streak) * (0.70 + 0.30 * Noise.smooth(0.02, 0.12, Math.min(q, 1
                    - q))));
        };
    }

    /** A touch thicker in the middle, as long dice are when they are carved by hand. */
    static double die(double x, double y, double z) {
        double w = DIE_W - 0.9 * sq(x / DIE_L) + 0.1 * Noise.value(x / 9, y, 4);
        return Solids.box(x, y, z, DIE_L, w, w, 1.7) * 0.9;
    }

    /** Bone with pips burnt in: {@code top} on +z, {@code side} on the other faces. */
    static Thing.Skin dieSkin(int top, int side, int seed) {
        return (x, y, z) -> {
            double grain = Noise.fbm(x / 30, (y + z) * 0.8, seed, 3), spot = Noise.fbm(x / 12, y / 6 + z / 6, seed + 1,
                    3);
            double[] c = Ink.ramp(0.15 + 0.9 * grain, Ink.hex(0xC9A468), Ink.hex(0xF0DBAC), Ink.hex(0xFFF3D6));
            c = Ink.mix(c, Ink.hex(0xA47B42), 0.45 * Noise.smooth(0.60, 0.8, spot) + 0.35 * Noise.smooth(DIE_L - 7,
                    DIE_L, Math.abs(x)));
            if (Math.abs(x) > DIE_L - 1.2) {
                return Ink.scale(c, 0.8);
            }
            boolean up = Math.abs(z) > Math.abs(y);
            c = Ink.mix(c, Ink.hex(0x2A160C), 0.94 * pips(x, up ? y : z, up ? top : side));
            double band = Math.abs(Math.abs(x) - DIE_L + 7);
            return Ink.mix(c, Ink.hex(0x5A2A16), 0.85 * (1 - Noise.smooth(0.35, 0.75, Math.abs(band - 1.1))));
        };
    }

    /** Each a dot in a ring, one row up to three, two above that. */
    private static double pips(double x, double v, int n) {
        int rows = n > 3 ? 2 : 1, cols = n / rows;
        double ink = 0;
        for (int k = 0; k < n; k++) {
            double px = (k % cols - (cols - 1) / 2.0) * (cols == 3 ? 25 : 40);
            double py = rows == 1 ? 0 : (k / cols - 0.5) * 7.4, d = Math.hypot(x - px,
                    v - py) / (rows == 1 ? 1.7 : 1.1);
            ink = Math.max(ink, Math.max(1 - Noise.smooth(0.75, 1.25, d), 1 - Noise.smooth(0.28, 0.72, Math.abs(d
                    - 2.9))));
        }
        return ink;
    }

    /** A low dome with a bead and a button on top. */
    static double dome(double x, double y, double z) {
        double r = Math.hypot(x, y);
        double h = 4.5 + 9.5 * Math.sqrt(Math.max(0, 1 - sq(r / 27.5))) - 1.1 * Math.exp(-sq((r - 19) / 1.1))
                - 1.3 * Math.exp(-sq((r - 7.5) / 1.0)) + (r < 6.5 ? 2.6 * Math.sqrt(1 - sq(r / 6.5)) : 0);
        double foot = 27 - 1.6 * sq(Math.clamp(z - 3, -3, 3.5) / 3.5);
        return Math.max(Math.max((z - h) * 0.5, (r - Math.min(27, foot)) * 0.8), -z);
    }

    /** A flat piece with a raised ring about a hollow. */
    static double ring(double x, double y, double z) {
        double r = Math.hypot(x, y);
        double h = 7.5 + 4.6 * Math.exp(-Math.pow(Math.abs(r - 17.5) / 4.4, 3)) - 3.0 * Math.exp(-sq(r / 10)) + 1.8
                * Math.exp(-sq(r / 2.6)) - 0.9 * Math.exp(-sq((r - 24) / 0.9));
        double edge = 27 - 1.5 * sq(Math.clamp(z - 3.8, -3.8, 3.8) / 3.8);
        return Math.max(Math.max((z - h) * 0.5, (r - Math.min(27, edge)) * 0.8), -z);
    }

    /** Turned wood; lathe lines are burnt into the pale and filled with lime in the dark. */
    static Thing.Skin draught(boolean pale, int seed) {
        double[] d = Ink.hex(pale ? 0xB78C4E : 0x140D0A), m = Ink.hex(pale ? 0xE2C384 : 0x2E1E17), l = Ink.hex(pale
                ? 0xF4E2B6 : 0x4C352A);
        return (x, y, z) -> {
            double r = Math.hypot(x, y);
            double[] c = Timber.at(x * 2 + seed * 91, y * 1.6 + z * 0.7 + seed * 37, 80 + seed % 7, d, m, l);
            double line = pale ? Math.exp(-sq((r - 19) / 0.9)) + Math.exp(-sq((r - 7.2) / 0.8)) : Math.exp(-sq((r - 24)
                    / 0.8)) + Math.exp(-sq((r - 11.2) / 0.7));
            return Ink.mix(c, Ink.hex(pale ? 0x5A3216 : 0xC9A56A), Math.min(1, line) * (pale ? 0.8 : 0.62));
        };
    }

    static double sq(double v) {
        return v * v;
    }
}
