package patolli.forge.tablan;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.board.TablanBoard;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/**
 * The marks on the plank's squares: where a move leads, lamplight within a line of turmeric and a lotus bud at each
 * corner; where it begins, four corners of rice powder; on the way between, a low light between two lines.
 */
final class Frames {
    private static final int OVER = 6;
    private static final double SIZE = TablanBoard.BOARD.squareSize();
    private static final int ROOM = 92;
    private static final Color NIGHT = new Color(0x120B07);
    private static final Color GOLD = new Color(0xE8B23E), BRIGHT = new Color(0xFFE08A), RICE = new Color(0xF4EBD8);
    private static final int FIRE = 0xFFC458;
    /** From the middle of a square to its line. */
    private static final double LINE = 26.2;
    private static final double ARM = 11;

    /** How much a frame stands out. */
    enum Light {
        BACK(0.55, 0, 0), PLAIN(1, 0.42, 0), OUT(1, 0.78, 0.35), SHINING(1, 0.9, 0.8);

        private final double firm, fire, halo;

        Light(double firm, double fire, double halo) {
            this.firm = firm;
            this.fire = fire;
            this.halo = halo;
        }
    }

    private Frames() { }

    static BufferedImage goal(Light light, int scale) {
        return paint(ROOM, scale, g -> {
            halo(g, light);
            if (light.fire > 0) {
                glow(g, 27, light.fire);
            }
            boolean strong = light == Light.OUT || light == Light.SHINING;
            Shape frame = new RoundRectangle2D.Double(-LINE, -LINE, 2 * LINE, 2 * LINE, 10, 10);
            line(g, frame, strong ? 3.1 : 2.3, strong ? BRIGHT : GOLD, light.firm);
            for (int k = 0; k < 4; k++) {
                double x = k % 2 == 0 ? -LINE : LINE;
                double y = k < 2 ? -LINE : LINE;
                put(g, bud(x, y, Math.atan2(y, x)), strong ? BRIGHT : GOLD, light.firm);
            }
        });
    }

    static BufferedImage origin(Light light, int scale) {
        return paint(ROOM, scale, g -> {
            halo(g, light);
            boolean strong = light == Light.OUT || light == Light.SHINING;
            if (strong) {
                glow(g, 28, 0.4 * light.fire);
            }
            for (int k = 0; k < 4; k++) {
                double sx = k % 2 == 0 ? -1 : 1;
                double sy = k < 2 ? -1 : 1;
                Path2D corner = new Path2D.Double();
                corner.moveTo(sx * (LINE - ARM), sy * LINE);
                corner.lineTo(sx * LINE, sy * LINE);
                corner.lineTo(sx * LINE, sy * (LINE - ARM));
                line(g, corner, strong ? 3.4 : 2.6, strong ? BRIGHT : RICE, light.firm);
            }
        });
    }

    /** A square on the way, which leads up; or one where it turns to the right. */
    static BufferedImage road(boolean turns, int scale) {
        return paint(ROOM, scale, g -> {
            Rectangle2D square = new Rectangle2D.Double(-SIZE / 2, -SIZE / 2, SIZE, SIZE);
            g.setClip(square);
            glow(g, 34, 0.46);
            g.setClip(null);
            double side = SIZE / 2 - 4;
            Path2D left = new Path2D.Double();
            left.moveTo(-side, SIZE / 2);
            Path2D right = new Path2D.Double();
            right.moveTo(side, SIZE / 2);
            if (turns) {
                left.lineTo(-side, -side);
                left.lineTo(SIZE / 2, -side);
                right.lineTo(side, side);
                right.lineTo(SIZE / 2, side);
            } else {
                left.lineTo(-side, -SIZE / 2);
                right.lineTo(side, -SIZE / 2);
            }
            line(g, left, 1.6, GOLD, 0.9);
            line(g, right, 1.6, GOLD, 0.9);
        });
    }

    /** A ring close round a piece: the one that moved last. */
    static BufferedImage moved(Color colour, int scale) {
        return paint(64, scale, g -> {
            Shape ring = new Ellipse2D.Double(-24.4, -24.4, 48.8, 48.8);
            stroke(g, ring, 4.6, NIGHT, 0.85);
            stroke(g, ring, 2.2, colour, 1);
        });
    }

