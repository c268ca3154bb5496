package patolli.forge.burst;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * A disc of gold beaten out of one lump: rings of hammer marks about a boss, rays chased into it, a rim turned up. It is
 * darker than the ornament round it, and darkest at its edge, so that whoever stands before it is seen.
 *
 * @param size   the side of the square about whose middle it lies
 * @param radius its own
 */
record Hammered(int size, double radius) {
    private static final int FINE = 3, RAYS = 16;
    /** Between two rings of marks, and between two marks of a ring, in design units; how far marks lie from even. */
    private static final double RING = 8.4, APART = 8.8, STRAY = 0.42;
    /** How deep marks are, and chased lines; half as wide as these are. */
    private static final double MARK = 0.031, CUT = 0.85, LINE = 1.1;
    /** In parts of the radius: the boss, where rays begin and end, where the rim begins. */
    private static final double BOSS = 0.17, FOOT = 0.26, TIP = 0.82, RIM = 0.91;
    private static final double[] FIRE = unit(-0.48, -0.62, 0.80), HALF = unit(-0.48, -0.62, 1.80);
    private static final double[][] GOLD = Ink.stops(0x241004, 0x5E350A, 0x9A6417, 0xCB9230, 0xEFC365, 0xFFE9A8);
    /** How much light a flat place has in the middle; how much is lost towards the edge; how sharp it gleams. */
    private static final double FLAT = 0.63, LOST = 0.52, GLEAM = 0.55, SHARP = 38;

    /** The disc alone. */
    BufferedImage draw(int scale) {
        int n = size * scale * FINE;
        double unit = scale * (double) FINE;
        float[] high = new float[n * n];
        IntStream.range(0, n).parallel().forEach(y -> {
            for (int x = 0; x < n; x++) {
                double dx = (x + 0.5) / unit - size / 2.0, dy = (y + 0.5) / unit - size / 2.0;
                high[y * n + x] = Math.hypot(dx, dy) > radius + 2 ? 0 : (float) height(dx, dy);
            }
        });
        BufferedImage out = new BufferedImage(n, n, BufferedImage.TYPE_INT_ARGB);
        int[] to = Reduce.pixels(out);
        IntStream.range(1, n - 1).parallel().forEach(y -> {
            for (int x = 1; x < n - 1; x++) {
                double dx = (x + 0.5) / unit - size / 2.0, dy = (y + 0.5) / unit - size / 2.0, r = Math.hypot(dx, dy);
                if (r < radius + 1) {
                    int i = y * n + x;
                    double across = (high[i + 1] - high[i - 1]) / 2 * unit;
                    double down = (high[i + n] - high[i - n]) / 2 * unit;
                    double[] c = lit(across, down, r / radius, dx, dy);
                    int cover = (int) Math.round(255 * Math.clamp((radius - r) * unit + 0.5, 0, 1));
                    to[i] = cover << 24 | Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8 | Ink.toByte(c[2]);
                }
            }
        });
        return Reduce.by(FINE, out);
    }

    private double[] lit(double across, double down, double far, double x, double y) {
        double slant = Math.sqrt(across * across + down * down + 1);
        double faces = Math.max(0, (-across * FIRE[0] - down * FIRE[1] + FIRE[2]) / slant);
        double shines = Math.max(0, (-across * HALF[0] - down * HALF[1] + HALF[2]) / slant);
        double light = FLAT * faces / FIRE[2] * (1 - LOST * Noise.smooth(0.30, 1, far));
        light += 0.10 * (Noise.fbm(x * 0.035, y * 0.035, 81, 3) - 0.5) + 0.05 * (Noise.fbm(x * 0.5, y * 0.5, 82, 2) - 0.5);
        double gleam = GLEAM * (Math.pow(shines, SHARP) - Math.pow(HALF[2], SHARP)) * (1 - 0.6 * far);
        double[] c = Ink.ramp(Math.clamp(light, 0.02, 0.999), GOLD);
        return gleam > 0 ? Ink.mix(c, GOLD[GOLD.length - 1], Math.min(0.8, gleam)) : c;
    }

    /** In design units. */
    private double height(double x, double y) {
        double r = Math.hypot(x, y), far = r / radius;
        double beaten = MARK * marked(x, y, r);
        double boss = 5.5 * Math.sqrt(Math.max(0, 1 - far * far / (BOSS * BOSS)));
        double rim = 3.6 * Math.sqrt(Math.max(0, 1 - Math.pow((far - 0.5 * (1 + RIM)) / (0.5 * (1 - RIM)), 2)));
        double cut = Math.min(Math.min(Math.abs(r - BOSS * radius - 2.5), Math.abs(r - RIM * radius + 2)),
                Math.min(ray(x, y, r), Math.abs(r - FOOT * radius)));
        double line = cut < LINE ? -CUT * (1 - cut * cut / (LINE * LINE)) : 0.35 * Math.exp(-(cut - LINE) / 1.1);
        return beaten + boss + rim + line + raised(x, y, r);
    }

    /** Square of how far the nearest hammer mark is: where two meet stands an edge. */
    private double marked(double x, double y, double r) {
        double best = 1e9;
        int ring = (int) Math.round(r / RING);
        for (int k = Math.max(0, ring - 1); k <= ring + 1; k++) {
            int count = Math.max(1, (int) Math.round(2 * Math.PI * k * RING / APART));
            double turn = 2 * Math.PI / count, own = Noise.hash(k, 0, 83) * turn;
            int near = (int) Math.round((Math.atan2(y, x) - own) / turn);
            for (int j = near - 1; j <= near + 1; j++) {
                int mark = Math.floorMod(j, count);
                double a = own + turn * (mark + STRAY * (Noise.hash(k, mark, 84) - 0.5) * 2);
                double out = k * RING + STRAY * RING * (Noise.hash(k, mark, 85) - 0.5) * 2;
                double dx = x - out * Math.cos(a), dy = y - out * Math.sin(a);
                best = Math.min(best, (dx * dx + dy * dy) * (0.8 + 0.5 * Noise.hash(k, mark, 86)));
            }
        }
        return best;
    }

    /** How far the nearest outline of a ray is. */
    private double ray(double x, double y, double r) {
        return r < FOOT * radius || r > TIP * radius + 3 ? 1e9 : Math.abs(within(x, y, r));
    }

    /** Rays stand a little higher than what lies between them. */
    private double raised(double x, double y, double r) {
        return r < FOOT * radius || r > TIP * radius ? 0 : 1.5 * Noise.smooth(0, 5, within(x, y, r));
    }

    /** How far within a ray a place is, below 0 between two: every second one is shorter. */
    private double within(double x, double y, double r) {
        double turn = 2 * Math.PI / RAYS, at = Math.atan2(y, x) / turn;
        int k = (int) Math.round(at);
        double aside = Math.abs(at - k) * turn * r, tip = (Math.floorMod(k, 2) == 0 ? TIP : 0.66) * radius;
        double foot = FOOT * radius, half = 0.44 * turn * foot * 1.15;
        return (half + 2.2 * (r - foot) / radius) * Math.max(-1, (tip - r) / (tip - foot)) - aside;
    }

    private static double[] unit(double x, double y, double z) {
        double far = Math.sqrt(x * x + y * y + z * z);
        return new double[] {x / far, y / far, z / far};
    }
}
