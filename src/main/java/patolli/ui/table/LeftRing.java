package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import patolli.rules.Side;
import patolli.ui.common.Pigment;
import patolli.ui.common.SideMark;

/**
 * What is left on the square from which a piece went: the outline of its side's sign in strokes of its colour, within
 * ink and a rim of bone, so that it is read on pale squares and dark ones and told from another's without colour.
 */
final class LeftRing extends Group {
    private static final double DRAWN = 20;
    private static final double SIZE = 28;
    /** The length of a stroke of the brush and of the gap after it, before they are made larger. */
    private static final double STROKE = 3.2;
    private static final double FREE = 3;
    private static final double WIDTH = 1.5;
    private static final double CONTOUR = 2.9;
    private static final double RIM = 4.6;
    private final Side side;
    private final Point2D at;

    LeftRing(Side side, Point2D at) {
        this.side = side;
        this.at = at;
        setLayoutX(at.getX());
        setLayoutY(at.getY());
        setMouseTransparent(true);
        getChildren().addAll(line(RIM, Pigment.BONE.color()), line(CONTOUR, Pigment.INK.color()),
                line(WIDTH, SideMark.pigment(side).color()));
        setScaleX(SIZE / DRAWN);
        setScaleY(SIZE / DRAWN);
        getChildren().forEach(line -> {
            line.setTranslateX(-DRAWN / 2);
            line.setTranslateY(-DRAWN / 2);
        });
    }

    private SVGPath line(double width, Color color) {
        SVGPath line = new SVGPath();
        line.setContent(SideMark.outline(side));
        line.setFill(null);
        line.setStroke(color);
        line.setStrokeWidth(width);
        line.setStrokeLineCap(StrokeLineCap.ROUND);
        line.setStrokeLineJoin(StrokeLineJoin.ROUND);
        line.getStrokeDashArray().setAll(STROKE, FREE);
        return line;
    }

    /** Whose piece went. */
    Side side() {
        return side;
    }

    /** The middle of the square that was left. */
    Point2D at() {
        return at;
    }
}
