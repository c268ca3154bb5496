package patolli.forge.tablan;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;
import patolli.forge.mysore.Frames;

/**
 * The marks on the round squares of the plank, all of gold: where a move leads, the rim is gilt and lamplight lies
 * within; where it begins, a ring of beads; on the way between, beads in a low light.
 */
final class GiltMarks {
    /** The side of a picture, and of a square. */
    private static final int ROOM = 100;
    private static final double SIZE = 66;
    private static final int OVER = 6;
    /** The rim of a square, and how many beads lie on it. */
    private static final double RIM = 28.9;
    private static final int BEADS = 16;
    /** Between the beads of a way, which lie so near the middle that a piece hides them all. */
    private static final double PART = 12;
    private static final Color NIGHT = new Color(0x120B07), GOLD = new Color(0xE8B23E), BRIGHT = new Color(0xFFE08A);
    private static final Color PALE = new Color(0xF4EBD2);
    private static final int FIRE = 0xFFC458;

    private GiltMarks() { }

    static BufferedImage goal(Frames.Light light, int scale) {
        return paint(scale, g -> {
            halo(g, light);
            if (light != Frames.Light.BACK) {
                glow(g, RIM, strong(light) ? 0.80 : 0.34);
            }
            Shape rim = Shapes.disc(0, 0, RIM);
            double firm = firm(light);
            stroke(g, rim, strong(light) ? 6.2 : 5.4, NIGHT, 0.8 * firm);
            stroke(g, rim, strong(light) ? 3.8 : 3.0, strong(light) ? BRIGHT : GOLD, firm);
            // The gilding gleams on its upper left.
            g.setColor(faded(Color.WHITE, 0.5 * firm));
            g.setStroke(new BasicStroke(0.9f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            g.draw(new Arc2D.Double(-RIM, -RIM, 2 * RIM, 2 * RIM, 95, 80, Arc2D.OPEN));
        });
    }

    static BufferedImage origin(Frames.Light light, int scale) {
        return paint(scale, g -> {
            halo(g, light);
            if (strong(light)) {
                glow(g, RIM, 0.30);
            }
            for (int k = 0; k < BEADS; k++) {
                double a = 2 * Math.PI * (k + 0.5) / BEADS;
                bead(g, RIM * Math.cos(a), RIM * Math.sin(a), strong(light) ? 3.1 : 2.5, strong(light), firm(light));
            }
        });
    }

    /** A thin pale ring on the rim of a square from which a piece can move. */
    static BufferedImage ready(int scale) {
        return paint(scale, g -> {
            stroke(g, Shapes.disc(0, 0, RIM), 4.8, NIGHT, 0.5);
            stroke(g, Shapes.disc(0, 0, RIM), 2.9, PALE, 1);
        });
    }

    /** A square on the way, which leads up; or one where it turns to the right. */
    static BufferedImage road(boolean turns, int scale) {
        return paint(scale, g -> {
            g.setClip(new Rectangle2D.Double(-SIZE / 2, -SIZE / 2, SIZE, SIZE));
            g.setPaint(new RadialGradientPaint(0f, 0f, (float) (SIZE * 0.62), new float[] {0, 0.5f, 1},
                    new Color[] {fire(0.42), fire(0.28), fire(0)}));
            g.fill(new Rectangle2D.Double(-SIZE / 2, -SIZE / 2, SIZE, SIZE));
            g.setClip(null);
            for (int k = 0; k < 4; k++) {
                double on = PART * (k - 1.5);
                double x = turns && on > 0 ? on : 0;
                double y = turns && on > 0 ? 0 : -on;
                bead(g, x, y, 2.3, false, 1);
            }
        });
    }

    private static boolean strong(Frames.Light light) {
        return light == Frames.Light.OUT || light == Frames.Light.SHINING;
    }

    private static double firm(Frames.Light light) {
        return light == Frames.Light.BACK ? 0.55 : 1;
    }

    private static void halo(Graphics2D g, Frames.Light light) {
        double halo = light == Frames.Light.OUT ? 0.30 : light == Frames.Light.SHINING ? 0.5 : 0;
        if (halo > 0) {
            double half = ROOM / 2.0;
            g.setPaint(new RadialGradientPaint(0f, 0f, (float) half, new float[] {0.52f, 0.64f, 1},
                    new Color[] {fire(0), fire(halo * 0.55), fire(0)}));
            g.fill(Shapes.disc(0, 0, half));
        }
    }

    private static void glow(Graphics2D g, double reach, double strong) {
        g.setPaint(new RadialGradientPaint(0f, 0f, (float) reach, new float[] {0, 0.6f, 1},
                new Color[] {fire(strong), fire(strong * 0.6), fire(strong * 0.30)}));
        g.fill(Shapes.disc(0, 0, reach));
    }

    private static void bead(Graphics2D g, double x, double y, double r, boolean bright, double firm) {
        g.setColor(faded(NIGHT, 0.8 * firm));
        g.fill(Shapes.disc(x, y, r + 0.9));
        g.setColor(faded(bright ? BRIGHT : GOLD, firm));
        g.fill(Shapes.disc(x, y, r));
        g.setColor(faded(Color.WHITE, 0.7 * firm));
        g.fill(Shapes.disc(x - 0.3 * r, y - 0.35 * r, 0.34 * r));
    }

    private static Color fire(double strong) {
        return new Color(FIRE >> 16 & 255, FIRE >> 8 & 255, FIRE & 255, (int) Math.round(255 * Math.min(1, strong)));
    }

    private static void stroke(Graphics2D g, Shape shape, double wide, Color colour, double firm) {
        g.setColor(faded(colour, firm));
        g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    private static Color faded(Color colour, double firm) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(255 * firm));
    }

    private static BufferedImage paint(int scale, Consumer<Graphics2D> drawing) {
        BufferedImage out = new BufferedImage(ROOM * OVER, ROOM * OVER, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, OVER);
        g.translate(ROOM / 2.0, ROOM / 2.0);
        drawing.accept(g);
        g.dispose();
        return Reduce.by(OVER / scale, out);
    }
}
