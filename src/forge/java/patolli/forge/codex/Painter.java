package patolli.forge.codex;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.PathIterator;
import java.awt.image.BufferedImage;
import patolli.forge.matter.Noise;

/** The painter of codex figures: flat pigment and an even, hand-drawn frame line. */
public final class Painter {
    /** Lines that would come out thinner than this many pixels only dirty the colour, and are left out. */
    static final double THINNEST = 0.42;

    /** What is being painted; and the pen, in the figure's units. */
    public final BufferedImage image;
    public final Graphics2D g;
    private final double scale;
    private final int over;
    private final double thinnest;
    private double line;

    /**
     * @param wide pixels of the finished picture
     * @param high pixels of the finished picture
     * @param scale finished pixels for one of the figure's units
     * @param over pixels painted for one finished pixel, along each side
     * @param line width of the frame line in the figure's units
     */
    public Painter(int wide, int high, double scale, int over, double line) {
        this(wide, high, scale, over, line, THINNEST);
    }

    /** The same, leaving out lines thinner than so many finished pixels. */
    Painter(int wide, int high, double scale, int over, double line, double thinnest) {
        this.thinnest = thinnest;
        this.scale = scale;
        this.over = over;
        this.line = line;
        image = new BufferedImage(wide * over, high * over, BufferedImage.TYPE_INT_ARGB);
        g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.scale(scale * over, scale * over);
    }

    /** Pixels painted for one of the figure's units. */
    public double unit() {
        return scale * over;
    }

    int over() {
        return over;
    }

    /** Width of the frame line in the units of the frame that is drawn in. */
    public double lineWidth() {
        return line;
    }

    /** A patch of colour without a line. */
    public void fill(Shape s, Color c) {
        g.setColor(c);
        g.fill(s);
    }

    /** A patch of colour with the frame line round it. */
    public void draw(Shape s, Color c) {
        draw(s, c, 1);
    }

    /** The same with a thinner or thicker line; 1 is the frame line. */
    public void draw(Shape s, Color c, double weight) {
        fill(s, c);
        ink(s, weight);
    }

    /** The frame line alone; 1 is its full width. */
    public void ink(Shape s, double weight) {
        ink(s, weight, Pigment.INK);
    }

    /** The frame line: an even width that breathes a little, on a path that wanders by a fraction of it. */
    public void ink(Shape s, double weight, Color c) {
        // Inside a frame of its own everything is measured in that frame's units; the hand is the same.
        double zoom = Math.sqrt(Math.abs(g.getTransform().getDeterminant())) / unit();
        if (weight * line * zoom * scale < thinnest) {
            return;
        }
        g.setColor(c);
        double[] k = new double[6];
        double x = 0, y = 0, mx = 0, my = 0;
        for (PathIterator it = s.getPathIterator(null, 0.1 / zoom); !it.isDone(); it.next()) {
            int t = it.currentSegment(k);
            if (t == PathIterator.SEG_MOVETO) {
                x = mx = k[0];
                y = my = k[1];
                continue;
            }
            double nx = t == PathIterator.SEG_CLOSE ? mx : k[0], ny = t == PathIterator.SEG_CLOSE ? my : k[1];
            stretch(x, y, nx, ny, weight * line, zoom);
            x = nx;
            y = ny;
        }
    }

    private void stretch(double x, double y, double nx, double ny, double w, double zoom) {
        int n = Math.max(1, (int) Math.ceil(Math.hypot(nx - x, ny - y) * zoom / 3));
        for (int i = 0; i < n; i++) {
            double a = i / (double) n, b = (i + 1) / (double) n;
            double x0 = x + (nx - x) * a, y0 = y + (ny - y) * a, x1 = x + (nx - x) * b, y1 = y + (ny - y) * b;
            double v = w * (1 + 0.15 * wave(x0 * zoom * 0.05, y0 * zoom * 0.05, 31));
            g.setStroke(new BasicStroke((float) v, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            // One field moves all lines alike, so that their ends always meet.
            g.draw(new Line2D.Double(x0 + wander(x0 * zoom, y0 * zoom, 3), y0 + wander(x0 * zoom, y0 * zoom, 7),
                    x1 + wander(x1 * zoom, y1 * zoom, 3), y1 + wander(x1 * zoom, y1 * zoom, 7)));
        }
    }

    private double wander(double x, double y, int seed) {
        return 0.24 * line * wave(x * 0.035, y * 0.035, seed);
    }

    private static double wave(double x, double y, int seed) {
        return 2 * Noise.value(x, y, seed) - 1;
    }

    /** Paints a pattern inside a shape only, then draws the shape's line over its edge. */
    public void within(Shape s, Color ground, Runnable pattern) {
        fill(s, ground);
        clipped(s, pattern);
        ink(s, 1);
    }

    /** Paints inside a shape only. */
    public void clipped(Shape s, Runnable pattern) {
        Shape old = g.getClip();
        g.clip(s);
        pattern.run();
        g.setClip(old);
    }

    /** Draws in a frame of its own: moved, turned (degrees), scaled; the line keeps its width. */
    public void at(double x, double y, double deg, double sx, double sy, Runnable r) {
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
}
