package patolli.ui.table;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.SVGPath;
import patolli.ui.common.Pigment;

/** A bead of jet with a sign in gold; two with the same sign say that a piece and a goal belong together. */
final class Knot extends Group {
    private static final double RADIUS = 10.5;
    private static final double RIM = 2;
    private static final Color GOLD = Color.web("#F0C75E");
    /** Told apart by their form: a dot, a bar, a triangle, a cross, a stair, a ring, a lozenge, bars. */
    private static final String[] SIGNS = {
        "M-3.7 0A3.7 3.7 0 1 0 3.7 0A3.7 3.7 0 1 0-3.7 0Z",
        "M-5.4-2L5.4-2L5.4 2L-5.4 2Z",
        "M0-5.4L5.2 3.8L-5.2 3.8Z",
        "M-1.7-5.4L1.7-5.4L1.7-1.7L5.4-1.7L5.4 1.7L1.7 1.7L1.7 5.4L-1.7 5.4L-1.7 1.7L-5.4 1.7L-5.4-1.7L-1.7-1.7Z",
        "M-5 5L-5 1.7L-1.7 1.7L-1.7-1.7L1.7-1.7L1.7-5L5-5L5 5Z",
        "M-5.4 0A5.4 5.4 0 1 0 5.4 0A5.4 5.4 0 1 0-5.4 0ZM-2.4 0A2.4 2.4 0 1 0 2.4 0A2.4 2.4 0 1 0-2.4 0Z",
        "M0-6L4 0L0 6L-4 0Z",
        "M-5-4.2L5-4.2L5-1.1L-5-1.1ZM-5 1.1L5 1.1L5 4.2L-5 4.2Z"};

    /** @param n which of the pairs it is of, from 1 */
    Knot(int n) {
        Circle bead = new Circle(RADIUS, Pigment.INK.color());
        bead.setStroke(GOLD);
        bead.setStrokeWidth(RIM);
        SVGPath sign = new SVGPath();
        sign.setContent(SIGNS[(n - 1) % SIGNS.length]);
        sign.setFillRule(FillRule.EVEN_ODD);
        sign.setFill(GOLD);
        getChildren().addAll(bead, sign);
        setManaged(false);
        setMouseTransparent(true);
    }
}
