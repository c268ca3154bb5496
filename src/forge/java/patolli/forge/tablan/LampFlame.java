package patolli.forge.tablan;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.board.Point;
import patolli.forge.matter.Plate;

/** The flame of a lamp on the cloth: four firm tongues, one within the other, and a small glow about them. */
final class LampFlame {
    private static final Color RED = new Color(0xD8641C), AMBER = new Color(0xF6B23C), PALE = new Color(0xFFF2C0),
        CORE = new Color(0xFFFFF6), WICK = new Color(0x2A160C);
    private static final double HALO = 8;

    private LampFlame() { }

    /** Paints one. @param foot where its wick is; @param reach how far its glow is seen */
    static void burn(BufferedImage image, Point foot, double size, double reach, int scale) {
        Graphics2D g = Plate.pen(image, scale);
        g.translate(foot.x(), foot.y());
        g.scale(size, size);
        double far = reach / size;
        g.setPaint(new RadialGradientPaint(0f, (float) -HALO, (float) far, new float[] {0, 0.25f, 0.55f, 0.8f, 1},
                new Color[] {new Color(255, 220, 140, 170), new Color(255, 190, 90, 104), new Color(255, 164, 70, 46),
                    new Color(255, 150, 60, 14), new Color(255, 140, 50, 0)}));
        g.fill(new Ellipse2D.Double(-far, -far - HALO, 2 * far, 2 * far));
        g.setColor(WICK);
        g.setStroke(new BasicStroke(2.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(tongue(0.2));
        part(g, 1, RED);
        part(g, 0.8, AMBER);
        part(g, 0.56, PALE);
        part(g, 0.34, CORE);
        g.dispose();
    }

    private static void part(Graphics2D g, double size, Color colour) {
        g.setColor(colour);
        g.fill(tongue(size));
    }

    private static Shape tongue(double size) {
        Path2D p = new Path2D.Double();
        p.moveTo(1.5 * size, -24 * size);
        p.curveTo(2.5 * size, -17 * size, 8 * size, -12 * size, 6.2 * size, -4.5 * size);
        p.curveTo(4.6 * size, 1.2 * size, -4.6 * size, 1.2 * size, -6.2 * size, -4.5 * size);
        p.curveTo(-7.6 * size, -11 * size, -1.5 * size, -15 * size, 1.5 * size, -24 * size);
        p.closePath();
        return p;
    }
}
