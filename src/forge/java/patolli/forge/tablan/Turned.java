package patolli.forge.tablan;

import static patolli.forge.tablan.Plank.sq;

import java.awt.image.BufferedImage;
import patolli.forge.carved.Field;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Noise;
import patolli.forge.mysore.Oblique;
import patolli.forge.mysore.Teak;

/**
 * The pieces, turned on a lathe: pale domes with a button, and polished domes of ebony within a broad band of bone, a
 * flower of bone on top: nothing of them is hollow, as their squares are. Four of each are painted, from other
 * pieces of the same wood.
 */
final class Turned {
    /** The picture's side. */
    static final int SIDE = 76;
    /** How much larger it is than what is measured below, where R is the radius of a piece. */
    private static final double LARGER = 1.19;
    private static final double R = 21.5;
    private static final double HIGH = 13.2, LEAN = 0.34;
    /** How much larger one is in the air, how far it is tipped there, and the picture's side. */
    private static final double FLUNG = 1.6, TIPPED = 0.95;
    private static final int FLUNG_SIDE = 124;
    /** The flower on a dark one: its petals, how far their middles lie from its own, half their length and width. */
    private static final int PETALS = 8;
    private static final double FLOWER = 5.2, PETAL = 3.1, SLIM = 1.25;
    private static final double[] LIME = Ink.hex(0xD9C08A), BURNT = Ink.hex(0x4A2812), IVORY = Ink.hex(0xEBDDB8);
    private static final double[][] GOLD = Ink.stops(0x8E5A08, 0xE2A422, 0xFFD860);
    private static final double[] RIM = Ink.hex(0x20120A);

    private Turned() { }

    /** On a square of the plank, with its shadow. */
    static BufferedImage draw(boolean pale, int kind, int scale) {
        return thing(pale, kind).draw(SIDE, SIDE, scale, true);
    }

    /** The same where it has settled: gold is let into its top, a ring and a stud. */
    static BufferedImage settled(boolean pale, int kind, int scale) {
        return thing(pale, inlaid(skin(pale, kind, 1.7 * kind), pale)).draw(SIDE, SIDE, scale, true);
    }

    /** In the air, large and seen from one side, without a shadow. */
    static BufferedImage flung(boolean pale, int scale) {
        Oblique.Skin skin = skin(pale, 0, 0.6);
        double larger = LARGER * FLUNG;
        Field form = pale ? Turned::dome : Turned::ring;
        return new Oblique((x, y, z) -> larger * form.at(x / larger, y / larger, z / larger),
                (x, y, z) -> skin.at(x / larger, y / larger, z / larger), pale ? 0.42 : 0.62, HIGH * FLUNG, TIPPED)
                .draw(FLUNG_SIDE, FLUNG_SIDE, scale, false);
    }

    static Oblique thing(boolean pale, int kind) {
        return thing(pale, skin(pale, kind, 1.7 * kind));
    }

    private static Oblique thing(boolean pale, Oblique.Skin skin) {
        Field form = pale ? Turned::dome : Turned::ring;
        return new Oblique((x, y, z) -> LARGER * form.at(x / LARGER, y / LARGER, z / LARGER),
                (x, y, z) -> skin.at(x / LARGER, y / LARGER, z / LARGER),
                pale ? 0.42 : 0.62, HIGH, LEAN);
    }

    private static double foot(double r, double z, double middle) {
        double edge = R - 1.4 * sq(Math.clamp(z - middle, -3, 3.5) / 3.5);
        return (r - Math.min(R, edge)) * 0.8;
    }

    private static double dome(double x, double y, double z) {
        double r = Math.hypot(x, y);
        double h = 3.6 + 6.4 * Math.sqrt(Math.max(0, 1 - sq(r / (R + 0.4)))) - 0.8 * Math.exp(-sq((r - 15.4) / 0.9))
                - 1.0 * Math.exp(-sq((r - 6.4) / 0.9)) + (r < 5.4 ? 1.9 * Math.sqrt(1 - sq(r / 5.4)) : 0);
        return Math.max(Math.max((z - h) * 0.5, foot(r, z, 2.6)), -z);
    }

    private static double ring(double x, double y, double z) {
        double r = Math.hypot(x, y);
        double h = 5.2 + 4.0 * Math.sqrt(Math.max(0, 1 - sq(r / 15.9))) - 0.6 * Math.exp(-sq((r - 15.9) / 0.7))
                - 0.5 * Math.exp(-sq((r - 11.2) / 0.6));
        return Math.max(Math.max((z - h) * 0.5, foot(r, z, 3)), -z);
    }

    private static Oblique.Skin inlaid(Oblique.Skin wood, boolean pale) {
        double middle = pale ? 11 : 13, half = pale ? 2.5 : 1.9, stud = pale ? 4.8 : 3.4;
        return (x, y, z) -> {
            double r = Math.hypot(x, y);
            double in = Math.max(half - Math.abs(r - middle), stud - r);
            double[] c = Ink.mix(wood.at(x, y, z), RIM, 0.8 * Noise.smooth(-1.1, -0.2, in));
            double[] gold = Ink.ramp(0.5 + 0.4 * Noise.fbm(x / 4, y / 4, 19, 2) - 0.02 * (x + y), GOLD);
            return Ink.mix(c, gold, Noise.smooth(-0.2, 0.3, in));
        };
    }

    private static Oblique.Skin skin(boolean pale, int kind, double turn) {
        double[][] wood = pale ? Ink.stops(0xB08548, 0xDDBB7A, 0xF0DCAC) : Ink.stops(0x0B0706, 0x1A120E, 0x33241B);
        double cos = Math.cos(turn);
        double sin = Math.sin(turn);
        return (x, y, z) -> {
            double u = x * cos + y * sin;
            double v = y * cos - x * sin;
            double r = Math.hypot(x, y);
            double[] c = Teak.at(u * 2.2 + kind * 91, v * 1.8 + z * 0.7 + kind * 37, 80 + kind, wood);
            if (pale) {
                double line = Math.exp(-sq((r - 15.4) / 0.8)) + Math.exp(-sq((r - 6.4) / 0.75));
                c = Ink.mix(c, BURNT, 0.82 * Math.min(1, line));
                return Ink.mix(c, RIM, Noise.smooth(R - 1.5, R - 0.9, r));
            }
            c = Ink.mix(c, LIME, 0.5 * Math.exp(-sq((r - 11.2) / 0.5)));
            double band = Math.max(Noise.smooth(16.1, 16.6, r) * Noise.smooth(20.5, 20.0, r), flower(u, v));
            double own = 0.86 + 0.2 * Noise.fbm(x / 3 + kind * 9, y / 3, 51, 2);
            return Ink.mix(c, Ink.scale(IVORY, own), 0.94 * band);
        };
    }

    /** 1 in a petal or in the middle of the flower. */
    private static double flower(double x, double y) {
        double part = 2 * Math.PI / PETALS;
        double turn = Math.atan2(y, x);
        double aside = turn - part * Math.round(turn / part);
        double r = Math.hypot(x, y);
        double petal = Math.hypot((r * Math.cos(aside) - FLOWER) / PETAL, r * Math.sin(aside) / SLIM);
        return Math.max(Noise.smooth(1.12, 0.88, petal), Noise.smooth(1.5, 1.0, r));
    }
}
