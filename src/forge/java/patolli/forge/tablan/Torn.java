package patolli.forge.tablan;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import patolli.forge.matter.Noise;
import patolli.forge.matter.Shapes;

/**
 * A splinter torn out of the plank along its grain: two faces that meet in a ridge, pale where the wood broke and
 * brown where it was oiled, its edges lit from above.
 */
final class Torn {
    private static final Color NIGHT = new Color(0x1E0E05), SEAM = new Color(0x5A2E12);
    private static final Color[] OILED = {new Color(0x8A4C20), new Color(0x6E3A18), new Color(0x9C5C2A)};
    private static final Color[] BROKEN = {new Color(0xE9C084), new Color(0xF3D7A4), new Color(0xD9A462)};
    private static final Color GLINT = new Color(0xFFF0C8);
    private static final int FIBRES = 12;
    private static final double CONTOUR = 1.1, EDGE = 1.1;
    /** Where light comes from. */
    private static final double LIGHT_X = -0.28, LIGHT_Y = -0.96;
    private final double[] xy;
    private final double[] ridge;
    private final double cos;
    private final double sin;
    private final int seed;

    /**
     * One of them.
     *
     * @param x    from where it points outwards
     * @param turn whither, in radians
     * @param near how far from there it begins
     * @param far  how far from there its tip is
     * @param half half its width
     */
    Torn(double x, double y, double turn, double near, double far, double half, int seed) {
        this.seed = seed;
        cos = Math.cos(turn);
        sin = Math.sin(turn);
        double side = seed % 2 == 0 ? 1 : -1, whole = far - near, lean = half * (Noise.hash(seed, 1, 91) - 0.5);
        double fork = near + whole * (0.62 + 0.16 * Noise.hash(seed, 2, 91));
        double notch = near + whole * (0.44 + 0.14 * Noise.hash(seed, 3, 91));
        xy = turned(x, y, near, -half * side, near + whole * 0.3, -half * 1.04 * side, fork, -half * 0.72 * side
                + lean, far, -half * 0.12 * side + lean * 1.4, fork + whole * 0.06, half * 0.22 * side + lean,
                notch + whole * 0.03, half * 0.34 * side, fork - whole * 0.04, half * 0.86 * side + lean * 0.5,
                near + whole * 0.2, half * 1.06 * side, near - whole * 0.05, half * 0.5 * side,
                near + whole * 0.05, half * 0.1 * side);
        ridge = turned(x, y, near + whole * 0.05, half * 0.1 * side, near + whole * 0.34, -half * 0.24 * side,
                fork, -half * 0.16 * side + lean, far, -half * 0.12 * side + lean * 1.4);
    }

    private double[] turned(double x, double y, double... points) {
        double[] out = new double[points.length];
        for (int i = 0; i < points.length; i += 2) {
            out[i] = x + points[i] * cos - points[i + 1] * sin;
            out[i + 1] = y + points[i] * sin + points[i + 1] * cos;
        }
        return out;
    }

    /** Its outline. */
    Shape whole() {
        return Shapes.poly(xy);
    }

    void draw(Graphics2D g) {
        Shape whole = whole();
        g.setColor(NIGHT);
        g.setStroke(new BasicStroke((float) (2 * CONTOUR), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(whole);
        // The face on the side of the ridge that looks up is the pale one.
        boolean first = (xy[3] - ridge[3]) < 0;
        g.setColor(first ? OILED[seed % OILED.length] : BROKEN[seed % BROKEN.length]);
        g.fill(whole);
        Shape clip = g.getClip();
        g.clip(whole);
        g.setColor(first ? BROKEN[seed % BROKEN.length] : OILED[seed % OILED.length]);
        g.fill(Shapes.poly(xy[0], xy[1], xy[2], xy[3], xy[4], xy[5], xy[6], xy[7], ridge[4], ridge[5], ridge[2],
                ridge[3], ridge[0], ridge[1]));
        fibres(g);
        g.setClip(clip);
        edges(g);
    }

    private void fibres(Graphics2D g) {
        double wide = Math.hypot(xy[2] - xy[14], xy[3] - xy[15]), length = Math.hypot(xy[6] - xy[0], xy[7] - xy[1]);
        for (int i = 0; i < FIBRES; i++) {
            double across = wide * (Noise.hash(i, seed, 92) - 0.5), from = length * 0.6 * Noise.hash(i, seed, 93);
            double x = (xy[0] + xy[14]) / 2 + from * cos - across * sin;
            double y = (xy[1] + xy[15]) / 2 + from * sin + across * cos;
            double to = length * (0.2 + 0.4 * Noise.hash(i, seed, 94));
            g.setColor(i % 3 == 0 ? new Color(255, 236, 190, 150) : new Color(70, 32, 10, 150));
            g.setStroke(new BasicStroke(0.75f));
            g.draw(new Line2D.Double(x, y, x + to * cos, y + to * sin));
        }
        g.setColor(SEAM);
        g.setStroke(new BasicStroke(0.7f));
        g.draw(Shapes.path(ridge[0], ridge[1], ridge[2], ridge[3], ridge[4], ridge[5], ridge[6], ridge[7]));
    }

    /** Those that look up are bright. */
    private void edges(Graphics2D g) {
        g.setStroke(new BasicStroke((float) EDGE, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        double mx = (xy[0] + xy[6]) / 2, my = (xy[1] + xy[7]) / 2;
        for (int i = 0; i < xy.length; i += 2) {
            int next = (i + 2) % xy.length;
            double nx = xy[next + 1] - xy[i + 1], ny = xy[i] - xy[next], length = Math.hypot(nx, ny);
            double out = Math.signum(nx * ((xy[i] + xy[next]) / 2 - mx) + ny * ((xy[i + 1] + xy[next + 1]) / 2 - my));
            double lit = out * (nx * LIGHT_X + ny * LIGHT_Y) / length;
            if (lit > 0.1) {
                g.setColor(new Color(GLINT.getRed(), GLINT.getGreen(), GLINT.getBlue(), (int) (225 * lit)));
                g.draw(new Line2D.Double(xy[i], xy[i + 1], xy[next], xy[next + 1]));
            }
        }
    }
}
