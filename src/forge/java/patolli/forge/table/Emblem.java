package patolli.forge.table;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import patolli.forge.matter.Shapes;

/**
 * The signs in the border's corners: the sun, five-flower (the players' god), a jade bead on water, the evening star.
 */
final class Emblem {
    private final Graphics2D g;

    private Emblem(Graphics2D g) {
        this.g = g;
    }

    /** Draws sign {@code k} (upper left, upper right, lower left, lower right) about a point; at size 1, 30 units wide. */
    static void draw(Graphics2D to, int k, double x, double y, double size) {
        Graphics2D g = (Graphics2D) to.create();
        g.translate(x, y);
        g.scale(size, size);
        Emblem e = new Emblem(g);
        e.put(Fret.BONE, Shapes.box(-15.4, -15.4, 30.8, 30.8), 2.2);
        switch (k) {
            case 0 -> e.sun();
            case 1 -> e.flower();
            case 2 -> e.bead();
            default -> e.star();
        }
        g.dispose();
    }

    private void put(Color c, Shape s, double line) {
        g.setColor(c);
        g.fill(s);
        if (line > 0) {
            g.setColor(Fret.INK);
            g.setStroke(new BasicStroke((float) line, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(s);
        }
    }

    private static Shape turned(Shape s, double degrees) {
        return AffineTransform.getRotateInstance(Math.toRadians(degrees)).createTransformedShape(s);
    }

    private void sun() {
        for (int k = 0; k < 4; k++) {
            put(Fret.RED, turned(Shapes.poly(-4.6, -7, 0, -14.2, 4.6, -7), 90 * k), 1.2);
            put(Fret.BLUE, Shapes.at(Shapes.disc(0, -11.6, 2.6), 0, 0, Math.PI / 4 + k * Math.PI / 2, 1, 1), 1.1);
        }
        put(Fret.OCHRE, Shapes.disc(0, 0, 8.6), 1.4);
        put(Fret.RED, Shapes.disc(0, 0, 5.2), 1.2);
        put(Fret.BONE, Shapes.disc(0, 0, 2.1), 0.9);
    }

    private void flower() {
        for (int k = 0; k < 4; k++) {
            put(Fret.RED, turned(Shapes.path(-2, -3, -8.4, -9, -4.6, -14.6, 0, -11.6, 4.6, -14.6, 8.4, -9, 2, -3),
                    90 * k),
                    1.3);
            put(Fret.OCHRE, Shapes.at(Shapes.disc(0, -13.6, 2.3), 0, 0, Math.PI / 4 + k * Math.PI / 2, 1, 1), 1.1);
        }
        put(Fret.OCHRE, Shapes.disc(0, 0, 4.4), 1.3);
        put(Fret.BONE, Shapes.disc(0, 0, 1.7), 0.9);
    }

    private void bead() {
        for (int k = 0; k < 4; k++) {
            put(Fret.BLUE, turned(Shapes.poly(-14.3, -14.3, -5.2, -14.3, -5.2, -11, -8.6, -11, -8.6, -8.6, -11, -8.6,
                    -11,
                    -5.2, -14.3, -5.2), 90 * k), 1.2);
        }
        put(Fret.JADE, Shapes.disc(0, 0, 10.2), 1.4);
        put(Fret.BONE, Shapes.disc(0, 0, 6.3), 1.2);
        put(Fret.RED, Shapes.disc(0, 0, 3.4), 1.1);
    }

    private void star() {
        put(Fret.INK, Shapes.box(-13.6, -13.6, 27.2, 27.2), 0);
        Path2D rays = new Path2D.Double();
        for (int k = 0; k < 16; k++) {
            double r = k % 2 == 0 ? k % 4 == 0 ? 13.4 : 12 : 6.2, a = k * Math.PI / 8;
            if (k == 0) {
                rays.moveTo(r, 0);
            } else {
                rays.lineTo(r * Math.cos(a), r * Math.sin(a));
            }
        }
        rays.closePath();
        put(Fret.OCHRE, rays, 0);
        // A star is an eye: white, lidded in red.
        put(Fret.BONE, Shapes.disc(0, 0, 6.4), 1.2);
        put(Fret.RED, Shapes.path(-6.4, 0, -6, -8.6, 6, -8.6, 6.4, 0, 3, -2.4, -3, -2.4, -6.4, 0), 1.1);
        put(Fret.INK, Shapes.disc(0, 1.6, 2.2), 0);
    }
}
