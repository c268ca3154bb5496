package patolli.forge.splash;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import patolli.forge.outline.Form;

/** Paints the walls: flat colour and a thick dark contour, seen from far below. */
final class Brush {
    static final Color INK = new Color(0x1A1310), RED = new Color(0x8E2318), BRIGHT = new Color(0xC23A25),
            OCHRE = new Color(0xE0A23C), GOLD = new Color(0xF0C25A), BONE = new Color(0xF3EAD7),
            TURQUOISE = new Color(0x35A79C), JADE = new Color(0x3F7F5A), LEAF = new Color(0x6BAE68),
            BLUE = new Color(0x2E8FA3), ROSE = new Color(0xD4836A), MAW = new Color(0x4A0F0C);
    final BufferedImage image;
    final Graphics2D g;
    private double line = 6.5;

    Brush(int wide, int high) {
        image = new BufferedImage(wide, high, BufferedImage.TYPE_INT_RGB);
        g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    void fill(Shape s, Color c) {
        g.setColor(c);
        g.fill(s);
    }

    void draw(Shape s, Color c) {
        draw(s, c, 1);
    }

    /** A patch with its contour; 1 is the contour's own weight. */
    void draw(Shape s, Color c, double weight) {
        fill(s, c);
        ink(s, weight);
    }

    void ink(Shape s, double weight) {
        g.setColor(INK);
        g.setStroke(new BasicStroke((float) (line * weight), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(s);
    }

    void within(Shape s, Color ground, Runnable pattern) {
        fill(s, ground);
        Shape old = g.getClip();
        g.clip(s);
        pattern.run();
        g.setClip(old);
        ink(s, 1);
    }

    /** In a frame of its own: moved, turned (degrees), scaled; the contour keeps its width. */
    void at(double x, double y, double deg, double sx, double sy, Runnable r) {
        AffineTransform t = g.getTransform();
        double l = line;
        g.translate(x, y);
        g.rotate(Math.toRadians(deg));
        g.scale(sx, sy);
        line = l / Math.sqrt(Math.abs(sx * sy));
        r.run();
        line = l;
        g.setTransform(t);
    }

    /** A plume from a root: jade with a tip of another colour. */
    void plume(Color body, Color tip, double w, double... xy) {
        double[] q = new double[xy.length / 2 * 3];
        int n = xy.length / 2;
        for (int i = 0; i < n; i++) {
            q[3 * i] = xy[2 * i];
            q[3 * i + 1] = xy[2 * i + 1];
            q[3 * i + 2] = w * (i == 0 ? 0.55 : i == n - 1 ? 0.5 : 1);
        }
        draw(Form.sweep(q), body, 0.75);
        draw(Form.disc(xy[2 * n - 2], xy[2 * n - 1], w * 0.8), tip, 0.6);
    }

    /** A spiral of speech, from its root outward; turns may be negative. */
    void volute(double x, double y, double r, double from, double turns, Color c) {
        int n = 16;
        double[] q = new double[3 * n];
        for (int i = 0; i < n; i++) {
            double t = i / (n - 1.0), a = from + turns * 2 * Math.PI * t, s = r * (1 - 0.82 * Math.pow(t, 0.8));
            q[3 * i] = x + s * Math.cos(a);
            q[3 * i + 1] = y + s * Math.sin(a);
            q[3 * i + 2] = r * (0.17 - 0.06 * t);
        }
        Shape s = Form.sweep(q);
        ink(s, 0.9);
        fill(s, c);
    }
}
