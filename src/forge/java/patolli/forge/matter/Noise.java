package patolli.forge.matter;

/** Lattice noise that is the same on every machine: a picture must not change between builds. */
public final class Noise {
    private Noise() { }

    /** A fair hash of a lattice point, 0 (inclusive) to 1 (exclusive). */
    public static double hash(int x, int y, int seed) {
        int h = x * 0x27d4eb2d ^ y * 0x165667b1 ^ seed * 0x9e3779b9;
        h ^= h >>> 15;
        h *= 0x85ebca6b;
        h ^= h >>> 13;
        h *= 0xc2b2ae35;
        h ^= h >>> 16;
        return (h >>> 8) / (double) (1 << 24);
    }

    /** Smooth value noise, 0 to 1, one lattice cell per unit. */
    public static double value(double x, double y, int seed) {
        int ix = (int) Math.floor(x), iy = (int) Math.floor(y);
        double u = fade(x - ix), v = fade(y - iy);
        double top = mix(hash(ix, iy, seed), hash(ix + 1, iy, seed), u);
        double low = mix(hash(ix, iy + 1, seed), hash(ix + 1, iy + 1, seed), u);
        return mix(top, low, v);
    }

    /** Several octaves of {@link #value}, still about 0 to 1. */
    public static double fbm(double x, double y, int seed, int octaves) {
        double sum = 0, amp = 0.5, total = 0;
        for (int o = 0; o < octaves; o++) {
            sum += amp * value(x, y, seed + 101 * o);
            total += amp;
            amp *= 0.5;
            // Turned and not quite doubled, so that the lattices of the octaves never line up.
            double nx = 1.6 * x - 1.2 * y + 7.3;
            y = 1.2 * x + 1.6 * y - 3.1;
            x = nx;
        }
        return sum / total;
    }

    /** Like {@link #value}, but the lattice repeats after nx by ny cells; 0 for one that does not. */
    public static double wrapped(double x, double y, int nx, int ny, int seed) {
        int ix = (int) Math.floor(x), iy = (int) Math.floor(y);
        double u = fade(x - ix), v = fade(y - iy);
        int x0 = wrap(ix, nx), x1 = wrap(ix + 1, nx), y0 = wrap(iy, ny), y1 = wrap(iy + 1, ny);
        return mix(mix(hash(x0, y0, seed), hash(x1, y0, seed), u), mix(hash(x0, y1, seed), hash(x1, y1, seed), u), v);
    }

    private static int wrap(int i, int n) {
        return n == 0 ? i : Math.floorMod(i, n);
    }

    /** From a at t = 0 to b at t = 1. */
    public static double mix(double a, double b, double t) {
        return a + (b - a) * t;
    }

    /** A soft step from 0 at lo to 1 at hi; lo may be the larger. */
    public static double smooth(double lo, double hi, double x) {
        double t = Math.max(0, Math.min(1, (x - lo) / (hi - lo)));
        return t * t * (3 - 2 * t);
    }

    private static double fade(double t) {
        return t * t * t * (t * (6 * t - 15) + 10);
    }
}
