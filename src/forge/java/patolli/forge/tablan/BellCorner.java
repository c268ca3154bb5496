package patolli.forge.tablan;

import java.util.function.DoubleFunction;
import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/**
 * What the dancer has at her feet, below the plank, beside what she says: the bells that she ties about her ankles,
 * and a tray of betel.
 */
final class BellCorner {
    private static final double BELL = 5.3, TRAY_X = 1034, TRAY_Y = 647;
    private static final double[][] NUTS = {{9, 17, 5.4}, {19, 12, 5}, {15, 21, 5.2}};

    private BellCorner() { }

    static void lay(Plate p) {
        anklet(p, 951, 592, 20, -0.55);
        anklet(p, 956, 647, 20, 0.30);
        new Lying.Brass(TRAY_X, TRAY_Y, 34, 0.40, q -> 4 + 6 * Math.exp(-Plank.sq((q - 0.93) / 0.05))
                - 3.5 * Noise.smooth(0.9, 0.78, q) - 0.8 * Math.exp(-Plank.sq((q - 0.6) / 0.02))).lay(p);
        for (int i = 0; i < 6; i++) {
            double a = -2.75 + 0.42 * i;
            new Leaf(TRAY_X - 5 + 4 * Math.cos(a), TRAY_Y + 6 + 4 * Math.sin(a), a, 22 + 2 * Math.sin(5 * i), 4 + i, i)
                    .lay(p);
        }
        for (double[] nut : NUTS) {
            new Nut(TRAY_X + nut[0], TRAY_Y + nut[1], nut[2]).lay(p);
        }
    }

    /** Two rows of bells on a band that lies in a ring, and the cord with which its ends are tied, where it is said. */
    private static void anklet(Plate p, double x, double y, double r, double tied) {
        new Band(x, y, r, tied).lay(p);
        for (int row = 0; row < 2; row++) {
            double at = r + 9.5 * (row - 0.5);
            double room = 2 * Math.PI - 2 * (Band.GAP + 4) / r;
            int n = (int) Math.round(room * at / 11.4);
            for (int i = 0; i < n; i++) {
                double a = tied + Math.PI + room * ((i + 0.5) / n - 0.5);
                bell(p, x + at * Math.cos(a), y + at * Math.sin(a), BELL, a);
            }
        }
        bow(p, x + r * Math.cos(tied), y + r * Math.sin(tied), tied);
    }

    /** Silk cord between the ends of a band, tied in a bow outside the ring; a tassel hangs from each end. */
    private static void bow(Plate p, double x, double y, double out) {
        for (double side : new double[] {-1, 1}) {
            cord(p, x, y, out, 1.4, t -> new double[] {6 - 12 * t, 8 * side * (1 - 2 * t)});
            cord(p, x, y, out, 1.4, t -> petal(13, side * (0.95 + 0.62 * (t - 0.5)), Math.sin(Math.PI * t)));
            cord(p, x, y, out, 1.4, t -> petal(6 + 10 * t, side * (0.50 - 0.16 * Math.sin(5 * t)), t));
            cord(p, x, y, out, 2.5, t -> petal(16 + 7 * t, side * (0.66 + 0.04 * t), 1));
        }
        cord(p, x, y, out, 2.2, t -> new double[] {7.5 + 2 * t, 0});
    }

    private static double[] petal(double far, double turn, double part) {
        return new double[] {8 + far * part * Math.cos(turn), far * part * Math.sin(turn)};
    }

    /** A cord along a curve that is told from the ring outwards. */
    private static void cord(Plate p, double x, double y, double out, double half, DoubleFunction<double[]> curve) {
        double[] xy = new double[2 * Cord.POINTS];
        for (int i = 0; i < Cord.POINTS; i++) {
            double[] at = curve.apply(i / (Cord.POINTS - 1.0));
            xy[2 * i] = x + at[0] * Math.cos(out) - at[1] * Math.sin(out);
            xy[2 * i + 1] = y + at[0] * Math.sin(out) + at[1] * Math.cos(out);
        }
        new Cord(xy, half).lay(p);
    }

    /** A ball of brass with a slit. */
    static void bell(Plate p, double x, double y, double r, double turn) {
        new Lying.Brass(x, y, r, 0.78, q -> 7 + 4.6 * Math.sqrt(Math.max(0, 1 - q * q))).lay(p);
        new Slit(x, y, turn).lay(p);
    }

    private record Slit(double x0, double y0, double turn) implements Lying {
        private static final double[] DARK = Ink.hex(0x22120A);

        @Override
        public double inside(double x, double y) {
            double u = (x - x0) * Math.cos(turn) + (y - y0) * Math.sin(turn);
            double v = (y - y0) * Math.cos(turn) - (x - x0) * Math.sin(turn);
            return Math.min(0.55 - Math.abs(v), 2.9 - Math.abs(u));
        }

        @Override
        public double[] colour(double x, double y, double in) {
            return DARK;
        }

        @Override
        public double height(double x, double y, double in) {
            return 10.5;
        }

        @Override
        public double gloss() {
            return 0;
        }

        @Override
        public double contour() {
            return 0;
        }

        @Override
        public Box room() {
            return new Box(x0 - 3, y0 - 3, 6, 6);
        }
    }

    /** A cord of twisted silk along a line of points. */
    private record Cord(double[] xy, double half) implements Lying {
        private static final double[] SILK = Ink.hex(0xF0B850), SHADE = Ink.hex(0xA04824);
        private static final int POINTS = 13;

