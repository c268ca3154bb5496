package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Shape;
import java.util.Arrays;
import patolli.forge.codex.Ornament;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** The smoke of a burner for copal as a codex paints it: scrolls. The burner is modelled, see {@link TableScene}. */
final class Burner {
    /** The middle of its coals, in design units. */
    static final double X = 198, RIM = 536;
    /** How far above its beginning the lowest strand is drawn to begin. */
    private static final double LOW = 48;
    private static final Color SMOKE = new Color(0xA9B4B6), SMOKE_DEEP = new Color(0x75868C),
            LINE = new Color(0xD5DCDA);
    private static final int CURL = 9;
    private final Painter c;

    Burner(Painter c) {
        this.c = c;
    }

    /** Two strands that rise, cross and end in curls, and buds beside them. */
    void smoke() {
        c.at(X, RIM + LOW, 0, 1, 1, () -> {
            volute(SMOKE_DEEP, 1.2, 180, new double[] {22, -372, 32}, 12, -70, 7, 32, -118, 11, 26, -172, 13, -4,
                    -222, 14, -22, -272, 14, -18, -324, 13);
            volute(SMOKE, -1.2, 0, new double[] {-42, -292, 28}, -10, -70, 7, -30, -116, 11, -28, -166, 13, -2, -208,
                    14, 4, -250, 13);
            volute(SMOKE, -1.15, 0, new double[] {-66, -156, 20}, -39, -74, 0.8, -42, -106, 7, -44, -132, 8);
            volute(SMOKE_DEEP, 1.15, 180, new double[] {72, -214, 20}, 39, -116, 0.8, 46, -156, 7, 50, -188, 8);
        });
    }

    /** A strand (x, y, radius) that ends in a curl (x, y, radius): turns of it, and the angle where they meet. */
    private void volute(Color colour, double turns, double from, double[] curl, double... stem) {
        double[] q = Arrays.copyOf(stem, stem.length + 3 * CURL);
        double w = stem[stem.length - 1];
        for (int i = 0; i < CURL; i++) {
            double t = i / (CURL - 1.0), a = Math.toRadians(from + 360 * turns * t);
            double r = curl[2] * (1 - 0.78 * Math.pow(t, 0.8));
            q[stem.length + 3 * i] = curl[0] + r * Math.cos(a);
            q[stem.length + 3 * i + 1] = curl[1] + r * Math.sin(a);
            q[stem.length + 3 * i + 2] = w * (1 - 0.62 * t);
        }
        c.draw(Form.ribbon(q), colour, 0.9);
        c.ink(Form.spine(Arrays.copyOf(q, q.length - 9)), 0.6, LINE);
    }
}
