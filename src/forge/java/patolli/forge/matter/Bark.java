package patolli.forge.matter;

/**
 * Amate: paper beaten from fig bark. A felt of long pale and dark fibres that cross at a slant, in a ground that is
 * cloudy with beating and age. Repeats without a seam every {@code period} units if a period is given.
 */
public final class Bark {
    private static final double[][] PAPER = {Ink.hex(0xD6BE90), Ink.hex(0xE3CFA6), Ink.hex(0xE9D8B4),
            Ink.hex(0xF0E3C6)};
    private static final double[] FIBRE = Ink.hex(0xA88556), PALE = Ink.hex(0xF8EED6);
    private final int seed;
    private final int period;

    /** Paper number {@code seed}; {@code period} 0 for a sheet that never repeats. */
    public Bark(int seed, int period) {
        this.seed = seed;
        this.period = period;
    }

    /** The paper's colour at a point in design units. */
    public double[] paint(double x, double y) {
        double cloud = noise(x, y, 64, 1, 3), fleck = noise(x, y, 16, 2, 2);
        double[] c = Ink.ramp(0.16 + 0.62 * cloud + 0.26 * fleck, PAPER);
        double mesh = fibres(x, y);
        c = mesh > 0 ? Ink.mix(c, PALE, 0.75 * mesh) : Ink.mix(c, FIBRE, -0.55 * mesh);
        // Bits of the outer bark were left in.
        double bit = noise(x, y, 8, 5, 2);
        return Ink.mix(c, FIBRE, 0.5 * Noise.smooth(0.80, 0.90, bit));
    }

    /** The paper's relief at a point, in design units. */
    public double height(double x, double y) {
        return 0.28 * fibres(x, y) + 0.20 * noise(x, y, 8, 6, 2);
    }

    /** From -1 (a dark fibre) to 1 (a pale one). */
    private double fibres(double x, double y) {
        double a = strand(x, y, 7), b = strand(y, x, 8);
        return Math.abs(a) > Math.abs(b) ? a : b;
    }

    /** Ridges of a noise stretched along one way and bent by another. */
    private double strand(double x, double y, int s) {
        double bend = 9 * (noise(x, y, 64, s + 20, 2) - 0.5);
        double n = lattice(x, y + bend, 32, 2, s) + 0.5 * lattice(x, y - bend, 16, 1, s + 3);
        double v = n / 1.5 - 0.5;
        return Math.signum(v) * Noise.smooth(0.17, 0.36, Math.abs(v));
    }

    /** Octaves of noise whose lattices fit the period: {@code cell} must divide it. */
    private double noise(double x, double y, int cell, int s, int octaves) {
        double sum = 0, amp = 0.5, total = 0;
        for (int o = 0, c = cell; o < octaves && c >= 1; o++, c /= 2) {
            sum += amp * lattice(x, y, c, c, s + 101 * o);
            total += amp;
            amp *= 0.5;
        }
        return sum / total;
    }

    private double lattice(double x, double y, int cx, int cy, int s) {
        return Noise.wrapped(x / cx, y / cy, period / cx, period / cy, seed * 31 + s);
    }
}
