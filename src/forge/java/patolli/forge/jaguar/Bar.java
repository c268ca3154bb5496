package patolli.forge.jaguar;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Vec;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** The bet's scroll bar: a groove in a bar of stone, and a thumb of turquoise set in gold. Heights under one lamp. */
final class Bar {
    private static final int FINE = 4, LENGTH = 400, BREADTH = 28, THUMB = 44;
    private static final double STEP = 0.12;
    private static final Vec LAMP = new Vec(0.42, -0.62, 0.66).unit();
    private static final double[] STONE = Ink.hex(0x77736C), RED = Ink.hex(0x7E2A1F), DARK = Ink.hex(0x1A1512);
    private static final double[] TURQUOISE = Ink.hex(0x35A79C), DEEP = Ink.hex(0x1B6470), GOLD = Ink.hex(0xE5B84B);

    /** A surface over the picture, in design units. */
    private interface Relief {
        double height(double x, double y);

        /** Colour and gloss. */
        double[] paint(double x, double y);

        /** How far inside the outline. */
        double inside(double x, double y);
    }

    private static final Relief TRACK = new Relief() {
        @Override
        public double height(double x, double y) {
            double groove = groove(x, y), in = inside(x, y);
            double h = 2.2 * Math.sqrt(Math.clamp(in / 3.5, 0, 1)) - 4.2 * Noise.smooth(-5.2, -1.5, -groove);
            double u = (x - 14) / 18.6, notch = Math.hypot((u - Math.round(u)) * 18.6, Math.abs(y - 14) - 9.4);
            h -= x > 10 && x < 390 ? 0.9 * Noise.smooth(1.5, 0.5, notch) : 0;
            return h + 0.55 * Grain.sum(x * 0.16, y * 0.16, 1, 3) - 0.7 * Noise.smooth(0, 0.2, 0.24 - Grain.cell(x
                    * 0.3, y * 0.3, 4.5));
        }

        @Override
        public double[] paint(double x, double y) {
            double rub = Grain.sum(x * 0.22, y * 0.22, 7, 3), deep = Noise.smooth(5.2, 2.0, groove(x, y));
            double[] c = Ink.scale(STONE, 0.9 + 0.5 * Grain.sum(x * 0.05, y * 0.09, 3, 3) + 0.3 * rub);
            c = Ink.mix(c, RED, 0.65 * deep * Noise.smooth(-0.2, 0.15, rub));
            c = Ink.scale(c, 1 - 0.5 * deep);
            return new double[] {c[0], c[1], c[2], 0.04};
        }

        @Override
        public double inside(double x, double y) {
            double a = Math.max(0, Math.abs(x - 200) - 188), b = Math.abs(y - 14);
            return 12.6 - Math.hypot(a, b) + 0.5 * Grain.sum(x * 0.08, y * 0.08, 11, 3);
        }

        private static double groove(double x, double y) {
            return Math.hypot(Math.max(0, Math.abs(x - 200) - 186), y - 14);
        }
    };

    private static final Relief STONE_THUMB = new Relief() {
        @Override
        public double height(double x, double y) {
            double r = Math.hypot(x - 22, y - 22), ring = (r - 16.6) / 3.2;
            double h = r < 13.6 ? 6.5 * Math.sqrt(Math.max(0, 1 - r * r / 250)) - 1.2 : 0;
            double bead = Math.cos(Math.atan2(y - 22, x - 22) * 28) * 0.35 * Noise.smooth(2.2, 1.0, Math.abs(r - 18.4));
            return Math.max(h, Math.abs(ring) < 1 ? 3.4 * Math.sqrt(1 - ring * ring) + bead : 0) + 0.10 * Grain.sum(x
                    * 0.5, y * 0.5, 2, 2);
        }

        @Override
        public double[] paint(double x, double y) {
            double r = Math.hypot(x - 22, y - 22);
            if (r > 13.5) {
                double worn = 0.85 + 0.4 * Grain.sum(x * 0.3, y * 0.3, 6, 2);
                double[] g = Ink.scale(GOLD, worn * (r < 14.2 ? 0.35 : 0.85));
                return new double[] {g[0], g[1], g[2], 0.75};
            }
            double vein = Noise.smooth(0.07, 0.015, Math.abs(Grain.sum(x * 0.09 + 3, y * 0.09, 5, 4)));
            double[] c = Ink.mix(TURQUOISE, DEEP, Noise.smooth(-0.3, 0.4, Grain.sum(x * 0.12, y * 0.12, 9, 3)));
            c = Ink.mix(c, DARK, 0.6 * vein);
            return new double[] {c[0], c[1], c[2], 0.55};
        }

        @Override
        public double inside(double x, double y) {
            return 19.8 - Math.hypot(x - 22, y - 22);
        }
    };

    private Bar() { }

    static BufferedImage track(int scale) {
        return draw(TRACK, LENGTH, BREADTH, scale);
    }

    static BufferedImage thumb(int scale) {
        return draw(STONE_THUMB, THUMB, THUMB, scale);
    }

    private static BufferedImage draw(Relief form, int w, int h, int scale) {
        BufferedImage large = new BufferedImage(w * 2 * FINE, h * 2 * FINE, BufferedImage.TYPE_INT_ARGB);
        int[] pixels = Reduce.pixels(large);
        IntStream.range(0, large.getHeight()).parallel().forEach(y -> {
            for (int x = 0; x < large.getWidth(); x++) {
                pixels[y * large.getWidth() + x] = pixel(form, (x + 0.5) / (2 * FINE), (y + 0.5) / (2 * FINE));
            }
        });
        return Reduce.by(2 * FINE / scale, large);
    }

    private static int pixel(Relief form, double x, double y) {
        double in = form.inside(x, y);
        if (in < 0) {
            // What it throws on the ground below it.
            double shadow = 0.55 * Noise.smooth(-2.4, 0.6, Math.min(in, form.inside(x + 0.9, y - 1.2)));
            return (int) Math.round(255 * shadow) << 24 | 0x0A0705;
        }
        double h = form.height(x, y);
        Vec n = new Vec((h - form.height(x + STEP, y)) / STEP, (h - form.height(x, y + STEP)) / STEP, 1).unit();
        double[] c = form.paint(x, y);
        double light = 0.24 + 1.05 * Math.max(0, n.dot(LAMP));
        double shine = c[3] * Math.pow(Math.max(0, n.dot(new Vec(LAMP.x(), LAMP.y(), LAMP.z() + 1).unit())), 46);
        return 0xFF000000 | Ink.toByte(c[0] * light + shine) << 16 | Ink.toByte(c[1] * light + shine * 0.9) << 8
                | Ink.toByte(c[2] * light + shine * 0.72);
    }
}
