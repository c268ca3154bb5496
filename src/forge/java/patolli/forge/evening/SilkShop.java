package patolli.forge.evening;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** A cloth merchant's shop in the bazaar of Mysore: lengths of silk on a bar, a teak post, shelves of folded cloths. */
public final class SilkShop implements Hall {
    private static final double[] GOLD = Ink.hex(0xDCA640), TEAK = Ink.hex(0x7A4726), DARK = Ink.hex(0x3A2012);
    private static final double[][] SILKS = Ink.stops(0x7C1F38, 0x1E5A4A, 0xA9651C, 0x3B2A5E, 0x8A2A1C, 0x1F4E74,
            0x5B7030);
    private static final double POST = 752, HALF = 29, LENGTH = 124, BAR = 46;
    /** From one shelf to the next, and how thick a board is and a folded cloth. */
    private static final double SHELF = 148, BOARD = 13, FOLD = 25, STACK = 112;

    @Override
    public Spot at(double x, double y) {
        if (Math.abs(x - POST) < HALF + 10) {
            return post(x - POST, y);
        }
        return x < POST ? hung(x, y) : shelves(x, y);
    }

    private static Spot post(double u, double y) {
        boolean block = y < 60 || y > 196 && y < 262 || y > 490;
        double wide = block ? HALF + 8 : HALF - 3 + 4 * Math.exp(-Math.pow((y - 330) / 40, 2));
        if (Math.abs(u) > wide) {
            return new Spot(Ink.scale(DARK, 0.3), -24, false);
        }
        double grain = Noise.fbm(u / 5, y / 60, 9, 4);
        double[] c = Ink.mix(DARK, TEAK, 0.3 + 0.9 * grain);
        if (block) {
            double v = y > 490 ? y - 530 : y > 190 ? y - 229 : y - 26;
            double r = Math.hypot(u, v);
            double petal = 20 * (0.7 + 0.3 * Math.cos(8 * Math.atan2(v, u)));
            double carved = r < 6 ? 6 : r < petal ? 5 * Math.abs(Math.sin(r / 7)) : 0;
            return new Spot(c, 26 + carved - 5 * Noise.smooth(wide - 5, wide, Math.abs(u)), false);
        }
        double t = u / wide;
        double ring = 3 * Math.abs(Math.sin(y / 14));
        return new Spot(c, wide * Math.sqrt(1 - t * t) + (y > 66 && y < 190 ? ring : 0), false);
    }

    /** Lengths of silk that hang from a bar in soft folds, a broad border of gold at one side of each. */
    private static Spot hung(double x, double y) {
        if (y < BAR - 8) {
            return frieze(x, y);
        }
        double bar = Math.abs(y - BAR);
        if (bar < 9) {
            return new Spot(Ink.mix(DARK, TEAK, Noise.fbm(x / 50, y / 4, 3, 3)), 40 + Math.sqrt(81 - bar * bar), false);
        }
        double sway = 7 * Noise.fbm(y / 160, Math.floor(x / LENGTH), 41, 2);
        double at = (x + 28 + sway) / LENGTH;
        int n = (int) Math.floor(at);
        double t = at - n;
        double u = t * LENGTH;
        double[] silk = SILKS[Math.floorMod(n * 3, SILKS.length)];
        double fold = 9 * Math.sin(2 * Math.PI * (t * 3.2 + 0.25 * Math.sin(y / 130 + n)))
                + 5 * Noise.fbm(u / 22, y / 190, 30 + n, 2);
        double weave = 0.86 + 0.28 * Noise.fbm(u / 2, y / 9, 60 + n, 2);
        double high = fold + 12 * Math.sin(Math.PI * t) + (n % 2 == 0 ? 4 : 0);
        double[] c = Ink.scale(silk, weave);
        if (u > 92 && u < 116) {
            double zig = Math.abs((y / 20 - Math.floor(y / 20)) - 0.5) * 2;
            double in = Math.abs(u - 104);
            c = in > 9.4 ? GOLD : in < 8 * zig ? Ink.scale(GOLD, 0.9) : Ink.scale(silk, 0.45);
        } else if (u < 88) {
            double row = Math.floor(y / 44);
            double px = u - 22 - Math.floorMod((int) row, 2) * 22;
            double cell = px - 44 * Math.floor((px + 22) / 44);
            double py = y - 44 * row - 22;
            double r = Math.hypot(cell, py);
            double petal = 8.5 * (0.6 + 0.4 * Math.cos(5 * Math.atan2(py, cell)));
            if (r < petal && u > 6) {
                c = Ink.mix(c, GOLD, 0.72);
            }
        }
        double gap = Math.min(t, 1 - t);
        return new Spot(Ink.scale(c, 0.30 + 0.62 * Noise.smooth(0, 0.06, gap)), high, false);
    }

    /** Lotuses carved in a beam. */
    private static Spot frieze(double x, double y) {
        double cell = 50;
        double u = x - cell * Math.floor(x / cell) - cell / 2;
        double v = y - 16;
        double r = Math.hypot(u, v);
        double petal = 15 * (0.72 + 0.28 * Math.cos(8 * Math.atan2(v, u)));
        double high = r < 5 ? 7 : r < petal ? 6 * Math.sin(Math.PI * r / petal) : 0;
        double[] c = Ink.mix(DARK, TEAK, 0.3 + 0.8 * Noise.fbm(x / 60, y / 5, 14, 4));
        return new Spot(r < 5 ? Ink.mix(c, GOLD, 0.6) : c, 2 * high, false);
    }

    private static Spot shelves(double x, double y) {
        double s = (y - 22) / SHELF;
        int row = (int) Math.floor(s);
        double v = (s - row) * SHELF;
        if (v > SHELF - BOARD) {
            double d = v - SHELF + BOARD;
            return new Spot(Ink.mix(DARK, TEAK, 0.2 + 0.8 * Noise.fbm(x / 70, y / 3, 22, 3)), 30 - 0.4 * d, false);
        }
        double at = (x - 796 + 30 * Noise.hash(row, 7, 2)) / STACK;
        int n = (int) Math.floor(at);
        double u = (at - n - 0.5) * STACK;
        double fromBoard = SHELF - BOARD - v;
        int layers = 3 + (int) (3 * Noise.hash(n, row, 5));
        int layer = (int) (fromBoard / FOLD);
        double off = 5 * (Noise.hash(n * 7 + layer, row, 6) - 0.5);
        double half = STACK / 2 - 5 - 3 * Noise.hash(n + layer, row, 8);
        if (layer >= layers || Math.abs(u - off) > half) {
            return new Spot(Ink.scale(DARK, 0.25), 0, false);
        }
        double w = fromBoard / FOLD - layer;
        double[] silk = SILKS[(int) (SILKS.length * Noise.hash(n * 5 + layer, row, 9)) % SILKS.length];
        double round = Math.sqrt(Math.max(0, 1 - Math.pow(2 * w - 1, 2)));
        double[] c = Math.abs(w - 0.5) < 0.05 ? Ink.scale(silk, 0.5) : silk;
        // One end shows the border, where the cloth was folded last.
        double border = (u - off) * (Noise.hash(n, layer + 9 * row, 3) > 0.5 ? 1 : -1) - half + 17;
        if (Noise.hash(n + layer, row, 12) > 0.35 && Math.abs(border) < 8) {
            c = Math.abs(Math.abs(border) - 6) < 1.6 ? GOLD : Ink.mix(silk, GOLD, 0.45);
        }
        double end = Noise.smooth(half, half - 9, Math.abs(u - off));
        return new Spot(c, 14 * round * end, false);
    }
}
