package patolli.forge.pagade;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;

/** What lies about the foot of a pawn that can move: a cord of gold on the cloth, and lamplight within it and about. */
final class ReadyRing {
    /** A pawn's foot is as far below the middle of its square. */
    private static final double DOWN = 1.6;
    private static final int WIDE = 72, HIGH = 52;
    private static final double RADIUS = 22.4, FLAT = 18.6, THICK = 3.4;
    /** How far light reaches, of the cord: hardly farther than the square. */
    private static final double SPILT = 1.2;
    private static final double[] GOLD = Ink.hex(0xFFD85E);
    private static final Color LAMP = new Color(0xFFDC8A);

    private ReadyRing() { }

    /** 72 x 52. */
    static BufferedImage draw(int scale) {
        double x = WIDE / 2.0, y = HIGH / 2.0 + DOWN;
        BufferedImage cord = Needlework.draw(WIDE, HIGH, scale, work -> work.cord(
                new Ellipse2D.Double(x - RADIUS, y - FLAT, 2 * RADIUS, 2 * FLAT), THICK, GOLD));
        BufferedImage out = new BufferedImage(WIDE * scale, HIGH * scale, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, scale);
        g.translate(x, y);
        g.scale(1, FLAT / RADIUS);
        g.setPaint(new RadialGradientPaint(0f, 0f, (float) (SPILT * RADIUS), new float[] {0, 0.66f, 0.76f, 1},
                new Color[] {lit(235), lit(215), lit(185), lit(0)}));
        g.fill(new Rectangle2D.Double(-2 * RADIUS, -2 * RADIUS, 4 * RADIUS, 4 * RADIUS));
        g.dispose();
        Graphics2D over = out.createGraphics();
        over.drawImage(cord, 0, 0, null);
        over.dispose();
        return out;
    }

    private static Color lit(int firm) {
        return new Color(LAMP.getRed(), LAMP.getGreen(), LAMP.getBlue(), firm);
    }
}
