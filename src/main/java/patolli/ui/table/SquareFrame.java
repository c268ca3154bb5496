package patolli.ui.table;

import javafx.geometry.Point2D;
import javafx.scene.Group;
import javafx.scene.effect.DropShadow;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.StrokeLineJoin;
import patolli.board.BoardGeometry;
import patolli.ui.common.Pigment;

/**
 * A frame of gold between two lines of ink, just inside the edge of a square (or of a place as large as one), so that
 * it is read on pale squares, dark ones and painted ones.
 */
final class SquareFrame extends Group {
    private static final Color GOLD = Color.web("#E5B84B");
    private static final Color BRIGHT = Color.web("#FFF0B8");
    /** How far it lies within the square's edge. */
    private static final double WITHIN = 5.5;
    private static final double INK = 5.6;
    private static final double LINE = 3;
    private static final double FAINT = 0.26;
    private static final double FULL = 0.55;
    private final Polygon contour;
    private final Polygon line;
    private final Color fill;
    private boolean out;

    /** @param fill what the square is tinted with; transparent for where a piece comes from */
    SquareFrame(BoardGeometry board, Point2D at, Color fill) {
        this.fill = fill;
        contour = square(board, Pigment.INK.color(), INK);
        line = square(board, GOLD, LINE);
        getChildren().addAll(contour, line);
        lay(at);
        setManaged(false);
        setMouseTransparent(true);
        stand(false);
    }

    private static Polygon square(BoardGeometry board, Color stroke, double width) {
        double half = board.squareSize() / 2 - WITHIN;
        Polygon form = new Polygon(-half, -half, half, -half, half, half, -half, half);
        form.setRotate(board.onCorner() ? 45 : 0);
        form.setFill(Color.TRANSPARENT);
        form.setStroke(stroke);
        form.setStrokeWidth(width);
        form.setStrokeLineJoin(StrokeLineJoin.ROUND);
        return form;
    }

    /** Whether it is the frame of a place where a piece would land. */
    boolean isTarget() {
        return fill.getOpacity() > 0;
    }

    /** Whether its move is pointed at. */
    boolean isOut() {
        return out;
    }

    /** Brighter when it is pointed at. */
    void stand(boolean pointedAt) {
        out = pointedAt;
        line.setStroke(out ? BRIGHT : GOLD);
        contour.setFill(fill.deriveColor(0, 1, 1, out ? FULL : FAINT));
    }

    /** Glows, or not. */
    void glow(DropShadow light) {
        setEffect(light);
    }

    /** Lies with its middle there. */
    void lay(Point2D at) {
        setLayoutX(at.getX());
        setLayoutY(at.getY());
    }

    /** Where its middle lies. */
    Point2D at() {
        return new Point2D(getLayoutX(), getLayoutY());
    }
}
