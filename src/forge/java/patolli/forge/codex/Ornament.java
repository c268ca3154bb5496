package patolli.forge.codex;

import java.awt.Color;
import java.awt.geom.PathIterator;
import patolli.forge.outline.Form;

/** Rings, beads, bands, bows: what is worn. */
public final class Ornament {
    private static final Color GLEAM = new Color(0x6F939A), GLIMMER = new Color(0x3C565C);
    private final Painter c;

    /** Ornaments that this painter paints. */
    public Ornament(Painter c) {
        this.c = c;
    }

    /** Three rings about a middle. */
    public void ring(double x, double y, double r, Color rim, Color field, Color heart) {
        c.draw(Form.disc(x, y, r), rim);
        c.draw(Form.disc(x, y, r * 0.66), field, 0.8);
        c.draw(Form.disc(x, y, r * 0.32), heart, 0.8);
    }

    /** Beads of one size, strung closely along a curve. */
    public void beads(double r, Color[] colours, double... xy) {
        double[] q = new double[6];
        double x = 0, y = 0, need = 0;
        int k = 0;
        for (PathIterator it = Form.curve(xy).getPathIterator(null, 0.1); !it.isDone(); it.next()) {
            if (it.currentSegment(q) == PathIterator.SEG_MOVETO) {
                x = q[0];
                y = q[1];
                continue;
            }
            double l = Math.hypot(q[0] - x, q[1] - y), t = need;
            while (t <= l) {
                c.draw(Form.disc(x + (q[0] - x) * t / l, y + (q[1] - y) * t / l, r), colours[k++ % colours.length],
                        0.8);
                t += 2 * r * 0.98;
            }
            need = t - l;
            x = q[0];
            y = q[1];
        }
    }

    /** A bracelet or anklet across a limb: a field in squares, a plain edge. */
    public void band(double x, double y, double deg, double w, double h, Color field, Color edge) {
        c.at(x, y, deg, 1, 1, () -> {
            c.draw(Form.slab(0, 0, 2 * w, 2 * h, 1.5), field);
            for (double t = -0.6; t < 0.9; t += 0.4) {
                c.ink(Form.line(w * t, -h, w * t, h * 0.3), 0.55);
            }
            c.draw(Form.poly(-w, h * 0.3, w, h * 0.3, w, h, -w, h), edge, 0.8);
        });
    }

    /** A knot with two loops and two ends, as sandals and garters are tied. */
    public void bow(double x, double y, double deg, double s, Color a) {
        c.at(x, y, deg, s, s, () -> {
            c.draw(Form.blob(0, 0, 0, 0, 0.4, 0.2, 0.62, 0.75, 0.62, 0.75, 0.3, 0.85, 0.3, 0.85, 0.05, 0.5), a, 0.9);
            c.draw(Form.blob(0, 0, 0, 0, 0.45, -0.62, 1.0, -0.5, 0.85, -0.05), a, 0.9);
            c.draw(Form.blob(0, 0, 0, 0, -0.45, -0.6, -0.95, -0.4, -0.75, 0.05), a, 0.9);
            c.draw(Form.disc(0, 0, 0.3), a, 0.9);
        });
    }

    /** The obsidian mirror in its rim of gold, turquoise and shell; one gleam. */
    void mirror(double x, double y, double r) {
        c.draw(Form.disc(x, y, r), Pigment.GOLD);
        int studs = 16;
        for (int i = 0; i < studs; i++) {
            double a = i * 2 * Math.PI / studs;
            c.draw(Form.disc(x + r * 0.83 * Math.cos(a), y + r * 0.83 * Math.sin(a), r * 0.115),
                    i % 2 == 0 ? Pigment.TURQUOISE : Pigment.BONE, 0.55);
        }
        c.within(Form.disc(x, y, r * 0.64), Pigment.OBSIDIAN, () -> {
            c.fill(Form.blob(x - r * 0.5, y - r * 0.06, x - r * 0.3, y - r * 0.42, x + r * 0.06, y - r * 0.54,
                    x - r * 0.12, y - r * 0.3, x - r * 0.32, y + r * 0.1), GLEAM);
            c.fill(Form.blob(x + r * 0.2, y + r * 0.4, x + r * 0.44, y + r * 0.2, x + r * 0.3, y + r * 0.42),
                    GLIMMER);
        });
    }
}
