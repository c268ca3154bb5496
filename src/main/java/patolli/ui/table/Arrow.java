package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineJoin;
import patolli.ui.common.Pigment;

/** An arrow head on the mat, with a contour of ink and a rim of bone that sets it off from dark squares. */
public final class Arrow extends Group {
    private static final Color GOLD = Color.web("#F6D27A");
    private static final double DRAWN = 20;
    private static final String FORM = "M -9,-9.5 L 0,-9.5 L 10,0 L 0,9.5 L -9,9.5 L -1,0 Z";
    private static final double LINE = 1.6;
    private static final double RIM = 5;
    private static final double INKED = 5.6;

    /** @param size its height and width, in design units */
    public Arrow(Color fill, double size) {
        this(fill, size, form(RIM, Pigment.BONE.color()), form(LINE, Pigment.INK.color()));
    }

    private Arrow(Color fill, double size, SVGPath rim, SVGPath head) {
        head.setFill(fill);
        getChildren().addAll(rim, head);
        setScaleX(size / DRAWN);
        setScaleY(size / DRAWN);
        setManaged(false);
        setMouseTransparent(true);
    }

    /** Of gold within a broad contour of ink, to be seen on any colour. */
    public static Arrow ofGold(double size) {
        return new Arrow(GOLD, size, form(INKED, Pigment.INK.color()), form(0, GOLD));
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

    /** Lies there, and points where it pointed. */
    public void lie(Point2D at) {
        setLayoutX(at.getX());
        setLayoutY(at.getY());
    }

    /** Lies there, and points away from another place. */
    public void point(Point2D from, Point2D at) {
        setLayoutX(at.getX());
        setLayoutY(at.getY());
        setRotate(Math.toDegrees(Math.atan2(at.getY() - from.getY(), at.getX() - from.getX())));
    }
}
