package patolli.ui.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;

/**
 * Where slips lie that tell by which dice a square is come to: on it while it is free and no other slip lies there;
 * otherwise beside the board's arm, on a thread, where neither a piece stands nor another slip hangs.
 */
final class SlipPlaces {
    /** No slip is lower than that. */
    static final double LEAST = 24;
    /** How far from the edge of a square its frame is. */
    private static final double LINE = 3;
    /** Half of a piece that a slip is not to lie over, and how many squares lie beside one of a middle column. */
    private static final double FOOT = 15;
    private static final int BESIDE = 2;
    private final BoardGeometry board;
    /** What is not to be lain over. */
    private final List<Box> taken = new ArrayList<>();

    /** @param pieces where pieces stand */
    SlipPlaces(BoardGeometry board, List<Point2D> pieces) {
        this.board = board;
        pieces.forEach(at -> taken.add(Box.about(new Point(at.getX(), at.getY()), 2 * FOOT, 2 * FOOT)));
    }

    /** A place for a slip. */
    final class Place {
        private final Point square;
        private final List<Point> beside;
        private Point2D middle;
        private Optional<Box> lain = Optional.empty();

        private Place(Point square, List<Point> beside) {
            this.square = square;
            this.beside = beside;
            middle = TableLayout.point(square);
        }

        /** Whether it is beside the square. */
        boolean isHung() {
            return !beside.isEmpty();
        }

        /** How the faces of two dice lie there. */
        DiceTag.Order order() {
            return isHung() && board.hanging(beside.getFirst(), 1, 1).orElseThrow().y() == square.y()
                    ? DiceTag.Order.ROW : DiceTag.Order.STACK;
        }

        /** The point of the square's frame that is nearest to the slip, and the slip's middle. */
        List<Point2D> thread() {
            Box room = board.room(square);
            return List.of(new Point2D(Math.clamp(middle.getX(), room.x() + LINE, room.right() - LINE),
                    Math.clamp(middle.getY(), room.y() + LINE, room.bottom() - LINE)), middle);
        }

        /** Lays a slip there: as large as it is, or as the square has room for. */
        void lay(DiceTag slip) {
            Box room = board.room(square);
            double wide = slip.wide(), across = isHung() ? 1 : Math.min(1, (room.width() - LINE) / wide);
            double high = Math.max(LEAST / across, slip.high());
            double size = isHung() ? 1 : Math.min(across, (room.height() - LINE) / high);
            lain.ifPresent(taken::remove);
            List<Box> free = beside.stream().map(from -> Box.about(board.hanging(from, wide, high).orElseThrow(), wide,
                    high)).toList();
            free.stream().filter(box -> taken.stream().noneMatch(other -> isOver(box, other))).findFirst()
                    .or(() -> free.stream().findFirst()).ifPresent(box -> {
                middle = TableLayout.point(box.middle());
                lain = Optional.of(box);
                taken.add(box);
            });
            slip.lie(middle, wide, high);
            slip.setScaleX(size);
            slip.setScaleY(size);
        }
    }

    private static boolean isOver(Box one, Box other) {
        return one.x() < other.right() && one.right() > other.x() && one.y() < other.bottom()
                && one.bottom() > other.y();
    }

    /** On a square. */
    Place on(Point2D at) {
        return new Place(new Point(at.getX(), at.getY()), List.of());
    }

    /** Beside the arm on which a square is, at the same height; none where the square is on no arm. */
    Optional<Place> beside(Point2D at) {
        Point square = new Point(at.getX(), at.getY());
        List<Point> from = isHanging(square) ? List.of(square) : IntStream.range(0, board.squares())
                .mapToObj(board::square).filter(other -> isAbreast(square, other) && isHanging(other))
                .sorted(Comparator.comparingDouble(square::distance)).limit(BESIDE).toList();
        return Stream.of(from).filter(list -> !list.isEmpty()).findFirst().map(list -> new Place(square, list));
    }

    private boolean isHanging(Point square) {
        return board.hanging(square, 1, 1).isPresent();
    }

    /** Whether a square is the next one across the arm. */
    private boolean isAbreast(Point square, Point other) {
        Box room = board.room(square);
        double x = Math.abs(other.x() - square.x()), y = Math.abs(other.y() - square.y());
        return x < 1 && Math.abs(y - room.height()) < 1 || y < 1 && Math.abs(x - room.width()) < 1;
    }
}
