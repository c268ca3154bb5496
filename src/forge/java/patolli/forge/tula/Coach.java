package patolli.forge.tula;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import patolli.forge.carved.Grain;

/** The road far below the pyramid, and the coach that waits there, of the round kind of the fifties. */
final class Coach {
    private static final double X = 268, Y = 512, LENGTH = 40;

    private Coach() { }

    /** How high the road runs at x, and how wide it looks there. */
    private static double[] road(double s) {
        double y = 474 + 90 * s * s, x = 545 - 560 * s + 90 * Math.sin(s * 5.2);
        return new double[] {x, y, 1.2 + 9 * s * s};
    }

    /** The road alone; the coach is drawn on it when it is there. */
    static BufferedImage road(double k, boolean there) {
        BufferedImage image = new BufferedImage((int) (1280 * k), (int) (800 * k), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.scale(k, k);
        Path2D p = new Path2D.Double();
        for (int side = -1; side <= 1; side += 2) {
            for (int i = 0; i <= 120; i++) {
                double[] r = road((side < 0 ? i : 120 - i) / 120.0);
                double y = r[1] + side * r[2] / 2 + 0.5 * Grain.sum(i * 0.4, side, 1, 3);
                if (side < 0 && i == 0) {
                    p.moveTo(r[0], y);
                } else {
                    p.lineTo(r[0], y);
                }
            }
        }
        p.closePath();
        g.setColor(new Color(0xBFA27A));
        g.fill(p);
        if (there) {
            coach(g);
        }
        g.dispose();
        return image;
    }

    private static void coach(Graphics2D g) {
        g.translate(X, Y);
        g.scale(LENGTH / 80, LENGTH / 100);
        g.setColor(new Color(20, 16, 18, 150));
        g.fill(new Ellipse2D.Double(-64, -7, 122, 13));
        Path2D body = new Path2D.Double();
        body.moveTo(-50, -6);
        body.curveTo(-53, -20, -50, -36, -38, -38);
        body.lineTo(36, -39);
        body.curveTo(47, -38, 51, -24, 51, -6);
        body.closePath();
        g.setColor(new Color(0xE8D9B4));
        g.fill(body);
        Shape clip = g.getClip();
        g.clip(body);
        g.setColor(new Color(0x9C3A2A));
        g.fill(new Rectangle2D.Double(-60, -19, 120, 16));
        g.setColor(new Color(0x6B2A22));
        g.fill(new Rectangle2D.Double(-60, -9, 120, 6));
        g.setColor(new Color(0xF6EBCB));
        g.fill(new Rectangle2D.Double(-60, -40, 120, 4));
        g.setColor(new Color(0xD8C79C));
        g.setStroke(new BasicStroke(1.2f));
        g.draw(new Line2D.Double(-60, -19, 60, -19));
        g.setClip(clip);
        for (int i = 0; i < 7; i++) {
            g.setColor(i % 3 == 1 ? new Color(0x566A74) : new Color(0x2C3840));
            g.fill(new RoundRectangle2D.Double(-41 + i * 11.2, -33, 9, 11, 3, 3));
        }
        g.setColor(new Color(0x8FA3A6));
        g.fill(new RoundRectangle2D.Double(38.5, -33, 9, 13, 5, 5));
        for (double x : new double[] {-30, 31}) {
            g.setColor(new Color(0x17130F));
            g.fill(new Ellipse2D.Double(x - 8, -12, 16, 15));
            g.setColor(new Color(0xB8A27C));
            g.fill(new Ellipse2D.Double(x - 3, -7.5, 6, 6));
        }
    }
}
