package patolli.forge.evening;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * Shelves of a cloth merchant: between uprights of teak lie folded lengths of silk, one on another, their folds towards
 * us, the uppermost of some hanging down in front; and bolts, of which the rolled ends are seen.
 */
final class SilkShelves {
    private static final double[] GOLD = Ink.hex(0xDCA640), TEAK = Ink.hex(0x7A4726), DARK = Ink.hex(0x3A2012);
    private static final double[] BACK = Ink.hex(0x2A160C);
    private static final double[][] SILKS = Ink.stops(0x84303F, 0x2E6656, 0xA66E34, 0x4C4068, 0x8E402E, 0x345878,
            0x68703C);
    /** From one board to the next and from one upright to the next, how thick they are, and where the first are. */
    private static final double SHELF = 148, BAY = 238, BOARD = 13, UPRIGHT = 12, TOP = 22, LEFT = 784;
    /** How thick a folded cloth is, how wide a heap of them, and how far in its layers lie. */
    private static final double FOLD = 25, HEAP = 112, LAYER = 4.1;
    private static final double ROLL = 20.5;

    private SilkShelves() { }

    static Hall.Spot at(double x, double y) {
        int row = (int) Math.floor((y - TOP) / SHELF);
        int bay = (int) Math.floor((x - LEFT) / BAY);
        double v = y - TOP - row * SHELF;
        double u = x - LEFT - bay * BAY;
        if (v > SHELF - BOARD) {
            double d = v - SHELF + BOARD;
            double lip = Math.exp(-Math.pow((d - 1.5) / 1.3, 2));
            return new Hall.Spot(Ink.mix(wood(x / 70, y / 3), GOLD, 0.25 * lip), 30 - 0.4 * d, false);
        }
        if (u > BAY - UPRIGHT) {
            double d = u - BAY + UPRIGHT / 2;
            return new Hall.Spot(wood(x / 4, y / 80), 26 + 0.1 * (36 - d * d), false);
        }
        double wide = BAY - UPRIGHT;
        double up = SHELF - BOARD - v;
        Hall.Spot lies = Noise.hash(bay, row, 41) > 0.52 ? rolls(u - wide / 2, up, 7 * bay + row) : null;
        if (lies == null && Noise.hash(bay, row, 41) <= 0.52) {
            double side = u < wide / 2 ? 0 : 1;
            lies = heap(u - wide * (0.25 + 0.5 * side), up, (int) (2 * bay + side), row);
        }
        if (lies != null) {
            return lies;
        }
        // The back of the shelf, darker under the board above.
        return new Hall.Spot(Ink.scale(Ink.mix(BACK, wood(x / 60, y / 4), 0.3), 0.30 + 0.35 * Noise.smooth(0, 60, v)),
                0, false);
    }

    private static double[] wood(double u, double v) {
        return Ink.mix(DARK, TEAK, 0.2 + 0.8 * Noise.fbm(u, v, 22, 3));
    }

    private static double[] silk(int a, int b) {
        return SILKS[(int) (SILKS.length * Noise.hash(a, b, 9)) % SILKS.length];
    }

