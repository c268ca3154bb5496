package patolli.forge.tula;

import static patolli.forge.matter.Noise.hash;
import static patolli.forge.matter.Noise.smooth;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.carved.Grain;

/**
 * What stands in the sky above the columns, as light alone: the morning star, and the Wind Jewel around it, a conch cut
 * across: one wall that winds in from a lip, knobbed where the shell had its spines, never the same thickness.
 */
final class Jewel {
    /** The morning star, and the middle of the jewel, in design units. */
    static final double X = 612, Y = 186;
    private static final double REACH = 152, FAR = 145, LIP = 104, TURN = 2 * Math.PI, SHRINK = 0.092, OPEN = -0.75,
            TURNS = 3.4;
    /** Where the knobs stand along the wall, in turns from the lip, and how far they stand out. */
    private static final double[][] KNOBS = {{0.07, 0.15}, {0.235, 0.19}, {0.37, 0.12}, {0.545, 0.20}, {0.69, 0.14},
            {0.85, 0.17},
            {1.04, 0.10}, {1.19, 0.08}, {1.38, 0.09}, {1.60, 0.05}};

    private static final int FINE = 1000;
    /** The wall's distance for every thousandth of a turn, from a tenth before the lip. */
    private static final double[] WALL = IntStream.rangeClosed(0, 4 * FINE).mapToDouble(i -> carved(i / (double) FINE
            - 0.1)).toArray();

    private Jewel() { }

    /** A light of one colour at a point, of strength 0 to 1 and more. */
    private interface Glow {
        double[] at(double x, double y);
    }

    /** The star with its halo. */
    static BufferedImage venus(int scale) {
        return paint(scale, (x, y) -> {
            double d = Math.hypot(x, y), angle = Math.atan2(y, x);
            double core = 5 * Math.exp(-d * d / 9), near = 0.62 * Math.exp(-d / 9), far = 0.15 * Math.exp(-d / 34);
            // The eye's own rays: uneven, more of them than a cross has.
            double rays = 0;
            for (int i = 0; i < 11; i++) {
                double a = i * TURN / 11 + 0.5 * hash(i, 3, 1), off = Math.sin(angle - a) * d, ahead = Math.cos(angle
                        - a);
                double length = 7 + 15 * hash(i, 5, 2) * hash(i, 5, 2) + (i % 4 == 0 ? 9 : 0);
                rays += ahead > 0 ? 0.42 * Math.exp(-off * off / 1.4) * Math.exp(-d / length) : 0;
            }
            double e = (core + near + far + rays) * smooth(150, 70, d);
            double cold = smooth(2, 40, d);
            return new double[] {e, 1 - 0.16 * cold, 0.985 - 0.05 * cold, 0.93 + 0.07 * cold};
        });
    }

    /** The jewel alone, without the star. */
    static BufferedImage jewel(int scale) {
        return paint(scale, (x, y) -> {
            double e = conch(x, y), pearl = Grain.sum(x / 46, y / 46, 8, 3), rose = Grain.sum(x / 30 + 7, y / 30, 2, 3);
            return new double[] {e, 0.83 + 0.34 * rose, 0.93 + 0.10 * pearl, 0.92 - 0.16 * rose + 0.08 * pearl};
        });
    }

    /** The wall's outer distance from the middle after so many turns from the lip: knobbed; inside it runs smoothly. */
    private static double wall(double turns) {
        double at = Math.clamp((turns + 0.1) * FINE, 0, WALL.length - 1.001);
        int i = (int) at;
        return WALL[i] + (WALL[i + 1] - WALL[i]) * (at - i);
    }

    private static double carved(double turns) {
        double knob = 0;
        for (double[] k : KNOBS) {
            double t = Math.abs(turns - k[0]) / (turns < k[0] ? 0.046 : 0.078);
            knob += k[1] * Math.exp(-Math.pow(t, 1.6));
        }
        double worn = 0.03 * Grain.sum(turns * 7, 3, 1, 4);
        return whorl(turns) * (0.90 + knob + worn);
    }

    private static double whorl(double turns) {
        return LIP * Math.exp(-SHRINK * turns * TURN) * (1 + 0.14 * Math.exp(-turns / 0.09));
    }

    /** How thick the shell is, across its wall. */
    private static double thick(double turns) {
        double inner = whorl(turns) * (0.835 + 0.03 * Grain.sum(turns * 2.2, 7, 4, 2));
        return Math.max(1.5, (wall(turns) - inner) * smooth(-0.05, 0.20, turns));
    }

