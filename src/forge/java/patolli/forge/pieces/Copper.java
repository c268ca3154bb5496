package patolli.forge.pieces;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** Money: discs of beaten copper with a raised rim and a drilled hole, one by one or in heaps. */
final class Copper {
    private static final int OVER = 6;
    /** Pixels to the form's unit: a coin is 36 units, 18 on the table. */
    private static final double UNIT = OVER * 0.5, LINE = 3.0;
    private static final double RADIUS = 18, HOLE = 0.23, THICK = 4.6;
    private static final double[][] METAL = Ink.stops(0x9C5418, 0xE08E34, 0xFFD488);
    private static final double[] EDGE = Ink.hex(0x2A1208), GREEN = Ink.hex(0x5E8E74);

    /** Middle, height of its lower side, slope along both axes, and number. */
    private record Lying(double x, double y, double z, double leanX, double leanY, int seed) {
        /** How far from the middle a point lies, 1 on the outline. */
        double out(double px, double py) {
            return Math.hypot(px - x, py - y) / RADIUS;
        }

        double height(double px, double py) {
            double r = out(px, py);
            if (r > 1 || r < HOLE) {
                return -1;
            }
            double lip = 1.7 * Noise.smooth(0.70, 0.78, r) + 1.3 * Noise.smooth(0.46, 0.40, r);
            double round = 2.2 * Math.pow(Noise.smooth(0.90, 1.0, r), 2) + 1.4 * Noise.smooth(0.30, 0.24, r);
            return z + THICK + lip - round + 0.5 * dots(px, py, r) + leanX * (px - x) + leanY * (py - y);
        }

        /** Eight punched dots between the rim and the ring round the hole. */
        private double dots(double px, double py, double r) {
            double a = (Math.atan2(py - y, px - x) + seed) / (Math.PI / 4), off = (a - Math.round(a)) * Math.PI / 4 * r;
            return -3.0 * Noise.smooth(0.085, 0.045, Math.hypot(off, r - 0.58));
        }
    }

    private final List<Lying> coins = new ArrayList<>();

    /** Heaped in layers, each of so many and so wide; every layer lies on the one before. */
    private Copper(double spread, int... layers) {
        for (int layer = 0; layer < layers.length; layer++) {
            int n = layers[layer];
            for (int k = 0; k < n; k++) {
                int seed = 17 * layer + 5 * k + n;
                double far = n == 1 ? 0 : spread * (1 - 0.22 * layer) * Math.sqrt((k + 0.5) / (n - 0.5));
                double a = 2.39996 * k + 1.9 * layer + 0.6;
                coins.add(new Lying(far * Math.cos(a), far * Math.sin(a) - 3.0 * layer, 5.6 * layer
                        + 4.0 * Noise.hash(k, layer, 820), lean(k, layer, 821), lean(k, layer, 822), seed));
            }
        }
    }

    private static double lean(int k, int layer, int seed) {
        return layer == 0 && k == 0 ? 0 : 0.16 * (Noise.hash(k, layer, seed) - 0.5);
    }

    /** Layers of so many coins in a square picture of so many units; {@code spread} is how far out they lie. */
    static BufferedImage draw(int side, int scale, double spread, int... layers) {
        Copper heap = new Copper(spread, layers);
        return Reduce.by(OVER / scale, new Gem(side * OVER, UNIT, heap::form).shade().lit(heap::skin,
                Room.Finish.BEATEN).line(LINE).image());
    }

    /** A single one, so many design units across, in the middle of a picture a third wider. */
    static BufferedImage one(int across, int scale) {
        Copper coin = new Copper(0, 1);
        int side = 2 * (int) Math.round(across * 2 / 3.0);
        return Reduce.by(OVER / scale, new Gem(side * OVER, OVER * across / (2 * RADIUS), coin::form).shade()
                .lit(coin::skin, Room.Finish.BEATEN).line(LINE).image());
    }

    private double form(double x, double y) {
        double best = -1;
        for (Lying c : coins) {
            best = Math.max(best, c.height(x, y));
        }
        return best;
    }

    private double[] skin(double x, double y) {
        Lying top = coins.getFirst();
        double best = -1;
        for (Lying c : coins) {
            double z = c.height(x, y);
            if (z > best) {
                best = z;
                top = c;
            }
        }
        double r = top.out(x, y);
        double[] c = Ink.ramp(0.2 + 0.65 * Noise.fbm(x / 8 + top.seed, y / 8, 811, 3), METAL);
        c = Ink.scale(c, 0.84 + 0.34 * Noise.hash(top.seed, 3, 812));
        // Verdigris in the sunk field, and a dark line where it ends, so that one is told from the next.
        double sunk = Noise.smooth(0.38, 0.46, r) * Noise.smooth(0.78, 0.70, r);
        c = Ink.mix(c, GREEN, 0.45 * sunk * Noise.smooth(0.55, 0.72, Noise.fbm(x / 6 + top.seed, y / 6, 813, 2)));
        c = Ink.scale(c, 1 - 0.28 * sunk);
        double line = Math.max(Noise.smooth(0.87, 0.94, r), Noise.smooth(HOLE + 0.09, HOLE + 0.03, r));
        return Ink.mix(Ink.mix(c, EDGE, 0.92 * line), Ink.hex(0x120806), 0.6 * beneath(top, x, y));
    }

    /** How much of a coin's light is taken by one that lies over it at the upper left: 0 to 1. */
    private double beneath(Lying own, double x, double y) {
        double here = own.height(x, y), dark = 0;
        for (Lying c : coins) {
            if (c != own) {
                double z = c.height(x - 2.6, y - 3.2);
                dark = Math.max(dark, Noise.smooth(0.8, 3.5, z - here));
            }
        }
        return dark;
    }
}
