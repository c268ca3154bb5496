package patolli.forge.pagade;

import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/** Things that lie on the cloth, one over the other, each shading what is below it; seen from above. */
final class StillLife {
    private static final int OVER = 4;
    /** How far to the lower right a thing's shadow falls, and how soft it is. */
    private static final double OFF = 4.5, SOFT = 9, DEEP = 0.62;
    private final Plate p;
    private final float[] shade;

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
        p = new Plate(wide * OVER, high * OVER, OVER);
        shade = new float[p.w * p.h];
    }

    /** Lays a thing on all that lies there. */
    StillLife lay(Thing thing) {
        p.each((i, x, y) -> {
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
            return Ink.ramp(Math.clamp(tone + 0.34 * worn + turned - low, 0, 1), METAL);
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
