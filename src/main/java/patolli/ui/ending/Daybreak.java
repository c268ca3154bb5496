package patolli.ui.ending;

import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;

/** Morning in the opening of the wall above the mat: the sky, the morning star, and a pale light that comes in. */
final class Daybreak extends Group {
    /** The opening's inner edge as it is painted, without its sill and its left side. */
    private static final double[] OPENING = {107, 8.6, 156, 8.6, 161.5, 11, 165, 17, 178.4, 80, 178.4, 86.4, 176.5, 88,
        132, 88, 126.5, 85.5, 122.6, 80, 109.6, 26};
    private static final double STAR_X = 141, STAR_Y = 38;
    private static final double LEFT = 80, WIDE = 620, HIGH = 500;

    Daybreak() {
        setId("daybreak");
        setMouseTransparent(true);
        Polygon sky = new Polygon(OPENING);
        sky.setFill(new LinearGradient(0, 0, 0.2, 1, true, CycleMethod.NO_CYCLE, new Stop(0, Color.web("#3E5E8C")),
                new Stop(0.55, Color.web("#8C97B6")), new Stop(1, Color.web("#D9A295"))));
        Rectangle light = new Rectangle(WIDE, HIGH, round(LEFT + 60, 50, 420, Color.web("#A9BEE4", 0.24)));
        getChildren().addAll(light, sky, shining(15, 0.55), shining(5, 1),
                new Circle(STAR_X, STAR_Y, 1.7, Color.WHITE));
    }

    private static Circle shining(double radius, double strong) {
        return new Circle(STAR_X, STAR_Y, radius, new RadialGradient(0, 0, 0.5, 0.5, 0.5, true, CycleMethod.NO_CYCLE,
                new Stop(0, Color.color(1, 1, 0.96, strong)), new Stop(1, Color.color(1, 1, 0.96, 0))));
    }

    private static Paint round(double x, double y, double reach, Color middle) {
        return new RadialGradient(0, 0, x, y, reach, false, CycleMethod.NO_CYCLE, new Stop(0, middle),
                new Stop(0.35, middle.deriveColor(0, 1, 1, 0.42)), new Stop(1, middle.deriveColor(0, 1, 1, 0)));
    }
}
