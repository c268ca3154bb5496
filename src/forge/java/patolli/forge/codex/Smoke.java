package patolli.forge.codex;

import java.awt.Color;
import java.util.Arrays;
import patolli.forge.outline.Form;

/** Smoke as it is painted: a body that rises and ends in a curl, with a lighter line along its middle. */
final class Smoke {
    private static final int CURL = 9;

    private Smoke() { }

    /**
     * A volute.
     *
     * @param turn turns of the curl; below zero it winds against the clock
     * @param from angle in degrees at which the stem meets the curl
     * @param curl middle (x, y) and radius of the curl
     * @param stem points (x, y, radius) up to the curl
     */
    static void volute(Painter c, Color colour, Color core, double turn, double from, double[] curl, double... stem) {
        double[] q = new double[stem.length + 3 * CURL];
        System.arraycopy(stem, 0, q, 0, stem.length);
        double w = stem[stem.length - 1];
        for (int i = 0; i < CURL; i++) {
            double t = i / (CURL - 1.0), a = Math.toRadians(from + 360 * turn * t),
                    r = curl[2] * (1 - 0.80 * Math.pow(t, 0.75));
            q[stem.length + 3 * i] = curl[0] + r * Math.cos(a);
            q[stem.length + 3 * i + 1] = curl[1] + r * Math.sin(a);
            q[stem.length + 3 * i + 2] = w * (1 - 0.62 * t);
        }
        c.draw(Form.ribbon(q), colour);
        double[] inner = Arrays.copyOf(q, q.length - 9);
        c.ink(Form.spine(inner), 0.75, core);
    }

    /** A tongue of fire between the curls. */
    static void tongue(Painter c, Color colour, double... q) {
        c.draw(Form.sweep(q), colour, 0.9);
    }
}
