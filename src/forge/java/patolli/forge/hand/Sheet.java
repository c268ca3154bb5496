package patolli.forge.hand;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import patolli.board.HandSheet;
import patolli.board.Point;
import patolli.forge.Picture;
import patolli.forge.codex.Painter;

/**
 * One sheet: a hand in all its poses, up to the bracelet, its arm leading off to where its owner sits.
 *
 * @param arm  direction of the arm, in degrees
 * @param held what a closed hand holds
 */
record Sheet(Wear wear, double arm, Held held) implements Picture.Painter {
    /** Design units to one unit of a hand. */
    static final double UNIT = 40;
    /** Design units to one of the painter's, as for the figures at a table; and its frame line. */
    static final double FIGURE = 0.607, LINE = 2.9;

    @Override
    public BufferedImage draw(int scale) {
        int side = (int) HandSheet.CELL * scale;
        HandSheet.Pose[] poses = HandSheet.Pose.values();
        BufferedImage out = new BufferedImage(side * poses.length, side, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = out.createGraphics();
        for (HandSheet.Pose pose : poses) {
            g.drawImage(cell(pose, scale, side), pose.ordinal() * side, 0, null);
        }
        g.dispose();
        return out;
    }

    private BufferedImage cell(HandSheet.Pose pose, int scale, int side) {
        int over = scale == 1 ? 4 : 3;
        Painter c = new Painter(side, side, FIGURE * scale, over, LINE);
        lead(c, HandSheet.grip(arm), arm, () -> {
            wear.cuff(c);
            new Poses(c, wear, held).draw(pose);
            wear.bracelet(c);
        });
        return new Cutout(scale, over).finish(c.image);
    }

    /** Draws in units of a hand about a grip, its arm leading to -x. */
    static void lead(Painter c, Point grip, double arm, Runnable drawing) {
        double size = UNIT / FIGURE;
        c.at(grip.x() / FIGURE, grip.y() / FIGURE, arm - 180, size, HandSheet.isTurned(arm) ? -size : size, drawing);
    }
}
