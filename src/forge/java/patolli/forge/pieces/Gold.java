package patolli.forge.pieces;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** A piece that is home: the same form cast in gold, dented, dark in its hollows, burnished where hands take hold. */
final class Gold {
    private static final double[] DEEP = Ink.hex(0xE5AE3C), LIGHT = Ink.hex(0xF2C865), EDGE = Ink.hex(0xFFF0BE),
            OLD = Ink.hex(0x7A4A16);
    private final Gem.Form form;
    private final int seed;

    Gold(Gem.Form form, int seed) {
        this.form = form;
        this.seed = seed;
    }

    /** Cast metal keeps the form but not its sharpness. */
    double form(double x, double y) {
        double z = form.at(x, y);
        return z < 0 ? z : z + 0.60 * Noise.fbm(x / 7, y / 7, seed, 2) - 0.22 * scratch(x, y);
    }

    double[] skin(double x, double y) {
        double n = Noise.fbm(x / 10, y / 10, seed + 1, 3), z = form.at(x, y), rim = 0, low = 0;
        for (int k = 0; k < 12; k++) {
            double a = k * Math.PI / 6;
            rim += form.at(x + 3.4 * Math.cos(a), y + 3.4 * Math.sin(a)) < 0 ? 1 : 0;
            low += Math.clamp(form.at(x + 2.6 * Math.cos(a), y + 2.6 * Math.sin(a)) - z, 0, 2) / 12;
        }
        double[] c = Ink.mix(Ink.mix(DEEP, LIGHT, n), EDGE, 0.75 * Noise.smooth(1, 4, rim));
        // Age stays where no thumb reaches.
        return Ink.mix(c, OLD, 0.7 * Noise.smooth(0.15, 0.9, low + 0.5 * (n - 0.5)));
    }

    private double scratch(double x, double y) {
        double a = Noise.value((x + 0.4 * y) / 18, (y - 0.4 * x) / 0.7, seed + 2);
        return Noise.smooth(0.86, 0.95, a);
    }
}
