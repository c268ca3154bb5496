package patolli.forge.pagade;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Plate;

/**
 * What lies on the cloth where a pawn can move: about its foot a cord of gold, with lamplight within it and about, and
 * a low light on each square that it would walk over.
 */
final class ReadyLight {
    /** A pawn's foot is as far below the middle of its square. */
    private static final double DOWN = 4;
    private static final int WIDE = 64, HIGH = 48, PASSED_WIDE = 40, PASSED_HIGH = 30;
    private static final double RADIUS = 17.5, FLAT = 12, THICK = 3.2;
    private static final Color LAMP = new Color(0xFFDC8A);

    private ReadyLight() { }

    /** 64 x 48. */
    static BufferedImage ring(int scale) {
        double x = WIDE / 2.0, y = HIGH / 2.0 + DOWN;
        BufferedImage cord = Needlework.draw(WIDE, HIGH, scale, work -> work.cord(
                new Ellipse2D.Double(x - RADIUS, y - FLAT, 2 * RADIUS, 2 * FLAT), THICK));
        BufferedImage out = new BufferedImage(WIDE * scale, HIGH * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, scale);
        g.translate(x, y);
        g.scale(1, FLAT / RADIUS);
        g.setPaint(new RadialGradientPaint(0f, 0f, (float) (1.75 * RADIUS), new float[] {0, 0.5f, 0.62f, 1},
                new Color[] {lit(235), lit(215), lit(185), lit(0)}));
        g.fill(new Rectangle2D.Double(-2 * RADIUS, -2 * RADIUS, 4 * RADIUS, 4 * RADIUS));
        g.dispose();
        Graphics2D over = out.createGraphics();
        over.drawImage(cord, 0, 0, null);
        over.dispose();
        return out;
    }

    /** A low light on a square that is walked over: brightest in its middle. 40 x 30. */
    static BufferedImage passed(int scale) {
        BufferedImage out = new BufferedImage(PASSED_WIDE * scale, PASSED_HIGH * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, scale);
        g.translate(PASSED_WIDE / 2.0, PASSED_HIGH / 2.0);
        g.scale(1, (double) PASSED_HIGH / PASSED_WIDE);
        g.setPaint(new RadialGradientPaint(0f, 0f, PASSED_WIDE / 2f, new float[] {0, 0.4f, 1},
                new Color[] {lit(150), lit(84), lit(0)}));
        g.fill(new Rectangle2D.Double(-PASSED_WIDE, -PASSED_WIDE, 2 * PASSED_WIDE, 2 * PASSED_WIDE));
        g.dispose();
        return out;
    }

    private static Color lit(int firm) {
        return new Color(LAMP.getRed(), LAMP.getGreen(), LAMP.getBlue(), firm);
    }
}
