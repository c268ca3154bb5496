package patolli.ui.bell;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import patolli.ui.common.Pigment;

/** A footprint bound with a cord: a turn that will not be taken. */
final class BoundFoot extends Group {
    private static final int TOES = 5;
    /** Twice across the sole, and the ends of the knot at the right. */
    private static final String CORD = "M -7.4,-1.6 Q 0,2.2 6.6,-0.6 M -6.6,4.6 Q 0,7.8 6.2,3.6 "
            + "M 6.4,1.4 L 10.8,-3.4 M 6.4,1.4 L 11.6,4.4";
    private static final double CONTOUR = 5;
    private static final double THICK = 2.8;
    private static final double KNOT = 2.9;

    BoundFoot() {
        Ellipse sole = new Ellipse(0, -0.6, 5.8, 7.4);
        Ellipse heel = new Ellipse(0.4, 7.6, 4.4, 4.8);
        sole.setFill(Pigment.INK.color());
        heel.setFill(Pigment.INK.color());
        getChildren().addAll(sole, heel);
        for (int toe = 0; toe < TOES; toe++) {
            Circle print = new Circle(-5.4 + 2.7 * toe, -10.2 + 0.45 * (toe - 1) * (toe - 1), 1.6 - 0.1 * toe);
            print.setFill(Pigment.INK.color());
            getChildren().add(print);
        }
        Circle knot = new Circle(6.4, 1.4, KNOT, Pigment.OCHRE.color());
        knot.setStroke(Pigment.INK.color());
        knot.setStrokeWidth((CONTOUR - THICK) / 2);
        getChildren().addAll(cord(Pigment.BONE.color(), CONTOUR + 1), cord(Pigment.INK.color(), CONTOUR),
                cord(Pigment.OCHRE.color(), THICK), knot);
        setMouseTransparent(true);
    }

    private static SVGPath cord(Color color, double width) {
        SVGPath cord = new SVGPath();
        cord.setContent(CORD);
        cord.setFill(null);
        cord.setStroke(color);
        cord.setStrokeWidth(width);
        cord.setStrokeLineCap(StrokeLineCap.ROUND);
        return cord;
    }
}
