package patolli.forge.mictlan;

import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.util.Random;
import patolli.forge.codex.Painter;
import patolli.forge.codex.Pigment;
import patolli.forge.outline.Form;

/** Arms, legs and what is dead about them: pallor, a darker side, stains and liver spots of which no two are alike. */
final class Limb {
    private static final Color RING = new Color(0xC98F34), PALE = new Color(0xE9DDBE), RUST = new Color(0x8C4526);
    /** Spots keep this distance from each other. */
    private static final double APART = 27;

    private Limb() { }

    /** A limb along a sweep; the seed places its spots. */
    static void draw(Painter c, int seed, double... q) {
        body(c, Form.sweep(q), seed, q);
    }

    /** Flesh in a given outline, with spots along a sweep. */
    static void body(Painter c, Shape s, int seed, double... q) {
        flesh(c, s);
        c.clipped(s, () -> spots(c, seed, q));
        c.ink(s, 1);
    }

    /** Two tones and no spots. */
    static void flesh(Painter c, Shape s) {
        c.fill(s, Pots.SHADE);
        Area lit = new Area(AffineTransform.getTranslateInstance(-5, -6).createTransformedShape(s));
        lit.intersect(new Area(s));
        c.fill(lit, Pots.FLESH);
    }

    private static void spots(Painter c, int seed, double... q) {
        Random r = new Random(seed * 7919L + 17);
        double[][] on = Form.along(q);
        double[][] placed = new double[40][];
        int n = 0;
        for (int t = 0; t < 150 && n < placed.length; t++) {
            double[] o = on[r.nextInt(on.length)];
            double a = r.nextDouble() * 2 * Math.PI, d = o[2] * 0.75 * Math.sqrt(r.nextDouble());
            double x = o[0] + d * Math.cos(a), y = o[1] + d * Math.sin(a), size = 4 + 7.5 * Math.pow(r.nextDouble(),
                    1.6);
            boolean free = o[2] > 12;
            for (int i = 0; i < n; i++) {
                free &= Math.hypot(placed[i][0] - x, placed[i][1] - y) > APART;
            }
            if (free) {
                placed[n++] = new double[] {x, y};
                spot(c, r, x, y, size);
            }
        }
    }

    /** A spot: stain, ring, double ring, open sore or a cluster. */
    private static void spot(Painter c, Random r, double x, double y, double size) {
        double turn = r.nextDouble() * 360;
        switch (r.nextInt(5)) {
            case 0 -> c.fill(patch(r, x, y, size * 1.25), Pots.STAIN);
            case 1 -> {
                c.draw(patch(r, x, y, size), RING, 0.5);
                c.fill(patch(r, x + 0.6, y, size * 0.42), Pigment.RED);
            }
            case 2 -> {
                c.draw(patch(r, x, y, size * 1.05), PALE, 0.5);
                c.draw(patch(r, x, y, size * 0.6), RING, 0.4);
                c.fill(Form.disc(x, y, size * 0.24), RUST);
            }
            case 3 -> c.at(x, y, turn, 1, 1, () -> {
                c.fill(Form.oval(0, 0, size * 1.1, size * 0.7), Pots.STAIN);
                c.draw(Form.oval(0.5, 0, size * 0.66, size * 0.40), RUST, 0.35);
            });
            default -> {
                for (int i = 0; i < 3; i++) {
                    double a = Math.toRadians(turn + 120 * i);
                    c.fill(Form.disc(x + size * 0.62 * Math.cos(a), y + size * 0.62 * Math.sin(a), size * (0.30 + 0.1 *
                            i)), i == 1 ? RUST : RING);
                }
            }
        }
    }

    private static Shape patch(Random r, double x, double y, double size) {
        double[] q = new double[14];
        for (int i = 0; i < 7; i++) {
            double a = i * 2 * Math.PI / 7, d = size * (0.80 + 0.36 * r.nextDouble());
            q[2 * i] = x + d * Math.cos(a);
            q[2 * i + 1] = y + d * Math.sin(a);
        }
        return Form.blob(q);
    }

    /** A bone with its knobs, along x. */
    static Shape bone(double x, double y, double l, double w) {
        Area a = new Area(Form.sweep(x - l, y, w, x, y, w * 0.72, x + l, y, w));
        for (int s = -1; s <= 1; s += 2) {
            for (int t = -1; t <= 1; t += 2) {
                a.add(new Area(Form.disc(x + s * (l + w * 0.4), y + t * w * 0.9, w * 1.25)));
            }
        }
        return a;
    }
}