    /** The foot prints that are drawn in rice powder at a door, walking up. */
    static BufferedImage feet(Color colour, Color edge, int scale) {
        return paint(48, scale, g -> {
            for (int side = -1; side <= 1; side += 2) {
                Shape foot = foot(side);
                g.setColor(edge);
                g.fill(Shapes.cord(foot, 2.2));
                g.setColor(colour);
                g.fill(foot);
            }
        });
    }

    private static Shape foot(int side) {
        double x = 6.2 * side;
        double y = side < 0 ? 1.5 : -2.5;
        Area foot = new Area(new Ellipse2D.Double(x - 3.5, y + 1.5, 7, 8.5));
        Path2D sole = new Path2D.Double();
        sole.moveTo(x - 3.2 * side, y + 5);
        sole.curveTo(x - 1.0 * side, y, x - 4.6 * side, y - 3, x - 4 * side, y - 6.5);
        sole.lineTo(x + 4.2 * side, y - 5);
        sole.curveTo(x + 4.6 * side, y, x + 2.2 * side, y + 1, x + 3.4 * side, y + 6);
        sole.closePath();
        foot.add(new Area(sole));
        for (int toe = 0; toe < 5; toe++) {
            double r = toe == 0 ? 1.75 : 1.35 - 0.08 * toe;
            double tx = x + side * (-3.4 + 1.95 * toe);
            double ty = y - 9 + 0.28 * toe * toe;
            foot.add(new Area(new Ellipse2D.Double(tx - r, ty - r, 2 * r, 2 * r)));
        }
        return foot;
    }

    private static Shape bud(double x, double y, double turn) {
        Path2D bud = new Path2D.Double();
        bud.moveTo(6.4, 0);
        bud.curveTo(3, 1.2, 1.5, 3.8, -2.4, 3.2);
        bud.curveTo(-4, 1.6, -4, -1.6, -2.4, -3.2);
        bud.curveTo(1.5, -3.8, 3, -1.2, 6.4, 0);
        bud.closePath();
        return Shapes.at(bud, x, y, turn, 0.9, 0.9);
    }

    private static void halo(Graphics2D g, Light light) {
        if (light.halo > 0) {
            double half = ROOM / 2.0;
            g.setPaint(new RadialGradientPaint(0f, 0f, (float) half, new float[] {0.45f, 0.62f, 1},
                    new Color[] {fire(0), fire(light.halo * 0.55), fire(0)}));
            g.fill(new Rectangle2D.Double(-half, -half, ROOM, ROOM));
        }
    }

    private static void glow(Graphics2D g, double reach, double strong) {
        g.setPaint(new RadialGradientPaint(0f, 0f, (float) (reach * 1.35), new float[] {0, 0.55f, 1},
                new Color[] {fire(strong * 0.9), fire(strong * 0.55), fire(strong * 0.12)}));
        g.fill(new RoundRectangle2D.Double(-reach, -reach, 2 * reach, 2 * reach, 10, 10));
    }

    private static Color fire(double strong) {
        return new Color(FIRE >> 16 & 255, FIRE >> 8 & 255, FIRE & 255, (int) Math.round(255 * Math.min(1, strong)));
    }

    private static void line(Graphics2D g, Shape shape, double wide, Color colour, double firm) {
        stroke(g, shape, wide + 2.4, NIGHT, 0.8 * firm);
        stroke(g, shape, wide, colour, firm);
    }

    private static void put(Graphics2D g, Shape shape, Color colour, double firm) {
        stroke(g, shape, 2.4, NIGHT, 0.8 * firm);
        g.setColor(faded(colour, firm));
        g.fill(shape);
    }

    private static void stroke(Graphics2D g, Shape shape, double wide, Color colour, double firm) {
        g.setColor(faded(colour, firm));
        g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    private static Color faded(Color colour, double firm) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(255 * firm));
    }

    private static BufferedImage paint(int side, int scale, Consumer<Graphics2D> drawing) {
        BufferedImage out = new BufferedImage(side * OVER, side * OVER, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = Plate.pen(out, OVER);
        g.setRenderingHint(RenderingHints.KEY_RENDERING, RenderingHints.VALUE_RENDER_QUALITY);
        g.translate(side / 2.0, side / 2.0);
        drawing.accept(g);
        g.dispose();
        return Reduce.by(OVER / scale, out);
    }
}
