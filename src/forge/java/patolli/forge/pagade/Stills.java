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
    private static final double[] PLUM = Ink.hex(0x7A2258), TEAL = Ink.hex(0x1C6E6A), OCHRE = Ink.hex(0xB87A1C);
    private static final double[] GREEN = Ink.hex(0x2E6A42), RED = Ink.hex(0xA02E22), STEM = Ink.hex(0x6E9440);

    /** Betel leaves in a fan: how many, how many stalks are seen, and turns of thread; how far it is spread. */
    private static final int OUTER = 8, INNER = 4, STALKS = 6, TURNS = 3;
    private static final double FAN = 1.5;
    private static final Point BESIDE_SILKS = new Point(171, 238), BESIDE_TRAY = new Point(112, 246);

    /** How its flame burns: the light on things is theirs already. */
    private static final Flame.Burning LOW = new Flame.Burning(1, 56, 0.36);

    private Stills() { }

    /** A tray of brass with betel leaves, nuts and a pot of lime; a garland lies about it. */
    static BufferedImage tray(int scale) {
        StillLife s = new StillLife(WIDE, HIGH, ABOUT);
        garland(s, 166, 150, 112, 108, -0.9, 1.35);
        s.lay(new Brass(168, 132, 92, q -> 5 + 7 * Math.exp(-Math.pow((q - 0.94) / 0.05, 2)) - 3.5 * Noise.smooth(0.9,
                0.78, q)
                - 0.8 * Math.exp(-Math.pow((q - 0.62) / 0.015, 2)), 0.24));
        betel(s, 164, 136);
        for (double[] q : new double[][] {{192, 178, 11}, {212, 166, 10}, {206, 187, 10.5}, {186, 195, 9.5}, {220,
                182, 9}}) {
            s.lay(new Bead(q[0], q[1], q[2], NUT, 0.2));
        }
        s.lay(new Brass(126, 174, 22, q -> 9 + 11 * Noise.smooth(1, 0.72, q) + 3 * Math.exp(-Math.pow((q - 0.7) / 0.1,
                2)), 0.42)).lay(new Lime(126, 174, 13.5));
        s.lay(new Blossom(222, 140, 12, 14, RUST, MARIGOLD)).lay(new Blossom(206, 130, 10, 14, RUST, SUN));
        Lamp.lay(s, BESIDE_TRAY, 1);
        return lit(s, BESIDE_TRAY, scale);
    }

    /** Silks that were folded away, and on them a garland; beside them a lamp. */
    static BufferedImage silks(int scale) {
        StillLife s = new StillLife(WIDE, HIGH, ABOUT);
        s.lay(new Sari(114, 160, 100, 72, -0.12, PLUM, GREEN, 4));
        s.lay(new Drape(80, 128, 1.98, 1.02, 40, 134, TEAL, PLUM, 12));
        s.lay(new Sari(120, 151, 92, 63, 0.06, OCHRE, RED, 13)).lay(new Sari(112, 141, 80, 53, -0.05, TEAL, PLUM, 22));
        garland(s, 104, 138, 66, 34, 2.6, 7.4);
        Lamp.lay(s, BESIDE_SILKS, 1);
        s.lay(new Blossom(60, 262, 12, 14, RUST, MARIGOLD)).lay(new Blossom(94, 272, 10, 14, RUST, SUN))
                .lay(new Blossom(36, 244, 8, 5, HEART, WHITE));
        return lit(s, BESIDE_SILKS, scale);
    }

    /** Leaves that are laid over each other like a fan, their stalks tied together. */
    private static void betel(StillLife s, double x, double y) {
        for (int i = 0; i < STALKS; i++) {
            double a = Math.PI / 2 - 0.4 + 0.16 * i;
            s.lay(new Stalk(x - 0.5 + 0.4 * i, y, a, 47 + 4 * Math.sin(4 * i), STEM, 5));
        }
        for (int i = 0; i < OUTER; i++) {
            double a = -Math.PI / 2 + FAN * (2.0 * i / (OUTER - 1) - 1);
            s.lay(new Leaf(x - 6 * Math.cos(a), y + 8 - 6 * Math.sin(a), a, 70 + 4 * Math.sin(5 * i), 5 + i, i));
        }
        for (int i = 0; i < INNER; i++) {
            double a = -Math.PI / 2 + 0.66 * FAN * (2.0 * i / (INNER - 1) - 1);
            s.lay(new Leaf(x - 4 * Math.cos(a), y + 10 - 4 * Math.sin(a), a, 52 + 3 * Math.sin(3 * i), 13 + i, i + 9));
        }
        for (int i = 0; i < TURNS; i++) {
            s.lay(new Stalk(x - 8, y + 27 + 2.4 * i, 0.08, 15, RED, 8));
        }
    }

    private static BufferedImage lit(StillLife s, Point lamp, int scale) {
        return Flame.at(s.draw(lamp, scale), lamp.plus(ABOUT, ABOUT), LOW, scale);
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

    /** The stalk of a leaf, or a thread. */
    private record Stalk(double x0, double y0, double turn, double length, double[] dye, double base)
            implements Thing {
        @Override
        public double inside(double x, double y) {
            double t = (x - x0) * Math.cos(turn) + (y - y0) * Math.sin(turn);
            double off = (y - y0) * Math.cos(turn) - (x - x0) * Math.sin(turn) - 2.5 * Math.sin(t / 14 + turn);
            return 1.9 - Math.hypot(off, Math.max(0, Math.max(-t, t - length)));
        }

        @Override
        public double[] colour(double x, double y, double in) {
            return Ink.scale(dye, 0.7 + 0.3 * Noise.smooth(0, 1.5, in));
        }

        @Override
        public double height(double x, double y, double in) {
            return base + 2 * Math.sqrt(Math.min(1, in / 1.9));
        }

        @Override
        public double gloss() {
            return 0.1;
        }
    }

    /** Slaked lime in its pot: a stiff paste, stirred. */
    private record Lime(double x0, double y0, double r) implements Thing {
        private static final double[] WHITE = Ink.hex(0xF2ECDC);

        @Override
        public double inside(double x, double y) {
            return r + 0.8 * (Noise.value(x / 4, y / 4, 51) - 0.5) - Math.hypot(x - x0, y - y0);
        }

        private double stirred(double x, double y) {
            double far = Math.hypot(x - x0, y - y0);
            return Math.sin(far * 1.15 - 1.3 * Math.atan2(y - y0, x - x0)) * Noise.smooth(r, r - 4, far);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            return Ink.scale(WHITE, (0.86 + 0.10 * stirred(x, y)) * (0.55 + 0.45 * Noise.smooth(0, 3, in)));
        }

        @Override
        public double height(double x, double y, double in) {
            return 17 + 0.9 * stirred(x, y) + 1.5 * Noise.smooth(0, r, in);
        }

        @Override
        public double gloss() {
            return 0.12;
        }
    }
}
