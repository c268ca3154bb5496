package patolli.forge.mysore;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.carved.Field;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/**
 * One turned or split thing as a picture by itself, seen from above: the ground keeps its true measure and heights lean
 * up the picture, so that a circle on the ground stays one. Light comes from the upper left, as on the plates.
 *
 * @param form  the body over the ground z = 0, in design units; never more than the true distance
 * @param skin  its colour in linear light
 * @param shine how polished it is, 0 to 1
 * @param high  nothing of it is higher
 * @param lean  how far up the picture a height of one unit leans
 */
public record Oblique(Field form, Skin skin, double shine, double high, double lean) {
    private static final double LX = -0.46, LY = -0.56, LZ = 0.69;
    private static final int STEPS = 120;
    /** How dark the thing's own shadow is on the ground. */
    private static final double DARK = 0.74;

    /** Colour at a point of a body. */
    @FunctionalInterface
    public interface Skin {
        double[] at(double x, double y, double z);
    }

    /**
     * The picture, the thing's origin in its middle.
     *
     * @param shadow whether its shadow is painted too
     */
    public BufferedImage draw(int wide, int high0, int scale, boolean shadow) {
        int over = scale == 1 ? 4 : 3;
        int w = wide * scale * over;
        int h = high0 * scale * over;
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        int[] px = Reduce.pixels(out);
        double unit = scale * over;
        IntStream.range(0, h).parallel().forEach(y -> {
            for (int x = 0; x < w; x++) {
                px[y * w + x] = pixel((x + 0.5) / unit - wide / 2.0, (y + 0.5) / unit - high0 / 2.0, shadow);
            }
        });
        return Reduce.by(over, out);
    }

    private int pixel(double sx, double sy, boolean shadow) {
        double n = Math.sqrt(1 + lean * lean);
        double z = high;
        for (int k = 0; k < STEPS && z > 0; k++) {
            double d = form.at(sx, sy + lean * z, z);
            if (d < 0.03) {
                return shaded(sx, sy + lean * z, z);
            }
            z -= Math.max(0.02, d) * 0.85 / n;
        }
        return shadow ? ground(sx, sy) : 0;
    }

    private int ground(double x, double y) {
        double reached = reached(x, y, 0.02);
        double closed = 0;
        for (double up = 1; up <= 7; up += 2) {
            closed += Math.max(0, up - form.at(x, y, up)) / up;
        }
        double light = (0.34 + 0.66 * reached) * Math.exp(-0.30 * closed);
        int alpha = (int) Math.round(255 * DARK * Math.clamp((1 - light) / 0.8, 0, 1));
        return alpha << 24 | 0x120906;
    }

    private int shaded(double x, double y, double z) {
        double e = 0.06;
        double gx = form.at(x + e, y, z) - form.at(x - e, y, z);
        double gy = form.at(x, y + e, z) - form.at(x, y - e, z);
        double gz = form.at(x, y, z + e) - form.at(x, y, z - e);
        double g = Math.sqrt(gx * gx + gy * gy + gz * gz) + 1e-9;
        gx /= g;
        gy /= g;
        gz /= g;
        double[] own = skin.at(x, y, z);
        double lamp = Math.max(0, gx * LX + gy * LY + gz * LZ);
        double lit = reached(x + gx * 0.4, y + gy * 0.4, z + gz * 0.4);
        double open = Math.min(1, 0.55 + 0.45 * Math.max(0, form.at(x + gx * 2.4, y + gy * 2.4, z + gz * 2.4)) / 2.0)
                * Math.min(1, 0.62 + 0.38 * Math.min(1, (z + 2.5 * gz) / 5 + 0.2));
        double n = Math.sqrt(1 + lean * lean);
        double vy = lean / n;
        double vz = 1 / n;
        double facing = Math.max(0, gy * vy + gz * vz);
        double[] room = room(2 * facing * gx, 2 * facing * gy - vy, 2 * facing * gz - vz);
        double mirror = shine * (0.055 + 0.70 * Math.pow(1 - facing, 4));
        double sky = 0.5 + 0.3 * gz - 0.2 * gy;
        double[] fill = {0.38, 0.35, 0.32};
        int rgb = 0xFF;
        for (int k = 0; k < 3; k++) {
            double v = own[k] * (fill[k] * 1.2 * sky * open + 1.30 * lamp * (0.15 + 0.85 * lit) * (0.5 + 0.5 * open)
                    + 0.10 * Math.max(0, gy * 0.6 + gx * 0.4) * open) + mirror * room[k] * (0.3 + 0.7 * open);
            rgb = rgb << 8 | Ink.toByte(v);
        }
        return rgb;
    }

    private double reached(double x, double y, double z) {
        double s = 1;
        double t = 0.25;
        for (int k = 0; k < 44 && z + t * LZ < high; k++) {
            double d = form.at(x + LX * t, y + LY * t, z + LZ * t);
            if (d < 0.02) {
                return 0;
            }
            s = Math.min(s, 4.5 * d / t);
            t += Math.max(0.12, d * 0.8);
        }
        return s * s * (3 - 2 * s);
    }

    /** A dark room with one lamp behind a screen, as it is mirrored. */
    private double[] room(double x, double y, double z) {
        double soft = 0.30 - 0.20 * Math.min(1, shine);
        double wall = Noise.smooth(-0.8, 0.8, -0.5 * x - 0.6 * y + 0.5 * z);
        double[] c = Ink.ramp(wall, Ink.hex(0x120C08), Ink.hex(0x5E4630), Ink.hex(0xBFA37C));
        double d = -0.50 * x - 0.60 * y + 0.625 * z;
        if (d > 0.05) {
            double u = (0.77 * x - 0.64 * y) / d;
            double v = (0.40 * x + 0.48 * y + 0.78 * z) / d;
            double in = Noise.smooth(0.40 + soft, 0.40 - soft, Math.abs(u)) * Noise.smooth(0.30 + soft, 0.30 - soft,
                    Math.abs(v));
            c = Ink.mix(c, new double[] {9.5, 8.8, 7.4}, in);
        }
        return c;
    }
}
