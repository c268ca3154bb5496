package patolli.forge.tula;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import patolli.forge.matter.Noise;

/**
 * One stiff leaf or stalk: a curved blade in shade, with light along one of its edges.
 *
 * @param x      where it springs from, in design units
 * @param y      the same
 * @param angle  where it points, in radians from straight up, positive to the right
 * @param length in design units
 * @param width  its greatest, in design units
 * @param bend   how far its tip droops, in radians
 * @param belly  where along it is widest, 0 to 1
 */
record Leaf(double x, double y, double angle, double length, double width, double bend, double belly) {
    private static final int STEPS = 18;

    /** A colour between two, t from 0 to 1. */
    static Color mix(Color a, Color b, double t) {
        return new Color((int) Noise.mix(a.getRed(), b.getRed(), t), (int) Noise.mix(a.getGreen(), b.getGreen(), t),
                (int) Noise.mix(a.getBlue(), b.getBlue(), t), (int) Noise.mix(a.getAlpha(), b.getAlpha(), t));
    }

    /** Middle, direction and half width at each step. */
    private double[][] spine() {
        double[][] out = new double[STEPS + 1][];
        double px = x, py = y;
        for (int i = 0; i <= STEPS; i++) {
            double t = i / (double) STEPS, a = angle + bend * t * t;
            double w = width / 2 * (t < belly ? 0.62 + 0.38 * Math.sin(t / belly * Math.PI / 2)
                    : Math.pow(Math.cos((t - belly) / (1 - belly) * Math.PI / 2), 0.85));
            out[i] = new double[] {px, py, Math.sin(a), -Math.cos(a), w};
            px += Math.sin(a) * length / STEPS;
            py -= Math.cos(a) * length / STEPS;
        }
        return out;
    }

    private static Path2D strip(double[][] s, double from, double to) {
        Path2D p = new Path2D.Double();
        for (int i = 0; i <= STEPS; i++) {
            double px = s[i][0] - s[i][3] * s[i][4] * from, py = s[i][1] + s[i][2] * s[i][4] * from;
            if (i == 0) {
                p.moveTo(px, py);
            } else {
                p.lineTo(px, py);
            }
        }
        for (int i = STEPS; i >= 0; i--) {
            p.lineTo(s[i][0] - s[i][3] * s[i][4] * to, s[i][1] + s[i][2] * s[i][4] * to);
        }
        p.closePath();
        return p;
    }

    /**
     * Draws it: its two halves in slightly different shade, as it is folded along its middle, and a lit edge.
     *
     * @param side where the light comes from: 1 right, -1 left
     */
    void draw(Graphics2D g, Color shade, Color light, int side) {
        double[][] s = spine();
        g.setColor(shade);
        g.fill(strip(s, -1, 1));
        Color fold = mix(shade, light, 0.11 * light.getAlpha() / 255);
        g.setColor(new Color(fold.getRed(), fold.getGreen(), fold.getBlue(), shade.getAlpha()));
        g.fill(strip(s, 0.1 * side, side));
        g.setColor(light);
        double rim = Math.min(0.5, 1.5 / width);
        g.fill(strip(s, side * (1 - rim), side));
    }

    /** Thorns along both edges, of a length. */
    void thorns(Graphics2D g, Color colour, double thorn) {
        double[][] s = spine();
        g.setColor(colour);
        for (int i = 2; i < STEPS - 1; i++) {
            for (int side = -1; side <= 1; side += 2) {
                double ex = s[i][0] - s[i][3] * s[i][4] * side, ey = s[i][1] + s[i][2] * s[i][4] * side;
                Path2D p = new Path2D.Double();
                p.moveTo(ex - s[i][2] * thorn * 0.5, ey - s[i][3] * thorn * 0.5);
                p.lineTo(ex - s[i][3] * thorn * side + s[i][2] * thorn * 0.3, ey + s[i][2] * thorn * side + s[i][3]
                        * thorn * 0.3);
                p.lineTo(ex + s[i][2] * thorn * 0.5, ey + s[i][3] * thorn * 0.5);
                p.closePath();
                g.fill(p);
            }
        }
    }
}
