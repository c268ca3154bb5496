package patolli.forge.matter;

/** Exact Euclidean distances on a grid (Felzenszwalb and Huttenlocher's two passes of parabolas). */
public final class Distance {
    private Distance() { }

    /** From each pixel to the nearest pixel with another label. */
    public static float[] toChange(int[] label, int w, int h) {
        float[] f = new float[w * h];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                int i = y * w + x, v = label[i];
                boolean edge = x > 0 && label[i - 1] != v || x < w - 1 && label[i + 1] != v
                        || y > 0 && label[i - w] != v || y < h - 1 && label[i + w] != v;
                f[i] = edge ? 0 : 1e12f;
            }
        }
        float[] line = new float[Math.max(w, h)];
        for (int x = 0; x < w; x++) {
            for (int y = 0; y < h; y++) {
                line[y] = f[y * w + x];
            }
            float[] d = pass(line, h);
            for (int y = 0; y < h; y++) {
                f[y * w + x] = d[y];
            }
        }
        for (int y = 0; y < h; y++) {
            System.arraycopy(f, y * w, line, 0, w);
            float[] d = pass(line, w);
            for (int x = 0; x < w; x++) {
                f[y * w + x] = (float) Math.sqrt(d[x]) + 0.5f;
            }
        }
        return f;
    }

    private static float[] pass(float[] f, int n) {
        float[] d = new float[n];
        int[] v = new int[n];
        double[] z = new double[n + 1];
        int k = 0;
        z[0] = -1e20;
        z[1] = 1e20;
        for (int q = 1; q < n; q++) {
            double s = cut(f, q, v[k]);
            while (s <= z[k]) {
                k--;
                s = cut(f, q, v[k]);
            }
            k++;
            v[k] = q;
            z[k] = s;
            z[k + 1] = 1e20;
        }
        k = 0;
        for (int q = 0; q < n; q++) {
            while (z[k + 1] < q) {
                k++;
            }
            d[q] = (float) ((double) (q - v[k]) * (q - v[k]) + f[v[k]]);
        }
        return d;
    }

    private static double cut(float[] f, int q, int v) {
        return ((f[q] + (double) q * q) - (f[v] + (double) v * v)) / (2.0 * q - 2.0 * v);
    }
}
