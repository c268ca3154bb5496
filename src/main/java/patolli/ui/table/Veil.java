package patolli.ui.table;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.SquareKind;
import patolli.ui.common.Fade;

/**
 * Dims the mat while a move is chosen, all but the squares that the moves begin and end on: everything by as much, so
 * that the track stays lighter than what lies around it, and the light of whose turn it is stays to be seen.
 */
final class Veil {
    private static final Color SHADE = Color.color(0.05, 0.035, 0.07, 0.34);
    /** How much of a side is rounded at the end of a limb. */
    private static final double ROUND = 0.34;
    private final BoardGeometry board;
    private final Path path = new Path();
    private final Fade fade = new Fade(path);
    private Collection<Point2D> open = List.of();

    /** @param layer over what is dimmed, and under the marks */
    Veil(Pane layer, BoardGeometry board) {
        this.board = board;
        path.setFill(SHADE);
        path.setStroke(null);
        path.setFillRule(FillRule.EVEN_ODD);
        path.setId("veil");
        path.setManaged(false);
        path.setMouseTransparent(true);
        layer.getChildren().add(path);
        fade.away(false);
    }

    /** Dims every square but those with these middles. */
    void cover(Collection<Point2D> lit, boolean gradually) {
        open = List.copyOf(lit);
        Box field = board.field();
        path.getElements().clear();
        outline(List.of(new Point2D(field.x(), field.y()), new Point2D(field.right(), field.y()),
                new Point2D(field.right(), field.bottom()), new Point2D(field.x(), field.bottom())));
        for (int number = 0; number < board.squares(); number++) {
            Point2D at = TableLayout.point(board.square(number));
            if (lit.stream().anyMatch(near -> near.distance(at) < board.squareSize() / 2)) {
                spare(number);
            }
        }
        fade.here(gradually);
    }

    private void spare(int number) {
        Point2D at = TableLayout.point(board.square(number));
        double half = board.squareSize() / 2;
        double far = board.onCorner() ? half * Math.sqrt(2) : half;
        double near = board.onCorner() ? 0 : half;
        List<Point2D> corners = List.of(at.add(-near, -far), at.add(far, -near), at.add(near, far), at.add(-far, near));
        if (board.kind(number) == SquareKind.ROUNDED) {
            corners = withoutOutermost(corners);
        }
        outline(corners);
    }

    private void outline(List<Point2D> corners) {
        path.getElements().add(new MoveTo(corners.getFirst().getX(), corners.getFirst().getY()));
        corners.stream().skip(1).forEach(corner -> path.getElements().add(new LineTo(corner.getX(), corner.getY())));
        path.getElements().add(new ClosePath());
    }

    /** The end of a limb is rounded: the corner that is farthest from the board's middle is cut off. */
    private List<Point2D> withoutOutermost(List<Point2D> corners) {
        Point2D middle = TableLayout.point(board.middle());
        Point2D outermost = corners.stream().max(Comparator.comparingDouble(middle::distance)).orElseThrow();
        int last = corners.size() - 1;
        return IntStream.rangeClosed(0, last).boxed().flatMap(i -> corners.get(i) != outermost
                ? Stream.of(corners.get(i))
                : Stream.of(outermost.interpolate(corners.get((i + last) % corners.size()), ROUND),
                        outermost.interpolate(corners.get((i + 1) % corners.size()), ROUND))).toList();
    }

    /** Nothing is dimmed any more. */
    void lift(boolean gradually) {
        open = List.of();
        fade.away(gradually);
    }

    /** Nothing is on its way any more. */
    void settle() {
        fade.settle();
    }

    /** The middles of the squares that are not dimmed; empty when nothing is. */
    Collection<Point2D> open() {
        return open;
    }
}
