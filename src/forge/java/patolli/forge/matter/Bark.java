package patolli.forge.matter;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.Random;

/**
 * Amate: paper beaten from fig bark. Long fibres, pale and dark, lie felted in a ground that is cloudy with beating and
 * age; most run along the sheet, some across. Repeats without a seam every {@code period} units if a period is given.
 */
public final class Bark {
    private static final double[][] PAPER = {Ink.hex(0xD3BA8A), Ink.hex(0xE2CDA2), Ink.hex(0xE9D8B4),
        Ink.hex(0xF0E3C6)};
    private static final double[] FIBRE = Ink.hex(0x9A7646), PALE = Ink.hex(0xFBF2DC);
    /** Square units of paper to one fibre. */
    private static final double ROOM = 34;
    private final int seed;
    private final int period;

    /** Paper number {@code seed}; {@code period} (a multiple of 128) or 0 for a sheet that never repeats. */
    public Bark(int seed, int period) {
        this.seed = seed;
        this.period = period;
    }

    /** Covers a whole plate with paper, paint and relief; its origin lies {@code margin} units inside the plate. */
    public void lay(Plate p, double margin) {
        double w = period > 0 ? period : p.w / p.scale, h = period > 0 ? period : p.h / p.scale;
        float[] pale = p.mask(g -> fibres(g, w, h, margin, 1, 1.0)), dark = p.mask(g -> fibres(g, w, h, margin, 2,
                0.42));
        // Bits of the outer bark were left in.
        float[] bits = p.mask(g -> fibres(g, w, h, margin, 3, 0.022));
        p.each((i, px, py) -> {
            double x = px - margin, y = py - margin;
            double cloud = noise(x, y, 128, 1, 5), fleck = noise(x, y, 8, 2, 2), strip = strip(x, y);
            double[] c = Ink.ramp(0.02 + 0.74 * cloud + 0.20 * fleck + 0.22 * strip, PAPER);
            c = Ink.mix(c, FIBRE, 0.58 * dark[i]);
            c = Ink.mix(c, PALE, 0.50 * pale[i]);
            c = Ink.mix(c, FIBRE, 0.55 * bits[i]);
            p.set(i, c);
            p.z[i] = (float) (p.scale * (0.20 * pale[i] + 0.14 * dark[i] + 0.40 * strip + 0.12 * noise(x, y, 4, 6, 2)));
        });
    }

    /** Strips of bast, beaten flat side by side: broad, soft streaks along the sheet. */
    private double strip(double x, double y) {
        double bend = 18 * (noise(x, y, 128, 9, 2) - 0.5);
        return 0.6 * Noise.wrapped(x / 128, (y + bend) / 8, period / 128, period / 8, seed * 31 + 11)
                + 0.4 * Noise.wrapped(x / 64, (y + bend) / 2, period / 64, period / 2, seed * 31 + 12);
    }

    private void fibres(Graphics2D g, double w, double h, double margin, int kind, double share) {
        Random rnd = new Random(seed * 97L + kind);
        AffineTransform base = g.getTransform();
        for (int k = 0; k < w * h / ROOM * share; k++) {
            boolean bit = kind == 3;
            Path2D path = fibre(rnd, rnd.nextDouble() * w, rnd.nextDouble() * h, bit ? 1 : 4 + rnd.nextInt(14));
            double width = bit ? 0.5 + 1.5 * rnd.nextDouble() * rnd.nextDouble() : 0.22 + 0.55 * rnd.nextDouble()
                    * rnd.nextDouble();
            g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
            g.setColor(new Color(1f, 1f, 1f, (float) (0.12 + 0.62 * rnd.nextDouble() * rnd.nextDouble())));
            for (int tile = 0; tile < (period > 0 ? 9 : 1); tile++) {
                double dx = period > 0 ? (tile % 3 - 1) * w : 0, dy = period > 0 ? (tile / 3 - 1) * h : 0;
                g.setTransform(base);
                g.translate(margin + dx, margin + dy);
                g.draw(path);
            }
        }
        g.setTransform(base);
    }

    private static Path2D fibre(Random rnd, double x, double y, int steps) {
        double angle = 0.30 * rnd.nextGaussian() + (rnd.nextInt(4) == 0 ? Math.PI / 2 : 0), turn = 0.010
                * rnd.nextGaussian();
        Path2D p = new Path2D.Double();
        p.moveTo(x, y);
        for (int s = 0; s < steps; s++) {
            double mx = x + 1.8 * Math.cos(angle), my = y + 1.8 * Math.sin(angle);
            turn = Math.clamp(turn + 0.018 * rnd.nextGaussian(), -0.045, 0.045);
            angle += 3.6 * turn;
            x = mx + 1.8 * Math.cos(angle);
            y = my + 1.8 * Math.sin(angle);
            p.quadTo(mx, my, x, y);
        }
        return p;
    }

    /** Octaves of noise whose lattices fit the period: {@code cell} must divide it. */
    private double noise(double x, double y, int cell, int s, int octaves) {
        double sum = 0, amp = 0.5, total = 0;
        for (int o = 0, c = cell; o < octaves && c >= 1; o++, c /= 2) {
            sum += amp * Noise.wrapped(x / c, y / c, period / c, period / c, seed * 31 + s + 101 * o);
            total += amp;
            amp *= 0.5;
        }
        return sum / total;
    }
}
