package patolli.forge.tablan;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * The flame of a small lamp on a transparent ground, with its bloom, and what the brass below mirrors of it: white
 * about the wick, then yellow, and a mantle of orange that is torn where it ends.
 */
final class LampFire {
    private static final int ROOM = 160, OVER = 4;
    /** How high it stands over the wick, half its width where it is widest, and how far up that is. */
    private static final double HIGH = 37, HALF = 7.4, BELLY = 0.24;
    /** From the middle outwards, by heat. */
    private static final double[][] HEAT = {{0.50, 0.045, 0.0}, {1.0, 0.20, 0.01}, {1.0, 0.46, 0.04}, {1.0, 0.80, 0.26},
        {1.0, 0.97, 0.80}, {1, 1, 0.96}};
    private static final double[] WICK = Ink.hex(0x1C0E08), BLOOM = {1.0, 0.30, 0.03};
    private static final int SEED = 57;

    private LampFire() { }

    /** 160 x 160, the foot of the flame in the middle. */
    static BufferedImage draw(int scale) {
        int n = ROOM * OVER;
        BufferedImage out = new BufferedImage(n, n, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        IntStream.range(0, px.length).parallel().forEach(i -> px[i] = at((i % n + 0.5) / OVER - ROOM / 2.0,
                (i / n + 0.5) / OVER - ROOM / 2.0));
        return Reduce.by(OVER / scale, out);
    }

    private static int at(double x, double y) {
        double bloom = 0.62 * Math.exp(-sq(Math.hypot(x, (y + 15) * 0.86) / 17)) + 0.20
                * Math.exp(-sq(Math.hypot(x, y + 12) / 36));
        double alpha = bloom * Noise.smooth(ROOM / 2.0 - 1, 40, Math.hypot(x, y));
        double[] c = BLOOM;
        double mirrored = mirrored(x, y);
        if (mirrored > 0) {
            c = Ink.mix(c, Ink.ramp(0.45 + 0.4 * mirrored, HEAT), mirrored);
            alpha += (1 - alpha) * 0.9 * mirrored;
        }
        double wick = Noise.smooth(1.7, 1.1, Math.hypot(x, (y + 1) * 0.55));
        double heat = heat(x, y);
        double fire = Noise.smooth(0.015, 0.22, heat);
        c = Ink.mix(c, WICK, wick);
        alpha += (1 - alpha) * wick;
        c = Ink.mix(c, Ink.ramp(heat, HEAT), fire);
        alpha += (1 - alpha) * fire;
        return (int) Math.round(255 * Math.clamp(alpha, 0, 1)) << 24 | Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8
                | Ink.toByte(c[2]);
    }

    /** How hot it is, 0 at the edge to 1 about the wick. */
    private static double heat(double x, double y) {
        double up = (2 - y) / HIGH;
        if (up < 0 || up > 1.2) {
            return 0;
        }
        // It leans with the draught, and is torn the more the higher it is.
        double lean = 2.2 * Math.sin(2.4 * up) * up;
        double torn = Noise.smooth(0.15, 0.9, up);
        double bent = x - lean - 4.6 * torn * (Noise.fbm(up * 3.4 + 3, 5, SEED, 2) - 0.5);
        double half = HALF * (up < BELLY ? Math.sqrt(Math.max(0, 1 - sq(1 - up / BELLY)))
                : Math.pow(Math.max(0, 1 - (up - BELLY) / (1.03 - BELLY)), 1.15));
        half += 3.0 * torn * (Noise.fbm(x / 3.2 + 9, y / 7.0, SEED + 1, 3) - 0.52);
        double off = Math.abs(bent) / Math.max(0.3, half);
        double core = Math.max(0, 1 - off * off);
        double tongues = 0.85 + 0.3 * Noise.fbm(x / 2.4, y / 9 + 4, SEED + 2, 3);
        double cool = 1 - 0.62 * Noise.smooth(0.30, 1, up);
        double blue = 1 - 0.35 * Noise.smooth(0.10, 0, up);
        return Math.clamp(1.02 * Math.pow(core, 0.95) * cool * tongues * blue, 0, 1) * (half > 0.3 ? 1 : 0);
    }

    /** What the oil and the rims of the dish mirror of it, 0 to 1. */
    private static double mirrored(double x, double y) {
        double streak = 0.85 * Math.exp(-sq(x / (1.5 + 0.13 * y)) - sq((y - 8.5) / 4.2)) * Noise.smooth(2, 5, y);
        double bowl = rim(x, y, 18.2, 0), foot = rim(x, y - 2.2, 25.2, 0.1);
        return Math.min(1, streak + 0.95 * bowl + 0.7 * foot);
    }

    /** A short bright arc of a rim below the flame, and a faint one above it. */
    private static double rim(double x, double y, double radius, double less) {
        double off = Math.exp(-sq((Math.hypot(x, y) - radius) / 0.8));
        double turn = Math.atan2(x, y);
        return off * ((1 - less) * Math.exp(-sq(turn / 0.50)) + 0.35 * Math.exp(-sq((Math.PI - Math.abs(turn)) / 0.4)));
    }

    private static double sq(double v) {
        return v * v;
    }
}
