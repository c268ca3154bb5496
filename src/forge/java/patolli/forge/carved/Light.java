package patolli.forge.carved;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.matter.Noise;

/** A picture in linear light: scenes add up in it; then bloom, and it is developed. */
public final class Light {
    private static final double BRIGHTEST = 8;
    private final int width;
    private final int height;
    /** Red, green, blue of each pixel, row by row. */
    private final float[] values;

    public Light(int width, int height) {
        this.width = width;
        this.height = height;
        values = new float[width * height * 3];
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** An sRGB channel, 0 to 1, as linear light. */
    public static double linear(double s) {
        return s <= 0.04045 ? s / 12.92 : Math.pow((s + 0.055) / 1.055, 2.4);
    }

    /** Linear light, 0 to 1, as sRGB channel. */
    public static double srgb(double l) {
        return l <= 0.0031308 ? 12.92 * l : 1.055 * Math.pow(l, 1 / 2.4) - 0.055;
    }

    /** The colour 0xrrggbb as linear light. */
    public static double[] rgb(int colour) {
        return new double[] {linear((colour >> 16 & 255) / 255.0), linear((colour >> 8 & 255) / 255.0),
                linear((colour & 255) / 255.0)};
    }

    public void set(int x, int y, double[] c) {
        int i = (y * width + x) * 3;
        values[i] = (float) c[0];
        values[i + 1] = (float) c[1];
        values[i + 2] = (float) c[2];
    }

    /** Adds light; outside the picture nothing happens. */
    public void add(int x, int y, double r, double g, double b) {
        if (x < 0 || y < 0 || x >= width || y >= height) {
            return;
        }
        int i = (y * width + x) * 3;
        values[i] += (float) r;
        values[i + 1] += (float) g;
        values[i + 2] += (float) b;
    }

    /** The light at a point between pixels. */
    public double[] get(double px, double py) {
        double x = Math.clamp(px, 0, width - 1.001), y = Math.clamp(py, 0, height - 1.001);
        int xi = (int) x, yi = (int) y;
        double u = x - xi, v = y - yi;
        double[] out = new double[3];
        for (int c = 0; c < 3; c++) {
            int i = (yi * width + xi) * 3 + c;
            int below = i + 3 * width;
            out[c] = (values[i] * (1 - u) + values[i + 3] * u) * (1 - v)
                    + (values[below] * (1 - u) + values[below + 3] * u) * v;
        }
        return out;
    }

    /** How a layer is lit, by pixel: factors for red, green and blue. */
    @FunctionalInterface
    public interface Tint {
        double[] at(int x, int y);
    }

    /** Lays a drawing over the light; a gain lets it glow or sink. */
    public void over(BufferedImage layer, double gain) {
        double[] even = {gain, gain, gain};
        over(layer, (x, y) -> even);
    }

    /** Lays a drawing over the light, each pixel lit by the tint. */
    public void over(BufferedImage layer, Tint tint) {
        IntStream.range(0, height).parallel().forEach(y -> {
            for (int x = 0; x < width; x++) {
                int c = layer.getRGB(x, y);
                if (c >>> 24 == 0) {
                    continue;
                }
                double f = (c >>> 24) / 255.0;
                double[] own = rgb(c), lit = tint.at(x, y);
                int i = (y * width + x) * 3;
                for (int k = 0; k < 3; k++) {
                    values[i + k] = (float) (values[i + k] * (1 - f) + own[k] * lit[k] * f);
                }
            }
        });
    }

    /** Near enough to a Gaussian blur of this sigma, in pixels. */
    public Light blur(double sigma) {
        Light out = copy();
        int r = (int) Math.max(1, Math.round(sigma * 0.95));
        float[] between = new float[values.length];
        for (int n = 0; n < 3; n++) {
            pass(out.values, between, width, height, 3, width * 3, r);
            pass(between, out.values, height, width, width * 3, 3, r);
        }
        return out;
    }

    public Light copy() {
        Light out = new Light(width, height);
        System.arraycopy(values, 0, out.values, 0, values.length);
        return out;
    }

    private static void pass(float[] from, float[] to, int n, int lines, int step, int line, int r) {
        IntStream.range(0, lines).parallel().forEach(l -> {
            for (int c = 0; c < 3; c++) {
                int o = l * line + c;
                double sum = 0;
                for (int i = -r; i <= r; i++) {
                    sum += from[o + Math.clamp(i, 0, n - 1) * step];
                }
                for (int i = 0; i < n; i++) {
                    to[o + i * step] = (float) (sum / (2 * r + 1));
                    sum += from[o + Math.min(n - 1, i + r + 1) * step] - from[o + Math.max(0, i - r) * step];
                }
            }
        });
    }

    /** What is brighter than the threshold bleeds into its neighbourhood, near (sigma) and far (four times that). */
    public void bloom(double threshold, double sigma, double amount) {
        Light bright = new Light(width, height);
        for (int i = 0; i < values.length; i++) {
            bright.values[i] = (float) Math.max(0, Math.min(values[i], 6) - threshold);
        }
        Light near = bright.blur(sigma), far = bright.blur(sigma * 4);
        for (int i = 0; i < values.length; i++) {
            values[i] += (float) (amount * (near.values[i] * 0.6 + far.values[i] * 0.5));
        }
    }

    /** Half the size; light is clamped before it is averaged, which keeps bright edges smooth. */
    public Light half() {
        Light out = new Light(width / 2, height / 2);
        IntStream.range(0, out.height).parallel().forEach(y -> {
            for (int x = 0; x < out.width; x++) {
                for (int c = 0; c < 3; c++) {
                    int i = (2 * y * width + 2 * x) * 3 + c, below = i + 3 * width;
                    out.values[(y * out.width + x) * 3 + c] = (bounded(i) + bounded(i + 3) + bounded(below) + bounded(below + 3)) / 4;
                }
            }
        });
        return out;
    }

    private float bounded(int i) {
        return (float) Math.min(BRIGHTEST, values[i]);
    }

    /**
     * Develops the light into a picture: a filmic shoulder, paper-like grain, a gentle vignette.
     *
     * @param exposure factor on the light, about 1
     * @param grain    0 for none, about 0.012 for a trace; it also breaks the bands of dark gradients
     * @param vignette how much darker the corners are, 0 to 1
     */
    public BufferedImage develop(double exposure, double grain, double vignette) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        IntStream.range(0, height).parallel().forEach(y -> {
            for (int x = 0; x < width; x++) {
                double u = (x - width * 0.5) / (width * 0.5), v = (y - height * 0.5) / (height * 0.5);
                double shade = exposure * (1 - vignette * Noise.smooth(0.5, 1.5, Math.sqrt(u * u + v * v)));
                double g = grain * (Grain.at(x * 0.31, y * 0.29, 5) + 0.9 * Grain.at(x * 0.83, y * 0.79, 9));
                int rgb = 0;
                for (int c = 0; c < 3; c++) {
                    double l = values[(y * width + x) * 3 + c] * shade;
                    l = l * (2.51 * l + 0.03) / (l * (2.43 * l + 0.59) + 0.14);
                    double s = srgb(Math.clamp(l, 0, 1));
                    s += g * (0.25 + s) * (1.2 - s);
                    // A fraction of a step by chance, so that dark gradients have no bands.
                    s += (Noise.hash(x, y, 31 + c) - 0.5) / 255;
                    rgb = rgb << 8 | (int) Math.round(255 * Math.clamp(s, 0, 1));
                }
                image.setRGB(x, y, rgb);
            }
        });
        return image;
    }
}
