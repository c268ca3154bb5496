package patolli.forge.table;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.CubicCurve2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.Random;
import patolli.forge.matter.Noise;

/** The knotted ends of the palm: strands drawn together, one knot, then a loose tassel. */
final class Fringe {
    private static final Color[] STRAW = {new Color(0xE2CC97), new Color(0xCDAE70), new Color(0xB8925A),
            new Color(0xD6BC84)};
    private static final Color DARK = new Color(0x4A3218);

    private Fringe() { }

    /** Draws one short side; {@code dir} is +1 for the right and -1 for the left edge at x. */
    static void draw(Graphics2D g, double x, double y0, double y1, int dir, long seed) {
        Random rnd = new Random(seed);
        int n = (int) Math.round((y1 - y0) / 12.2);
        double step = (y1 - y0) / n;
        for (int k = 0; k < n; k++) {
            double y = y0 + (k + 0.5) * step + rnd.nextGaussian() * 0.5;
            // A few tassels were cut short or lost their knot's better half.
            double kept = Noise.hash(k, (int) seed, 35), cut = kept > 0.93 ? 0.45 : kept > 0.84 ? 0.75 : 1;
            double knot = x + dir * (7.0 + rnd.nextGaussian() * 0.6), sway = rnd.nextGaussian() * 2.4;
            for (int s = 0; s < 6; s++) {
                double from = y + (s - 2.5) * step / 6;
                curve(g, rnd, x - dir * 2, from, x + dir * 2.6, from, knot - dir * 2.6, y + (s - 2.5) * 0.5, knot, y
                        + (s - 2.5) * 0.4, 1.9);
            }
            for (int s = 0; s < 9; s++) {
                double f = (s * 5 % 9 - 4) / 4.0, end = (13.5 + rnd.nextGaussian() * 1.8) * cut;
                curve(g, rnd, knot, y + f * 1.4, knot + dir * Math.min(5, end * 0.4), y + f * 2.6, knot + dir
                        * Math.min(9, end * 0.8), y + f * 4.2 + sway * 0.4,
                        knot + dir * end, y + f * 5.2 + sway + rnd.nextGaussian() * 1.2, 1.7);
            }
            knot(g, rnd, knot, y);
        }
    }

    private static void curve(Graphics2D g, Random rnd, double a, double b, double c, double d, double e, double f,
            double p, double q, double width) {
        CubicCurve2D s = new CubicCurve2D.Double(a, b, c, d, e, f, p, q);
        Color base = STRAW[rnd.nextInt(STRAW.length)];
        g.setColor(DARK);
        g.setStroke(new BasicStroke((float) width + 0.9f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(s);
        g.setColor(base);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(s);
        g.setColor(new Color(255, 244, 212, 120));
        g.setStroke(new BasicStroke(0.5f));
        g.draw(AffineTransform.getTranslateInstance(-0.3, -0.45).createTransformedShape(s));
    }

    /** Two turns of palm round the strands; none is pulled quite like its neighbour. */
    private static void knot(Graphics2D to, Random rnd, double x, double y) {
        Graphics2D g = (Graphics2D) to.create();
        g.translate(x, y);
        g.rotate(0.30 * rnd.nextGaussian());
        double size = 1 + 0.07 * rnd.nextGaussian();
        g.scale(size, size);
        int tone = rnd.nextInt(STRAW.length);
        g.setColor(DARK);
        g.fill(new Ellipse2D.Double(-3.7, -4.5, 7.4, 9));
        g.setColor(STRAW[tone]);
        g.fill(new Ellipse2D.Double(-3.0, -3.8, 6, 7.6));
        g.setStroke(new BasicStroke(1.3f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(STRAW[(tone + 3) % STRAW.length]);
        g.draw(new Line2D.Double(-1.6, -2.4, -0.6, 1.6));
        g.draw(new Line2D.Double(0.6, -2.6, 1.5, 1.2));
        g.setColor(DARK);
        g.setStroke(new BasicStroke(0.6f));
        g.draw(new Line2D.Double(-0.6, -3.0, 0.5, 3.2));
        g.dispose();
    }
}
