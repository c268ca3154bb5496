package patolli.forge.pagade;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.image.BufferedImage;
import patolli.board.PagadeBoard;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.Frames;

/**
 * The mark of Home as the end of a move: a ring of light about the lotus, which is lit with it; with pearls where it
 * shines.
 */
final class HomeRing {
    /** How much room there is about the lotus; from its edge to the line. */
    private static final int AROUND = 14;
    private static final double CLEAR = 3;
    private static final int FINE = 4, STEPS = 22;
    private static final double REACH = 10;
    private static final Color BONE = new Color(0xF3EAD7), NIGHT = new Color(0x120B07), FIRE = new Color(0xFFB648);
    /** How far the pearls of one that shines lie from its line, and how large one is. */
    private static final double OUT = 5.5, PEARL = 2.3;

    private HomeRing() { }

    private static double strength(Frames.Light light) {
        return switch (light) {
            case BACK -> 0.3;
            case PLAIN -> 0.7;
            case OUT, SHINING -> 1;
        };
    }

    static BufferedImage goal(Frames.Light light, int scale) {
        double strong = strength(light);
        int side = (int) PagadeBoard.BOARD.lotus().width() + 2 * AROUND;
        double r = PagadeBoard.BOARD.lotus().width() / 2 + CLEAR;
        double flat = (PagadeBoard.BOARD.lotus().height() / 2 + CLEAR) / r;
        BufferedImage out = new BufferedImage(side * FINE, side * FINE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, FINE);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.translate(side / 2.0, side / 2.0);
        g.scale(1, flat);
        Shape ring = new Ellipse2D.Double(-r, -r, 2 * r, 2 * r);
        g.setPaint(new RadialGradientPaint(0f, 0f, (float) r, new float[] {0, 0.5f, 0.86f, 1},
                new Color[] {faded(FIRE, 0.04 * strong), faded(FIRE, 0.08 * strong), faded(FIRE, 0.22 * strong),
                    faded(FIRE, 0.50 * strong)}));
        g.fill(ring);
        double each = 1 - Math.pow(1 - 0.6 * strong, 1.0 / STEPS);
        for (int i = 0; i < STEPS; i++) {
            double part = 1 - i / (double) STEPS;
            stroke(g, ring, 2 * REACH * part * part, FIRE, each);
        }
        double pen = light == Frames.Light.BACK ? 1.2 : light == Frames.Light.PLAIN ? 2 : 3;
        stroke(g, ring, pen + 2, NIGHT, 0.85 * Math.min(1, strong + 0.3));
        stroke(g, ring, pen, BONE, Math.min(1, strong + 0.3));
        if (light == Frames.Light.SHINING) {
            Pearls.about(g, new Ellipse2D.Double(-r - OUT, -r - OUT, 2 * (r + OUT), 2 * (r + OUT)), PEARL);
        }
        g.dispose();
        return Reduce.by(FINE / scale, out);
    }

    private static void stroke(Graphics2D g, Shape shape, double wide, Color colour, double firm) {
        g.setColor(faded(colour, firm));
        g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    private static Color faded(Color colour, double firm) {
        return new Color(colour.getRed() / 255f, colour.getGreen() / 255f, colour.getBlue() / 255f, (float) firm);
    }
}
