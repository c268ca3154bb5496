package patolli.forge.tablan;

import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * The loose end of a silk that falls over the front of a stack in soft pleats, with a broad end woven of gold and a
 * fringe.
 *
 * @param x0   the middle from left to right
 * @param top  where it is seen first
 * @param half half its width there; it spreads below
 * @param high how far it reaches down
 * @param base how high it lies
 */
record SilkEnd(double x0, double top, double half, double high, double[] dye, double base) implements Lying {
    /** How much of it lies level before it falls; how high the woven end is, and the fringe. */
    private static final double LEVEL = 26, WOVEN = 19, FRINGE = 6;
    private static final double PLEATS = 4;
    private static final double[] RED = Ink.hex(0xB02A18);

    private double half(double v) {
        return half + 3.5 * Noise.smooth(LEVEL, high, v) + 0.8 * Math.sin(v / 9);
    }

    /** Where across the pleats a point lies; they lean a little as they fall. */
    private double pleat(double u, double v) {
        return (u / half(v) * 0.5 + 0.5) * PLEATS + 0.35 * Math.sin(v / 24 + 1) + 0.2;
    }

    @Override
    public double inside(double x, double y) {
        double u = x - x0, v = y - top;
        double low = high + 1.6 * Math.cos(2 * Math.PI * pleat(u, v));
        double in = Math.min(Math.min(v, low - v), half(v) - Math.abs(u));
        if (low - v < FRINGE && v < low) {
            double f = x / 2.1 - Math.floor(x / 2.1);
            in = Math.min(in, 0.85 - 2.1 * Math.abs(f - 0.5) + 0.12 * (low - v));
        }
        return in;
    }

    @Override
    public double[] colour(double x, double y, double in) {
        double u = x - x0, v = y - top;
        double thread = 0.86 + 0.16 * Noise.value(x * 1.9, y * 0.25, 5) + 0.12 * Noise.value(x * 0.25, y * 1.9, 6);
        double falls = Noise.smooth(LEVEL - 5, LEVEL + 7, v);
        double pleat = Math.cos(2 * Math.PI * pleat(u, v));
        double deep = Noise.mix(0.35, 1, falls);
        double light = 0.70 + 0.42 * deep * pleat - 0.20 * Noise.smooth(LEVEL + 8, high, v);
        double edge = Math.exp(-sq((v - LEVEL) / 3.6));
        double sheen = 0.8 * Math.pow(Math.max(0, pleat), 7) * deep * (1 - 0.4 * falls) 
                + 0.8 * edge * (0.6 + 0.4 * pleat);
        double[] c = Ink.scale(woven(u, v), thread * Math.max(0.14, light));
        return Ink.mix(c, FoldedSilk.SHEEN, Math.clamp(0.5 * sheen * thread, 0, 0.6));
    }

    private double[] woven(double u, double v) {
        double side = half(v) - Math.abs(u);
        double end = high - FRINGE - v;
        if (end < 0) {
            return FoldedSilk.ZARI;
        }
        if (end < WOVEN) {
            double line = Math.min(Math.abs(end - WOVEN + 1.6), Math.abs(end - 2));
            double cell = u / 8.4 - Math.round(u / 8.4);
            double bud = Math.hypot(8.4 * cell, (end - 9.5) * 0.8);
            return line < 1.6 || bud < 3.4 && bud > 1.5 ? FoldedSilk.ZARI : bud < 1.5 ? dye : RED;
        }
        double row = Math.round(end / 9), gone = u - 9 * Math.round((u - 4.5 * (row % 2)) / 9) - 4.5 * (row % 2);
        return side < 3 && side > 0.8 || Math.hypot(gone, end - 9 * row) < 1.3 ? FoldedSilk.ZARI : dye;
    }

    @Override
    public double height(double x, double y, double in) {
        double v = y - top;
        return base + 1.3 * Math.cos(2 * Math.PI * pleat(x - x0, v)) * Noise.smooth(LEVEL - 8, LEVEL + 8, v)
                - 12 * Noise.smooth(LEVEL, LEVEL + 14, v);
    }

    @Override
    public double gloss() {
        return 0.04;
    }

    @Override
    public double contour() {
        return 0.7;
    }

    @Override
    public Box room() {
        double all = OFF + SOFT + 8;
        return new Box(x0 - half - all, top - all, 2 * half + 2 * all, high + 2 * all);
    }

    private static double sq(double v) {
        return v * v;
    }
}
