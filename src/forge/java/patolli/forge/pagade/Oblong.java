package patolli.forge.pagade;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.board.Box;
import patolli.forge.matter.Ink;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.Frames;

/**
 * The marks of oblong squares. Where a move leads a cord of gold is couched within the square's edge, with a knot in
 * each corner; the silk within has its own colour, but for the cord's shadow, or it would look like a tile. Light goes
 * out from the cord, over the cloth about it. About one that shines lies a string of pearls, as about no other.
 */
record Oblong(double wide, double high) {
    private static final int FINE = 6;
    private static final double INSET = 2.1, ARM = 8, PEN = 0.85, AROUND = 1.68;
    /** How far light reaches into a square from its frame, and out of it, in how many steps. */
    private static final double INWARDS = 6, OUTWARDS = 13;
    private static final int STEPS = 22;
    /** Between the lines of a road and its square's edges. */
    private static final double VERGE = 3;
    private static final Color FIRE = new Color(0xFFB43C), NIGHT = new Color(0x120B07);
    private static final Color GOLD = new Color(0xF8CC58);
    private static final double[] BRIGHT = Ink.hex(0xFFE28A), GILDED = Ink.hex(0xFFD250), PEARLY = Ink.hex(0xFFF0C8);
    /** How round the cord's corners are, how far it lies from a square's edge, and how large the knots are. */
    private static final double BEND = 5, WITHIN = 2.8, KNOT = 4, HEART = 2.1;
    /** How far the cord's shadow reaches into the square. */
    private static final double SHADED = 4;
    /** How far the pearls lie from the cord, and how large one is. */
    private static final double ROUND = 4.5, PEARL = 2.15;

    /**
     * How a goal is seen.
     *
     * @param thick how thick the cord is
     * @param halo  how bright the light is about it
     * @param shade how dark its shadow is on the square
     */
    private record Look(double thick, double firm, double halo, double shade, double[] gold) {
        static Look of(Frames.Light light) {
            return switch (light) {
                case BACK -> new Look(1.9, 0.85, 0, 0, Needlework.GOLD);
                case PLAIN -> new Look(3.9, 1, 0.62, 0.3, GILDED);
                case OUT -> new Look(4.3, 1, 0.95, 0.3, BRIGHT);
                case SHINING -> new Look(4.3, 1, 0.97, 0.3, BRIGHT);
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
        double x = wide / 2 - WITHIN, y = high / 2 - WITHIN;
        RoundRectangle2D ring = new RoundRectangle2D.Double(-x, -y, 2 * x, 2 * y, BEND, BEND);
        BufferedImage out = painted(wide * AROUND, high * AROUND, scale, g -> {
            Shape all = g.getClip();
            Area about = new Area(new Rectangle2D.Double(-wide, -high, 2 * wide, 2 * high));
            about.subtract(new Area(ring));
            g.clip(about);
            outwards(g, ring, look.halo);
            g.setClip(all);
            g.clip(ring);
            soft(g, ring, look.shade, SHADED, NIGHT);
            g.setClip(all);
            if (light == Frames.Light.SHINING) {
                Pearls.about(g, new RoundRectangle2D.Double(-x - ROUND, -y - ROUND, 2 * (x + ROUND), 2 * (y + ROUND),
                        BEND + ROUND, BEND + ROUND), PEARL);
            }
        });
        int w = out.getWidth() / scale, h = out.getHeight() / scale;
        Shape way = AffineTransform.getTranslateInstance(w / 2.0, h / 2.0).createTransformedShape(ring);
        if (look.shade == 0) {
            sewn(out, look.firm, Needlework.draw(w, h, scale, work -> work.running(way, look.thick, look.gold)));
        } else {
            sewn(out, look.firm, Needlework.draw(w, h, scale, work -> {
                work.cord(way, look.thick, look.gold);
                for (int corner = 0; corner < 4; corner++) {
                    double atX = w / 2.0 + (corner % 2 == 0 ? -x : x), atY = h / 2.0 + (corner < 2 ? -y : y);
                    work.knot(atX, atY, KNOT, look.gold);
                    work.knot(atX, atY, HEART, PEARLY);
                }
            }));
        }
        return out;
    }

    private static void sewn(BufferedImage out, double firm, BufferedImage work) {
        Graphics2D g = out.createGraphics();
        g.setComposite(AlphaComposite.SrcOver.derive((float) firm));
        g.drawImage(work, 0, 0, null);
        g.dispose();
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
        soft(g, line, strong, INWARDS, FIRE);
    }

    private static void outwards(Graphics2D g, Shape line, double strong) {
        soft(g, line, strong, OUTWARDS, FIRE);
    }

    private static void soft(Graphics2D g, Shape line, double strong, double reach, Color colour) {
        if (strong <= 0) {
            return;
        }
        // Strokes that lie on each other, each a little narrower: together as strong as is wanted, at the line.
        double each = 1 - Math.pow(1 - Math.min(0.98, strong), 1.0 / STEPS);
        for (int i = 0; i < STEPS; i++) {
            double part = 1 - i / (double) STEPS;
            stroke(g, line, 2 * reach * part * part, colour, each);
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
