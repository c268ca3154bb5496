package patolli.ui.laboratory;

import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import patolli.ui.common.Pigment;

/** How a set of rules is painted wherever it is told of: the first plain, the second with notches. */
final class RuleMark {
    private static final List<Pigment> PIGMENTS = List.of(Pigment.OCHRE, Pigment.JADE);
    private static final double CONTOUR = 1.4;
    private static final double NOTCH = 7;
    private static final double WIDE = 20;
    private static final double HIGH = 13;

    private RuleMark() { }

    static Pigment pigment(int set) {
        return PIGMENTS.get(set);
    }

    /** Paints a bar for a set of rules into a picture. @param set its number, from 0 */
    static void bar(Pane into, int set, double x, double y, double width, double height) {
        Rectangle bar = new Rectangle(x, y, width, height);
        bar.setFill(pigment(set).color());
        into.getChildren().add(bar);
        boolean lies = width > height;
        for (double at = NOTCH; set > 0 && at < (lies ? width : height) - 2; at += NOTCH) {
            double cut = lies ? x + at : y + height - at;
            Line notch = lies ? new Line(cut, y + 1, cut, y + height - 1) : new Line(x + 1, cut, x + width - 1, cut);
            notch.setStroke(Pigment.INK.color());
            notch.setStrokeWidth(0.9);
            into.getChildren().add(notch);
        }
        Rectangle edge = new Rectangle(x, y, width, height);
        edge.setFill(null);
        contour(edge);
        into.getChildren().add(edge);
    }

    static void contour(Shape shape) {
        shape.setStroke(Pigment.INK.color());
        shape.setStrokeWidth(CONTOUR);
    }

    /** A small bar beside the words for a set. */
    static Pane sample(int set) {
        Pane pane = new Pane();
        bar(pane, set, 1, 1, WIDE, HIGH);
        pane.setMinSize(WIDE + 2, HIGH + 2);
        pane.setMaxSize(WIDE + 2, HIGH + 2);
        return pane;
    }
}
