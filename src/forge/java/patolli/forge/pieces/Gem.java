package patolli.forge.pieces;

import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import patolli.forge.matter.Distance;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Reduce;

/** Polished things seen from above: a height over a disc or a bean, a skin, and what the {@link Room} does to them. */
final class Gem {
    /** Height in form units at a point about the middle; below zero is outside. */
    interface Form {
        double at(double x, double y);
    }

    /** Colour (linear light) at a point. */
    interface Skin {
        double[] at(double x, double y);
    }

    private static final int INK = 0x1A130E;
    private final BufferedImage to;
    private final double unit;
    private final Form form;

    /** A thing in the middle of a square picture, {@code unit} pixels to the form's unit. */
    Gem(int side, double unit, Form form) {
        to = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB);
        this.unit = unit;
        this.form = form;
    }

    BufferedImage image() {
        return to;
    }

    private interface Dot {
        void at(int i, double x, double y);
    }

    private void each(Dot dot) {
        int n = to.getWidth();
        IntStream.range(0, n).parallel().forEach(py -> {
            for (int px = 0; px < n; px++) {
                dot.at(py * n + px, (px + 0.5 - n / 2.0) / unit, (py + 0.5 - n / 2.0) / unit);
            }
        });
    }

    /** Contact with the table: dark right under the edge, gone within a few units to the lower right. */
    Gem shade() {
        int[] out = Reduce.pixels(to);
        each((i, x, y) -> {
            double sum = 0;
            for (int k = 0; k < 60; k++) {
                double r = 7 * Math.sqrt((k + 0.5) / 60), a = k * 2.39996;
                sum += form.at(x - 2.4 + r * Math.cos(a), y - 3.0 + r * Math.sin(a)) >= 0 ? 1 : 0;
            }
            out[i] = (int) (165 * Math.pow(sum / 60, 1.4)) << 24 | 0x120B06;
        });
        return this;
    }

    /** Brings what has been drawn to a mean luminance, dark and light alike. */
    Gem level(double wanted) {
        int[] out = Reduce.pixels(to);
        double[] sum = new double[2];
        for (int c : inside(out)) {
            sum[0] += 0.2126 * Reduce.linear(c >> 16) + 0.7152 * Reduce.linear(c >> 8) + 0.0722 * Reduce.linear(c);
            sum[1]++;
        }
        double times = wanted * sum[1] / sum[0];
        each((i, x, y) -> {
            if (form.at(x, y) >= 0) {
                out[i] = 0xff000000 | brighter(out[i] >> 16, times) << 16 | brighter(out[i] >> 8, times) << 8
                        | brighter(out[i], times);
            }
        });
        return this;
    }

    private int[] inside(int[] all) {
        int n = to.getWidth();
        return IntStream.range(0, n * n).filter(i -> form.at((i % n + 0.5 - n / 2.0) / unit,
                (i / n + 0.5 - n / 2.0) / unit) >= 0).map(i -> all[i]).toArray();
    }

    private static int brighter(int channel, double times) {
        return Ink.toByte(Reduce.linear(channel) * times);
    }

    /** A rim of bone, so bright, along the edge, inside the line of ink that is drawn after it. */
    Gem rim(double line, double width, double bright) {
        int n = to.getWidth();
        int[] label = new int[n * n], out = Reduce.pixels(to);
        each((i, x, y) -> label[i] = form.at(x, y) >= 0 ? 1 : 0);
        float[] far = Distance.toChange(label, n, n);
        double end = (line * 0.33 + width) * unit;
        each((i, x, y) -> {
            double k = label[i] == 0 ? 0 : Math.clamp(end - far[i] + 0.5, 0, 1);
            if (k > 0) {
                // Rounded: it falls off towards the stone on one side and towards the line on the other.
                double t = (far[i] / unit - line * 0.33) / width * 2 - 1, a = Math.atan2(y, x);
                double lamp = bright + 0.20 * t * (Math.cos(a) * 0.64 + Math.sin(a) * 0.77);
                double groove = Noise.smooth(0.55, 1.0, t) * 0.55;
                out[i] = over(out[i], k, bone(lamp * (1 - groove)));
            }
        });
        return this;
    }

    private static int bone(double light) {
        return Ink.toByte(Ink.BONE[0] * light) << 16 | Ink.toByte(Ink.BONE[1] * light) << 8
                | Ink.toByte(Ink.BONE[2] * light);
    }

    /** An even line of ink round it, so many form units wide, of which a third lies inside. */
    Gem line(double width) {
        int n = to.getWidth();
        int[] label = new int[n * n], out = Reduce.pixels(to);
        each((i, x, y) -> label[i] = form.at(x, y) >= 0 ? 1 : 0);
        float[] far = Distance.toChange(label, n, n);
        double outer = width * 0.67 * unit, inner = width * 0.33 * unit;
        for (int i = 0; i < out.length; i++) {
            double d = label[i] == 1 ? inner - far[i] : outer - far[i], k = Math.clamp(d + 0.5, 0, 1);
            if (k > 0) {
                out[i] = over(out[i], k, INK);
            }
        }
        return this;
    }

    private static int over(int below, double k, int top) {
        double a = (below >>> 24) / 255.0, all = k + a * (1 - k), t = k / all;
        int c = (int) Math.round(all * 255) << 24;
        for (int shift = 0; shift <= 16; shift += 8) {
            c |= (int) Math.round((top >> shift & 255) * t + (below >> shift & 255) * (1 - t)) << shift;
        }
        return c;
    }

    /** The thing itself. */
    Gem lit(Skin skin, Room.Finish finish) {
        int[] out = Reduce.pixels(to);
        each((i, x, y) -> {
            double z = form.at(x, y), e = 0.35;
            if (z < 0) {
                return;
            }
            double gx = (form.at(x + e, y) - form.at(x - e, y)) / (2 * e);
            double gy = (form.at(x, y + e) - form.at(x, y - e)) / (2 * e);
            // Where the middle lies lower than its surroundings little light arrives.
            double hollow = 0, far = 2.2;
            for (int k = 0; k < 8; k++) {
                double a = k * Math.PI / 4;
                hollow += Math.max(0, Math.min(2, form.at(x + far * Math.cos(a), y + far * Math.sin(a)) - z));
            }
            out[i] = Room.colour(Math.clamp(gx, -4, 4), Math.clamp(gy, -4, 4), skin.at(x, y), finish, Math.exp(-0.20
                    * hollow));
        });
        return this;
    }
}
