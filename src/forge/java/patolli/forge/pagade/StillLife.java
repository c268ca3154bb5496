package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** Things that lie on the cloth, one over the other, each shading what is below it; seen from above. */
final class StillLife {
    private static final int OVER = 4;
    /** How far to the lower right a thing's shadow falls, and how soft it is. */
    private static final double OFF = 4.5, SOFT = 9, DEEP = 0.62;
    /** What the evening leaves of a thing's colours, what a lamp beside it adds, and its light on the cloth. */
    private static final double[] EVENING = {0.29, 0.32, 0.42}, LAMPLIGHT = {0.80, 0.58, 0.28};
    /** How much more of them a polished thing has. */
    private static final double[] SHOWN = {2.2, 1.5, 0.3};
    /** Of the lamp's light, what falls on all slopes alike and what on those that face it; its gleam, how sharp. */
    private static final double EVEN = 0.30, SLANT = 1.15, SPARK = 2.2, SHARP = 18;
    private static final double[] GLEAM = {1, 0.74, 0.36};
    private static final int ON_CLOTH = 0xE0682C;
    private static final double LIT = 0.38, CAST = 0.5;
    private final Plate p;
    private final float[] shade;
    private final double left, top, wide, high;

    /** One thing. */
    interface Thing {
        /** How far a point lies within it; below zero beyond its edge. */
        double inside(double x, double y);

        /** Its colour there; {@code in} is what {@link #inside} says. */
        double[] colour(double x, double y, double in);

        /** How high it is there. */
        double height(double x, double y, double in);

        /** How polished it is. */
        double gloss();
    }

    StillLife(int wide, int high) {
        this(wide, high, 0);
    }

    /** With so much room about it. */
    StillLife(int wide, int high, int room) {
        this.wide = wide;
        this.high = high;
        left = -room;
        top = -room;
        p = new Plate((wide + 2 * room) * OVER, (high + 2 * room) * OVER, OVER);
        shade = new float[p.w * p.h];
    }

    /** Lays a thing on all that lies there. */
    StillLife lay(Thing thing) {
        p.each((i, px, py) -> {
            double x = px + left, y = py + top;
            // Nothing lies in the room about it, and no shadow falls farther.
            double beyond = Math.max(Math.max(-x, x - wide), Math.max(-y, y - high));
            if (beyond > 2 * SOFT) {
                return;
            }
            double in = thing.inside(x, y);
            if (in > 0) {
                p.set(i, thing.colour(x, y, in));
                p.z[i] = (float) (thing.height(x, y, in) * p.scale);
                p.gloss[i] = (float) thing.gloss();
                return;
            }
            double dark = DEEP * Noise.smooth(-SOFT, 2, thing.inside(x - OFF, y - OFF * 1.2));
            dark = Math.max(dark, 0.5 * Noise.smooth(-3, 0, in));
            if (p.a[i] > 0) {
                p.dim(i, 1 - dark);
            } else {
                shade[i] = (float) (1 - (1 - shade[i]) * (1 - dark));
            }
        });
        return this;
    }

    /** The things, without their shadows on clear ground. */
    BufferedImage body(int scale) {
        return Reduce.by(OVER / scale, p.light(1.0));
    }

    /** The picture in the evening, in the light of a lamp that is one of its things; shadows lie on clear ground. */
    BufferedImage draw(Point lamp, int scale) {
        int across = (int) (p.w / p.scale);
        float[] heights = new float[across * (int) (p.h / p.scale)];
        for (int i = 0; i < heights.length; i++) {
            int at = (int) ((i / across + 0.5) * p.scale) * p.w + (int) ((i % across + 0.5) * p.scale);
            heights[i] = p.a[at] > 0 ? (float) (p.z[at] / p.scale) : 0;
        }
        LampLight light = new LampLight(new Point(lamp.x() - left, lamp.y() - top), heights, across);
        float[] arrives = new float[heights.length];
        for (int i = 0; i < arrives.length; i++) {
            arrives[i] = (float) light.arrives(i % across + 0.5, i / across + 0.5);
        }
        BufferedImage lit = p.light(1.0);
        int[] px = Reduce.pixels(lit);
        p.each((i, x, y) -> {
            double there = Noise.mix(1, arrived(arrives, across, x, y), 0.85);
            double much = light.free(x, y);
            int c = px[i];
            if (c >>> 24 == 0) {
                double dark = 1 - (1 - 0.92 * Math.min(1, shade[i])) * (1 - CAST * (1 - there) * much);
                px[i] = coat(LIT * much * there, dark);
                return;
            }
            double[] on = struck(i, x - lamp.x() + left, y - lamp.y() + top);
            double full = much * there * on[0], gleam = much * there * on[1];
            px[i] = c & 0xFF000000 | lit(c >> 16, evening(0, i) + LAMPLIGHT[0] * full, GLEAM[0] * gleam) << 16
                    | lit(c >> 8, evening(1, i) + LAMPLIGHT[1] * full, GLEAM[1] * gleam) << 8
                    | lit(c, evening(2, i) + LAMPLIGHT[2] * full, GLEAM[2] * gleam);
        });
        return Reduce.by(OVER / scale, lit);
    }

