package patolli.forge.tablan;

import java.util.function.DoubleFunction;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.rules.Side;

/**
 * What the dancer has beside the sticks: the bells that she ties about her ankles.
 */
final class BellCorner {
    private static final double BELL = 9.2, PITCH = 17.6;

    private static final Point LAMP = TablanBoard.BOARD.wick(Side.BLACK);

    private BellCorner() { }

    static void lay(Plate p) {
        anklet(p, 950, 616, 26, -1.05);
        anklet(p, 1019, 645, 26, 0.16);
    }

    /** Bells on a band that lies in a ring, and the cord with which its ends are tied, where it is said. */
    private static void anklet(Plate p, double x, double y, double r, double tied) {
        new Band(x, y, r, tied).lay(p);
        double room = 2 * Math.PI - 2 * (Band.GAP + 7) / r;
        int n = (int) Math.round(room * r / PITCH);
        for (int i = 0; i < n; i++) {
            double a = tied + Math.PI + room * ((i + 0.5) / n - 0.5);
            bell(p, new Point(x + r * Math.cos(a), y + r * Math.sin(a)), BELL, a, LAMP);
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

    /** A ball of brass with a slit, by the light of a fire that is there. */
    static void bell(Plate p, Point at, double r, double turn, Point fire) {
        new Ball(at, r, fire).lay(p);
        new Slit(at.x(), at.y(), turn, r).lay(p);
    }

    /** Gold where the fire shines on it, dark where it does not, and below there the red of the leather in it. */
    private record Ball(Point at, double r, Point fire) implements Lying {
        private static final double[][] METAL = Ink.stops(0x2A1406, 0x6E440E, 0xB47A1E, 0xF0B63C, 0xFFDE86);
        private static final double[] WARM = Ink.hex(0x8A2A12), GLINT = Ink.hex(0xFFF3CC);

        @Override
        public double inside(double x, double y) {
            return r - Math.hypot(x - at.x(), y - at.y());
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double nx = (x - at.x()) / r, ny = (y - at.y()) / r, nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
            double dx = fire.x() - at.x(), dy = fire.y() - at.y(), far = Math.hypot(dx, dy);
            double to = (nx * dx + ny * dy) / far;
            double faces = Math.max(0, 0.80 * to + 0.60 * nz);
            double[] c = Ink.ramp(0.06 + 0.80 * faces + 0.08 * Noise.fbm(x / 5, y / 5, 72, 2), METAL);
            c = Ink.mix(c, WARM, 0.45 * Noise.smooth(0.55, 1, -to) * Noise.smooth(0.7, 0.1, nz));
            double glint = Math.hypot(nx - 0.46 * dx / far, ny - 0.46 * dy / far);
            return Ink.mix(c, GLINT, 0.95 * Noise.smooth(0.26, 0.06, glint));
        }

        @Override
        public double height(double x, double y, double in) {
            return 7;
        }

        @Override
        public double gloss() {
            return 0;
        }

        @Override
        public Box room() {
            return Lying.about(at.x(), at.y(), r);
        }
    }

    private record Slit(double x0, double y0, double turn, double bell) implements Lying {
        private static final double[] DARK = Ink.hex(0x22120A);
        /** How long and wide it is, halved, and the eyes at its ends, as parts of the bell's radius. */
        private static final double LONG = 0.5, WIDE = 0.09, EYE = 0.17;

        @Override
        public double inside(double x, double y) {
            double u = (x - x0) * Math.cos(turn) + (y - y0) * Math.sin(turn);
            double v = (y - y0) * Math.cos(turn) - (x - x0) * Math.sin(turn);
            double eye = EYE * bell - Math.hypot(Math.abs(u) - LONG * bell, v);
            return Math.max(eye, Math.min(WIDE * bell - Math.abs(v), LONG * bell - Math.abs(u)));
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
            return new Box(x0 - bell, y0 - bell, 2 * bell, 2 * bell);
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
        private static final double HALF = 10.5, GAP = 3.2;

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
}
