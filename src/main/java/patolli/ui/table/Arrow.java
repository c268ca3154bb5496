package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import patolli.ui.common.Pigment;

/** A small arrow head on the mat, which points from one place to another. */
public final class Arrow extends SVGPath {
    private static final double DRAWN = 24;
    private static final double LINE = 1.7;

    /** @param size its height and width, in design units */
    public Arrow(Color fill, double size) {
        setContent("M 2,3 L 12,3 L 22,12 L 12,21 L 2,21 L 10,12 Z");
        setFill(fill);
        setStroke(Pigment.INK.color());
        setStrokeWidth(LINE * DRAWN / size);
        setScaleX(size / DRAWN);
        setScaleY(size / DRAWN);
        setManaged(false);
        setMouseTransparent(true);
    }

    /** Lies in the middle between two places, and points to the second. */
    public void point(Point2D from, Point2D to) {
        Point2D middle = from.midpoint(to);
        setLayoutX(middle.getX() - DRAWN / 2);
        setLayoutY(middle.getY() - DRAWN / 2);
        setRotate(Math.toDegrees(Math.atan2(to.getY() - from.getY(), to.getX() - from.getX())));
    }
}
