package patolli.forge.tablan;

import patolli.board.Box;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.rules.Side;

/**
 * What hangs over either figure, as over a door on a feast day: leaves of the mango on a string in two swags, marigolds
 * where it is tied, and from these jasmine with a bell of brass. It is no broader and no longer than the shortest cloth
 * that may hang there with what is said, so that this covers all of it.
 */
final class Festoon {
    /** Half from end to end, how far the string hangs through, and where it is tied, below the plate. */
    private static final double HALF = 71, SAG = 14, TIED = 9;
    private static final double LEAF = 17, PITCH = 9.3;
    /** How large marigolds are, and the jasmine; how far down this goes, and the bell. */
    private static final double FLOWER = 7.4, SMALL = 4.3, LONG = 24, BELL = 5.6, SHORT = 13;

    private Festoon() { }

    static void lay(Plate p) {
        for (Side side : TablanBoard.BOARD.sides()) {
            Box plate = TablanBoard.BOARD.plate(side);
            hang(p, plate.middle().x(), plate.bottom() + TIED);
        }
    }

    /** What it covers over a side's figure, without its shadow. */
    static Box room(Side side) {
        Box plate = TablanBoard.BOARD.plate(side);
        double half = HALF + FLOWER, top = plate.bottom() + TIED;
        return new Box(plate.middle().x() - half, top - FLOWER, 2 * half, 2 * FLOWER + LONG + 2 * BELL - 2);
    }

    private static void hang(Plate p, double x, double y) {
        int count = (int) Math.round(2 * HALF / PITCH);
        for (int k = 0; k < count; k++) {
            double u = HALF * (2 * (k + 0.5) / count - 1);
            double turn = 0.20 * (Noise.hash(k, 1, 77) - 0.5) + 0.10 * slope(u);
            new Leaf(x + u, y + sag(u), turn, LEAF * (0.92 + 0.16 * Noise.hash(k, 2, 77)), k).lay(p);
        }
        for (int k = 0; k <= count; k++) {
            double u = HALF * (2.0 * k / count - 1);
            new Lying.Jasmine(x + u, y + sag(u) - 0.5, SMALL * 0.86, 6.3 * Noise.hash(k, 3, 77)).lay(p);
        }
        for (int at = -1; at <= 1; at++) {
            double cx = x + HALF * at, down = at == 0 ? LONG : SHORT;
            for (double v = FLOWER + 1; v < FLOWER + down; v += 5) {
                new Lying.Jasmine(cx, y + v, SMALL, v).lay(p);
            }
            if (at == 0) {
                BellCorner.bell(p, new Point(cx, y + FLOWER + down + BELL - 2), BELL, Math.PI / 2,
                        new Point(cx - 60, y - 90));
            } else {
                new Marigold(cx, y + FLOWER + down, SMALL).lay(p);
            }
            new Marigold(cx, y, FLOWER).lay(p);
        }
    }

    /** How far the string hangs through, in two swags. */
    private static double sag(double u) {
        double t = 2 * Math.abs(u) / HALF - 1;
        return SAG * (1 - t * t);
    }

    private static double slope(double u) {
        return -4 * (2 * Math.abs(u) / HALF - 1) * Math.signum(u);
    }

    /** A leaf that hangs from a point. */
    private record Leaf(double x0, double y0, double turn, double length, int kind) implements Lying {
        private static final double[] GREEN = Ink.hex(0x3C7A3A), YOUNG = Ink.hex(0x86A848), RIB = Ink.hex(0xC8C66A);
        private static final double BROAD = 0.235;

        private double along(double x, double y) {
            return ((x - x0) * Math.sin(turn) + (y - y0) * Math.cos(turn)) / length;
        }

        private double across(double x, double y) {
            return (x - x0) * Math.cos(turn) - (y - y0) * Math.sin(turn);
        }

        @Override
        public double inside(double x, double y) {
            double t = along(x, y);
            if (t < 0 || t > 1) {
                return -length * Math.max(-t, t - 1) - Math.abs(across(x, y));
            }
            return BROAD * length * Math.pow(Math.sin(Math.PI * Math.pow(t, 0.8)), 0.85) - Math.abs(across(x, y));
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double t = along(x, y), u = across(x, y);
            double vein = Math.abs((t * length - 1.1 * Math.abs(u)) / 2.6
                    - Math.rint((t * length - 1.1 * Math.abs(u)) / 2.6));
            double[] c = Ink.mix(GREEN, YOUNG, 0.25 + 0.45 * Noise.hash(kind, 5, 78) * t + (u < 0 ? 0.22 : 0));
            c = Ink.scale(c, 0.74 + 0.34 * Noise.smooth(0.06, 0.2, vein) + (u < 0 ? 0.14 : 0));
            return Ink.mix(c, RIB, 0.8 * Noise.smooth(0.75, 0.4, Math.abs(u)) * Noise.smooth(1, 0.8, t));
        }

        @Override
        public double height(double x, double y, double in) {
            return 2 + 0.9 * Math.min(2, in);
        }

        @Override
        public double gloss() {
            return 0.08;
        }

        @Override
        public double contour() {
            return 0.6;
        }

        @Override
        public Box room() {
            return Lying.about(x0, y0 + length / 2, length * 0.6);
        }
    }

    /** A marigold: ring upon ring of small petals. */
    private record Marigold(double x0, double y0, double r) implements Lying {
        private static final double[] DEEP = Ink.hex(0xB2480C), ORANGE = Ink.hex(0xEE8C16), YELLOW = Ink.hex(0xFFC23A);

        @Override
        public double inside(double x, double y) {
            double a = Math.atan2(y - y0, x - x0);
            return r * (0.93 + 0.07 * Math.cos(11 * a)) - Math.hypot(x - x0, y - y0);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double q = Math.hypot(x - x0, y - y0) / r, a = Math.atan2(y - y0, x - x0);
            double ring = q * 3.2 + 0.22 * Math.cos(11 * a + 3.14 * Math.floor(q * 3.2));
            double f = ring - Math.floor(ring);
            return Ink.scale(Ink.mix(Ink.mix(DEEP, ORANGE, Noise.smooth(0.05, 0.6, f)), YELLOW, 0.7
                    * Noise.smooth(0.55, 0.95, f)), 1.05 - 0.4 * q);
        }

        @Override
        public double height(double x, double y, double in) {
            return 4 + 0.8 * r * Math.sqrt(Math.clamp(1 - Plank.sq(1 - in / r), 0, 1));
        }

        @Override
        public double gloss() {
            return 0.02;
        }

        @Override
        public double contour() {
            return 0.6;
        }

        @Override
        public Box room() {
            return Lying.about(x0, y0, r);
        }
    }
}
