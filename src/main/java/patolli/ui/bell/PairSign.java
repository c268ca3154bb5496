package patolli.ui.bell;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import patolli.rules.Side;
import patolli.ui.common.Pigment;
import patolli.ui.common.SideMark;

/** Two linked rings in the colours of two partners; both have the same sign. */
final class PairSign extends Group {
    private static final double RADIUS = 8;
    private static final double APART = 5.5;
    private static final double THICK = 3.2;
    private static final double CONTOUR = 6;
    private final Side side;
    private final Circle own = new Circle(-APART, 0, RADIUS, Color.TRANSPARENT);
    private final Circle other = new Circle(APART, 0, RADIUS, Color.TRANSPARENT);

    PairSign(Side side, Point2D at) {
        this.side = side;
        setId("pair-" + side.key());
        for (Circle ring : new Circle[] {own, other}) {
            Circle contour = new Circle(ring.getCenterX(), 0, RADIUS, Color.TRANSPARENT);
            contour.setStroke(Pigment.INK.color());
            contour.setStrokeWidth(CONTOUR);
            ring.setStrokeWidth(THICK);
            getChildren().addAll(contour, ring);
        }
        setLayoutX(at.getX());
        setLayoutY(at.getY());
        setManaged(false);
        setMouseTransparent(true);
    }

    void show(Optional<Side> partner) {
        setVisible(partner.isPresent());
        partner.ifPresent(with -> {
            // The same at both plates: the first of the two seats at the left.
            boolean first = side.compareTo(with) < 0;
            own.setStroke(SideMark.pigment(first ? side : with).color());
            other.setStroke(SideMark.pigment(first ? with : side).color());
        });
    }
}
