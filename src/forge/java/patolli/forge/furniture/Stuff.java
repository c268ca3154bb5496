package patolli.forge.furniture;

import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;

/**
 * What small things are made of.
 *
 * @param skin  its colour from place to place
 * @param gloss how it shines, 0 to 1
 */
record Stuff(Skin skin, double gloss) {
    static final Stuff GOLD = cloudy(0.55, 5, 0xB9811E, 0xE3AC38, 0xF0C659), BRIGHT = cloudy(0.7, 5, 0xE0A32C, 0xF7CF5E,
            0xFFE597), TURQUOISE = veined(0x217681, 0x2FA09E, 0x5CC0B0), SKY = veined(0x2C9095, 0x4BBDB2, 0x8FDCCB),
            JADE = veined(0x2C6346, 0x438A61, 0x7DB989), LEAF_JADE = veined(0x3C8059, 0x5FAE7C, 0xA5DBAA);
    static final Stuff RED = cloudy(0.25, 7, 0x8C2117, 0xA62B1F, 0xB5382A), BRIGHT_RED = cloudy(0.3, 7, 0xAE2E20,
            0xC43A2A, 0xD24C38), BONE = cloudy(0.15, 6, 0xE2D3B4, 0xF0E5CD, 0xF8F0DF), INK = cloudy(0.05, 6, 0x17110D,
            0x1E1712, 0x2A211A), OCHRE = cloudy(0.1, 8, 0xC58F33, 0xD9A441, 0xE2B35A), PAPER = cloudy(0, 9, 0xDCC89C,
            0xE9D8B4, 0xEFE1C3), SUNK = cloudy(0, 9, 0xB49B6B, 0xC5AE80, 0xCFBB92), CORD = cloudy(0, 3, 0xA8844D,
            0xC4A066, 0xD8B981), FLAX = cloudy(0, 3, 0x8A6838, 0xA6814A, 0xB89459);
    static final Stuff WOOD = new Stuff(Stuff::wood, 0.12), ROSY = new Stuff((x, y) -> Ink.mix(wood(x, y), Ink.hex(
            0xC98B4E), 0.45), 0.2);

    /** The colour at a place in design units, linear light. */
    @FunctionalInterface
    interface Skin {
        double[] at(double x, double y);
    }

    /** One colour in clouds of so many units. */
    static Stuff cloudy(double gloss, double size, int... rgb) {
        double[][] stops = Ink.stops(rgb);
        return new Stuff((x, y) -> Ink.ramp(0.12 + 0.76 * Noise.fbm(x / size, y / size, 31, 3), stops), gloss);
    }

    /** The same all along x, for what is stretched. */
    static Stuff along(double gloss, int... rgb) {
        double[][] stops = Ink.stops(rgb);
        return new Stuff((x, y) -> Ink.ramp(0.2 + 0.6 * Noise.fbm(x / 70, y / 5, 33, 3), stops), gloss);
    }

    private static Stuff veined(int... rgb) {
        double[][] stops = Ink.stops(rgb);
        return new Stuff((x, y) -> {
            double vein = Math.abs(Noise.fbm(x / 4.5, y / 4.5, 35, 3) - 0.5);
            double[] c = Ink.ramp(0.1 + 0.8 * Noise.fbm(x / 5, y / 5, 34, 3), stops);
            return Ink.mix(c, Ink.hex(0x3E3520), 0.42 * (1 - Noise.smooth(0.0, 0.035, vein)));
        }, 0.5);
    }

    /** Grain runs along y. */
    private static double[] wood(double x, double y) {
        double bend = 2.2 * Noise.fbm(x / 9, y / 60, 36, 2), ring = 0.5 + 0.5 * Math.sin((x + 3 * bend) * 2.1);
        double pore = Noise.smooth(0.62, 0.82, Noise.fbm(x / 0.7, y / 14, 37, 2));
        double[] c = Ink.ramp(0.15 + 0.5 * ring * Noise.value(x / 3, y / 40, 38) + 0.35 * Noise.fbm(x / 3, y / 50, 39,
                3),
                Ink.hex(0x5A3417), Ink.hex(0x86552A), Ink.hex(0xA87342));
        return Ink.mix(c, Ink.hex(0x2E1A0C), 0.55 * pore);
    }
}
