package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.StrokeLineCap;
import patolli.rules.Side;

/**
 * What is left on the square from which a piece went: a ring of fine strokes in its side's colour inside a hair of
 * bone, so that it is read on pale squares and dark ones.
 */
final class LeftRing extends Group {
    private static final double RADIUS = 13.4;
    private static final int STROKES = 8;
    /** How much of the ring is free, in parts of it. */
    private static final double FREE = 0.46;
    private static final double WIDTH = 2.1;
    private static final double HAIR = 1.2;
    private static final Color BONE = Color.web("#F6EEDB");
    private final Side side;
    private final Point2D at;

    LeftRing(Side side, Point2D at) {
        this.side = side;
        this.at = at;
        setLayoutX(at.getX());
        setLayoutY(at.getY());
        setMouseTransparent(true);
        getChildren().addAll(ring(BONE, WIDTH + 2 * HAIR), ring(dye(side), WIDTH));
    }

    /** A side's colour, dark enough for a fine line. */
    private static Color dye(Side side) {
        return Color.web(switch (side) {
            case RED -> "#6B140C";
            case BLUE -> "#0C3A4E";
            case YELLOW -> "#6A4406";
            case GREEN -> "#17412A";
            case BLACK -> "#15120F";
            case WHITE -> "#6B5B45";
        });
    }

    private static Circle ring(Color color, double width) {
        Circle ring = new Circle(RADIUS, null);
        double each = 2 * Math.PI * RADIUS / STROKES;
        ring.setStroke(color);
        ring.setStrokeWidth(width);
        ring.setStrokeLineCap(StrokeLineCap.ROUND);
        ring.getStrokeDashArray().setAll(each * (1 - FREE), each * FREE);
        return ring;
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
