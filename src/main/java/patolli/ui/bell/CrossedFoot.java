package patolli.ui.bell;

import javafx.scene.Group;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;
import patolli.ui.common.Pigment;

/** A footprint struck through: a turn that will not be taken. */
final class CrossedFoot extends Group {
    private static final int TOES = 5;

    CrossedFoot() {
        Ellipse sole = new Ellipse(0, 0, 4.6, 6.4);
        Ellipse heel = new Ellipse(0.4, 7, 3.6, 4);
        sole.setFill(Pigment.INK.color());
        heel.setFill(Pigment.INK.color());
        getChildren().addAll(sole, heel);
        for (int toe = 0; toe < TOES; toe++) {
            Circle print = new Circle(-4.8 + 2.4 * toe, -8.6 + 0.45 * (toe - 1) * (toe - 1), 1.35 - 0.1 * toe);
            print.setFill(Pigment.INK.color());
            getChildren().add(print);
        }
        Line stroke = new Line(-9, 8, 9, -8);
        stroke.setStroke(Pigment.COCHINEAL.color());
        stroke.setStrokeWidth(3);
        stroke.setStrokeLineCap(StrokeLineCap.ROUND);
        getChildren().add(stroke);
        setMouseTransparent(true);
    }
}
