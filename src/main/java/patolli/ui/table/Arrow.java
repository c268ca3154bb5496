package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineJoin;
import patolli.ui.common.Pigment;

/** An arrow head on the mat, with a contour of ink and a rim of bone that sets it off from dark squares. */
public final class Arrow extends Group {
    private static final double DRAWN = 20;
    private static final String FORM = "M -9,-9.5 L 0,-9.5 L 10,0 L 0,9.5 L -9,9.5 L -1,0 Z";
    private static final double LINE = 1.6;
    private static final double RIM = 5;

    /** @param size its height and width, in design units */
    public Arrow(Color fill, double size) {
        SVGPath rim = form(RIM, Pigment.BONE.color());
        SVGPath head = form(LINE, Pigment.INK.color());
        head.setFill(fill);
        getChildren().addAll(rim, head);
        setScaleX(size / DRAWN);
        setScaleY(size / DRAWN);
        setManaged(false);
        setMouseTransparent(true);
    }

    private static SVGPath form(double line, Color colour) {
        SVGPath form = new SVGPath();
        form.setContent(FORM);
        form.setFill(colour);
        form.setStroke(colour);
        form.setStrokeWidth(line);
        form.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return form;
    }

    /** Lies there, and points away from another place. */
    public void point(Point2D from, Point2D at) {
        setLayoutX(at.getX());
        setLayoutY(at.getY());
        setRotate(Math.toDegrees(Math.atan2(at.getY() - from.getY(), at.getX() - from.getX())));
    }
}
