package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.forge.lamp.Flame;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.pagade.StillLife.Bead;
import patolli.forge.pagade.StillLife.Blossom;
import patolli.forge.pagade.StillLife.Brass;
import patolli.forge.pagade.StillLife.Thing;

/** 500 x 490, of which light takes 100 all round: what lies in a corner of the cloth while nobody sits there. */
final class Stills {
    private static final int WIDE = 300, HIGH = 290, ABOUT = 100;
    private static final double[] MARIGOLD = Ink.hex(0xD9821C), SUN = Ink.hex(0xE8B02E), RUST = Ink.hex(0xA8500E);
    private static final double[] WHITE = Ink.hex(0xE4DCC4), HEART = Ink.hex(0xD8B84E), NUT = Ink.hex(0x7A4322);
    private static final double[] PLUM = Ink.hex(0x5E2048), TEAL = Ink.hex(0x1E5A56), OCHRE = Ink.hex(0xA8741E);
    private static final double[] ZARI = Ink.hex(0xD0A040), GREEN = Ink.hex(0x2A5A3A), RED = Ink.hex(0x8E2A20);

    private static final Point BESIDE_SILKS = new Point(171, 238), BESIDE_TRAY = new Point(112, 246);

    private Stills() { }

    /** A tray of brass with betel leaves, nuts and a pot of lime; a garland lies about it. */
    static BufferedImage tray(int scale) {
        StillLife s = new StillLife(WIDE, HIGH, ABOUT);
        garland(s, 166, 150, 112, 108, -0.9, 1.35);
        s.lay(new Brass(168, 132, 92, q -> 5 + 7 * Math.exp(-Math.pow((q - 0.94) / 0.05, 2)) - 3.5 * Noise.smooth(0.9,
                0.78, q)
                - 0.8 * Math.exp(-Math.pow((q - 0.62) / 0.015, 2)), 0.24));
        for (int i = 0; i < 7; i++) {
            double a = -2.5 + 0.42 * i;
            s.lay(new Leaf(150 + 8 * Math.cos(a), 142 + 8 * Math.sin(a), a, 58 + 5 * Math.sin(5 * i), 5 + i, i));
        }
        for (double[] q : new double[][] {{188, 174, 11}, {208, 162, 10}, {202, 184, 10.5}, {182, 192, 9.5}, {203,
                186, 9}}) {
            s.lay(new Bead(q[0], q[1], q[2], NUT, 0.12));
        }
        s.lay(new Brass(130, 176, 21, q -> 12 + 13 * Math.sqrt(Math.max(0, 1 - q * q)), 0.34));
        s.lay(new Brass(130, 176, 6, q -> 30 + 5 * Math.sqrt(Math.max(0, 1 - q * q)), 0.42));
        s.lay(new Blossom(222, 140, 12, 14, RUST, MARIGOLD)).lay(new Blossom(206, 130, 10, 14, RUST, SUN));
        Lamp.lay(s, BESIDE_TRAY, 1);
        return lit(s, BESIDE_TRAY, scale);
    }

    /** Silks that were folded away, and on them a garland; beside them a lamp. */
    static BufferedImage silks(int scale) {
        StillLife s = new StillLife(WIDE, HIGH, ABOUT);
        s.lay(new Fold(112, 164, 102, 74, -0.12, PLUM, GREEN, 5)).lay(new Fold(118, 154, 91, 64, 0.05, OCHRE, RED, 14))
                .lay(new Fold(110, 146, 80, 56, -0.05, TEAL, PLUM, 23));
        garland(s, 104, 138, 66, 34, 2.6, 7.4);
        Lamp.lay(s, BESIDE_SILKS, 1);
        s.lay(new Blossom(60, 262, 12, 14, RUST, MARIGOLD)).lay(new Blossom(94, 272, 10, 14, RUST, SUN))
                .lay(new Blossom(36, 244, 8, 5, HEART, WHITE));
        return lit(s, BESIDE_SILKS, scale);
    }

    private static BufferedImage lit(StillLife s, Point lamp, int scale) {
        return Flame.at(s.draw(lamp, scale), lamp.plus(ABOUT, ABOUT), Flame.USUAL, scale);
    }

    /** Flowers on a string, along a part of an ellipse. */
    private static void garland(StillLife s, double x, double y, double a, double b, double from, double to) {
        int n = (int) ((to - from) * (a + b) / 2 / 15);
        for (int i = 0; i <= n; i++) {
            double t = from + (to - from) * i / n;
            double px = x + a * Math.cos(t) + 3 * Noise.hash(i, 1, 5);
            double py = y + b * Math.sin(t) + 3 * Noise.hash(i, 2, 5);
            s.lay(i % 3 == 2 ? new Blossom(px, py, 9.5, 5, HEART, WHITE)
                    : new Blossom(px, py, 10.5, 14, RUST, i % 2 == 0 ? MARIGOLD : SUN));
        }
    }

