package patolli.forge.mysore;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import patolli.forge.matter.Reduce;

/** Few colours for a picture with many: boxes of colours are cut at their middle, and settled by a few means. */
final class Palette {
    private static final int ROUNDS = 3;
    private static final int CHANNELS = 4;
    private final int[] colours;
    private final int[] counts;
    /** Alpha and premultiplied red, green, blue: what is nearly clear needs no exact hue. */
    private final double[][] at;

    private Palette(Map<Integer, Integer> seen) {
        colours = seen.keySet().stream().mapToInt(c -> c).sorted().toArray();
        counts = Arrays.stream(colours).map(seen::get).toArray();
        at = Arrays.stream(colours).mapToObj(Palette::place).toArray(double[][]::new);
    }

    private static double[] place(int c) {
        double a = (c >>> 24) / 255.0;
        return new double[] {c >>> 24, a * (c >> 16 & 255), a * (c >> 8 & 255), a * (c & 255)};
    }

    /** The same picture in at most so many colours, clear counted. */
    static BufferedImage of(BufferedImage image, int most) {
        int[] px = Reduce.pixels(image);
        Map<Integer, Integer> seen = new HashMap<>();
        for (int c : px) {
            if (c >>> 24 > 0) {
                seen.merge(c, 1, Integer::sum);
            }
        }
        Map<Integer, Integer> to = new Palette(seen).reduced(most - 1);
        BufferedImage out = new BufferedImage(image.getWidth(), image.getHeight(), BufferedImage.TYPE_INT_ARGB);
        int[] few = Reduce.pixels(out);
        for (int i = 0; i < px.length; i++) {
            few[i] = px[i] >>> 24 == 0 ? 0 : to.get(px[i]);
        }
        return out;
    }

    private Map<Integer, Integer> reduced(int most) {
        List<Integer[]> boxes = new ArrayList<>();
        Integer[] all = new Integer[colours.length];
        Arrays.setAll(all, i -> i);
        boxes.add(all);
        while (boxes.size() < most) {
            Integer[] widest = boxes.stream().filter(box -> box.length > 1)
                    .max(Comparator.comparingDouble(box -> spread(box, axis(box)))).orElse(null);
            if (widest == null) {
                break;
            }
            int at0 = boxes.indexOf(widest);
            int axis = axis(widest);
            Arrays.sort(widest, Comparator.comparingDouble(i -> at[i][axis]));
            int cut = middle(widest);
            boxes.set(at0, Arrays.copyOfRange(widest, 0, cut));
            boxes.add(Arrays.copyOfRange(widest, cut, widest.length));
        }
        return settled(boxes);
    }

    private double mean(Integer[] box, int axis) {
        double sum = 0;
        double n = 0;
        for (int i : box) {
            sum += counts[i] * at[i][axis];
            n += counts[i];
        }
        return sum / n;
    }

    /** How far the colours of a box lie apart, all pixels counted but large areas not in full. */
    private double spread(Integer[] box, int axis) {
        double mean = mean(box, axis);
        double sum = 0;
        for (int i : box) {
            sum += Math.pow(counts[i], 0.6) * (at[i][axis] - mean) * (at[i][axis] - mean);
        }
        return sum;
    }

    private int axis(Integer[] box) {
        int best = 0;
        for (int k = 1; k < CHANNELS; k++) {
            best = spread(box, k) > spread(box, best) ? k : best;
        }
        return best;
    }

    private int middle(Integer[] sorted) {
        double all = 0;
        for (int i : sorted) {
            all += Math.pow(counts[i], 0.6);
        }
        double half = 0;
        for (int n = 0; n < sorted.length - 1; n++) {
            half += Math.pow(counts[sorted[n]], 0.6);
            if (half >= all / 2) {
                return n + 1;
            }
        }
        return sorted.length - 1;
    }

    private Map<Integer, Integer> settled(List<Integer[]> boxes) {
        double[][] means = new double[boxes.size()][CHANNELS];
        int[] nearest = new int[colours.length];
        for (int b = 0; b < means.length; b++) {
            for (int i : boxes.get(b)) {
                nearest[i] = b;
            }
        }
        for (int round = 0; round <= ROUNDS; round++) {
            double[] n = new double[means.length];
            double[][] sum = new double[means.length][CHANNELS];
            for (int i = 0; i < colours.length; i++) {
                n[nearest[i]] += counts[i];
                for (int k = 0; k < CHANNELS; k++) {
                    sum[nearest[i]][k] += counts[i] * at[i][k];
                }
            }
            for (int b = 0; b < means.length; b++) {
                for (int k = 0; k < CHANNELS && n[b] > 0; k++) {
                    means[b][k] = sum[b][k] / n[b];
                }
            }
            if (round < ROUNDS) {
                Arrays.setAll(nearest, i -> nearest(means, at[i]));
            }
        }
        Map<Integer, Integer> to = new HashMap<>();
        for (int i = 0; i < colours.length; i++) {
            to.put(colours[i], colour(means[nearest[i]]));
        }
        return to;
    }

    private static int nearest(double[][] means, double[] q) {
        int best = 0;
        double least = Double.MAX_VALUE;
        for (int b = 0; b < means.length; b++) {
            double d = 0;
            for (int k = 0; k < CHANNELS && d < least; k++) {
                d += (means[b][k] - q[k]) * (means[b][k] - q[k]);
            }
            if (d < least) {
                least = d;
                best = b;
            }
        }
        return best;
    }

    private static int colour(double[] mean) {
        double a = Math.max(mean[0], 1) / 255;
        int c = Math.clamp(Math.round(mean[0]), 1, 255) << 24;
        for (int k = 1; k < CHANNELS; k++) {
            c |= Math.clamp(Math.round(mean[k] / a), 0, 255) << 8 * (CHANNELS - 1 - k);
        }
        return c;
    }
}