        @Override
        public double inside(double x, double y) {
            double nearest = Double.MAX_VALUE;
            for (int i = 0; i + 3 < xy.length; i += 2) {
                double dx = xy[i + 2] - xy[i];
                double dy = xy[i + 3] - xy[i + 1];
                double t = Math.clamp(((x - xy[i]) * dx + (y - xy[i + 1]) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1);
                nearest = Math.min(nearest, Math.hypot(x - xy[i] - t * dx, y - xy[i + 1] - t * dy));
            }
            return half - nearest;
        }

        @Override
        public double[] colour(double x, double y, double in) {
            return Ink.mix(SHADE, SILK, 0.35 + 0.65 * (0.5 + 0.5 * Math.sin(1.9 * (x + y))));
        }

        @Override
        public double height(double x, double y, double in) {
            return 6 + Math.sqrt(Math.max(0, half * half - Plank.sq(half - in)));
        }

        @Override
        public double gloss() {
            return 0.05;
        }

        @Override
        public double contour() {
            return 0.45;
        }

        @Override
        public Box room() {
            double left = Double.MAX_VALUE, right = 0, top = Double.MAX_VALUE, bottom = 0;
            for (int i = 0; i < xy.length; i += 2) {
                left = Math.min(left, xy[i]);
                right = Math.max(right, xy[i]);
                top = Math.min(top, xy[i + 1]);
                bottom = Math.max(bottom, xy[i + 1]);
            }
            return Lying.about((left + right) / 2, (top + bottom) / 2, half + Math.max(right - left, bottom - top) / 2);
        }
    }

    /** A band of red leather in a ring, whose ends meet where it is tied. */
    private record Band(double x0, double y0, double r, double tied) implements Lying {
        private static final double[] LEATHER = Ink.hex(0xA0321F);
        /** How wide it is, and how far its ends are apart; both halved. */
        private static final double HALF = 11.5, GAP = 3.2;

        @Override
        public double inside(double x, double y) {
            double far = Math.hypot(x - x0, y - y0);
            double a = Math.atan2(y - y0, x - x0) - tied;
            a -= 2 * Math.PI * Math.round(a / (2 * Math.PI));
            return Math.min(HALF - Math.abs(far - r), Math.abs(a) * r - GAP);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double stitch = Math.abs(in - 2.6) < 0.6 ? 0.55 : 0;
            return Ink.scale(LEATHER, 0.7 + 0.5 * Noise.fbm(x / 9, y / 9, 45, 3) + stitch);
        }

        @Override
        public double height(double x, double y, double in) {
            return 2 + 3 * Math.sqrt(Math.min(1, in / 4));
        }

        @Override
        public double gloss() {
            return 0.08;
        }

        @Override
        public Box room() {
            return Lying.about(x0, y0, r + HALF);
        }
    }

    /** An areca nut. */
    private record Nut(double x0, double y0, double r) implements Lying {
        private static final double[] BROWN = Ink.hex(0x8A4A22);

        @Override
        public double inside(double x, double y) {
            return r - Math.hypot(x - x0, y - y0);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            return Ink.scale(BROWN, 0.7 + 0.55 * Noise.fbm((x - x0) / 2.2 + x0, (y - y0) / 5 + y0, 81, 3));
        }

        @Override
        public double height(double x, double y, double in) {
            return 5 + Math.sqrt(Math.max(0, r * r - Plank.sq(r - in)));
        }

        @Override
        public double gloss() {
            return 0.1;
        }

        @Override
        public Box room() {
            return Lying.about(x0, y0, r);
        }
    }

    /** A betel leaf: a heart with a drawn-out tip, its veins pale. */
    private record Leaf(double x0, double y0, double turn, double length, double base, int seed) implements Lying {
        private static final double[] DEEP = Ink.hex(0x1E5A2A), FRESH = Ink.hex(0x52A03E), VEIN = Ink.hex(0x9CC46A);

        private double along(double x, double y) {
            return ((x - x0) * Math.cos(turn) + (y - y0) * Math.sin(turn)) / length;
        }

        private double across(double x, double y) {
            return Math.abs((y - y0) * Math.cos(turn) - (x - x0) * Math.sin(turn)) / length;
        }

        @Override
        public double inside(double x, double y) {
            double t = along(x, y);
            double half = t <= 0 || t >= 1 ? 0 : 0.98 * Math.pow(t, 0.42) * Math.pow(1 - t, 0.95);
            double beyond = Math.max(0, Math.max(-t, t - 1));
            return length * (half - across(x, y) - beyond);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double t = along(x, y);
            double w = across(x, y);
            double own = 0.3 + 0.5 * Noise.fbm(x / 14, y / 14, 60 + seed, 3) + 0.06 * (seed % 3);
            double rib = Noise.smooth(0.024, 0.010, w * (0.6 + t));
            double f = (t - w * 1.1) * 6;
            double side = 0.4 * Noise.smooth(0.12, 0.04, Math.abs(f - Math.round(f))) * Noise.smooth(0, 3, in);
            return Ink.mix(Ink.mix(DEEP, FRESH, own), VEIN, Math.max(rib, side));
        }

        @Override
        public double height(double x, double y, double in) {
            return base + 8 * across(x, y) + 2 * Noise.fbm(x / 26, y / 26, 40 + seed, 2);
        }

        @Override
        public double gloss() {
            return 0.12;
        }

        @Override
        public Box room() {
            return Lying.about(x0, y0, length);
        }
    }
}
