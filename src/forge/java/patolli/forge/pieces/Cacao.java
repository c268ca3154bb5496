package patolli.forge.pieces;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** Money: cacao beans, one by one or in heaps. A bean is a flat almond with a blunt end, ribbed along its length. */
final class Cacao {
    private static final int OVER = 6;
    /** Pixels to the form's unit: a bean is 36 units, about 18 on the table. */
    private static final double UNIT = OVER * 0.5, LINE = 3.0;
    private static final double[] DARK = Ink.hex(0x4A2212), BODY = Ink.hex(0x8A4A26), LIGHT = Ink.hex(0xB8743E),
            HUSK = Ink.hex(0xD8B07A);

    /** Middle, height of its lower side, angle and number. */
    private record Lying(double x, double y, double z, double turn, int seed) {
        double along(double px, double py) {
            return (px - x) * Math.cos(turn) + (py - y) * Math.sin(turn);
        }

        double across(double px, double py) {
            return (py - y) * Math.cos(turn) - (px - x) * Math.sin(turn);
        }

        double height(double px, double py) {
            if (Math.abs(px - x) > 19 || Math.abs(py - y) > 19) {
                return -1;
            }
            double u = along(px, py) / 17.5, v = across(px, py) / (10.6 + 1.6 * u);
            double in = 1 - Math.pow(Math.abs(u), 2.4) - v * v;
            if (in < 0) {
                return -1;
            }
            double rib = 0.35 * Math.cos(v * 9 + 0.6 * Math.sin(5 * u + seed)) * Noise.smooth(0, 0.3, in);
            return z + 8.5 * Math.sqrt(in) + rib;
        }
    }

    private final List<Lying> beans;

    /** Heaped in layers, each of so many; every layer lies on the one before. */
    private Cacao(int... layers) {
        List<Lying> all = new ArrayList<>();
        for (int layer = 0; layer < layers.length; layer++) {
            int n = layers[layer];
            for (int k = 0; k < n; k++) {
                int seed = 40 + 31 * layer + 7 * k + layers.length;
                double out = n == 1 ? 0 : 11.6 * Math.sqrt(k + (n < 5 ? 0.8 : 0.2)),
                        a = 2.39996 * k + 1.3 * layer + 0.4;
                all.add(new Lying(out * Math.cos(a), 0.8 * out * Math.sin(a) - 2.0 * layer, 6.5 * layer
                        + 1.5 * Noise.hash(k, layer, 820), layers.length == 1 ? -0.5 : a + 0.8 + 1.5 * Noise.hash(k, 1,
                        seed), seed));
            }
        }
        beans = all;
    }

    /** Layers of so many beans in a square picture of so many units. */
    static BufferedImage draw(int side, int scale, int... layers) {
        Cacao heap = new Cacao(layers);
        return Reduce.by(OVER / scale, new Gem(side * OVER, UNIT, heap::form).shade().lit(heap::skin,
                Room.Finish.MATTE).line(LINE).image());
    }

    private double form(double x, double y) {
        double best = -1;
        for (Lying b : beans) {
            best = Math.max(best, b.height(x, y));
        }
        return best;
    }

    private double[] skin(double x, double y) {
        Lying top = beans.getFirst();
        double best = -1, second = -1;
        for (Lying b : beans) {
            double z = b.height(x, y);
            if (z > best) {
                second = best;
                best = z;
                top = b;
            } else {
                second = Math.max(second, z);
            }
        }
        double u = top.along(x, y), v = top.across(x, y);
        double[] c = Ink.ramp(0.15 + 0.7 * Noise.fbm(u / 9 + top.seed, v / 3, 811, 3), DARK, BODY, LIGHT);
        c = Ink.scale(c, 0.86 + 0.34 * Noise.hash(top.seed, 3, 812));
        // Here and there a scrap of the pale husk has stayed on.
        c = Ink.mix(c, HUSK, 0.55 * Noise.smooth(0.62, 0.70, Noise.fbm(u / 8 + top.seed, v / 6, 813, 2)));
        double gap = best - second;
        return second < 0 ? c : Ink.mix(Ink.hex(0x1E0E08), c, Noise.smooth(0, 1.5, gap));
    }
}
