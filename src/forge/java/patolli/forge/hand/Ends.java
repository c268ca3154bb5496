package patolli.forge.hand;

import java.awt.Color;
import java.util.Arrays;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.codex.Plumage;
import patolli.forge.outline.Form;

/**
 * What an arm comes out of, so that none ends in a cut: feathers, smoke, a wing, a roll of cloth. All lies behind the
 * sleeve, between -2.4 and -4 units of a hand.
 */
final class Ends {
    /** Feathers are measured in fortieths of a unit. */
    private static final double FINE = 1 / 40.0;
    private static final Color BROWN = new Color(0x6A4022), DARK = new Color(0x3E2715),
            GLEAM = new Color(0x6F939A);
    private static final int CURL = 9;

    private Ends() { }

    /** A sleeve tied up with a cord: short quetzal feathers and a red fringe spread behind the knot. */
    static void spray(Painter c) {
        Color[] barbs = {Pigment.JADE, Pigment.LEAF, Pigment.TURQUOISE, Pigment.JADE};
        for (int k = 3; k >= 0; k--) {
            for (int side = k == 0 ? 1 : -1; side <= 1; side += 2) {
                feather(c, -2.92, 0.075 * k * side, 14 * k * side, 1.2 - 0.09 * k, 0.155, barbs[k],
                        k % 2 == 0 ? Pigment.OCHRE : Pigment.JADE, 0.83);
            }
        }
        for (int k = -3; k <= 3; k++) {
            c.at(-2.98, 0.115 * k, 7.0 * -k, 1, 1, () -> c.draw(Form.poly(0.1, -0.07, -0.26, -0.08, -0.36, 0, -0.26,
                    0.08, 0.1, 0.07), Pigment.RED, 0.7));
        }
    }

    /** The cord with which that sleeve is tied. */
    static void knot(Painter c) {
        new Ornament(c).band(-2.98, 0, 90, 0.46, 0.13, Pigment.OCHRE, Pigment.BONE);
        new Ornament(c).bow(-2.95, -0.42, 195, 0.42, Pigment.BONE);
    }

    /** One short feather that points backwards, turned by so many degrees. */
    private static void feather(Painter c, double x, double y, double deg, double length, double wide, Color body,
            Color tip, double tipFrom) {
        c.at(x, y, 0, FINE, FINE, () -> new Plumage(c).feather(0, 0, -90 - deg, length / FINE, wide / FINE, body, tip,
                tipFrom));
    }

    /** Smoke that curls out of a mirror, with tongues of fire, as at his foot. */
    static void smoke(Painter c) {
        for (int side = -1; side <= 1; side += 2) {
            c.draw(Form.sweep(-2.9, 0.1 * side, 0.16, -3.4, 0.34 * side, 0.15, -3.7, 0.30 * side, 0.12, -4.02,
                    0.46 * side, 0.03), Pigment.RED, 0.9);
            volute(c, Pigment.SMOKE_FAR, Pigment.SMOKE, -1.1 * side, -70 * side, new double[] {-3.34, 0.72 * side,
                0.33}, -2.6, 0.1 * side, 0.22, -2.92, 0.30 * side, 0.19);
        }
        volute(c, Pigment.SMOKE, Pigment.SMOKE_FAR, -1.15, -92, new double[] {-3.70, 0.12, 0.27}, -2.5, 0, 0.30,
                -3.0, -0.10, 0.22, -3.34, -0.17, 0.18);
        for (int side = -1; side <= 1; side += 2) {
            volute(c, Pigment.SMOKE, Pigment.SMOKE_FAR, -1.05 * side, -40 * side, new double[] {-2.74, 0.84 * side,
                0.25}, -2.62, 0.02 * side, 0.24, -2.42, 0.30 * side, 0.20, -2.42, 0.52 * side, 0.17);
        }
        new Ornament(c).ring(-2.66, 0, 0.33, Pigment.GOLD, Pigment.OBSIDIAN, GLEAM);
    }

    /** A body of smoke along a stem that ends in a curl, with a line along its middle. */
    private static void volute(Painter c, Color colour, Color core, double turn, double from, double[] curl,
            double... stem) {
        double[] q = Arrays.copyOf(stem, stem.length + 3 * CURL);
        double wide = stem[stem.length - 1];
        for (int i = 0; i < CURL; i++) {
            double t = i / (CURL - 1.0), angle = Math.toRadians(from + 360 * turn * t);
            double r = curl[2] * (1 - 0.8 * Math.pow(t, 0.75));
            q[stem.length + 3 * i] = curl[0] + r * Math.cos(angle);
            q[stem.length + 3 * i + 1] = curl[1] + r * Math.sin(angle);
            q[stem.length + 3 * i + 2] = wide * (1 - 0.62 * t);
        }
        c.draw(Form.ribbon(q), colour);
        c.ink(Form.spine(Arrays.copyOf(q, q.length - 9)), 0.75, core);
    }

    /** The flight feathers of an eagle. */
    static void wing(Painter c) {
        for (int k = 3; k >= 0; k--) {
            for (int side = k == 0 ? 1 : -1; side <= 1; side += 2) {
                feather(c, -2.6, 0.1 * k * side, 13 * k * side, 1.42 - 0.11 * k, 0.19, k % 2 == 0 ? Pigment.BONE
                        : Pigment.OCHRE, DARK, 0.66);
            }
        }
        for (int k = 2; k >= 0; k--) {
            for (int side = k == 0 ? 1 : -1; side <= 1; side += 2) {
                feather(c, -2.5, 0.14 * k * side, 11 * k * side, 0.86 - 0.05 * k, 0.17, BROWN, Pigment.BONE, 0.74);
            }
        }
    }

    /** What hangs out of a roll of cloth. */
    static void fringe(Painter c) {
        Color[] threads = {Pigment.BONE, Pigment.RED, Pigment.OCHRE};
        for (int k = -4; k <= 4; k++) {
            Color thread = threads[Math.floorMod(k, threads.length)];
            c.at(-3.05, 0.165 * k, 3.2 * -k, 1, 1, () -> {
                c.draw(Form.poly(0, -0.07, -0.78, -0.085, -0.88, 0, -0.78, 0.085, 0, 0.07), thread, 0.75);
                c.draw(Form.disc(-0.36, 0, 0.085), Pigment.JADE, 0.6);
            });
        }
    }

    /** A sleeve turned up in a roll. */
    static void roll(Painter c) {
        c.within(Form.slab(-3.0, 0, 0.50, 1.62, 0.2), Pigment.JADE, () -> {
            for (int k = -4; k <= 4; k++) {
                double y = 0.2 * k;
                c.draw(Form.poly(-3.3, y - 0.055, -2.7, y - 0.15, -2.7, y - 0.05, -3.3, y + 0.045),
                        k % 2 == 0 ? Pigment.BONE : Pigment.RED, 0.5);
            }
        });
        for (int side = -1; side <= 1; side += 2) {
            double y = 0.80 * side;
            c.draw(Form.oval(-3.0, y, 0.27, 0.17), Pigment.OCHRE);
            c.ink(Form.curve(-2.82, y, -3.0, y - 0.09, -3.16, y, -3.0, y + 0.06, -2.93, y), 0.6);
        }
    }
}
