package patolli.forge.mark;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import patolli.forge.Picture;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;

/**
 * What stops a piece on a square: a ring with a bolt shot through it, which leaves free what stands there.
 *
 * @param square the side of the square
 * @param ring   the colour of the ring
 * @param gleam  of its lit side
 * @param bolt   the colour of the bolt
 */
public record Stop(double square, Color ring, Color gleam, Color bolt) implements Picture.Painter {
    private static final int OVER = 6;
    /** Of a square, from its middle to the ring; and half the bolt, of that. */
    private static final double REACH = 0.38, HALF = 1.22;
    private static final double EDGE = 3.4;
    private static final Color NIGHT = new Color(0x120B07), SHADE = new Color(0, 0, 0, 110);

    private int side() {
        return 2 * (int) Math.ceil(square * REACH * HALF + EDGE + 3);
    }

    @Override
    public BufferedImage draw(int scale) {
        BufferedImage out = new BufferedImage(side() * OVER, side() * OVER, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, OVER);
        g.translate(side() / 2.0, side() / 2.0);
        double wide = Math.max(3, square / 15);
        Shape circle = new Ellipse2D.Double(-square * REACH, -square * REACH, 2 * square * REACH, 2 * square * REACH);
        double half = square * REACH * HALF;
        Shape bar = new Line2D.Double(-half + wide, 0, half - wide, 0);
        g.translate(1, 1.6);
        stroke(g, circle, wide + EDGE, SHADE);
        stroke(g, bar, 1.6 * wide + EDGE, SHADE);
        g.translate(-1, -1.6);
        stroke(g, circle, wide + EDGE, NIGHT);
        stroke(g, circle, wide, ring);
        g.translate(-wide * 0.16, -wide * 0.16);
        stroke(g, circle, wide * 0.34, gleam);
        g.translate(wide * 0.16, wide * 0.16);
        stroke(g, bar, 1.6 * wide + EDGE, NIGHT);
        stroke(g, bar, 1.6 * wide, gleam);
        stroke(g, bar, 1.6 * wide - 1.6, bolt);
        g.translate(0, -wide * 0.32);
        stroke(g, new Line2D.Double(-half + 2 * wide, 0, half - 2 * wide, 0), wide * 0.3, bolt.brighter());
        g.dispose();
        return Reduce.by(OVER / scale, out);
    }

    private static void stroke(Graphics2D g, Shape shape, double wide, Color colour) {
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }
}
