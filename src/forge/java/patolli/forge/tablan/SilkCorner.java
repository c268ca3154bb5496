package patolli.forge.tablan;

import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/**
 * What the cloth merchant has beside the sticks: a bale of silks, folded one on the other, and a garland of jasmine
 * about them.
 */
final class SilkCorner {
    private static final double[] PLUM = Ink.hex(0x7A2258), TEAL = Ink.hex(0x1F7A70), MUSTARD = Ink.hex(0xA86C1C);
    private static final double[] ZARI = Ink.hex(0xD2A448), GREEN = Ink.hex(0x2C6A40), RED = Ink.hex(0xA02A1E);
    private static final double[][] STRING = {{247, 600}, {250, 618}, {257, 636}, {268, 651}, {283, 660}, {299, 662},
        {314, 656}, {325, 643}, {331, 626}, {333, 608}, {331, 596}, {338, 604}, {343, 618}, {344, 634}};

    private SilkCorner() { }

    static void lay(Plate p) {
        new Silk(299, 673, 64, 8.6, 0.010, 10, PLUM, GREEN, 2).lay(p);
        new Silk(302, 659, 65, 9.4, -0.016, 12, MUSTARD, PLUM, 7).lay(p);
        new Silk(299, 644, 63, 9.4, -0.010, 12, TEAL, RED, 13).lay(p);
        new Silk(301, 629, 65, 10, -0.030, 13, PLUM, GREEN, 19).lay(p);
        new Silk(302, 609, 64, 18, -0.035, 0, TEAL, RED, 30).lay(p);
        Lying.Jasmine.string(p, 8.6, STRING);
        new Lying.Jasmine(332, 596, 10.4, 0.4).lay(p);
        new Lying.Jasmine(248, 600, 9.8, 1.1).lay(p);
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
}
