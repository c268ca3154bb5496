package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import patolli.forge.carved.Grain;
import patolli.forge.carved.Light;
import patolli.forge.codex.Painter;
import patolli.forge.matter.Noise;
import patolli.forge.outline.Form;

/**
 * The smoke of a burner for copal: scrolls as a codex draws them, but as bodies of smoke, which coals light from below
 * and the night from above. The burner is modelled, see {@link TableScene}.
 */
final class Burner {
    /** The middle of its coals, in design units. */
    static final double X = 198, RIM = 536;
    /** How far above its beginning the lowest strand is drawn to begin. */
    private static final double LOW = 48;
    private static final int CURL = 9;
    /** How round the strands are; how soft their edges; how far one shades the next. */
    private static final double ROUND = 26, SOFT = 3.2, SHADE = 5;
    private static final double[] SMOKE = {0.30, 0.31, 0.33}, FIRE = {1.9, 0.72, 0.20}, NIGHT = {0.52, 0.56, 0.70};
    private static final double[] AIR = {0.16, 0.17, 0.21};
    private final int k;

    /** @param k pixels to the design unit */
    Burner(int k) {
        this.k = k;
    }

    /** Two strands that rise, cross and end in curls, and buds beside them. */
    void smoke(Light o) {
        rise(o, volute(1.2, 180, new double[] {22, -372, 32}, 12, -70, 7, 32, -118, 11, 26, -172, 13, -4, -222, 14,
                -22, -272, 14, -18, -324, 13));
        rise(o, volute(-1.15, 0, new double[] {-66, -156, 20}, -39, -74, 0.8, -42, -106, 7, -44, -132, 8));
        rise(o, volute(1.15, 180, new double[] {72, -214, 20}, 39, -116, 0.8, 46, -156, 7, 50, -188, 8));
        rise(o, volute(-1.2, 0, new double[] {-42, -292, 28}, -10, -70, 7, -30, -116, 11, -28, -166, 13, -2, -208, 14,
                4, -250, 13));
    }

    /** A strand (x, y, radius) that ends in a curl (x, y, radius): turns of it, and the angle where they meet. */
    private static double[] volute(double turns, double from, double[] curl, double... stem) {
        double[] q = Arrays.copyOf(stem, stem.length + 3 * CURL);
        double w = stem[stem.length - 1];
        for (int i = 0; i < CURL; i++) {
            double t = i / (CURL - 1.0), a = Math.toRadians(from + 360 * turns * t);
            double r = curl[2] * (1 - 0.78 * Math.pow(t, 0.8));
            q[stem.length + 3 * i] = curl[0] + r * Math.cos(a);
            q[stem.length + 3 * i + 1] = curl[1] + r * Math.sin(a);
            q[stem.length + 3 * i + 2] = w * (1 - 0.62 * t);
        }
        return q;
    }

    private void rise(Light o, double... strand) {
        Shape form = Form.ribbon(strand);
        Mask body = sheet(form), round = body.blurred(SOFT * 1.5 * k), soft = body.blurred(SOFT * 0.6 * k);
        Mask shade = body.blurred(SHADE * k).moved(3 * k, 4 * k);
        Paint.each(o, (x, y, was) -> {
            double u = (x + 0.5) / k, v = (y + 0.5) / k, up = Burner.RIM - v;
            double gone = Noise.smooth(10, 84, up), dark = 1 - 0.30 * gone * shade.at(x, y);
            double cover = soft.at(x, y);
            double[] c = {was[0] * dark, was[1] * dark, was[2] * dark};
            if (cover < 0.004 || gone == 0) {
                return c;
            }
            int e = (int) Math.round(1.5 * k);
            double nx = -ROUND * (round.at(x + e, y) - round.at(x - e, y)) / 6;
            double ny = -ROUND * (round.at(x, y + e) - round.at(x, y - e)) / 6;
            double deep = Math.sqrt(nx * nx + ny * ny + 1);
            // Wisps run along with what rises.
            double wisp = Grain.sum(u / 11 + 2.0 * Grain.at(u / 40, v / 40, 7), v / 60, 4.4, 2);
            double far = Math.hypot(X - u, up), fire = Math.max(0, (nx * (X - u) / far + ny * up / far + 0.45) / deep);
            double hot = fire * (0.12 + 1.9 * Math.exp(-up / 120)), moon = Math.max(0, (0.50 * nx - 0.66 * ny + 0.50)
                    / deep);
            double thin = gone * cover * (0.86 + 0.40 * wisp) * (0.92 - 0.40 * Noise.smooth(150, 420, up));
            double all = Math.clamp(0.74 * thin, 0, 0.92);
            for (int i = 0; i < 3; i++) {
                double lit = SMOKE[i] * (1 + 0.45 * wisp) * (AIR[i] + FIRE[i] * hot + NIGHT[i] * moon);
                c[i] += all * (1.35 * lit - c[i]);
            }
            return c;
        });
    }

    private Mask sheet(Shape form) {
        Painter c = new Painter(1280 * k, 800 * k, k, 1, 1);
        c.at(X, RIM + LOW, 0, 1, 1, () -> c.fill(form, Color.WHITE));
        BufferedImage image = c.image;
        return Mask.of(image);
    }
}
