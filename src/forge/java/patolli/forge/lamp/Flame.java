package patolli.forge.lamp;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import patolli.board.Point;

/** The small flame of a lamp beside a game, and the glow about it: cream and yellow within a mantle of orange. */
public final class Flame {
    /** Beside the game. */
    public static final Burning USUAL = new Burning(1, 60, 1);
    private static final Color RED = new Color(0xE26A12), AMBER = new Color(0xFFA41E), PALE = new Color(0xFFD84E),
        CORE = new Color(0xFFF3B4);
    private static final Color[] SMOKE = {new Color(210, 204, 196, 26), new Color(216, 210, 202, 34),
        new Color(224, 218, 210, 46)};
    private static final Color WICK = new Color(0x2A160C);

    private Flame() { }

    /**
     * How one burns.
     *
     * @param size  how large it is
     * @param reach how far it glows
     * @param glow  and how strongly
     */
    public record Burning(double size, double reach, double glow) {
        private Color fire(int green, int blue, int firm) {
            return new Color(255, green, blue, (int) Math.round(firm * glow));
        }
    }

    /** The picture with a flame whose foot is there, and its glow on all that is about. */
    public static BufferedImage at(BufferedImage image, Point foot, Burning how, int scale) {
        glow(image, foot, how, scale);
        burn(image, foot, how, scale);
        return image;
    }

    /** Only the glow of one. */
    public static void glow(BufferedImage image, Point foot, Burning how, int scale) {
        Graphics2D g = pen(image, foot, scale);
        double up = 8 * how.size, reach = how.reach;
        g.setPaint(new RadialGradientPaint(0f, (float) -up, (float) reach, new float[] {0, 0.25f, 0.55f, 0.8f, 1},
                new Color[] {how.fire(220, 140, 210), how.fire(190, 90, 140), how.fire(164, 70, 70),
                    how.fire(150, 60, 22), how.fire(140, 50, 0)}));
        g.fill(new Ellipse2D.Double(-reach, -reach - up, 2 * reach, 2 * reach));
        g.dispose();
    }

    /** Only the flame. */
    public static void burn(BufferedImage image, Point foot, Burning how, int scale) {
        Graphics2D g = pen(image, foot, scale);
        g.scale(how.size, how.size);
        g.setColor(WICK);
        g.setStroke(new BasicStroke(2.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(new Path2D.Double(tongue(0.2), null));
        part(g, 1, RED);
        part(g, 0.8, AMBER);
        part(g, 0.56, PALE);
        part(g, 0.34, CORE);
        g.dispose();
    }

    /** The picture with a wick that has been pinched out there: it glows a little, and a thread of smoke rises. */
    public static BufferedImage out(BufferedImage image, Point foot, int scale) {
        Graphics2D g = pen(image, foot, scale);
        Path2D smoke = new Path2D.Double();
        smoke.moveTo(0, -4);
        smoke.curveTo(-5, -12, 6, -18, 1, -27);
        smoke.curveTo(-3, -33, 4, -38, 2, -44);
        for (int i = 0; i < SMOKE.length; i++) {
            g.setColor(SMOKE[i]);
            g.setStroke(new BasicStroke(4.2f - 1.3f * i, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(smoke);
        }
        g.setColor(WICK);
        g.setStroke(new BasicStroke(2.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(new Line2D.Double(0, 0, 0.4, -4));
        g.setColor(RED);
        g.fill(new Ellipse2D.Double(-0.8, -5.2, 2, 2));
        g.dispose();
        return image;
    }

    private static Graphics2D pen(BufferedImage image, Point foot, int scale) {
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.scale(scale, scale);
        g.translate(foot.x(), foot.y());
        return g;
    }

    private static void part(Graphics2D g, double size, Color colour) {
        g.setColor(colour);
        g.fill(tongue(size));
    }

    private static Path2D tongue(double size) {
        Path2D p = new Path2D.Double();
        p.moveTo(1.5 * size, -24 * size);
        p.curveTo(2.5 * size, -17 * size, 8 * size, -12 * size, 6.2 * size, -4.5 * size);
        p.curveTo(4.6 * size, 1.2 * size, -4.6 * size, 1.2 * size, -6.2 * size, -4.5 * size);
        p.curveTo(-7.6 * size, -11 * size, -1.5 * size, -15 * size, 1.5 * size, -24 * size);
        p.closePath();
        return p;
    }
}
