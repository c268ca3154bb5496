package patolli.forge.tablan;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.Arc2D;
import java.awt.geom.Line2D;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import patolli.forge.matter.Plate;
import patolli.forge.matter.Reduce;
import patolli.forge.matter.Shapes;
import patolli.forge.mysore.Frames;

/**
 * The marks on the round squares of the plank, let into them as a joiner does: where a move leads with the whole
 * throw, a ring of bone lies in the hollow; where half of it leads, a ring of cowries; both of coral, with lozenges
 * about it, where it captures. On the way between there is a low light in each hollow, and a pool of it about a piece
 * that can move.
 */
final class GiltMarks {
    /** The side of a picture. */
    private static final int ROOM = 100;
    private static final int OVER = 6;
    /** The rim of a square, and how wide its hollow is; both halved. */
    private static final double RIM = 31.6, HOLLOW = 29.5;
    /** The middle of what is let into a hollow, and about a piece, which that would hide. */
    private static final double INLAY = 25.4, ABOUT = 31.6, WIDEST = 36.4;
    private static final Color NIGHT = new Color(0x120B07), BRIGHT = new Color(0xFFE08A);
    private static final Color BONE_GOLD = new Color(0xF4D58A), BRASS = new Color(0xC08A34);
    private static final Color RED = new Color(0xDE4426), RED_BRIGHT = new Color(0xF2542E);
    /** Bone and coral on the side of the lamps, and on the other. */
    private static final Color BONE = new Color(0xFFF2D2), BONE_SHADE = new Color(0xC2A468);
    private static final Color CORAL = new Color(0xFF6A40), CORAL_SHADE = new Color(0xB52C18);
    private static final Color BONE_SEAM = new Color(0x94703A), CORAL_SEAM = new Color(0x8C1C0E);
    private static final Color BONE_MOUTH = new Color(0x5A3A1C), CORAL_MOUTH = new Color(0x701206);
    private static final int LOZENGES = 10;
    /** How far from the middle these lie. */
    private static final double INLAID = 41.2;
    /** A ring is of so many pieces of bone, or cowries. */
    private static final int JOINTS = 8, COWRIES = 14;
    private static final int FIRE = 0xFFC458;

    private GiltMarks() { }

    /** How a move ends: with the whole throw or with half of it, on a free square or on a piece that is captured. */
    record End(boolean half, boolean taking) {
        /** What its pictures' names have after the size. */
        String suffix() {
            return (half ? "-half" : "") + (taking ? "-taking" : "");
        }
    }

    /** One ring where the whole throw leads; where half of it does, one of cowries, and no light lies in that. */
    static BufferedImage goal(End end, Frames.Light light, int scale) {
        return paint(scale, g -> {
            boolean back = light == Frames.Light.BACK;
            halo(g, light);
            // A ring about a piece lies over it, and nothing may wash that out.
            if (!end.half && !end.taking) {
                glow(g, HOLLOW, back ? 0.14 : strong(light) ? 0.72 : 0.34);
            }
            if (end.taking) {
                lozenges(g, light);
            }
            if (strong(light)) {
                stroke(g, Shapes.disc(0, 0, RIM), 2.6, NIGHT, 0.7);
                stroke(g, Shapes.disc(0, 0, RIM), 1.5, BRIGHT, 1);
            }
            double far = end.taking ? ABOUT : INLAY, wide = strong(light) ? 6.2 : 5.6;
            if (end.half) {
                cowries(g, far, strong(light) ? 1.08 : 1, end.taking);
            } else {
                inlay(g, far, wide, end.taking);
            }
        });
    }

