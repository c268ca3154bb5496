package patolli.ui.table;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.rules.Side;
import patolli.ui.common.Fade;

/** The light lies on the part of the table whose turn it is: what is on the other side of the board is darker. */
final class TurnShade {
    private static final Color NIGHT = Color.color(0.01, 0.015, 0.06);
    private static final Color DARK = Color.color(0.01, 0.015, 0.06, 0.42);
    private static final Color HALF = Color.color(0.01, 0.015, 0.06, 0.13);
    /** Firelight about whoever is to play. */
    private static final Color FIRE = Color.color(1, 0.66, 0.28, 0.09);
    private static final double REACH = 300;
    /** How far from the seat towards the middle of the board its light is brightest: the mat's edge stays dark. */
    private static final double INWARDS = 0.42;
    private final Map<Side, Node> shades = new EnumMap<>(Side.class);
    private final Map<Side, Fade> fades = new EnumMap<>(Side.class);
    private Optional<Side> lit = Optional.empty();

    /** @param layer over the mat and the figures, and under all that is played with */
    TurnShade(Pane layer, BoardGeometry board) {
        for (Side side : board.sides()) {
            Node shade = shade(board, side);
            layer.getChildren().add(shade);
            shades.put(side, shade);
            fades.put(side, new Fade(shade));
            fades.get(side).away(false);
        }
    }

    private static Node shade(BoardGeometry board, Side side) {
        Point2D middle = TableLayout.point(board.middle());
        Point2D seat = TableLayout.point(board.figure(side).middle());
        Point2D opposite = middle.multiply(2).subtract(seat);
        Paint night = new LinearGradient(middle.getX(), middle.getY(), opposite.getX(), opposite.getY(), false,
                CycleMethod.NO_CYCLE, new Stop(0, clear(NIGHT)), new Stop(0.5, HALF), new Stop(1, DARK));
        Point2D hearth = seat.interpolate(middle, INWARDS);
        Paint fire = new RadialGradient(0, 0, hearth.getX(), hearth.getY(), REACH, false, CycleMethod.NO_CYCLE,
                new Stop(0, FIRE), new Stop(0.55, FIRE.deriveColor(0, 1, 1, 0.6)), new Stop(1, clear(FIRE)));
        Group shade = new Group(over(board.field(), night), over(board.field(), fire));
        shade.setId("turn-" + side.key());
        shade.setManaged(false);
        shade.setMouseTransparent(true);
        // A gradient is much dearer to draw than a picture of it.
        shade.setCache(true);
        return shade;
    }

    private static Rectangle over(Box field, Paint paint) {
        Rectangle shade = new Rectangle(field.x(), field.y(), field.width(), field.height());
        shade.setFill(paint);
        return shade;
    }

    private static Color clear(Color colour) {
        return colour.deriveColor(0, 1, 1, 0);
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
