package patolli.forge.table;

import java.util.Arrays;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * The petate: flat palm strips in a two-over-two-under twill whose direction is mirrored at both
 * middle lines, so that the steps run in rings round the middle as on a mat begun from its centre.
 */
final class Weave {
    private final double width;
    private final double[] xs, ys;
    private final int midX, midY;
    private static final double[][] PALM = {Ink.hex(0xBB925A), Ink.hex(0xCFAA6E), Ink.hex(0xDCBE87),
            Ink.hex(0xE6CD9A), Ink.hex(0xEFDDB3)};
    private static final double[] GREEN = Ink.hex(0xB7AE72), BROWN = Ink.hex(0x9A7140);

    /** What lies on top at a point: paint, height, and how deep it sits in shadow (1 = none). */
    double[] paint;
    double height, shade, crest;
    /** Whether the strip on top runs up and down. */
    boolean upright;

    /** Strips about {@code width} wide over w x h; {@code seed} and the next choose their widths. */
    Weave(double w, double h, double width, int seed) {
        this.width = width;
        xs = edges(w, seed);
        ys = edges(h, seed + 1);
        midX = xs.length / 2;
        midY = ys.length / 2;
    }

    private double[] edges(double length, int seed) {
        double[] e = new double[(int) (length / width) + 8];
        e[0] = -3 * width;
        for (int i = 1; i < e.length; i++) {
            e[i] = e[i - 1] + width * (0.84 + 0.32 * Noise.hash(i, 0, seed));
        }
        return e;
    }

    private boolean upright(int i, int j) {
        return Math.floorMod(Math.abs(i - midX) + Math.abs(j - midY), 4) < 2;
    }

    private static int find(double[] e, double x) {
        int k = Arrays.binarySearch(e, x);
        return Math.max(1, Math.min(e.length - 3, k >= 0 ? k : -k - 2));
    }

    void at(double x, double y) {
        // Strips are never quite straight.
        double wx = x + 2.2 * (Noise.value(x / 60, y / 110, 3) - 0.5) + 0.7 * (Noise.value(x / 13, y / 22, 31) - 0.5);
        double wy = y + 2.2 * (Noise.value(x / 110, y / 60, 4) - 0.5) + 0.7 * (Noise.value(x / 22, y / 13, 41) - 0.5);
        int i = find(xs, wx), j = find(ys, wy);
        boolean up = upright(i, j);
        upright = up;
        double[] across = up ? xs : ys, along = up ? ys : xs;
        int n = up ? i : j, m = up ? j : i, first = m, last = m;
        while (first > 1 && m - first < 3 && upright(up ? i : first - 1, up ? first - 1 : j) == up) {
            first--;
        }
        while (last < along.length - 3 && last - m < 3 && upright(up ? i : last + 1, up ? last + 1 : j) == up) {
            last++;
        }
        double p = up ? wx : wy, q = up ? wy : wx;
        double width = across[n + 1] - across[n];
        double u = 2 * (p - across[n]) / width - 1;
        double len = along[last + 1] - along[first], s = q - along[first], t = s / len;
        strip(n, up ? 1 : 2, u, q, first);
        // The float arches over what it crosses, and dives fast at both ends.
        double arch = Math.pow(Math.max(0, Math.sin(Math.PI * t)), 0.45);
        double curl = 1 - Math.pow(Math.abs(u), 3.5);
        height += 1.1 * arch * (0.55 + 0.45 * curl);
        // The neighbour on the lamp's side throws the wider shadow.
        double near = 1 - 0.54 * Math.exp(-s / 1.1), far = 1 - 0.34 * Math.exp(-(len - s) / 0.7);
        double slit = Noise.smooth(1.02, 0.86, Math.abs(u));
        shade = near * far * (0.50 + 0.50 * slit);
        crest = arch * curl;
    }

    /** One strip's own matter: hue by strip, slow drift along it, fibres, now and then a split or a spot. */
    private void strip(int n, int set, double u, double q, int piece) {
        double tone = 0.52 + 0.30 * (Noise.hash(n, set, 21) - 0.5) + 0.34 * (Noise.value(q / 85, n * 3.7, 22
                + set) - 0.5)
                + 0.10 * (Noise.hash(n, piece, 23 + set) - 0.5);
        paint = Ink.ramp(tone, PALM);
        double kind = Noise.hash(n, set, 25);
        if (kind > 0.86) {
            paint = Ink.mix(paint, GREEN, 0.26);
        } else if (kind < 0.10) {
            paint = Ink.mix(paint, BROWN, 0.34);
        }
        double fibre = Noise.value(u * 4.2 + n * 9.1, q / 26, 26 + set) - 0.5;
        double fine = Noise.value(u * 9 + n * 5.3, q / 14, 27 + set) - 0.5;
        double k = 1 + 0.20 * fibre + 0.16 * fine;
        if (Noise.value(u * 1.6 + n * 7.7, q / 30, 29 + set) > 0.86) {
            k *= 0.86;
        }
        paint = Ink.scale(paint, k);
        height = 0.14 * fibre + 0.10 * fine + 0.25 * (Noise.hash(n, piece, 30 + set) - 0.5);
    }
}
