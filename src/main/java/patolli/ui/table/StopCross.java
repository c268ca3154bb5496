package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.StrokeLineCap;

/** A cross of bone-coloured thread with a dark edge, on the square that stops a piece. */
final class StopCross extends Group {
    private static final Color EDGE = Color.web("#15120F", 0.9);
    private static final Color BONE = Color.web("#F3EAD7");
    private static final double WIDE = 6.4;
    private static final double THREAD = 3.2;

    /** @param reach from its middle to its ends, each way */
    StopCross(Point2D at, double reach) {
        setId("stop");
        setManaged(false);
        setMouseTransparent(true);
        for (Color colour : new Color[] {EDGE, BONE}) {
            for (int slope : new int[] {1, -1}) {
                Line line = new Line(at.getX() - reach, at.getY() - slope * reach, at.getX() + reach,
                        at.getY() + slope * reach);
                line.setStroke(colour);
                line.setStrokeWidth(colour == EDGE ? WIDE : THREAD);
                line.setStrokeLineCap(StrokeLineCap.ROUND);
                getChildren().add(line);
            }
        }
    }
}
