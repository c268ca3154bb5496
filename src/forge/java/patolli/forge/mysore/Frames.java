package patolli.forge.mysore;

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
import java.util.Locale;
import java.util.function.Consumer;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;

/**
 * The marks on squares: where a move leads, lamplight within a line of turmeric and a lotus bud at each
 * corner; where it begins, four corners of rice powder; on the way between, a low light between two lines.
 *
 * @param size the side of a square, {@code room} that of a picture
 * @param line from the middle of a square to its line, {@code arm} how long a corner is
 * @param pen  how wide lines are, 1 on squares of 60
 */
public record Frames(double size, int room, double line, double arm, double pen) {
    private static final int OVER = 6;
    private static final Color NIGHT = new Color(0x120B07);
    private static final Color GOLD = new Color(0xE8B23E), BRIGHT = new Color(0xFFE08A), RICE = new Color(0xF4EBD8);
    private static final int FIRE = 0xFFC458;
    private static final double LARGE = 60, FEET = 48;

    /** How large it is beside those on squares of 60. */
    private double k() {
        return size / LARGE;
    }

    /** How much a frame stands out. */
    public enum Light {
        BACK(0.55, 0, 0), PLAIN(1, 0.42, 0), OUT(1, 0.78, 0.35), SHINING(1, 0.9, 0.8);

        private final double firm, fire, halo;

        Light(double firm, double fire, double halo) {
            this.firm = firm;
            this.fire = fire;
            this.halo = halo;
        }

        /** What its pictures' names end with. */
        public String suffix() {
            return this == PLAIN ? "" : "-" + name().toLowerCase(Locale.ROOT);
        }
    }

    public BufferedImage goal(Light light, int scale) {
        return paint(room, scale, g -> {
            halo(g, light);
            if (light.fire > 0) {
                glow(g, 27 * k(), light.fire);
            }
            boolean strong = light == Light.OUT || light == Light.SHINING;
            Shape frame = new RoundRectangle2D.Double(-line, -line, 2 * line, 2 * line, 10 * k(), 10 * k());
            line(g, frame, strong ? 3.1 : 2.3, strong ? BRIGHT : GOLD, light.firm);
            for (int q = 0; q < 4; q++) {
                double x = q % 2 == 0 ? -line : line;
                double y = q < 2 ? -line : line;
                put(g, bud(x, y, Math.atan2(y, x)), strong ? BRIGHT : GOLD, light.firm);
            }
        });
    }

    public BufferedImage origin(Light light, int scale) {
        return paint(room, scale, g -> {
            halo(g, light);
            boolean strong = light == Light.OUT || light == Light.SHINING;
            if (strong) {
                glow(g, 28 * k(), 0.4 * light.fire);
            }
            for (int q = 0; q < 4; q++) {
                double sx = q % 2 == 0 ? -1 : 1;
                double sy = q < 2 ? -1 : 1;
                Path2D corner = new Path2D.Double();
                corner.moveTo(sx * (line - arm), sy * line);
                corner.lineTo(sx * line, sy * line);
                corner.lineTo(sx * line, sy * (line - arm));
                line(g, corner, strong ? 3.4 : 2.6, strong ? BRIGHT : RICE, light.firm);
            }
        });
    }

    /** A square on the way, which leads up; or one where it turns to the right. */
    public BufferedImage road(boolean turns, int scale) {
        return paint(room, scale, g -> {
            Rectangle2D square = new Rectangle2D.Double(-size / 2, -size / 2, size, size);
            g.setClip(square);
            glow(g, 34 * k(), 0.46);
            g.setClip(null);
            double side = size / 2 - 4 * k();
            Path2D left = new Path2D.Double();
            left.moveTo(-side, size / 2);
            Path2D right = new Path2D.Double();
            right.moveTo(side, size / 2);
            if (turns) {
                left.lineTo(-side, -side);
                left.lineTo(size / 2, -side);
                right.lineTo(side, side);
                right.lineTo(size / 2, side);
            } else {
                left.lineTo(-side, -size / 2);
                right.lineTo(side, -size / 2);
            }
            line(g, left, 1.6, GOLD, 0.9);
            line(g, right, 1.6, GOLD, 0.9);
        });
    }

    /** A ring close round a piece: the one that moved last. */
    public BufferedImage moved(Color colour, double radius, int side, int scale) {
        return paint(side, scale, g -> {
            Shape ring = new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius);
            stroke(g, ring, 4.6 * pen, NIGHT, 0.85);
            stroke(g, ring, 2.2 * pen, colour, 1);
        });
    }

    /** The foot prints that are drawn in rice powder at a door, walking up. */
    public BufferedImage feet(Color colour, Color edge, int side, int scale) {
        return paint(side, scale, g -> {
            g.scale(side / FEET, side / FEET);
            for (int at = -1; at <= 1; at += 2) {
                Shape foot = foot(at);
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

    private Shape bud(double x, double y, double turn) {
        Path2D bud = new Path2D.Double();
        bud.moveTo(6.4, 0);
        bud.curveTo(3, 1.2, 1.5, 3.8, -2.4, 3.2);
        bud.curveTo(-4, 1.6, -4, -1.6, -2.4, -3.2);
        bud.curveTo(1.5, -3.8, 3, -1.2, 6.4, 0);
        bud.closePath();
        return Shapes.at(bud, x, y, turn, 0.9 * pen, 0.9 * pen);
    }

    private void halo(Graphics2D g, Light light) {
        if (light.halo > 0) {
            double half = room / 2.0;
            g.setPaint(new RadialGradientPaint(0f, 0f, (float) half, new float[] {0.45f, 0.62f, 1},
                    new Color[] {fire(0), fire(light.halo * 0.55), fire(0)}));
            g.fill(new Rectangle2D.Double(-half, -half, room, room));
        }
    }

    private void glow(Graphics2D g, double reach, double strong) {
        g.setPaint(new RadialGradientPaint(0f, 0f, (float) (reach * 1.35), new float[] {0, 0.55f, 1},
                new Color[] {fire(strong * 0.9), fire(strong * 0.55), fire(strong * 0.12)}));
        g.fill(new RoundRectangle2D.Double(-reach, -reach, 2 * reach, 2 * reach, 10 * k(), 10 * k()));
    }

    private static Color fire(double strong) {
        return new Color(FIRE >> 16 & 255, FIRE >> 8 & 255, FIRE & 255, (int) Math.round(255 * Math.min(1, strong)));
    }

    private void line(Graphics2D g, Shape shape, double wide, Color colour, double firm) {
        stroke(g, shape, (wide + 2.4) * pen, NIGHT, 0.8 * firm);
        stroke(g, shape, wide * pen, colour, firm);
    }

    private void put(Graphics2D g, Shape shape, Color colour, double firm) {
        stroke(g, shape, 2.4 * pen, NIGHT, 0.8 * firm);
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
