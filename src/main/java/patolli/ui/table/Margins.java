package patolli.ui.table;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;

/** Finds room beside squares for slips with words, on the bare mat where there is any, and never one over another. */
final class Margins {
    /** What it costs to lie on what is written, on a piece or lamp, and on a square, by each point looked at. */
    private static final double SLIP = 100;
    private static final double PIECE = 6;
    private static final double SQUARE = 1;
    /** A slip's corners, sides and middle are looked at, in so many columns and rows. */
    private static final int COLUMNS = 5;
    private static final int ROWS = 3;
    /** Between a square's edge and the slip. */
    private static final double GAP = 3;
    /** All round a square, beginning at its upper right. */
    private static final int DIRECTIONS = 8;
    /** Where slips hang beside an arm, what lies straight at the side may be higher or lower by half a square. */
    private static final int[] STRAIGHT = {1, 5};
    /** The last of them is right above it. */
    private static final int UP = DIRECTIONS - 1;
    /** Where what is expected stands, with a hint's reason in its row. */
    private static final Rectangle2D PROMPT = new Rectangle2D(140, 750, 1000, 50);
    private final BoardGeometry board;
    private final Collection<Point2D> pieces;
    private final Map<String, Rectangle2D> laid = new HashMap<>();

    /** @param pieces the middles of what must be seen, beside the lamps */
    Margins(BoardGeometry board, Collection<Point2D> pieces) {
        this.board = board;
        this.pieces = Stream.concat(pieces.stream(), board.sides().stream().map(board::lamp).flatMap(Optional::stream)
                .map(TableLayout::point)).toList();
    }

    /** The best room for a slip of that size at a square, which is taken from then on, and none other by that slip. */
    Rectangle2D beside(String slip, Point2D square, double wide, double high) {
        laid.remove(slip);
        IntStream directions = board.slipsAbove() ? IntStream.concat(IntStream.of(UP), IntStream.range(0, UP))
                : IntStream.range(0, DIRECTIONS);
        Stream<Rectangle2D> all = directions.mapToObj(i -> at(square, i, wide, high));
        Rectangle2D best = Stream.concat(all, slid(square, wide, high)).min(Comparator.comparingDouble(this::cost))
                .orElseThrow();
        laid.put(slip, best);
        return best;
    }

    private Stream<Rectangle2D> slid(Point2D square, double wide, double high) {
        Point at = new Point(square.getX(), square.getY());
        if (board.hanging(at, wide, high).isEmpty()) {
            return Stream.empty();
        }
        double half = board.room(at).height() / 2;
        return IntStream.of(STRAIGHT).boxed().flatMap(i -> Stream.of(-half, half).map(down ->
                at(square.add(0, down), i, wide, high, at)));
    }

    private Rectangle2D at(Point2D square, int direction, double wide, double high) {
        return at(square, direction, wide, high, new Point(square.getX(), square.getY()));
    }

    private Rectangle2D at(Point2D square, int direction, double wide, double high, Point of) {
        double turn = Math.PI / 4 * (1 - direction);
        double across = Math.cos(turn);
        double down = -Math.sin(turn);
        Box room = board.room(of);
        boolean slanting = direction % 2 == 0;
        double half = (slanting ? (room.width() + room.height()) / 2 : Math.abs(across) > Math.abs(down)
                ? room.width() : room.height()) / 2 + GAP;
        // To the edge, or to the corner that points there.
        double reach = slanting == board.onCorner() ? half : half * Math.sqrt(2);
        double far = reach + (slanting ? Math.abs(across) * wide / 2 + Math.abs(down) * high / 2 - high / 4
                : Math.abs(across) * wide / 2 + Math.abs(down) * high / 2);
        return new Rectangle2D(square.getX() + far * across - wide / 2, square.getY() + far * down - high / 2, wide,
                high);
    }

    private double cost(Rectangle2D slip) {
        Box field = board.field();
        double cost = laid.values().stream().filter(slip::intersects).count() * SLIP;
        if (slip.getMinX() < field.x() || slip.getMaxX() > field.right() || slip.getMinY() < field.y()
                || slip.getMaxY() > field.bottom()) {
            cost += SLIP;
        }
        cost += SLIP * board.sides().stream().map(board::plate).map(TableLayout::area).filter(slip::intersects).count();
        cost += slip.intersects(PROMPT) ? SLIP : 0;
        double radius = board.squareSize() / 2;
        cost += PIECE * pieces.stream().filter(at -> slip.intersects(at.getX() - radius, at.getY() - radius,
                2 * radius, 2 * radius)).count();
        for (int i = 0; i < COLUMNS * ROWS; i++) {
            Point at = new Point(slip.getMinX() + slip.getWidth() * (i % COLUMNS) / (COLUMNS - 1),
                    slip.getMinY() + slip.getHeight() * (i / COLUMNS) / (ROWS - 1));
            cost += IntStream.range(0, board.squares()).anyMatch(n -> board.covers(board.square(n), at)) ? SQUARE : 0;
        }
        return cost;
    }
}
