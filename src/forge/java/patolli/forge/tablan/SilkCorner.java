package patolli.forge.tablan;

import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/**
 * What the cloth merchant has at his feet, beside what he says: a length of silk that is folded,
 * two bolts on it, a yard, and jasmine.
 */
final class SilkCorner {
    private static final double[] PLUM = Ink.hex(0x7A2258), TEAL = Ink.hex(0x1F7A70), MUSTARD = Ink.hex(0xA86C1C);
    private static final double[] ZARI = Ink.hex(0xD2A448), GREEN = Ink.hex(0x2C6A40), RED = Ink.hex(0xA02A1E);
    private static final double[][] STRING = {{262, 619}, {246, 620}, {232, 627}, {225, 640}, {227, 654}, {237, 666},
        {252, 673}, {268, 674}};

    private SilkCorner() { }

    static void lay(Plate p) {
        new Silk(298, 645, 64, 31, -0.04, 0, PLUM, GREEN, 4).lay(p);
        new Silk(296, 629, 60, 14, -0.07, 14, TEAL, RED, 12).lay(p);
        new Silk(303, 658, 57, 13, -0.02, 13, MUSTARD, PLUM, 12).lay(p);
        new Yard(320, 590, 40, -0.12).lay(p);
        Lying.Jasmine.string(p, 6.2, STRING);
        new Lying.Jasmine(289, 676, 6.2, 0.4).lay(p);
    }

    /**
     * Silk with a border of gold at one end: folded flat, or rolled up.
     *
     * @param roll how high it bulges if it is rolled, or 0
     */
    private record Silk(double x0, double y0, double halfWide, double halfHigh, double turn, double roll, double[] dye,
            double[] edge, double base) implements Lying {

        private double u(double x, double y) {
            return (x - x0) * Math.cos(turn) + (y - y0) * Math.sin(turn);
        }

        private double v(double x, double y) {
            return (y - y0) * Math.cos(turn) - (x - x0) * Math.sin(turn);
        }

        @Override
        public double inside(double x, double y) {
            double round = roll > 0 ? 4 : 7;
            double qx = Math.abs(u(x, y)) - halfWide + round;
            double qy = Math.abs(v(x, y)) - halfHigh + round;
            return round - Math.hypot(Math.max(0, qx), Math.max(0, qy)) - Math.min(0, Math.max(qx, qy))
                    + 1.2 * (Noise.fbm(x / 24, y / 24, (int) (base + halfHigh), 2) - 0.5);
        }

        /** Where across the cloth a point lies, once it is unrolled. */
        private double across(double v) {
            return roll > 0 ? halfHigh * Math.asin(Math.clamp(v / halfHigh, -1, 1)) : v;
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double u = u(x, y);
            double v = across(v(x, y));
            double thread = 0.82 + 0.2 * Noise.value(u * 1.3, v * 0.2, 3) + 0.16 * Noise.value(u * 0.2, v * 1.3, 4);
            double end = halfWide - u;
            boolean border = end < 40;
            double cell = v / 11 - Math.round(v / 11);
            boolean spire = end > 40 && end - 40 < 13 * (1 - 2 * Math.abs(cell));
            double line = Math.min(Math.abs(end - 39), Math.min(Math.abs(end - 34), Math.min(Math.abs(end - 12),
                    Math.abs(end - 6))));
            double drop = Math.hypot(end - 23, 11 * cell * 1.3);
            double row = Math.round(u / 19);
            double sprig = Math.hypot(u - 19 * row, v - 19 * (Math.round(v / 19 - 0.5 * (row % 2)) + 0.5 * (row % 2)));
            boolean gold = border ? line < 1.2 || drop < 4.2 && drop > 1.8 : spire || sprig < 2;
            // The last turn of a roll ends along it.
            double lip = roll > 0 ? Noise.smooth(1.6, 0, Math.abs(v - halfHigh * 0.62)) : 0;
            double rim = 0.55 + 0.45 * Noise.smooth(0, roll > 0 ? 9 : 6, in);
            return Ink.scale(gold ? ZARI : border ? edge : dye, thread * rim * (1 - 0.5 * lip));
        }

        @Override
        public double height(double x, double y, double in) {
            double folds = 1.8 * Noise.fbm(x / 46, y / 46, (int) base + 9, 2);
            if (roll > 0) {
                double v = v(x, y) / halfHigh;
                return base + roll * Math.sqrt(Math.max(0, 1 - v * v)) * Math.min(1, 0.8 + in / 15) + 0.5 * folds;
            }
            return base + 7 * Math.sqrt(Math.min(1, in / 7)) + (in < 7 ? 0.7 * Math.sin(in * 2.6) : 0) + folds;
        }

        @Override
        public double gloss() {
            return roll > 0 ? 0.09 : 0.05;
        }

        @Override
        public Box room() {
            return Lying.about(x0, y0, Math.hypot(halfWide, halfHigh));
        }
    }

    /** The yard by which cloth is measured: a staff of dark wood with ends and marks of brass. */
    private record Yard(double x0, double y0, double half, double turn) implements Lying {
        private static final double[] WOOD = Ink.hex(0x5A2E16), BRASS = Ink.hex(0xD8A43E);
        private static final double THICK = 5.2;

        private double u(double x, double y) {
            return (x - x0) * Math.cos(turn) + (y - y0) * Math.sin(turn);
        }

        private double v(double x, double y) {
            return (y - y0) * Math.cos(turn) - (x - x0) * Math.sin(turn);
        }

        @Override
        public double inside(double x, double y) {
            return Math.min(THICK - Math.abs(v(x, y)), half - Math.abs(u(x, y)));
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double u = u(x, y);
            boolean brass = half - Math.abs(u) < 9 || Math.abs(u / 19 - Math.round(u / 19)) < 0.06;
            return Ink.scale(brass ? BRASS : WOOD, 0.8 + 0.4 * Noise.fbm(u / 14, v(x, y), 9, 3));
        }

        @Override
        public double height(double x, double y, double in) {
            double v = v(x, y) / THICK;
            return 3 + THICK * Math.sqrt(Math.max(0, 1 - v * v));
        }

        @Override
        public double gloss() {
            return 0.2;
        }

        @Override
        public Box room() {
            return Lying.about(x0, y0, half);
        }
    }
}
