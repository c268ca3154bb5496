package patolli.forge.evening;

import patolli.forge.carved.Solids;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/** A standing lamp of brass as temples and houses have it: a foot, a turned stem, a dish of oil, a finial above it. */
final class BrassLamp {
    /** How high the dish is, and all of it. */
    private static final double DISH = 176, TOP = 186;

    private BrassLamp() { }

    static double form(double x, double y, double z) {
        double r = Math.hypot(x, y);
        double foot = Math.max(r - 46 * Math.exp(-Math.pow(Math.max(0, z - 4) / 15, 0.8)) - 4, z - 60);
        double stem = r - radius(z);
        double body = Math.min(foot, Math.max(stem, z - DISH)) * 0.55;
        double dish = Math.max(Solids.ellipsoid(x, y, z - TOP, 36, 36, 18), z - TOP);
        double hollow = Solids.ellipsoid(x, y, z - TOP - 3, 31, 31, 12);
        return Math.max(Math.min(body, Math.max(dish, -hollow) * 0.7), -z);
    }

    /** The stem: rings and balusters, one above the other. */
    private static double radius(double z) {
        double wave = 0;
        for (double[] k : new double[][] {{36, 13, 6}, {62, 8, 3}, {84, 15, 9}, {108, 8, 3}, {128, 12, 7},
            {150, 8, 3}, {164, 14, 6}}) {
            wave = Math.max(wave, k[1] * Math.exp(-Math.pow((z - k[0]) / k[2], 2)));
        }
        return 5.5 + wave;
    }

    static double[] skin(double x, double y, double z) {
        double tone = 0.46 + 0.34 * Noise.fbm(x / 11, (y + z) / 11, 73, 3);
        double[] c = Ink.ramp(tone, Ink.stops(0x84440E, 0xD88A28, 0xFFC862));
        return Math.hypot(x, y) < 31 && z > TOP - 14 ? Ink.scale(c, 0.5) : c;
    }
}
