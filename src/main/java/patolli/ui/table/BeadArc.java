package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;

/** Beads of gold in a flat bow between a place beside the board and a square: the way of a piece that flies there. */
final class BeadArc extends Group {
    private static final Color GOLD = Color.web("#FBE3A0");
    private static final Color INK = Color.web("#15120F", 0.8);
    /** From the middle of one bead to the next. */
    private static final double PITCH = 17;
    /** What is left free before the end, and after how much of the way the first bead lies: not over a figure. */
    private static final double CLEAR = 34;
    private static final double BEGINS = 0.5;
    /** How far the bow rises, in parts of its length. */
    private static final double RISE = 0.16;
    private static final double LEAST = 1.7;
    private static final double MOST = 3.6;
    /** How firm the first bead is. */
    private static final double PALE = 0.35;

    BeadArc() {
        setMouseTransparent(true);
        setManaged(false);
        setVisible(false);
    }

    /** Lies from one point to another; the beads become larger and firmer towards the end. */
    void lay(Point2D from, Point2D to) {
        getChildren().clear();
        double length = from.distance(to);
        Point2D top = from.midpoint(to).subtract(0, RISE * length);
        double laid = (1 - BEGINS) * length - CLEAR;
        int beads = (int) (laid / PITCH);
        for (int i = 0; i <= beads; i++) {
            double along = (double) i / Math.max(1, beads);
            double part = BEGINS + along * laid / length;
            Point2D at = from.interpolate(top, part).interpolate(top.interpolate(to, part), part);
            Circle bead = new Circle(at.getX(), at.getY(), LEAST + (MOST - LEAST) * along, GOLD);
            bead.setStroke(INK);
            bead.setOpacity(PALE + (1 - PALE) * along);
            getChildren().add(bead);
        }
    }
}