    /** Folded silk: round at the edges, a border of another colour at one end, lines of gold. */
    private record Fold(double x0, double y0, double halfWide, double halfHigh, double turn, double[] dye,
            double[] edge,
            double base) implements Thing {
        private double u(double x, double y) {
            return (x - x0) * Math.cos(turn) + (y - y0) * Math.sin(turn);
        }

        private double v(double x, double y) {
            return (y - y0) * Math.cos(turn) - (x - x0) * Math.sin(turn);
        }

        @Override
        public double inside(double x, double y) {
            double wave = 1.4 * (Noise.fbm(x / 24, y / 24, (int) base, 2) - 0.5);
            double qx = Math.abs(u(x, y)) - halfWide + 8;
            double qy = Math.abs(v(x, y)) - halfHigh + 8;
            return 8 - Math.hypot(Math.max(0, qx), Math.max(0, qy)) - Math.min(0, Math.max(qx, qy)) + wave;
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double u = u(x, y);
            double v = v(x, y);
            double thread = 0.84 + 0.2 * Noise.value(u * 1.3, v * 0.2, 3) + 0.14 * Noise.value(u * 0.2, v * 1.3, 4);
            double end = halfWide - u;
            boolean border = end < 44;
            double line = Math.min(Math.abs(end - 42), Math.min(Math.abs(end - 37), Math.abs(end - 10)));
            double sprig = Math.hypot(u - 22 * Math.round(u / 22), v - 22 * Math.round(v / 22));
            double drop = Math.hypot(end - 24, (v - 14 * Math.round(v / 14)) * 1.4);
            boolean gold = border ? line < 1.3 || drop < 5 : sprig < 2.4;
            double rim = 0.62 + 0.38 * Noise.smooth(0, 7, in);
            return Ink.scale(gold ? ZARI : border ? edge : dye, thread * rim);
        }

        @Override
        public double height(double x, double y, double in) {
            double layers = in < 7 ? 0.7 * Math.sin(in * 2.6) : 0;
            return base + 9 * Math.sqrt(Math.min(1, in / 7)) + layers + 2.6 * Noise.fbm(x / 46, y / 46, (int) base
                    + 9, 2);
        }

        @Override
        public double gloss() {
            return 0.05;
        }
    }

    /** A betel leaf: a heart with a drawn-out tip, its veins pale. */
    private record Leaf(double x0, double y0, double turn, double length, double base, int seed) implements Thing {
        private static final double[] DEEP = Ink.hex(0x1E4A26), FRESH = Ink.hex(0x4E8A3A), VEIN = Ink.hex(0x8AB060);

        private double along(double x, double y) {
            return ((x - x0) * Math.cos(turn) + (y - y0) * Math.sin(turn)) / length;
        }

        private double across(double x, double y) {
            return ((y - y0) * Math.cos(turn) - (x - x0) * Math.sin(turn)) / length;
        }

        private static double half(double t) {
            return t <= 0 || t >= 1 ? 0 : 0.98 * Math.pow(t, 0.42) * Math.pow(1 - t, 0.95);
        }

        @Override
        public double inside(double x, double y) {
            double t = along(x, y);
            double notch = Math.abs(across(x, y)) < 0.12 ? 0.05 * (1 - Math.abs(across(x, y)) / 0.12) : 0;
            double beyond = Math.max(Math.max(notch - t, t - 1), 0);
            return length * (beyond > 0 ? -beyond - Math.max(0, Math.abs(across(x, y)) - 0.1)
                    : half(t) - Math.abs(across(x, y)));
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double t = along(x, y);
            double w = Math.abs(across(x, y));
            double own = 0.3 + 0.5 * Noise.fbm(x / 14, y / 14, 60 + seed, 3) + 0.05 * (seed % 3);
            double rib = Noise.smooth(0.022, 0.008, w * (0.6 + t));
            double f = (t - w * 1.1) * 6;
            double side = 0.55 * Noise.smooth(0.10, 0.03, Math.abs(f - Math.round(f))) * Noise.smooth(0, 3, in);
            return Ink.mix(Ink.mix(DEEP, FRESH, own), VEIN, Math.max(rib, side * 0.6));
        }

        @Override
        public double height(double x, double y, double in) {
            double w = Math.abs(across(x, y));
            double f = (along(x, y) - w * 1.1) * 6;
            return base + 10 * w + 0.35 * Math.abs(f - Math.round(f)) * 2 - 1.2 * Noise.smooth(0.03, 0, w)
                    + 2 * Noise.fbm(x / 26, y / 26, 40 + seed, 2);
        }

        @Override
        public double gloss() {
            return 0.14;
        }
    }
}
