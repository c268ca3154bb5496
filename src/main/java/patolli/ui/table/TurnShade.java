package patolli.ui.table;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.rules.Side;
import patolli.ui.common.Fade;

/** The light lies on the part of the table whose turn it is: what is on the other side of the board is darker. */
final class TurnShade {
    private static final Color DARK = Color.color(0.03, 0.03, 0.09, 0.40);
    private static final Color HALF = Color.color(0.03, 0.03, 0.09, 0.16);
    private final Map<Side, Rectangle> shades = new EnumMap<>(Side.class);
    private final Map<Side, Fade> fades = new EnumMap<>(Side.class);
    private Optional<Side> lit = Optional.empty();

    /** @param layer over the mat and the figures, and under all that is played with */
    TurnShade(Pane layer, BoardGeometry board) {
        for (Side side : board.sides()) {
            Rectangle shade = shade(board, side);
            layer.getChildren().add(shade);
            shades.put(side, shade);
            fades.put(side, new Fade(shade));
            fades.get(side).away(false);
        }
    }

    private static Rectangle shade(BoardGeometry board, Side side) {
        Box field = board.field();
        Rectangle shade = new Rectangle(field.x(), field.y(), field.width(), field.height());
        Point2D middle = TableLayout.point(board.middle());
        Point2D seat = TableLayout.point(board.figure(side).middle());
        Point2D opposite = middle.multiply(2).subtract(seat);
        shade.setFill(new LinearGradient(middle.getX(), middle.getY(), opposite.getX(), opposite.getY(), false,
                CycleMethod.NO_CYCLE, new Stop(0, Color.color(0.03, 0.03, 0.09, 0)), new Stop(0.45, HALF),
                new Stop(1, DARK)));
        shade.setId("turn-" + side.key());
        shade.setManaged(false);
        shade.setMouseTransparent(true);
        // A gradient is much dearer to draw than a picture of it.
        shade.setCache(true);
        return shade;
    }

    /** Lights the part of the table that is that side's; all of it while it is nobody's turn. */
    void turn(Optional<Side> side, boolean gradually) {
        if (side.equals(lit)) {
            return;
        }
        lit.ifPresent(was -> fades.get(was).away(gradually));
        side.ifPresent(is -> fades.get(is).here(gradually));
        lit = side;
    }

    /** Nothing is on its way any more. */
    void settle() {
        fades.values().forEach(Fade::settle);
    }
}
