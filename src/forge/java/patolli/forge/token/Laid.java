package patolli.forge.token;

import java.awt.image.BufferedImage;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/**
 * An asset as it lies on the floor of the bet's temple: foreshortened, with its edge towards the player, lit by the
 * torch at the right. Its shadow is a picture of the same size, to be laid under it at the same place.
 *
 * @param id     name of the asset's picture
 * @param turn   degrees by which it lies turned
 * @param flat   how much of its depth is seen, 0 to 1: a coin is foreshortened as the floor is, a lump is round
 * @param thick  how high it stands over the floor, in design units of the picture
 * @param edge   the colour of its side, 0xrrggbb
 */
record Laid(String id, Consumer<Token> drawing, double turn, double flat, double thick, int edge) {
    /** Size of the pictures, design units. */
    static final int WIDE = 112, HIGH = 96;
    private static final int FINE = 8, W = WIDE * FINE, H = HIGH * FINE;
    /** Design units to one of the token's own; how much wider nearer things are; where its middle lies. */
    private static final double SIZE = 1.0, NEARER = 0.0020, X = WIDE / 2.0 + 2, Y = HIGH / 2.0;
    private static final double PEN = 1.15, LINE = 1.0, WARM_GREEN = 0.94, WARM_BLUE = 0.82, LIT = 0.97;
    private static final int SHADOW = 0x0C0704;
    /** Thing and shadow, at each scale, are made of one painting. */
    private static final Map<String, BufferedImage> TOPS = new ConcurrentHashMap<>();

    /** The thing at a scale. */
    BufferedImage thing(int scale) {
        BufferedImage top = top();
        float[] seen = seen(top);
        float[] whole = whole(seen);
        int[] label = new int[W * H];
        for (int i = 0; i < label.length; i++) {
            label[i] = whole[i] > 0.5 ? 1 : 0;
        }
        float[] off = Distance.toChange(label, W, H);
        BufferedImage out = new BufferedImage(W, H, BufferedImage.TYPE_INT_ARGB);
        int[] to = Reduce.pixels(out);
        IntStream.range(0, H).parallel().forEach(y -> {
            for (int x = 0; x < W; x++) {
                int i = y * W + x;
                if (label[i] == 1) {
                    double body = Noise.smooth(LINE * FINE * 0.4, LINE * FINE, off[i]);
                    to[i] = packed(over(top, seen, x, y, body));
                }
            }
        });
        return Reduce.by(FINE / scale, out);
    }

    /** What it throws on the floor, at a scale: dark where it touches, softer to the left where the torch is not. */
    BufferedImage shadow(int scale) {
        float[] seen = seen(top()), cast = new float[W * H];
        double rise = thick + 1.2;
        int steps = (int) Math.ceil(rise * FINE / 3);
        for (int n = 0; n <= steps; n++) {
            double h = rise * n / steps;
            int right = (int) Math.round(-1.25 * h * FINE), down = (int) Math.round((thick - 0.42 * h) * FINE);
            for (int y = 0; y < H; y++) {
                for (int x = 0; x < W; x++) {
                    cast[y * W + x] = Math.max(cast[y * W + x], at(seen, x - right, y - down));
                }
            }
        }
        Plate tool = new Plate(W, H, FINE);
        float[] near = tool.blur(cast, 0.9 * FINE), far = tool.blur(cast, 3.0 * FINE);
        BufferedImage out = new BufferedImage(W, H, BufferedImage.TYPE_INT_ARGB);
        int[] to = Reduce.pixels(out);
        for (int i = 0; i < to.length; i++) {
            double dark = 1 - (1 - 0.58 * near[i]) * (1 - 0.50 * far[i]);
            to[i] = (int) Math.round(255 * dark) << 24 | SHADOW;
        }
        return Reduce.by(FINE / scale, out);
    }