    private static double conch(double x, double y) {
        double d = Math.hypot(x, y) + 1.2 * Grain.at(x / 19, y / 19, 4);
        if (d > FAR + 2) {
            return 0;
        }
        double turn = (OPEN - Math.atan2(y, x)) / TURN;
        turn -= Math.floor(turn);
        double e = 0, last = 0;
        for (double n = turn; n < TURNS; n++) {
            double r = wall(n), slope = (wall(n + 0.004) - wall(n - 0.004)) / (0.008 * TURN);
            double off = (d - r) / Math.sqrt(1 + slope * slope / (r * r));
            double ends = smooth(0, 0.10, n) * smooth(TURNS, TURNS - 1.2, n), grain = Grain.sum(x / 11, y / 11, 6, 3);
            double thick = thick(n);
            // The cut edge gleams in places only, as a polished rim does when one turns it.
            double gleam = 0.10 + 1.5 * Math.pow(Math.clamp(0.5 + 1.3 * Grain.sum(n * 2.3, 8, 1, 2), 0, 1), 2.6);
            double in = -off / thick;
            double outer = 0.8 * Math.exp(-square(off / 1.25)), inner = 0.42 * Math.exp(-square((off + thick) / 1.0));
            double layers = 0.5 + 0.5 * Math.cos((r - d) * 1.55 + 2.6 * grain + 5 * n);
            double body = smooth(0.7, -0.7, off) * smooth(1.06, 0.92, in) * (0.10 + 0.20 * layers * (1 - 0.5 * in))
                    * (0.75 + 0.7 * grain + 0.5 * gleam);
            double halo = 0.13 * Math.exp(-Math.abs(off) / 9) + 0.05 * Math.exp(-Math.abs(off) / 26);
            e += ends * ((outer + inner) * gleam * (1 + 0.7 * grain) + body + halo * (0.4 + gleam));
            if (n > 1 && d < last && d > r) {
                e += smooth(1, 1.3, n) * ends * sheen(n, (d - r) / (last - r), x, y);
            }
            last = r;
        }
        return 0.56 * e * smooth(FAR, 85, Math.hypot(x, y)) * smooth(3, 13, Math.hypot(x, y));
    }

    /** The hollow between two walls: growth lines that lean with the turn, brightest under the outer wall. */
    private static double sheen(double turns, double across, double x, double y) {
        double lean = turns * 21 + 1.9 * across * across + 1.4 * Grain.sum(x / 40, y / 40, 3, 3);
        double line = Math.pow(0.5 + 0.5 * Math.cos(lean * TURN * 0.5), 7);
        double broken = smooth(-0.15, 0.35, Grain.sum(x / 22, y / 22, 12, 3));
        return (0.08 + 0.34 * line * broken) * smooth(0.05, 0.9, across);
    }

    private static double square(double v) {
        return v * v;
    }

    private static BufferedImage paint(int scale, Glow glow) {
        BufferedImage image = new BufferedImage(1280 * scale, 800 * scale, BufferedImage.TYPE_INT_ARGB);
        int x0 = (int) ((X - REACH) * scale), y0 = Math.max(0, (int) ((Y - REACH) * scale)), wide = (int) (2 * REACH
                * scale);
        IntStream.range(y0, y0 + wide).parallel().forEach(py -> {
            for (int px = x0; px < x0 + wide; px++) {
                double[] g = new double[4];
                for (int s = 0; s < 4; s++) {
                    double[] one = glow.at((px + 0.25 + 0.5 * (s & 1)) / scale - X, (py + 0.25 + 0.5
                            * (s >> 1)) / scale - Y);
                    for (int c = 0; c < 4; c++) {
                        g[c] += one[c] / 4;
                    }
                }
                // Light eats its own excess, and a fraction of a step by chance hides the steps of the halo.
                int alpha = (int) Math.floor(255 * (1 - Math.exp(-1.15 * g[0])) + hash(px, py, 41));
                if (alpha > 0) {
                    int rgb = 0;
                    for (int c = 1; c < 4; c++) {
                        rgb = rgb << 8 | (int) Math.round(255 * Math.clamp(g[c], 0, 1));
                    }
                    image.setRGB(px, py, Math.min(255, alpha) << 24 | rgb);
                }
            }
        });
        return image;
    }
}
