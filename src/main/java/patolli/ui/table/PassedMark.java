package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineJoin;
import patolli.rules.Side;
import patolli.ui.common.Pigment;
import patolli.ui.common.SideMark;

/** What a piece leaves on a square that it passed: its side's sign, small, within ink and a rim of bone. */
final class PassedMark extends Group {
    private static final double DRAWN = 20;
    private static final double SIZE = 11;
    private static final double CONTOUR = 3.6;
    private static final double RIM = 8;
    private final Side side;

    PassedMark(Side side, Point2D at) {
        this.side = side;
        getChildren().addAll(form(RIM, Pigment.BONE.color()), form(CONTOUR, Pigment.INK.color()), form(0,
                SideMark.pigment(side).color()));
        setScaleX(SIZE / DRAWN);
        setScaleY(SIZE / DRAWN);
        setLayoutX(at.getX() - DRAWN / 2);
        setLayoutY(at.getY() - DRAWN / 2);
        setMouseTransparent(true);
    }

    private SVGPath form(double line, Color colour) {
        SVGPath form = new SVGPath();
        form.setContent(SideMark.outline(side));
        form.setFill(colour);
        form.setStroke(colour);
        form.setStrokeWidth(line);
        form.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return form;
    }
}
