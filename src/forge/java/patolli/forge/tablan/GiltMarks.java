package patolli.forge.tablan;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;
import patolli.forge.mysore.Frames;

/**
 * The marks on the round squares of the plank: where a move leads with the whole throw, the rim is one ring of
 * bone-gold; where half of it leads, a ring of beads; vermilion with an edge of gold and lozenges about it where it captures, and
 * filled with lamplight when that move is pointed at; on the way between, a low light in each hollow.
 */
final class GiltMarks {
    /** The side of a picture. */
    private static final int ROOM = 100;
    private static final int OVER = 6;
    /** The rim of a square, and how wide its hollow is; both halved. */
    private static final double RIM = 31.6, HOLLOW = 29.5;
    private static final Color NIGHT = new Color(0x120B07), GOLD = new Color(0xE9C06A), BRIGHT = new Color(0xFFE08A);
    private static final Color BONE_GOLD = new Color(0xF4D58A);
    private static final Color RED = new Color(0xDE4426), RED_BRIGHT = new Color(0xF2542E);
    private static final Color PEARL = new Color(0xFBF3E0), PEARL_DIM = new Color(0xCFC3A8);
    private static final Color PALE = new Color(0xF4EBD2);
    private static final int LOZENGES = 10;
    /** How far from the middle these lie. */
    private static final double INLAID = 41.2;
    /** How many beads there are in a ring of them, and how large one is, of how wide a ring is. */
    private static final int BEADS = 18;
    private static final double BEAD = 0.74;
    private static final int FIRE = 0xFFC458;

    private GiltMarks() { }

    /** How a move ends: with the whole throw or with half of it, on a free square or on a piece that is captured. */
    record End(boolean half, boolean taking) {
        /** What its pictures' names have after the size. */
        String suffix() {
            return (half ? "-half" : "") + (taking ? "-taking" : "");
        }
    }

    /** One ring where the whole throw leads; where half of it does, one of beads, and no light lies in that. */
    static BufferedImage goal(End end, Frames.Light light, int scale) {
        return paint(scale, g -> {
            boolean back = light == Frames.Light.BACK;
            halo(g, light);
            // A ring about a piece lies over it, and nothing may wash that out.
            if (!end.half && !end.taking) {
                glow(g, RIM, back ? 0.20 : strong(light) ? 0.80 : 0.44);
            }
            double wide = back ? 3.8 : strong(light) ? 5.4 : 5.0;
            Color colour = end.taking ? back ? RED : RED_BRIGHT : back ? GOLD : strong(light) ? BRIGHT : BONE_GOLD;
            if (end.taking) {
                lozenges(g, light);
            }
            if (end.half) {
                beads(g, end.taking ? wide + 0.6 : wide, end.taking ? colour : back ? PEARL_DIM : PEARL,
                        end.taking ? PALE : NIGHT);
                return;
            }
            Shape rim = Shapes.disc(0, 0, RIM);
            if (end.taking) {
                stroke(g, rim, wide + 6.4, NIGHT, 0.85);
                stroke(g, rim, wide + 3.0, BONE_GOLD, back ? 0.9 : 1);
            } else {
                stroke(g, rim, wide + 3.0, NIGHT, 0.9);
            }
            stroke(g, rim, wide, colour, 1);
            if (!end.taking || !back) {
                // It gleams on its upper left.
                g.setColor(faded(Color.WHITE, 0.6));
                g.setStroke(new BasicStroke(1.2f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
                g.draw(new Arc2D.Double(-RIM, -RIM, 2 * RIM, 2 * RIM, 95, 80,
                        Arc2D.OPEN));
            }
        });
    }

    /** Round beads on the rim, each with an edge and a gleam, on one thread. */
    private static void beads(Graphics2D g, double wide, Color colour, Color edge) {
        double r = BEAD * wide;
        stroke(g, Shapes.disc(0, 0, RIM), 2.4, NIGHT, 0.7);
        for (int i = 0; i < BEADS; i++) {
            double turn = 2 * Math.PI * i / BEADS;
            double x = RIM * Math.cos(turn), y = RIM * Math.sin(turn);
            g.setColor(faded(NIGHT, 0.9));
            g.fill(Shapes.disc(x, y, r + 1.6));
            g.setColor(edge);
            g.fill(Shapes.disc(x, y, r + 0.6));
            g.setColor(colour);
            g.fill(Shapes.disc(x, y, r - (edge == NIGHT ? 0 : 0.4)));
            g.setColor(faded(Color.WHITE, 0.7));
            g.fill(Shapes.disc(x - 0.3 * r, y - 0.35 * r, 0.34 * r));
        }
    }

    /** Lozenges as they are carved along the plank, let in about the rim, and a stud of brass between two. */
    private static void lozenges(Graphics2D g, Frames.Light light) {
        double grown = strong(light) ? 1.12 : 1;
        for (int i = 0; i < LOZENGES; i++) {
            double turn = 2 * Math.PI * i / LOZENGES;
            Shape lozenge = Shapes.at(Shapes.poly(-4.6, 0, 0, -5.2, 4.6, 0, 0, 5.2), INLAID * Math.cos(turn),
                    INLAID * Math.sin(turn), turn, grown, grown);
            stroke(g, lozenge, 4.6, NIGHT, 0.75);
            stroke(g, lozenge, 2.0, BONE_GOLD, 1);
            g.setColor(light == Frames.Light.BACK ? RED : RED_BRIGHT);
            g.fill(lozenge);
            g.setColor(faded(Color.WHITE, 0.45));
            g.fill(Shapes.disc(INLAID * Math.cos(turn) - 1.1, INLAID * Math.sin(turn) - 1.3, 1.1));
            double next = turn + Math.PI / LOZENGES;
            double x = (INLAID - 0.6) * Math.cos(next), y = (INLAID - 0.6) * Math.sin(next);
            g.setColor(faded(NIGHT, 0.8));
            g.fill(Shapes.disc(x, y, 3.1));
            g.setColor(BONE_GOLD);
            g.fill(Shapes.disc(x, y, 2.0));
        }
    }

    /** A square on the way of a move that is pointed at: its hollow is full of light. */
    static BufferedImage road(int scale) {
        return paint(scale, g -> lit(g, 0.62));
    }

    /** A square on a way that is offered: there is light in its hollow, most where it is deepest. */
    static BufferedImage passed(int scale) {
        return paint(scale, g -> lit(g, 0.72));
    }

    private static void lit(Graphics2D g, double strong) {
        g.setPaint(new RadialGradientPaint(0f, 3f, (float) HOLLOW, new float[] {0, 0.42f, 0.78f, 1},
                new Color[] {fire(strong), fire(strong * 0.74), fire(strong * 0.30), fire(0)}));
        g.fill(Shapes.disc(0, 0, HOLLOW));
        // The far wall of the hollow throws it back.
        g.setStroke(new BasicStroke(1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(fire(0.55 * strong));
        g.draw(new Arc2D.Double(-HOLLOW + 1, -HOLLOW + 1, 2 * HOLLOW - 2, 2 * HOLLOW - 2, 205, 130, Arc2D.OPEN));
    }

    private static boolean strong(Frames.Light light) {
        return light == Frames.Light.OUT || light == Frames.Light.SHINING;
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
