package patolli.forge.burst;

import java.util.stream.IntStream;
import patolli.forge.matter.Distance;

/**
 * A painted figure as a thing in relief: every field of one colour swells between its edges, the whole swells a little
 * between its own, and a fire at the upper left shines on it.
 */
final class Relief {
    /** In design units: how far from its edge a field, and the whole, has swollen to its height; and the heights. */
    private static final double FIELD = 5.5, WHOLE = 13, FIELD_HIGH = 3.6, WHOLE_HIGH = 4.4;
    /** Where the fire stands, and halfway between it and whoever looks from above. */
    private static final double[] FIRE = unit(-0.5, -0.66, 0.72), HALF = unit(-0.5, -0.66, 1.72);
    private static final double SHADE = 0.46, LIT = 0.76;
    private static final double GLOSS = 0.62, SHARP = 26;
    private final int n;
    private final double unit;
    private final float[] high;

    /**
     * A square figure.
     *
     * @param painted its colours; what is not painted is clear
     * @param unit    pixels to a design unit
     */
    Relief(int[] painted, int n, double unit) {
        this.n = n;
        this.unit = unit;
        int[] whole = IntStream.of(painted).map(c -> c >>> 24 > 127 ? 1 : 0).toArray();
        float[] field = Distance.toChange(painted, n, n), all = Distance.toChange(whole, n, n);
        float[] risen = new float[n * n];
        for (int i = 0; i < risen.length; i++) {
            risen[i] = whole[i] == 0 ? 0 : (float) (unit * (FIELD_HIGH * dome(field[i] / unit / FIELD)
                    + WHOLE_HIGH * dome(all[i] / unit / WHOLE)));
        }
        high = smoothed(smoothed(risen, 1), n);
    }

    private static double dome(double part) {
        double left = 1 - Math.min(1, part);
        return Math.sqrt(1 - left * left);
    }

    /** Along rows or columns, by about a design unit: nothing beaten or carved has a sharp edge. */
    private float[] smoothed(float[] from, int step) {
        int reach = Math.max(1, (int) Math.round(0.45 * unit));
        float[] to = new float[from.length];
        IntStream.range(0, n).parallel().forEach(line -> {
            for (int at = 0; at < n; at++) {
                double sum = 0;
                for (int k = -reach; k <= reach; k++) {
                    int near = Math.clamp(at + k, 0, n - 1);
                    sum += from[step == 1 ? line * n + near : near * n + line];
                }
                to[step == 1 ? line * n + at : at * n + line] = (float) (sum / (2 * reach + 1));
            }
        });
        return to;
    }

    /** A colour as it is seen at a pixel. */
    int lit(int colour, int x, int y) {
        double across = (at(x + 1, y) - at(x - 1, y)) / 2, down = (at(x, y + 1) - at(x, y - 1)) / 2;
        double slant = Math.sqrt(across * across + down * down + 1);
        double faces = Math.max(0, (-across * FIRE[0] - down * FIRE[1] + FIRE[2]) / slant);
        double shines = Math.max(0, (-across * HALF[0] - down * HALF[1] + HALF[2]) / slant);
        double light = SHADE + LIT * faces;
        // A flat place gleams no more than it did as paint.
        double gleam = GLOSS * Math.max(0, Math.pow(shines, SHARP) - Math.pow(HALF[2], SHARP));
        int out = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            double warm = shift == 16 ? 1 : shift == 8 ? 0.9 : 0.68;
            double part = (colour >> shift & 255) / 255.0 * light;
            part += (1 - part) * gleam * warm;
            out |= (int) Math.clamp(Math.round(255 * part), 0, 255) << shift;
        }
        return out;
    }

    private float at(int x, int y) {
        return high[Math.clamp(y, 0, n - 1) * n + Math.clamp(x, 0, n - 1)];
    }

    private static double[] unit(double x, double y, double z) {
        double far = Math.sqrt(x * x + y * y + z * z);
        return new double[] {x / far, y / far, z / far};
    }
}
