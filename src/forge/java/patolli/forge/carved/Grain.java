package patolli.forge.carved;

import java.util.Random;

/** Gradient noise in space, fractal sums and cells: the raw matter of cloud, stone and rain. Always the same. */
public final class Grain {
    private static final int[] LATTICE = new int[512];

    static {
        Random random = new Random(20260521);
        int[] p = new int[256];
        for (int i = 0; i < 256; i++) {
            p[i] = i;
        }
        for (int i = 255; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int t = p[i];
            p[i] = p[j];
            p[j] = t;
        }
        for (int i = 0; i < 512; i++) {
            LATTICE[i] = p[i & 255];
        }
    }

    private Grain() { }

    private static double fade(double t) {
        return t * t * t * (t * (t * 6 - 15) + 10);
    }

    private static double mix(double t, double a, double b) {
        return a + t * (b - a);
    }

    private static double slope(int h, double x, double y, double z) {
        int k = h & 15;
        double u = k < 8 ? x : y, v = k < 4 ? y : k == 12 || k == 14 ? x : z;
        return ((k & 1) == 0 ? u : -u) + ((k & 2) == 0 ? v : -v);
    }

    /** Perlin's gradient noise, about -1 to 1. */
    public static double at(double px, double py, double pz) {
        int xi = (int) Math.floor(px), yi = (int) Math.floor(py), zi = (int) Math.floor(pz);
        double x = px - xi, y = py - yi, z = pz - zi;
        int ix = xi & 255, iy = yi & 255, iz = zi & 255;
        double u = fade(x), v = fade(y), w = fade(z);
        int[] p = LATTICE;
        int a = p[ix] + iy, aa = p[a & 255] + iz, ab = p[(a + 1) & 255] + iz;
        int b = p[ix + 1] + iy, ba = p[b & 255] + iz, bb = p[(b + 1) & 255] + iz;
        return mix(w, mix(v, mix(u, slope(p[aa], x, y, z), slope(p[ba], x - 1, y, z)),
                        mix(u, slope(p[ab], x, y - 1, z), slope(p[bb], x - 1, y - 1, z))),
                mix(v, mix(u, slope(p[aa + 1], x, y, z - 1), slope(p[ba + 1], x - 1, y, z - 1)),
                        mix(u, slope(p[ab + 1], x, y - 1, z - 1), slope(p[bb + 1], x - 1, y - 1, z - 1))));
    }

    /** Several octaves of {@link #at}, about -1 to 1. */
    public static double sum(double x, double y, double z, int octaves) {
        double s = 0, a = 0.5, i = x, j = y, k = z;
        for (int o = 0; o < octaves; o++) {
            s += a * at(i, j, k);
            i = i * 2.03 + 17.1;
            j = j * 2.03 - 9.7;
            k = k * 2.03 + 3.3;
            a *= 0.5;
        }
        return s;
    }

    /** A ridged sum: filaments, for torn cloud and veins. */
    public static double ridge(double x, double y, double z, int octaves) {
        double s = 0, a = 0.5, i = x, j = y, k = z;
        for (int o = 0; o < octaves; o++) {
            double n = 1 - Math.abs(at(i, j, k)) * 1.6;
            s += a * n * n;
            i = i * 2.1 + 5;
            j = j * 2.1 + 1.7;
            k *= 2.1;
            a *= 0.5;
        }
        return s;
    }

    /** A fair hash of a lattice point, 0 to 1. */
    public static double hash(int x, int y, int z) {
        return LATTICE[(LATTICE[(LATTICE[x & 255] + y) & 255] + z) & 255] / 255.0;
    }

    /** Distance to the nearest of scattered points, one to a unit cell, 0 to about 1: pits in lava stone. */
    public static double cell(double x, double y, double z) {
        int xi = (int) Math.floor(x), yi = (int) Math.floor(y), zi = (int) Math.floor(z);
        double best = 9;
        for (int k = -1; k <= 1; k++) {
            for (int j = -1; j <= 1; j++) {
                for (int i = -1; i <= 1; i++) {
                    int cx = xi + i, cy = yi + j, cz = zi + k;
                    double dx = cx + hash(cx, cy, cz) - x;
                    double dy = cy + hash(cx + 61, cy, cz + 7) - y;
                    double dz = cz + hash(cx, cy + 83, cz + 19) - z;
                    best = Math.min(best, dx * dx + dy * dy + dz * dz);
                }
            }
        }
        return Math.sqrt(best);
    }
}
