package patolli.ui.table;

import java.util.Collection;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import patolli.board.BoardGeometry;
import patolli.ui.common.Fade;

/**
 * Dims the squares while a move is chosen, all but those that the moves begin and end on. What lies around the board
 * keeps its light, which says whose turn it is.
 */
final class Veil {
    private static final Color SHADE = Color.color(0.05, 0.035, 0.07, 0.44);
    private final BoardGeometry board;
    private final Path path = new Path();
    private final Fade fade = new Fade(path);
    private Collection<Point2D> open = List.of();

    /** @param layer over what is dimmed, and under the marks */
    Veil(Pane layer, BoardGeometry board) {
        this.board = board;
        path.setFill(SHADE);
        path.setStroke(null);
        path.setId("veil");
        path.setManaged(false);
        path.setMouseTransparent(true);
        layer.getChildren().add(path);
        fade.away(false);
    }

    /** Dims every square but those with these middles. */
    void cover(Collection<Point2D> lit, boolean gradually) {
        open = List.copyOf(lit);
        path.getElements().clear();
        for (int number = 0; number < board.squares(); number++) {
            Point2D at = TableLayout.point(board.square(number));
            if (lit.stream().noneMatch(near -> near.distance(at) < board.squareSize() / 2)) {
                dim(at);
            }
        }
        fade.here(gradually);
    }

    private void dim(Point2D at) {
        double half = board.squareSize() / 2;
        double far = board.onCorner() ? half * Math.sqrt(2) : half;
        double near = board.onCorner() ? 0 : half;
        path.getElements().addAll(new MoveTo(at.getX() - near, at.getY() - far),
                new LineTo(at.getX() + far, at.getY() - near), new LineTo(at.getX() + near, at.getY() + far),
                new LineTo(at.getX() - far, at.getY() + near), new ClosePath());
    }

    /** Nothing is dimmed any more. */
    void lift(boolean gradually) {
        open = List.of();
        fade.away(gradually);
    }

    /** The middles of the squares that are not dimmed; empty when nothing is. */
    Collection<Point2D> open() {
        return open;
    }
}
