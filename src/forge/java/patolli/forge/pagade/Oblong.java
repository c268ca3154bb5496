package patolli.forge.pagade;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.board.Box;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.Frames;

/**
 * The marks of oblong squares. Where a move leads the square is silk of gold in the lamp's light, on which the dice
 * that lead there are told in dark stitches; about it a cord of gold is couched, and light goes out from that.
 */
record Oblong(double wide, double high) {
    private static final int FINE = 6;
    private static final double INSET = 2.1, ARM = 8, PEN = 0.85, AROUND = 1.68;
    /** How far light reaches into a square from its frame, and out of it, in how many steps. */
    private static final double INWARDS = 6, OUTWARDS = 8;
    private static final int STEPS = 22;
    private static final double ROUND = 5, BUD = 0.62;
    /** Between the lines of a road and its square's edges. */
    private static final double VERGE = 3;
    private static final Color FIRE = new Color(0xFFC458), NIGHT = new Color(0x120B07);
    private static final Color GOLD = new Color(0xF8CC58), BRIGHT = new Color(0xFFF6DC);
    private static final Color SILK = new Color(0x9A6212), FLOAT = new Color(0xE2A63A), LIT = new Color(0xFFE2A0);
    private static final Color TIE = new Color(0x8A3E16);
    /** From thread to thread of the silk, and how wide one is; the ties of the cord, and what lies between two. */
    private static final double PITCH = 2.0, THREAD = 1.15;
    private static final float[] TIES = {1.1f, 3.3f};
    private static final float[] GLEAMS = {2.2f, 2.2f};

    /**
     * How a frame is seen.
     *
     * @param pen    how wide its line is
     * @param silk   how much of the silk is seen, how bright {@code lamp} is on it, and {@code halo} without
     * @param budded how large the buds at its corners are
     */
    private record Look(double pen, double firm, double silk, double lamp, double halo, double budded, Color colour) {
        static Look of(Frames.Light light) {
            return switch (light) {
                case BACK -> new Look(1.6, 0.8, 0, 0, 0, 0, GOLD);
                case PLAIN -> new Look(2.9, 1, 0.92, 0.16, 0.30, 0.8, GOLD);
                case OUT -> new Look(3.1, 1, 1, 0.50, 0.55, 1, BRIGHT);
                case SHINING -> new Look(3.1, 1, 1, 0.58, 0.85, 1, BRIGHT);
            };
        }
    }

    static Oblong of(Box room) {
        return new Oblong(room.width(), room.height());
    }

    /** The same after a quarter of a turn. */
    Oblong turned() {
        return new Oblong(high, wide);
    }

    /** As it stands in the names of pictures. */
    String size() {
        return Math.round(wide) + "x" + Math.round(high);
    }

    private double mean() {
        return Math.sqrt(wide * high);
    }

    private Frames frames() {
        return new Frames(mean(), 2 * (int) Math.ceil(mean() * AROUND / 2), mean() / 2 - INSET, ARM, PEN);
    }

    BufferedImage goal(Frames.Light light, int scale) {
        Look look = Look.of(light);
        double x = wide / 2 - INSET, y = high / 2 - INSET;
        Shape frame = new RoundRectangle2D.Double(-x, -y, 2 * x, 2 * y, ROUND, ROUND);
        return painted(wide * AROUND, high * AROUND, scale, g -> {
            outwards(g, frame, look.halo);
            Shape all = g.getClip();
            g.clip(frame);
            silk(g, x, y, look);
            g.setClip(all);
            cord(g, frame, look);
            for (int q = 0; q < 4 && look.budded > 0; q++) {
                bud(g, q % 2 == 0 ? -x : x, q < 2 ? -y : y, look);
            }
        });
    }

    /** Threads that float aslant over a darker ground; the lamp lights most what lies to the upper left. */
    private static void silk(Graphics2D g, double x, double y, Look look) {
        g.setColor(faded(SILK, look.silk));
        g.fill(new Rectangle2D.Double(-x, -y, 2 * x, 2 * y));
        for (double from = -x - 2 * y; from < x; from += PITCH) {
            stroke(g, new Line2D.Double(from, y, from + 2 * y, -y), THREAD, FLOAT, 0.9 * look.silk);
        }
        g.setPaint(new LinearGradientPaint((float) -x, (float) -y, (float) x, (float) y, new float[] {0, 0.6f, 1},
                new Color[] {faded(LIT, Math.min(1, 1.5 * look.lamp)), faded(LIT, 0.7 * look.lamp),
                    faded(LIT, 0.35 * look.lamp)}));
        g.fill(new Rectangle2D.Double(-x, -y, 2 * x, 2 * y));
    }

    /** A cord that is tied down. */
    private static void cord(Graphics2D g, Shape way, Look look) {
        line(g, way, look.pen, look.colour, look.firm);
        dashed(g, way, look.pen, TIE, 0.85 * look.firm, TIES, 0);
        dashed(g, way, 0.8, Color.WHITE, 0.6 * look.firm, GLEAMS, 1.1f);
    }

