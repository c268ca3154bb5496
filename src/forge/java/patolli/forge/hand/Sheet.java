package patolli.forge.hand;

import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.image.BufferedImage;
import patolli.board.HandSheet;
import patolli.board.Point;
import patolli.forge.Picture;
import patolli.forge.codex.Painter;
import patolli.forge.outline.Form;

/**
 * One sheet: a hand in all its poses, its arm leading off to where its owner sits.
 *
 * @param arm direction of the arm, in degrees
 */
record Sheet(Wear wear, double arm) implements Picture.Painter {
    /** Design units to one unit of a hand. */
    static final double UNIT = 30;
    /** So far from the grip an arm is hidden by what it comes out of. */
    static final double LIMB = -2.75;
    /** Design units to one of the painter's, as for the figures at a table; and its frame line. */
    private static final double FIGURE = 0.607, LINE = 2.9;

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
        Painter c = new Painter(side, side, FIGURE * scale, scale == 1 ? 4 : 3, LINE);
        Point grip = HandSheet.grip(arm);
        double size = UNIT / FIGURE;
        boolean turned = HandSheet.isTurned(arm);
        c.at(grip.x() / FIGURE, grip.y() / FIGURE, arm - 180, size, turned ? -size : size, () -> {
            if (pose.name().startsWith("CLOSED") || pose == HandSheet.Pose.OPENING) {
                arm(c);
                new Poses(c, wear).draw(pose);
            } else {
                new Poses(c, wear).draw(pose);
                arm(c);
            }
        });
        return new Cutout(scale, scale == 1 ? 4 : 3).finish(c.image);
    }

    private void arm(Painter c) {
        Shape limb = Form.blob(-1.14, -0.37, -1.14, -0.37, -2, -0.43, LIMB, -0.46, LIMB, -0.46, LIMB, 0.46, LIMB, 0.46,
                -2, 0.43, -1.14, 0.37, -1.14, 0.37);
        wear.arm(c, limb);
    }
}
