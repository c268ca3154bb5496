package patolli.forge.evening;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** A cloth merchant's shop in the bazaar of Mysore: lengths of silk on a bar, a teak post, shelves of folded cloths. */
public final class SilkShop implements Hall {
    private static final double[] GOLD = Ink.hex(0xDCA640), TEAK = Ink.hex(0x7A4726), DARK = Ink.hex(0x3A2012);
    private static final double[][] SILKS = Ink.stops(0x7C1F38, 0x1E5A4A, 0xA9651C, 0x3B2A5E, 0x8A2A1C, 0x1F4E74,
            0x5B7030);
    private static final double POST = 752, HALF = 29, LENGTH = 124, BAR = 46;
    /** How far beside the post what is behind lies in its shade: towards the lamp, and away from it. */
    private static final double NEAR = 9, FAR = 34;
    /** How much light is left on the shelves, before which words stand. */
    private static final double SHELVES = 0.5;
    /** Below the words and above them there is more light: round which heights, how much, how far down; and across. */
    private static final double[][] POOLS = {{540, 10, 100}, {40, 7, 95}};
    private static final double POOL_AT = 1010, POOL_WIDE = 300;

    @Override
    public Spot at(double x, double y) {
        double wide = wide(y);
        double beside = Math.abs(x - POST) - wide;
        if (beside <= 0) {
            return post(x - POST, y, wide);
        }
        Spot behind = x < POST ? hung(x, y) : SilkShelves.at(x, y);
        double shade = x < POST ? 0.45 + 0.55 * Noise.smooth(0, NEAR, beside)
                : SHELVES * pool(x, y) * (0.25 + 0.75 * Noise.smooth(0, FAR, beside));
        return new Spot(Ink.scale(behind.colour(), shade), behind.high(), false);
    }

    private static double pool(double x, double y) {
        double light = 1;
        for (double[] pool : POOLS) {
            double across = (x - POOL_AT) / POOL_WIDE, down = (y - pool[0]) / pool[2];
            light += pool[1] * Math.exp(-across * across - down * down);
        }
        return light;
    }

    private static boolean isBlock(double y) {
        return y < 60 || y > 196 && y < 262 || y > 490;
    }

    /** Half the width of the post. */
    private static double wide(double y) {
        return isBlock(y) ? HALF + 8 : HALF - 3 + 4 * Math.exp(-Math.pow((y - 330) / 40, 2));
    }

    private static Spot post(double u, double y, double wide) {
        double grain = Noise.fbm(u / 5, y / 60, 9, 4);
        double[] c = Ink.mix(DARK, TEAK, 0.3 + 0.9 * grain);
        if (isBlock(y)) {
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
            double middle = u - cell;
            // None is cut off at an edge.
            if (r < petal && middle > 12 && middle < 78) {
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
}