    /** A ring of pieces that are pinned into a groove: the lamps light them from below. */
    private static void inlay(Graphics2D g, double far, double wide, boolean coral) {
        Shape ring = Shapes.disc(0, 0, far);
        stroke(g, ring, wide + 3.4, NIGHT, 0.88);
        if (coral) {
            stroke(g, ring, wide + 1.6, BONE_GOLD, 1);
        }
        g.setPaint(lit(far, coral));
        g.setStroke(new BasicStroke((float) wide));
        g.draw(ring);
        g.setStroke(new BasicStroke(0.9f));
        g.setColor(faded(Color.WHITE, 0.55));
        double edge = far + wide / 2 - 0.9;
        g.draw(new Arc2D.Double(-edge, -edge, 2 * edge, 2 * edge, 235, 140, Arc2D.OPEN));
        edge = far - wide / 2 + 0.8;
        g.draw(new Arc2D.Double(-edge, -edge, 2 * edge, 2 * edge, 70, 130, Arc2D.OPEN));
        for (int i = 0; i < JOINTS; i++) {
            double turn = 2 * Math.PI * (i + 0.75) / JOINTS, c = Math.cos(turn), s = Math.sin(turn);
            double in = far - wide / 2, out = far + wide / 2;
            // No darker than that: it is one ring, not one of beads.
            Color seam = coral ? CORAL_SEAM : BONE_SEAM;
            stroke(g, new Line2D.Double(in * c, in * s, out * c, out * s), 1.0, seam, 0.95);
            double pin = 2 * Math.PI * (i + 0.25) / JOINTS, x = far * Math.cos(pin), y = far * Math.sin(pin);
            g.setColor(seam);
            g.fill(Shapes.disc(x, y, 1.6));
            g.setColor(coral ? BONE_GOLD : BRASS);
            g.fill(Shapes.disc(x, y, 1.0));
        }
    }

    /** Cowries end to end, their mouths along the ring. */
    private static void cowries(Graphics2D g, double far, double grown, boolean coral) {
        int count = 2 * (int) Math.round(COWRIES * far / INLAY / 2);
        stroke(g, Shapes.disc(0, 0, far), 2.4, NIGHT, 0.7);
        for (int i = 0; i < count; i++) {
            double turn = 2 * Math.PI * i / count;
            double x = far * Math.cos(turn), y = far * Math.sin(turn);
            Shape shell = Shapes.at(Shapes.poly(-4.6, 0, -3.9, -2.3, -1.8, -3.5, 1.2, -3.6, 3.7, -2.4, 4.7, 0, 3.7, 2.4,
                    1.2, 3.6, -1.8, 3.5, -3.9, 2.3), x, y, turn + Math.PI / 2, grown, grown);
            stroke(g, shell, 3.0, NIGHT, 0.9);
            g.setPaint(lit(far, coral));
            g.fill(shell);
            stroke(g, shell, 0.9, coral ? CORAL : BONE, 1);
            Shape mouth = Shapes.at(new Line2D.Double(-3.2, 0.5, 3.2, 0.5), x, y, turn + Math.PI / 2, grown, grown);
            stroke(g, mouth, 1.3, coral ? CORAL_MOUTH : BONE_MOUTH, 0.95);
            g.setColor(faded(Color.WHITE, 0.75));
            g.fill(Shapes.at(Shapes.disc(-0.6, -1.7, 0.8), x, y, turn + Math.PI / 2, grown, grown));
        }
    }

    /** A hollow's wall lies in the shade above, at the left. */
    private static LinearGradientPaint lit(double far, boolean coral) {
        float reach = (float) (0.72 * far);
        return new LinearGradientPaint(-0.45f * reach, -reach, 0.45f * reach, reach, new float[] {0, 0.55f, 1},
                coral ? new Color[] {CORAL_SHADE, RED_BRIGHT, CORAL}
                        : new Color[] {BONE_SHADE, new Color(0xEFDDB4), BONE});
    }

    /** About a piece that is told to move: a ring of bone, as wide as is seen about one that is lifted. */
    static BufferedImage chosen(int scale) {
        return paint(scale, g -> {
            halo(g, Frames.Light.SHINING);
            inlay(g, WIDEST, 6, false);
        });
    }

    /** The light that lies about a piece that can move, beyond its shadow: one pool, brightest at its edge. */
    static BufferedImage ready(int scale) {
        return paint(scale, g -> {
            double half = ROOM / 2.0;
            g.setPaint(new RadialGradientPaint(0f, 1f, (float) half - 1, new float[] {0, 0.52f, 0.62f, 0.80f, 1},
                    new Color[] {fire(0), fire(0.10), fire(0.80), fire(0.30), fire(0)}));
            g.fill(Shapes.disc(0, 0, half));
        });
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
