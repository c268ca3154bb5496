package patolli.forge.mictlan;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.IntStream;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** The layers of the prolog: the wall, the lord in the light of the fires, in the light of lightning only, his eyes. */
final class Prolog {
    private static final double X = 640, EXPOSURE = 1.2, GRAIN = 0.006, VIGNETTE = 0.55;
    /** How much smaller than at an end he sits above the words; what he fills with his shadow, in design units. */
    private static final double ABOVE = 0.76;
    private static final Rectangle SEEN = new Rectangle(300, 0, 780, 608);
    private final int k;

    /** @param k pixels to the design unit */
    Prolog(int k) {
        this.k = k;
    }

    /** The wall alone. */
    BufferedImage wall(Light fires) {
        haze(fires);
        fires.bloom(0.8, 8 * k, 0.22);
        return fires.develop(EXPOSURE, GRAIN, VIGNETTE);
    }

    /** The wall alone in lightning, in which no fire is seen. */
    BufferedImage flash(Light bolt) {
        bolt.bloom(0.8, 8 * k, 0.16);
        return bolt.develop(EXPOSURE, GRAIN, VIGNETTE);
    }

    /** The air over the fires. */
    private void haze(Light o) {
        for (int y = 0; y < o.height(); y++) {
            for (int x = 0; x < o.width(); x++) {
                double v = y / (double) o.height(), g = Math.pow(Math.max(0, v - 0.5), 2.0)
                        * (0.75 + 0.5 * Grain.sum(x / (120.0 * k), y / (60.0 * k), 8, 4));
                o.add(x, y, g * 0.16, g * 0.045, g * 0.004);
            }
        }
    }

    /** He with his chin on his fist. */
    BufferedImage brooding() {
        Stage stage = new Stage(k, X);
        new Lord(stage, Mood.SULKING, Arms.Prize.BEAD).draw();
        return above(lit(stage));
    }

    /** He as he talks. */
    BufferedImage lord(Gesture gesture) {
        return above(lit(stage(gesture)));
    }

    private Stage stage(Gesture gesture) {
        Stage stage = new Stage(k, X);
        new Lord(stage, gesture).draw();
        return stage;
    }

