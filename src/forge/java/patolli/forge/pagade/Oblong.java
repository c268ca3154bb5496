package patolli.forge.pagade;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import patolli.board.Box;
import patolli.forge.matter.Reduce;
import patolli.forge.mysore.Frames;

/** The marks of oblong squares: those of square ones drawn out, and lamplight on the whole of a goal. */
record Oblong(double wide, double high) {
    private static final int FINE = 6;
    private static final double INSET = 2.1, ARM = 8, PEN = 0.85, AROUND = 1.68;
    private static final Color FIRE = new Color(0xFFC458);

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
        BufferedImage line = frames().goal(light, FINE);
        return drawn(line, scale, switch (light) {
            case BACK -> 0.20;
            case PLAIN -> 0.34;
            case OUT -> 0.46;
            case SHINING -> 0.52;
        });
    }

    BufferedImage origin(Frames.Light light, int scale) {
        return drawn(frames().origin(light, FINE), scale, 0);
    }

    BufferedImage road(boolean turns, int scale) {
        return drawn(frames().road(turns, FINE), scale, 0);
    }

    /** A ring about a foot, as much broader than high as the square is. */
    BufferedImage moved(Color colour, double radius, int side, int scale) {
        return drawn(new Frames(mean(), side, 0, 0, PEN).moved(colour, radius, side, FINE), scale, 0);
    }

    /** A picture drawn out, on lamplight. */
    private BufferedImage drawn(BufferedImage from, int scale, double lit) {
        double fx = wide / mean(), fy = high / mean();
        int w = 2 * FINE * (int) Math.ceil(from.getWidth() * fx / FINE / 2);
        int h = 2 * FINE * (int) Math.ceil(from.getHeight() * fy / FINE / 2);
        BufferedImage out = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BICUBIC);
        g.translate(w / 2.0, h / 2.0);
        if (lit > 0) {
            g.setColor(new Color(FIRE.getRed(), FIRE.getGreen(), FIRE.getBlue(), (int) Math.round(255 * lit)));
            double x = FINE * (wide / 2 - INSET), y = FINE * (high / 2 - INSET);
            g.fill(new RoundRectangle2D.Double(-x, -y, 2 * x, 2 * y, 8 * FINE, 8 * FINE));
        }
        g.drawImage(from, new AffineTransform(fx, 0, 0, fy, -from.getWidth() * fx / 2,
                -from.getHeight() * fy / 2), null);
        g.dispose();
        return Reduce.by(FINE / scale, out);
    }
}