    /** What is left of one of a pixel's colours: what is polished shows the lamps beyond. */
    private double evening(int colour, int i) {
        return EVENING[colour] * (1 + SHOWN[colour] * p.gloss[i]);
    }

    private static int lit(int c, double share, double gleam) {
        return Ink.toByte(Math.min(1, share * Reduce.linear(c & 255) + gleam));
    }

    /** How the lamp's light strikes a pixel by its slope, and how much of it gleams there; it lies so far from it. */
    private double[] struck(int i, double dx, double dy) {
        int x = Math.clamp(i % p.w, 1, p.w - 2), y = Math.clamp(i / p.w, 1, p.h - 2);
        double fallX = (p.z[y * p.w + x - 1] - p.z[y * p.w + x + 1]) / 2;
        double fallY = (p.z[(y - 1) * p.w + x] - p.z[(y + 1) * p.w + x]) / 2;
        double steep = Math.sqrt(fallX * fallX + fallY * fallY + 1);
        double up = Math.max(6, LampLight.FLAME - p.z[i] / p.scale), far = Math.sqrt(dx * dx + dy * dy + up * up);
        double strikes = Math.max(0, (-fallX * dx - fallY * dy + up) / steep / far);
        double half = Math.sqrt(2 + 2 * up / far);
        double facing = Math.max(0, ((-fallX * dx - fallY * dy + up) / far + 1) / steep / half);
        return new double[] {EVEN + SLANT * strikes, SPARK * p.gloss[i] * Math.pow(facing, SHARP)};
    }

    /** Between the points at which it is known. */
    private static double arrived(float[] known, int wide, double x, double y) {
        int high = known.length / wide;
        double u = Math.clamp(x - 0.5, 0, wide - 1.001), v = Math.clamp(y - 0.5, 0, high - 1.001);
        int i = (int) v * wide + (int) u;
        return Noise.mix(Noise.mix(known[i], known[i + 1], u % 1), Noise.mix(known[i + wide], known[i + wide + 1],
                u % 1), v % 1);
    }

    /** Lamplight over a shadow. */
    private static int coat(double light, double dark) {
        double all = light + dark * (1 - light);
        int argb = (int) Math.round(255 * all) << 24;
        for (int shift = 0; shift <= 16 && all > 0; shift += 8) {
            argb |= (int) Math.round(((ON_CLOTH >> shift & 255) * light + (0x0F0705 >> shift & 255) * dark
                    * (1 - light))
                    / all) << shift;
        }
        return argb;
    }

    /** The picture, its shadows on clear ground. */
    BufferedImage draw(int scale) {
        BufferedImage lit = p.light(1.0);
        int[] px = Reduce.pixels(lit);
        for (int i = 0; i < px.length; i++) {
            if (px[i] >>> 24 == 0) {
                px[i] = Math.round(235 * Math.min(1, shade[i])) << 24 | 0x0F0705;
            }
        }
        return Reduce.by(OVER / scale, lit);
    }

    /** A round thing of metal with a profile by its radius. */
    record Brass(double x0, double y0, double r, Profile profile, double tone) implements Thing {
        private static final double[][] METAL = Ink.stops(0x5A3A10, 0xA67A2C, 0xE6C46E);
        private static final double[] BRIGHT = Ink.hex(0xFFEBB4);
        /** In which direction what is brightest in the room lies. */
        private static final double WINDOW = -2.3;

