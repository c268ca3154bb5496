package patolli.ui.laboratory;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import patolli.ui.common.Pigment;

/** How a set of rules is painted wherever it is told of: the first plain and light, the second dark and hatched. */
final class RuleMark {
    private static final List<Color> COLOURS = List.of(Pigment.OCHRE.color(),
            Pigment.JADE.color().deriveColor(0, 1.1, 0.62, 1));
    private static final double CONTOUR = 1.4;
    private static final double HATCH = 7;
    private static final double FAINT = 0.7;
    private static final double WIDE = 20;
    private static final double HIGH = 13;

    private RuleMark() { }

    static Color colour(int set) {
        return COLOURS.get(set);
    }

    /** Paints a bar for a set of rules into a picture. @param set its number, from 0 */
    static void bar(Pane into, int set, double x, double y, double width, double height) {
        Rectangle bar = new Rectangle(x, y, width, height);
        bar.setFill(colour(set));
        into.getChildren().add(bar);
        if (set > 0) {
            into.getChildren().add(hatch(x, y, width, height));
        }
        Rectangle edge = new Rectangle(x, y, width, height);
        edge.setFill(null);
        contour(edge);
        into.getChildren().add(edge);
    }

    /** Slanting lines, the same way wherever they are. */
    private static Group hatch(double x, double y, double width, double height) {
        Group hatch = new Group();
        for (double at = HATCH - height; at < width; at += HATCH) {
            Line line = new Line(x + at, y + height, x + at + height, y);
            line.setStroke(Pigment.BONE.color().deriveColor(0, 1, 1, FAINT));
            hatch.getChildren().add(line);
        }
        hatch.setClip(new Rectangle(x, y, width, height));
        return hatch;
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