    private static void dashed(Graphics2D g, Shape way, double wide, Color colour, double firm, float[] dashes,
            float phase) {
        g.setColor(faded(colour, firm));
        g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dashes, phase));
        g.draw(way);
    }

    BufferedImage origin(Frames.Light light, int scale) {
        return drawn(frames().origin(light, FINE), scale);
    }

    /** A square on the way, which leads up; or one where it turns to the right. */
    BufferedImage road(boolean turns, int scale) {
        double x = wide / 2, y = high / 2, side = x - VERGE, end = y - VERGE;
        Path2D left = new Path2D.Double();
        Path2D right = new Path2D.Double();
        left.moveTo(-side, y);
        right.moveTo(side, y);
        if (turns) {
            left.lineTo(-side, -end);
            left.lineTo(x, -end);
            right.lineTo(side, end);
            right.lineTo(x, end);
        } else {
            left.lineTo(-side, -y);
            right.lineTo(side, -y);
        }
        Path2D lane = new Path2D.Double(left);
        if (turns) {
            lane.lineTo(x, end);
            lane.lineTo(side, end);
        } else {
            lane.lineTo(side, -y);
        }
        lane.lineTo(side, y);
        lane.closePath();
        return painted(wide, high, scale, g -> {
            g.clip(lane);
            inwards(g, left, 0.62);
            inwards(g, right, 0.62);
            g.setClip(new RoundRectangle2D.Double(-x, -y, wide, high, 0, 0));
            line(g, left, 1.3, GOLD, 0.95);
            line(g, right, 1.3, GOLD, 0.95);
        });
    }

    /** A ring about a foot, as much broader than high as the square is. */
    BufferedImage moved(Color colour, double radius, int side, int scale) {
        return drawn(new Frames(mean(), side, 0, 0, PEN).moved(colour, radius, side, FINE), scale);
    }

    /** Light along a line, strongest there and less by and by; {@code strong} is how strong it is on it. */
    private static void inwards(Graphics2D g, Shape line, double strong) {
        soft(g, line, strong, INWARDS);
    }

    private static void outwards(Graphics2D g, Shape line, double strong) {
        soft(g, line, strong, OUTWARDS);
    }

    private static void soft(Graphics2D g, Shape line, double strong, double reach) {
        if (strong <= 0) {
            return;
        }
        // Strokes that lie on each other, each a little narrower: together as strong as is wanted, at the line.
        double each = 1 - Math.pow(1 - Math.min(0.98, strong), 1.0 / STEPS);
        for (int i = 0; i < STEPS; i++) {
            double part = 1 - i / (double) STEPS;
            stroke(g, line, 2 * reach * part * part, FIRE, each);
        }
    }

    private static void line(Graphics2D g, Shape shape, double wide, Color colour, double firm) {
        stroke(g, shape, wide + 2, NIGHT, 0.85 * firm);
        stroke(g, shape, wide, colour, firm);
    }

    private static void stroke(Graphics2D g, Shape shape, double wide, Color colour, double firm) {
        g.setColor(faded(colour, firm));
        g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    private static Color faded(Color colour, double firm) {
        return new Color(colour.getRed() / 255f, colour.getGreen() / 255f, colour.getBlue() / 255f, (float) firm);
    }

    /** A lotus bud at a corner. */
    private static void bud(Graphics2D g, double x, double y, Look look) {
        Path2D bud = new Path2D.Double();
        bud.moveTo(6.4, 0);
        bud.curveTo(3, 1.2, 1.5, 3.8, -2.4, 3.2);
        bud.curveTo(-4, 1.6, -4, -1.6, -2.4, -3.2);
        bud.curveTo(1.5, -3.8, 3, -1.2, 6.4, 0);
        bud.closePath();
        AffineTransform at = AffineTransform.getTranslateInstance(x, y);
        at.rotate(Math.atan2(y, x));
        at.scale(BUD * look.budded, BUD * look.budded);
        Shape shape = at.createTransformedShape(bud);
        stroke(g, shape, 1.8, NIGHT, 0.85 * look.firm);
        g.setColor(faded(look.colour, look.firm));
        g.fill(shape);
    }

    /** A picture drawn out. */
    private BufferedImage drawn(BufferedImage from, int scale) {
        double fx = wide / mean(), fy = high / mean();
        int w = 2 * FINE * (int) Math.ceil(from.getWidth() * fx / FINE / 2);
        int h = 2 * FINE * (int) Math.ceil(from.getHeight() * fy / FINE / 2);
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.translate(w / 2.0, h / 2.0);
        g.drawImage(from, new AffineTransform(fx, 0, 0, fy, -from.getWidth() * fx / 2,
                -from.getHeight() * fy / 2), null);
        g.dispose();
        return Reduce.by(FINE / scale, out);
    }

    /** A picture about the middle of a square, of at least this size. */
    private static BufferedImage painted(double wide, double high, int scale, Consumer<Graphics2D> drawing) {
        int w = 2 * (int) Math.ceil(wide / 2);
        int h = 2 * (int) Math.ceil(high / 2);
        BufferedImage out = new BufferedImage(w * FINE, h * FINE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, FINE);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g.translate(w / 2.0, h / 2.0);
        drawing.accept(g);
        g.dispose();
        return Reduce.by(FINE / scale, out);
    }
}
