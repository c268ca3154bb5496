package patolli.ui.table;

import javafx.beans.binding.Bindings;
import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;

/**
 * The board of rosewood on which two pieces of a side stand that are one pair, with a line of brass about it, which
 * shines while they may go. It is seen while both stand there.
 */
final class PairBase extends Group {
    private static final Color INK = Color.web("#140B07"), WOOD = Color.web("#4A2413"), LIT = Color.web("#7A4318"),
            BRASS = Color.web("#D2A044"), GOLD = Color.web("#FFD76A"), RED = Color.web("#FF5236");
    /** How much wider and higher it is than the feet, of a piece's size, and how far below their middles. */
    private static final double FOOT = 34.5, HIGH = 37, DOWN = 2;
    private static final double EDGE = 1.2, LINE = 1.7, IN = 1.3;
    /** How thick the red ring about it is, and with its edge of ink; how far beyond the board it lies. */
    private static final double RING = 2.6, RING_EDGE = 4.4, OUT = 2.6;
    private final Rectangle wood;
    private final Rectangle line;
    private final Group ring;

    PairBase(PieceSprite one, PieceSprite other) {
        Point2D from = one.home(), to = other.home();
        double size = one.size();
        double wide = Math.abs(to.getX() - from.getX()) + FOOT * size, high = HIGH * size;
        Point2D middle = from.midpoint(to).add(0, DOWN * size);
        wood = plate(middle, wide, high, 0);
        wood.setStroke(INK);
        wood.setStrokeWidth(EDGE);
        line = plate(middle, wide, high, IN);
        line.setFill(null);
        line.setStrokeWidth(LINE);
        getChildren().addAll(wood, line);
        ring = new Group(ring(middle, wide, high, INK, RING_EDGE), ring(middle, wide, high, RED, RING));
        ring.setId("pair-ring");
        ring.visibleProperty().bind(visibleProperty());
        setManaged(false);
        setMouseTransparent(true);
        shine(false);
        visibleProperty().bind(Bindings.createBooleanBinding(() -> one.isThere() && other.isThere() && one.isVisible()
                && other.isVisible(), one.layoutXProperty(), one.layoutYProperty(), other.layoutXProperty(),
                other.layoutYProperty(), one.visibleProperty(), other.visibleProperty()));
    }

    private static Rectangle plate(Point2D middle, double wide, double high, double in) {
        Rectangle plate = new Rectangle(middle.getX() - wide / 2 + in, middle.getY() - high / 2 + in, wide - 2 * in,
                high - 2 * in);
        plate.setArcWidth(high - 2 * in);
        plate.setArcHeight(high - 2 * in);
        return plate;
    }

    /** They may go, or not. */
    void shine(boolean on) {
        wood.setFill(on ? LIT : WOOD);
        line.setStroke(on ? GOLD : BRASS);
    }

    /** One red ring about both, for while they would be taken: to lie over their shadows, and under them. */
    Group ring() {
        return ring;
    }

    private static Rectangle ring(Point2D middle, double wide, double high, Color dye, double thick) {
        Rectangle ring = plate(middle, wide, high, -OUT);
        ring.setFill(null);
        ring.setStroke(dye);
        ring.setStrokeWidth(thick);
        return ring;
    }
}
