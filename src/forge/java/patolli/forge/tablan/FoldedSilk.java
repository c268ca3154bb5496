package patolli.forge.tablan;

import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * Silk that is folded flat, seen from above and in front: its upper side with a border of gold across, below it its
 * front, where the folds lie on each other.
 *
 * @param x0   the middle from left to right
 * @param top  its far edge
 * @param half half its width
 * @param deep how far its upper side reaches down the picture
 * @param high how high its front is
 * @param base how high what it lies on is
 */
record FoldedSilk(double x0, double top, double half, double deep, double high, double[] dye, double[] edge,
        double base) implements Lying {
    /** What silk throws back of the fire, and threads of gold. */
    static final double[] SHEEN = Ink.hex(0xFFB868), ZARI = Ink.hex(0xF0BE4E), DEEP_ZARI = Ink.hex(0x9A6418);
    private static final int FOLDS = 3;
    /** Where the border begins before the right end, and how wide it is. */
    private static final double BORDER = 30, WIDE = 22;

    @Override
    public double inside(double x, double y) {
        double u = Math.abs(x - x0), v = y - top;
        double ragged = 0.9 * (Noise.fbm(x / 15, y / 9, (int) base + 3, 2) - 0.5);
        double round = 4;
        // Folds stand out a little between the grooves of the front.
        double bulge = v > deep ? 1.3 * Math.sqrt(Math.max(0, 1 - sq(2 * fold(v) - 1))) : 0;
        double far = 0.05 * Math.max(0, deep - v);
        double qx = u - half + far - bulge + round, qy = Math.abs(v - (deep + high) / 2) - (deep + high) / 2 + round;
        return round - Math.hypot(Math.max(0, qx), Math.max(0, qy)) - Math.min(0, Math.max(qx, qy)) + ragged;
    }

    /** Within a fold of the front, from 0 above to 1 below. */
    private double fold(double v) {
        double t = (v - deep) / high * FOLDS;
        return t - Math.floor(Math.clamp(t, 0, FOLDS - 0.001));
    }

    @Override
    public double[] colour(double x, double y, double in) {
        double u = x - x0, v = y - top, seed = base;
        double thread = 0.88 + 0.14 * Noise.value(x * 1.9, y * 0.25, 3) + 0.12 * Noise.value(x * 0.25, y * 1.9, 4);
        boolean front = v > deep + 0.6 * Math.sin(u / 9 + seed);
        double end = half - u;
        boolean border = end > BORDER - WIDE && end < BORDER;
        double[] c = border ? border(end, front ? v * 1.7 : v) : front ? dye : sprig(u, v);
        double light, sheen;
        if (front) {
            double t = fold(v);
            light = 0.24 + 0.86 * Math.pow(Math.sin(Math.PI * Math.clamp(0.08 + 0.92 * t, 0, 1)), 0.8)
                    * (1.1 - 0.75 * t);
            sheen = 0.55 * Math.exp(-sq((t - 0.30) / 0.13))
                    * (0.35 + 0.65 * Noise.fbm(u / 22, v / 4, (int) seed + 6, 2));
        } else {
            // Soft waves lie across the upper side; where they face the fire, silk gleams.
            double wave = Math.sin(u / 7 + 4.4 * Noise.fbm(u / 26, v / 40, (int) seed + 9, 2) + 0.13 * v + seed);
            double crease = Math.exp(-sq((wave + 0.82) / 0.16));
            light = 0.62 + 0.27 * wave - 0.20 * crease + 0.14 * Noise.smooth(0, deep, v);
            sheen = 0.62 * Math.pow(Math.max(0, 0.5 + 0.5 * wave), 9) * (0.35 + 0.65 * Noise.smooth(half, -half, u))
                    + 0.62 * Math.exp(-sq((v - deep + 2.2) / 1.8)) * (0.55 + 0.45 * wave);
        }
        double[] lit = Ink.scale(c, thread * light * (0.6 + 0.4 * Noise.smooth(0, 4, in)));
        return Ink.mix(lit, SHEEN, Math.clamp(0.55 * sheen * thread, 0, 0.6));
    }

    private double[] sprig(double u, double v) {
        double row = Math.round(v / 11), gone = u - 17 * Math.round((u - 8.5 * (row % 2)) / 17) - 8.5 * (row % 2);
        double off = Math.hypot(gone, 1.5 * (v - 11 * row));
        return off < 1.9 && v < deep - 4 ? ZARI : dye;
    }

    /** Two broad lines of gold, between them lozenges on a ground of the other dye. */
    private double[] border(double end, double v) {
        double across = end - BORDER + WIDE;
        double line = Math.min(across, WIDE - across);
        if (line < 3.4) {
            return line < 0.7 ? DEEP_ZARI : ZARI;
        }
        double cell = v / 8 - Math.round(v / 8);
        double lozenge = Math.abs(across - WIDE / 2) + 8 * Math.abs(cell) * 1.3;
        return lozenge < 2 ? edge : lozenge < 5.2 ? ZARI : line < 4.4 ? DEEP_ZARI : edge;
    }

    @Override
    public double height(double x, double y, double in) {
        double v = y - top;
        double rolled = v > deep ? high * 0.4 * (1 - (v - deep) / high) : high * 0.4;
        return base + rolled + 2.4 * Math.sqrt(Math.min(1, in / 5))
                + 0.8 * Noise.fbm(x / 20, y / 20, (int) base + 1, 2);
    }

    @Override
    public double gloss() {
        return 0.05;
    }

    @Override
    public Box room() {
        double all = OFF + SOFT + 6;
        return new Box(x0 - half - all, top - all, 2 * half + 2 * all, deep + high + 2 * all);
    }

    static double sq(double v) {
        return v * v;
    }
}
