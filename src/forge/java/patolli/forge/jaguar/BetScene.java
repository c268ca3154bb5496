package patolli.forge.jaguar;

import java.awt.image.BufferedImage;
import patolli.forge.carved.Light;
import patolli.forge.matter.Noise;

/** Develops the three pictures of the bet from one look at the scene. */
final class BetScene {
    private static final int WIDTH = 1280, HEIGHT = 800;
    private static final double EXPOSURE = 1.25, VIGNETTE = 0.42, GRAIN = 0.006, REST = 0.02, FIRM = 0.35;
    /** Left, top, width and height of the glow and of the cut round the eyes; the middles of the eyes. */
    private static final int[] GLOW = {330, 70, 660, 620}, PUPILS = {400, 290, 280, 150};
    private static final double[][] EYES = {{473, 353}, {588, 370}};
    private static final double HOTTEST = 2.1;
    private static BetScene kept;

    private final Light still;
    private final Light lit;
    private final float[] inside;
    private final float[] dark;
    private final int width;

    private BetScene(Light still, Light lit, float[] inside, float[] dark) {
        this.still = still;
        this.lit = lit;
        this.inside = inside;
        this.dark = dark;
        width = still.width();
    }

    /** The scene at a scale; the look at scale 2 serves both. */
    static synchronized BetScene at(int scale) {
        if (kept == null) {
            kept = new BetScene(new Tracer(2 * WIDTH, 2 * HEIGHT).look());
        }
        return (scale == 2 ? kept : kept.half()).bloomed();
    }

    BetScene(Tracer t) {
        this(t.still(), t.glow(), t.inside(), t.dark());
    }

    private BetScene half() {
        return new BetScene(still.half(), lit.half(), half(inside), half(dark));
    }

    private float[] half(float[] from) {
        int w = width / 2;
        float[] out = new float[from.length / 4];
        for (int i = 0; i < out.length; i++) {
            int j = i / w * 2 * width + i % w * 2;
            out[i] = (from[j] + from[j + 1] + from[j + width] + from[j + width + 1]) / 4;
        }
        return out;
    }

    /** Adds up the light of rest and of glowing eyes, each with its bloom. */
    BetScene bloomed() {
        double k = width / (double) WIDTH;
        Light rest = sum(still, lit, REST), glowing = sum(still, lit, 1);
        rest.bloom(0.55, 9 * k, 0.35);
        glowing.bloom(0.55, 14 * k, 0.85);
        return new BetScene(rest, glowing, inside, dark);
    }

    private static Light sum(Light a, Light b, double share) {
        Light out = a.copy();
        for (int y = 0; y < a.height(); y++) {
            for (int x = 0; x < a.width(); x++) {
                double[] c = b.get(x, y);
                out.add(x, y, share * c[0], share * c[1], share * c[2]);
            }
        }
        return out;
    }

    BufferedImage scene() {
        return still.develop(EXPOSURE, GRAIN, VIGNETTE);
    }

    /** The glass of the eyes at its hottest, with its halo, cut out round both: {@link #PUPILS}. */
    BufferedImage pupils() {
        double k = width / (double) WIDTH;
        BufferedImage from = still.develop(EXPOSURE, 0, VIGNETTE), to = lit.develop(HOTTEST, 0, VIGNETTE);
        BufferedImage out = new BufferedImage((int) (PUPILS[2] * k), (int) (PUPILS[3] * k),
                BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < out.getHeight(); y++) {
            for (int x = 0; x < out.getWidth(); x++) {
                int px = x + (int) (PUPILS[0] * k), py = y + (int) (PUPILS[1] * k);
                double near = 9;
                for (double[] eye : EYES) {
                    near = Math.min(near, Math.hypot((px / k - eye[0]) / 58, (py / k - eye[1]) / 42));
                }
                int c = added(from.getRGB(px, py), to.getRGB(px, py));
                out.setRGB(x, y, (int) ((c >>> 24) * Noise.smooth(1, 0.35, near)) << 24 | c & 0xFFFFFF);
            }
        }
        return out;
    }

    /** The least opaque layer that turns the scene at rest into the glowing one. */
    BufferedImage eyes() {
        BufferedImage from = still.develop(EXPOSURE, 0, VIGNETTE), to = lit.develop(EXPOSURE, 0, VIGNETTE);
        BufferedImage out = new BufferedImage(width, from.getHeight(), BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < from.getHeight(); y++) {
            for (int x = 0; x < width; x++) {
                int c = added(from.getRGB(x, y), to.getRGB(x, y));
                out.setRGB(x, y, (int) ((c >>> 24) * within(x, y)) << 24 | c & 0xFFFFFF);
            }
        }
        return Calm.faint(out);
    }

    /** The glow ends softly round the jaguar: a layer of light costs by its size. */
    private double within(int x, int y) {
        double k = width / (double) WIDTH, px = x / k, py = y / k;
        double side = Math.min(px - GLOW[0], GLOW[0] + GLOW[2] - px),
                end = Math.min(py - GLOW[1], GLOW[1] + GLOW[3] - py);
        return Noise.smooth(0, 46, Math.min(side, end));
    }

    private static int added(int from, int to) {
        double alpha = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int a = from >> shift & 255, b = to >> shift & 255;
            alpha = Math.max(alpha, (b - a) / Math.max(1.0, 255 - a));
        }
        // Faint light ends softly, and in few colours: the file would be many times as large.
        double kept = alpha * Noise.smooth(0.012, 0.07, alpha);
        int whole = kept < FIRM ? 2 * (int) Math.round(kept * 127.5) : (int) Math.ceil(kept * 255);
        int step = kept < FIRM ? 32 : 8;
        if (whole < 2) {
            return 0;
        }
        int rgb = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int a = from >> shift & 255, b = to >> shift & 255;
            rgb = rgb << 8 | Math.clamp(Math.round((a + (b - a) / alpha) / step) * step, 0, 255);
        }
        return whole << 24 | rgb;
    }

    /** The near half of the rim with the drum below it, and the shade inside. */
    BufferedImage lip() {
        BufferedImage own = scene(), out = new BufferedImage(width, own.getHeight(), BufferedImage.TYPE_INT_ARGB);
        double k = width / (double) WIDTH;
        double[] mouth = Bowl.circle(Stage.BOWL_RIM - 0.05, Stage.BOWL_RADIUS);
        for (int y = 0; y < own.getHeight(); y++) {
            for (int x = 0; x < width; x++) {
                double dx = (x + 0.5) / k - mouth[0], dy = (y + 0.5) / k - mouth[1];
                double in = inside[y * width + x], round = Math.hypot(dx / (mouth[2] + 26), dy / (mouth[3] + 62));
                double lip = (1 - in) * Noise.smooth(-14, 6, dy) * Noise.smooth(1.0, 0.93, round);
                double shade = in * 0.85 * dark[y * width + x];
                double alpha = lip + shade * (1 - lip);
                if (alpha > 0.004) {
                    int c = own.getRGB(x, y);
                    double share = lip / alpha;
                    out.setRGB(x, y, (int) Math.round(255 * alpha) << 24 | dim(c >> 16 & 255, share, 8) << 16
                            | dim(c >> 8 & 255, share, 5) << 8 | dim(c & 255, share, 4));
                }
            }
        }
        return out;
    }

    private static int dim(int channel, double share, int shadow) {
        return (int) Math.round(channel * share + shadow * (1 - share));
    }
}