    /** The part of a picture that he is in, as large as he sits above the words. */
    private BufferedImage above(BufferedImage whole) {
        BufferedImage out = new BufferedImage(SEEN.width * k, SEEN.height * k, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = out.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.translate((X - SEEN.x - X * ABOVE) * k, -SEEN.y * k);
        g.scale(ABOVE, ABOVE);
        g.drawImage(whole, 0, 0, null);
        g.dispose();
        return argb(out);
    }

    /** He and his shadow on the wall, which the fires throw upward. */
    private BufferedImage lit(Stage stage) {
        BufferedImage figure = stage.pressed(3, -9);
        Mask mask = Mask.of(figure);
        Light o = new Light(1280 * k, 800 * k);
        o.over(opaque(figure), Paint.lit(mask, k, 1.5, 6, (u, v, rim, flicker) -> {
            double low = v / 800, side = (u / 1280 - 0.5) * 1.6;
            double f = 0.25 + 0.70 * Noise.smooth(0.02, 1.0, low) + 0.24 * Paint.near(side, low, 0, 0.30, 0.26);
            f = f * flicker + Math.max(-0.1, rim) * 0.6 * Noise.smooth(0.05, 0.7, low);
            double warm = Math.clamp(Noise.smooth(0.15, 1, low) + 0.6 * Math.max(0, rim), 0, 1);
            return new double[] {f * (0.88 + 0.40 * warm), f * (0.92 + 0.02 * warm), f * (1.0 - 0.34 * warm)};
        }));
        haze(o);
        BufferedImage paint = o.develop(EXPOSURE, 0, VIGNETTE);
        Mask shadow = mask.blurred(20 * k).moved(0, -26 * k);
        int[] own = Reduce.pixels(figure), lit = Reduce.pixels(argb(paint)), to = new int[own.length];
        for (int i = 0; i < to.length; i++) {
            double a = (own[i] >>> 24) / 255.0, dark = Math.rint(92 * 0.92 * Math.min(1, 1.25 * shadow.at(i))) / 92;
            double all = a + dark * (1 - a);
            int rgb = (int) Math.round(all * 255) << 24;
            for (int s = 0; s <= 16; s += 8) {
                rgb |= (int) Math.round(all == 0 ? 0 : (lit[i] >> s & 255) * a / all) << s;
            }
            to[i] = rgb;
        }
        return picture(to);
    }

    /** Only what a flash of lightning leaves of him: black, a cold rim on every edge that looks up. */
    BufferedImage dark() {
        Stage stage = stage(Gesture.AT_EASE);
        BufferedImage figure = stage.pressed(0, 0);
        int[] own = Reduce.pixels(figure), to = new int[own.length];
        int w = 1280 * k;
        Mask whole = Mask.of(figure), outer = whole.blurred(3.2 * k);
        float[] rim = new float[to.length];
        List<Mask> sheets = stage.masks();
        for (Mask m : sheets) {
            Mask edge = m.blurred(2.2 * k);
            IntStream.range(0, 800 * k).parallel().forEach(y -> {
                for (int x = 0; x < w; x++) {
                    int i = y * w + x;
                    if (m.at(i) > 0) {
                        rim[i] = (float) (rim[i] * (1 - m.at(i)) + 0.22 * m.at(i) * facing(edge, x, y));
                    }
                }
            });
        }
        for (int i = 0; i < to.length; i++) {
            int a = own[i] >>> 24;
            if (a == 0) {
                continue;
            }
            int x = i % w, y = i / w;
            double light = ((own[i] >> 16 & 255) * 3 + (own[i] >> 8 & 255) * 6 + (own[i] & 255)) / 2550.0;
            double low = Noise.smooth(800, 120, (double) y / k), f = (0.35 + 0.65 * low) * Math.max(rim[i],
                    facing(outer, x, y));
            double flash = f * (0.55 + 0.45 * light), faint = 0.0034 * light;
            double d = (Noise.hash(x, y, 5) - 0.5);
            to[i] = a << 24 | channel(0.0011 + faint * 0.7 + 0.46 * flash, d) << 16
                    | channel(0.0013 + faint * 0.85 + 0.66 * flash, d) << 8 | channel(0.0022 + faint * 1.2 + 0.98 *
                    flash, d);
        }
        return above(picture(to));
    }

    /** How much an edge looks up to the left or to the right, where the lightning is. */
    private double facing(Mask edge, int x, int y) {
        double left = 1 - edge.at(x - 3 * k, y - 4 * k), right = 0.55 * (1 - edge.at(x + 3 * k, y - 4 * k));
        return Math.pow(Math.clamp(1.15 * Math.max(left, right), 0, 1), 1.5);
    }

    /** His eyes and their glow. */
    BufferedImage eyes() {
        Stage stage = new Stage(k, X);
        new Lord(stage, Gesture.AT_EASE).eyes();
        BufferedImage eyes = stage.pressed(0, 0);
        Mask mask = Mask.of(eyes), near = mask.blurred(7 * k), far = mask.blurred(24 * k);
        int[] own = Reduce.pixels(eyes), to = new int[own.length];
        int w = 1280 * k;
        for (int i = 0; i < to.length; i++) {
            double a = (own[i] >>> 24) / 255.0, glow = Math.min(0.8, 0.42 * near.at(i) + 0.55 * far.at(i));
            glow = glow < 0.002 ? 0 : Math.clamp(glow + (Noise.hash(i % w, i / w, 4) - 0.5) / 255, 0, 1);
            double all = a + glow * (1 - a);
            int[] air = {255, 118, 40};
            int rgb = (int) Math.round(all * 255) << 24;
            for (int n = 0; n < 3 && all > 0; n++) {
                int s = 16 - 8 * n;
                rgb |= (int) Math.round(((own[i] >> s & 255) * a + air[n] * glow * (1 - a)) / all) << s;
            }
            to[i] = rgb;
        }
        return picture(to);
    }

    private static int channel(double linear, double dither) {
        return Math.clamp(Math.round(255 * Light.srgb(Math.min(1, linear)) + dither), 0, 255);
    }

    private BufferedImage picture(int[] px) {
        BufferedImage out = new BufferedImage(1280 * k, 800 * k, BufferedImage.TYPE_INT_ARGB);
        System.arraycopy(px, 0, Reduce.pixels(out), 0, px.length);
        return out;
    }

    /** The same colours where anything is, with nothing let through: half-covered pixels keep their colour. */
    private static BufferedImage opaque(BufferedImage image) {
        BufferedImage out = argb(image);
        int[] px = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            px[i] = px[i] >>> 24 == 0 ? 0 : px[i] | 0xff000000;
        }
        return out;
    }

    private static BufferedImage argb(BufferedImage image) {
        BufferedImage out = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < out.getHeight(); y++) {
            for (int x = 0; x < out.getWidth(); x++) {
                out.setRGB(x, y, image.getRGB(x, y));
            }
        }
        return out;
    }
}
