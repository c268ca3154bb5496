package patolli.ui.bell;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.shape.SVGPath;
import patolli.rules.Side;
import patolli.ui.common.Pigment;
import patolli.ui.common.SideMark;

/** A ribbon with the signs of two partners, by form as well as by colour; the same lies on both plates. */
final class PairSign extends Group {
    private static final double MARK = 15;
    private static final double APART = 18;
    private static final String RIBBON = "M -10,-25 L 10,-25 L 10,25 L 0,18.5 L -10,25 Z";
    private final Side side;
    private final SVGPath ribbon = new SVGPath();
    private Optional<Side> shown = Optional.empty();

    PairSign(Side side, Point2D at) {
        this.side = side;
        setId("pair-" + side.key());
        ribbon.setContent(RIBBON);
        ribbon.setFill(Pigment.AMATE.color());
        ribbon.setStroke(Pigment.INK.color());
        ribbon.setStrokeWidth(1.6);
        getChildren().add(ribbon);
        setLayoutX(at.getX());
        setLayoutY(at.getY());
        setManaged(false);
        setMouseTransparent(true);
    }

    void show(Optional<Side> partner) {
        setVisible(partner.isPresent());
        if (partner.equals(shown)) {
            return;
        }
        shown = partner;
        partner.ifPresent(with -> {
            // The same at both plates: the first of the two seats above.
            boolean first = side.compareTo(with) < 0;
            getChildren().setAll(ribbon);
            for (Side each : first ? List.of(side, with) : List.of(with, side)) {
                SideMark mark = new SideMark(each, MARK);
                mark.resizeRelocate(-MARK / 2, -MARK / 2 - APART / 2 - 4 + APART * (getChildren().size() - 1), MARK,
                        MARK);
                getChildren().add(mark);
            }
        });
    }
}
