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

    /** The dye of the prints that lie on the way and under the piece. */
    private static Color dye(Side side) {
        return switch (side) {
            case RED -> Color.web("#6B140C");
            case BLUE -> Color.web("#0C3A4E");
            case YELLOW -> Color.web("#6A4604");
            case GREEN -> Color.web("#123A20");
            case BLACK -> Color.web("#15120F");
            case WHITE -> Color.web("#5C4E3A");
        };
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
