package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;

/** A ring of bone with a bar across and a dark edge, on the square that stops a piece. */
final class StopSign extends Group {
    private static final Color EDGE = Color.web("#15120F", 0.9);
    private static final Color BONE = Color.web("#F3EAD7");
    private static final double WIDE = 6.4;
    private static final double THREAD = 3.2;
    private static final double BAR = 0.55;

    /** @param reach from its middle to the ring */
    StopSign(Point2D at, double reach) {
        setId("stop");
        setManaged(false);
        setMouseTransparent(true);
        for (Color colour : new Color[] {EDGE, BONE}) {
            double wide = colour == EDGE ? WIDE : THREAD;
            Circle ring = new Circle(at.getX(), at.getY(), reach, null);
            ring.setStroke(colour);
            ring.setStrokeWidth(wide);
            Line bar = new Line(at.getX() - BAR * reach, at.getY(), at.getX() + BAR * reach, at.getY());
            bar.setStroke(colour);
            bar.setStrokeWidth(wide);
            bar.setStrokeLineCap(StrokeLineCap.ROUND);
            getChildren().addAll(ring, bar);
        }
    }
}