    /** Folded cloths, the fold of each at one end; the uppermost may hang down. */
    private static Hall.Spot heap(double u, double up, int n, int row) {
        int layers = 3 + (int) (2.6 * Noise.hash(n, row, 5));
        double below = layers * FOLD - up;
        if (Noise.hash(n, row, 17) > 0.45 && below > 0 && below < 66 && Math.abs(u - 8) < 27) {
            return hanging(u - 8, below, silk(n * 5 + layers - 1, row));
        }
        int layer = (int) (up / FOLD);
        if (layer >= layers) {
            return null;
        }
        double off = 6 * (Noise.hash(n * 7 + layer, row, 6) - 0.5);
        double half = HEAP / 2 - 3 - 5 * Noise.hash(n + layer, row, 8);
        double way = Noise.hash(n, layer + 9 * row, 3) > 0.5 ? 1 : -1;
        double along = (u - off) * way;
        double w = up - layer * FOLD - FOLD / 2;
        // One end is round, where all layers turn; at the other they end.
        double r = FOLD / 2;
        double turn = along - half + r;
        double in = Math.min(turn > 0 ? r - Math.hypot(turn, w) : r - Math.abs(w), along + half);
        if (in < 0.3) {
            return null;
        }
        double[] silk = silk(n * 5 + layer, row);
        double line = Math.max(ridge(in - LAYER), ridge(in - 2 * LAYER));
        double[] c = Ink.scale(silk, (0.85 + 0.3 * Noise.fbm(u / 3, up / 9, n, 2)) * (1 - 0.62 * line)
                * (0.45 + 0.55 * Noise.smooth(0, 3, in)));
        double border = along + half - 13;
        if (Math.abs(border) < 7) {
            c = Math.abs(Math.abs(border) - 5.2) < 1.5 ? Ink.scale(GOLD, 0.7 - 0.4 * line) : Ink.mix(c, GOLD, 0.2);
        }
        return new Hall.Spot(c, 10 * Math.sqrt(Math.max(0, 1 - w * w / r / r)) + 4 * Noise.smooth(0, 5, in) - 2 * line,
                false);
    }

    private static double ridge(double d) {
        return Math.exp(-d * d / 0.6);
    }

    /** The end of a cloth over the front of its heap, a border of gold at its hem. */
    private static Hall.Spot hanging(double u, double below, double[] silk) {
        double fold = 3.4 * Math.sin(u / 4.6 + 0.6 * Math.sin(below / 30));
        double[] c = Ink.scale(silk, 0.95 + 0.03 * fold);
        double hem = 66 - below;
        double zig = Math.abs(u / 9 - Math.round(u / 9)) * 2;
        if (hem < 19) {
            c = Math.abs(hem - 16) < 1.6 || Math.abs(hem - 3) < 1.4 ? GOLD
                    : hem > 4 && hem < 15 && hem < 15 - 9 * zig ? Ink.scale(GOLD, 0.85) : Ink.scale(silk, 0.55);
        } else if (Math.hypot(u - 12 * Math.round(u / 12), below - 13 * Math.round(below / 13)) < 1.9) {
            c = Ink.mix(c, GOLD, 0.75);
        }
        double edge = Noise.smooth(27, 24, Math.abs(u));
        return new Hall.Spot(Ink.scale(c, 0.55 + 0.45 * edge), 17 * edge + fold, false);
    }

    /** Bolts on their sides, three layers of them. */
    private static Hall.Spot rolls(double u, double up, int n) {
        double rise = ROLL * Math.sqrt(3);
        for (int layer = 2; layer >= 0; layer--) {
            int count = 5 - layer;
            double i = Math.clamp(Math.round(u / (2 * ROLL) + (count - 1) / 2.0), 0, count - 1);
            double dx = u - 2 * ROLL * (i - (count - 1) / 2.0);
            double dy = up - ROLL - layer * rise;
            int kind = (int) (n * 31 + 7 * layer + i);
            double r = Math.hypot(dx, dy) / (0.95 + 0.05 * Noise.hash(kind, 1, 51));
            if (r < ROLL - 0.6 && !(layer == 2 && Noise.hash(kind, 2, 51) > 0.6)) {
                double[] silk = silk(kind, n);
                if (r < 4) {
                    return new Hall.Spot(r < 2.6 ? Ink.scale(DARK, 0.5) : TEAK, r < 2.6 ? 6 : 13, false);
                }
                double coil = r / 3.3 + Math.atan2(dy, dx) / 2 / Math.PI;
                double line = ridge((coil - Math.round(coil)) * 3.3);
                double[] c = Ink.scale(silk, (1.08 - 0.62 * line) * (0.5 + 0.5 * Noise.smooth(ROLL, ROLL - 3, r)));
                boolean gilt = Noise.hash(kind, 3, 51) > 0.5 && Math.abs(r - 16.6) < 1.3;
                return new Hall.Spot(gilt ? Ink.scale(GOLD, 0.9) : c, 16 + 0.12 * (r < ROLL - 3 ? 20 - r : 0) - line
                        - 6 * Noise.smooth(ROLL - 3, ROLL, r), false);
            }
        }
        return null;
    }
}
