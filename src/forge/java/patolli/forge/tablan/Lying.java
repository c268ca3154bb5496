package patolli.forge.tablan;

import java.util.stream.IntStream;
import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;

/** A thing that lies on the cloth beside the sticks, seen from above. */
interface Lying {
    /** How far to the lower right its shadow falls, how soft and how deep it is. */
    double OFF = 4, SOFT = 6, DEEP = 0.82;
    /** The contour, as dark as ink: how much of a colour it leaves. */
    double CONTOUR = 0.16;

    /** How far a point lies within it; below zero beyond its edge. */
    double inside(double x, double y);

    /** Its colour there; {@code in} is what {@link #inside} says. */
    double[] colour(double x, double y, double in);

    /** How high it is there over the cloth. */
    double height(double x, double y, double in);

    /** How polished it is. */
    double gloss();

    /** How wide the dark contour is within its edge. */
    default double contour() {
        return 0.95;
    }

    /** What it lies in, with its shadow. */
    Box room();

    /** A box about a point. */
    static Box about(double x, double y, double reach) {
        double all = reach + OFF + SOFT + 4;
        return new Box(x - all, y - all, 2 * all, 2 * all);
    }

    /** Lays it on all that lies there, which it shades. */
    default void lay(Plate p) {
        Box room = room();
        int left = Math.max(0, (int) (room.x() * p.scale));
        int right = Math.min(p.w, (int) (room.right() * p.scale));
        IntStream.range(Math.max(0, (int) (room.y() * p.scale)), Math.min(p.h, (int) (room.bottom() * p.scale)))
                .parallel().forEach(row -> {
                    for (int column = left; column < right; column++) {
                        dot(p, row * p.w + column, (column + 0.5) / p.scale, (row + 0.5) / p.scale);
                    }
                });
    }

    private void dot(Plate p, int i, double x, double y) {
        double in = inside(x, y);
        if (in > 0) {
            double line = Noise.smooth(contour() + 0.25, contour() - 0.25, in);
            p.set(i, Ink.scale(colour(x, y, in), contour() > 0 ? 1 - (1 - CONTOUR) * line : 1));
            p.z[i] = (float) ((8 + height(x, y, in)) * p.scale);
            p.gloss[i] = (float) gloss();
            return;
        }
        double dark = DEEP * Noise.smooth(-SOFT, 2, inside(x - OFF, y - OFF * 1.2));
        p.dim(i, 1 - Math.max(dark, 0.5 * Noise.smooth(-3, 0, in)));
    }

    /** A round thing of brass with a profile by the share of its radius. */
    record Brass(double x0, double y0, double r, double tone, Profile profile) implements Lying {
        private static final double[][] METAL = Ink.stops(0x52320C, 0x9C6C24, 0xDEB45C);

        /** A height by the distance from the middle, as a share of the radius. */
        interface Profile {
            double at(double q);
        }

        /** A ball: a bell, a knob. */
        static Brass ball(double x, double y, double r, double base) {
            return new Brass(x, y, r, 0.46, q -> base + r * 0.9 * Math.sqrt(Math.max(0, 1 - q * q)));
        }

        @Override
        public double inside(double x, double y) {
            return r - Math.hypot(x - x0, y - y0);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double turned = 0.06 * Noise.value((r - in) * 1.6, tone * 9, 71);
            return Ink.ramp(Math.clamp(tone + 0.3 * Noise.fbm(x / 13, y / 13, 72, 3) + turned, 0, 1), METAL);
        }

        @Override
        public double height(double x, double y, double in) {
            return profile.at(1 - in / r) - 1.6 * Math.exp(-in / 1.2);
        }

        @Override
        public double gloss() {
            return 0.36;
        }

        @Override
        public Box room() {
            return about(x0, y0, r);
        }
    }

    /** A blossom of jasmine: five petals about a yellow heart. */
    record Jasmine(double x0, double y0, double r, double turn) implements Lying {
        private static final double[] PETAL = Ink.hex(0xF8E6B4), SHADE = Ink.hex(0xC89E58), HEART = Ink.hex(0xD89A2C);

        @Override
        public double inside(double x, double y) {
            double a = Math.atan2(y - y0, x - x0) + turn;
            return r * (0.66 + 0.34 * Math.abs(Math.cos(2.5 * a))) - Math.hypot(x - x0, y - y0);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double q = Math.hypot(x - x0, y - y0) / r;
            double fold = Math.abs(Math.cos(2.5 * (Math.atan2(y - y0, x - x0) + turn)));
            double[] petal = Ink.mix(SHADE, PETAL, Noise.smooth(0.1, 0.6, fold));
            return Ink.mix(HEART, petal, Noise.smooth(0.16, 0.34, q));
        }

        @Override
        public double height(double x, double y, double in) {
            double q = Math.hypot(x - x0, y - y0) / r;
            return 6 + 0.4 * r * (1 - q) + 1.2 * Noise.smooth(0.2, 0, q);
        }

        @Override
        public double gloss() {
            return 0.02;
        }

        @Override
        public double contour() {
            return 0.55;
        }

        @Override
        public Box room() {
            return about(x0, y0, r);
        }

        /** Blossoms on a string through these points, close to one another. */
        static void string(Plate p, double size, double[][] through) {
            double since = 0;
            int n = 0;
            for (int i = 1; i < through.length; i++) {
                double[] a = through[i - 1], b = through[i];
                double far = Math.hypot(b[0] - a[0], b[1] - a[1]);
                for (; since < far; since += size * 1.22, n++) {
                    double t = since / far;
                    double aside = (n % 2 == 0 ? 1 : -1) * size * 0.3;
                    new Jasmine(a[0] + (b[0] - a[0]) * t - (b[1] - a[1]) / far * aside,
                            a[1] + (b[1] - a[1]) * t + (b[0] - a[0]) / far * aside,
                            size * (0.88 + 0.24 * Noise.hash(n, 3, 8)), 6.3 * Noise.hash(n, 4, 8)).lay(p);
                }
                since -= far;
            }
        }
    }
}