        /** A height by the distance from the middle, as a share of the radius. */
        interface Profile {
            double at(double q);
        }

        @Override
        public double inside(double x, double y) {
            return r - Math.hypot(x - x0, y - y0);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double q = Math.hypot(x - x0, y - y0) / r;
            double turned = 0.06 * Noise.value(q * r * 1.6, tone * 9, 71);
            double worn = Noise.fbm(x / 13, y / 13, 72, 3);
            double low = (profile.at(q + 0.03) - profile.at(q - 0.03)) * 0.02;
            return Ink.mix(Ink.ramp(Math.clamp(tone + 0.34 * worn + turned - low, 0, 1), METAL), BRIGHT,
                    reflected(x, y, q));
        }

        /** Turned brass shows what is bright in the room as two wedges across its rings, and as arcs on its rims. */
        private double reflected(double x, double y, double q) {
            double a = Math.IEEEremainder(Math.atan2(y - y0, x - x0) - WINDOW, 2 * Math.PI);
            double bent = Math.abs(profile.at(q + 0.02) - 2 * profile.at(q) + profile.at(q - 0.02));
            double rim = Noise.smooth(0.1, 0.6, bent * 40 / r);
            double wedge = Math.pow(Math.max(0, Math.cos(a)), 22) + 0.5 * Math.pow(Math.max(0, -Math.cos(a + 0.2)), 30);
            double arc = Math.pow(Math.max(0, Math.cos(a / 1.15)), 6);
            double rings = 0.7 + 0.3 * Noise.value(q * r * 1.1, 3, 74);
            return Math.min(0.9, (0.42 * wedge * Noise.smooth(0.04, 0.25, q) + 1.1 * arc * rim) * rings);
        }

        @Override
        public double height(double x, double y, double in) {
            return profile.at(Math.hypot(x - x0, y - y0) / r) - 2.5 * Math.exp(-in / 1.2);
        }

        @Override
        public double gloss() {
            return 0.42;
        }
    }

    /** A dome: a nut, a bud, a knob. */
    record Bead(double x0, double y0, double r, double[] dye, double shine) implements Thing {
        @Override
        public double inside(double x, double y) {
            return r - Math.hypot(x - x0, y - y0);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double streak = Noise.fbm((x - x0) / 2.2 + x0, (y - y0) / 5 + y0, 81, 3);
            return Ink.scale(dye, 0.7 + 0.55 * streak);
        }

        @Override
        public double height(double x, double y, double in) {
            return 8 + Math.sqrt(Math.max(0, r * r - Math.pow(r - in, 2)));
        }

        @Override
        public double gloss() {
            return shine;
        }
    }

    /** A flower of many petals in rings, or of few and broad ones. */
    record Blossom(double x0, double y0, double r, int petals, double[] heart, double[] tip) implements Thing {
        @Override
        public double inside(double x, double y) {
            double a = Math.atan2(y - y0, x - x0) + x0;
            double rim = r * (petals > 6 ? 0.94 + 0.06 * Math.cos(petals * a) : 0.74
                    + 0.26 * Math.abs(Math.cos(petals * a / 2)));
            return rim - Math.hypot(x - x0, y - y0);
        }

        @Override
        public double[] colour(double x, double y, double in) {
            double q = Math.hypot(x - x0, y - y0) / r;
            double ring = q * 4 - Math.floor(q * 4);
            double a = Math.atan2(y - y0, x - x0) + x0;
            double gap = petals > 6 ? 0.72 + 0.28 * Math.abs(Math.cos(petals * (a + Math.floor(q * 4) * 0.4))) : 1;
            return Ink.scale(Ink.mix(heart, tip, Noise.smooth(0.1, 0.55, q)), gap * (petals > 6 ? 0.72 + 0.4 * ring
                    : 1));
        }

        @Override
        public double height(double x, double y, double in) {
            double q = Math.hypot(x - x0, y - y0) / r;
            double ring = petals > 6 ? q * 4 - Math.floor(q * 4) : 0;
            return 6 + r * 0.55 * Math.sqrt(Math.max(0, 1 - q * q)) + 0.8 * ring;
        }

        @Override
        public double gloss() {
            return 0.03;
        }
    }
}