    private BufferedImage top() {
        return TOPS.computeIfAbsent(id, any -> {
            Token t = new Token(PEN, turn, -1);
            drawing.accept(t);
            return t.bare();
        });
    }

    /** How much of each pixel the thing's upper side covers. */
    private float[] seen(BufferedImage top) {
        float[] out = new float[W * H];
        IntStream.range(0, H).parallel().forEach(y -> {
            for (int x = 0; x < W; x++) {
                double[] c = sample(top, x, y);
                out[y * W + x] = (float) c[3];
            }
        });
        return out;
    }

    /** The upper side and the edge under it. */
    private float[] whole(float[] seen) {
        float[] out = seen.clone();
        int deep = (int) Math.round(thick * FINE);
        for (int x = 0; x < W; x++) {
            for (int y = 0; y < H; y++) {
                for (int d = 1; d <= deep && out[y * W + x] < 0.5; d++) {
                    out[y * W + x] = Math.max(out[y * W + x], at(seen, x, y - d));
                }
            }
        }
        return out;
    }

    private double[] over(BufferedImage top, float[] seen, int x, int y, double body) {
        double[] c = sample(top, x, y);
        double[] under = c[3] > 0.99 ? c : side(seen, x, y);
        double[] all = new double[3];
        for (int k = 0; k < 3; k++) {
            all[k] = (under[k] * (1 - c[3]) + c[k] * c[3]) * LIT;
        }
        all[1] *= WARM_GREEN;
        all[2] *= WARM_BLUE;
        return Ink.mix(Ink.INK, all, Math.max(body, c[3] > 0.99 ? 0.999 : 0));
    }

    /** The edge towards the player: brighter to the right, darker below. */
    private double[] side(float[] seen, int x, int y) {
        int deep = (int) Math.round(thick * FINE), d = 1;
        while (d < deep && at(seen, x, y - d) < 0.5) {
            d++;
        }
        double slope = 0;
        for (int reach = 1; reach <= 10; reach++) {
            slope += at(seen, x - reach, y - d) - at(seen, x + reach, y - d);
        }
        double down = d / (double) Math.max(1, deep);
        double light = (0.66 + 0.05 * slope) * (1 - 0.45 * down * down) + 0.10 * Noise.value(x / 9.0, 2, 7);
        return Ink.scale(Ink.hex(edge), light);
    }

    private static float at(float[] f, int x, int y) {
        return x < 0 || y < 0 || x >= W || y >= H ? 0 : f[y * W + x];
    }

    /** Colour and cover of the upper side at a fine pixel. */
    private double[] sample(BufferedImage top, int x, int y) {
        double down = ((y + 0.5) / FINE - Y + thick / 2) / (SIZE * flat);
        double across = ((x + 0.5) / FINE - X) / (SIZE * (1 + NEARER * down));
        double u = (47 + across) * Token.UNIT - 0.5, v = (46 + down) * Token.UNIT - 0.5;
        int px = (int) Math.floor(u), py = (int) Math.floor(v);
        double[] sum = new double[4];
        for (int k = 0; k < 4; k++) {
            int i = px + (k & 1), j = py + (k >> 1);
            if (i < 0 || j < 0 || i >= Token.N || j >= Token.N) {
                continue;
            }
            int c = top.getRGB(i, j);
            double w = ((k & 1) == 0 ? 1 - u + px : u - px) * (k < 2 ? 1 - v + py : v - py) * (c >>> 24) / 255.0;
            sum[0] += w * Reduce.linear(c >> 16);
            sum[1] += w * Reduce.linear(c >> 8);
            sum[2] += w * Reduce.linear(c);
            sum[3] += w;
        }
        for (int k = 0; k < 3 && sum[3] > 0; k++) {
            sum[k] /= sum[3];
        }
        return sum;
    }

    private static int packed(double[] c) {
        return 0xFF000000 | Ink.toByte(c[0]) << 16 | Ink.toByte(c[1]) << 8 | Ink.toByte(c[2]);
    }
}
