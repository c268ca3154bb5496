package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;

/**
 * Where the slips lie that tell by which dice a square is come to: on it while it is free; otherwise beside it, clear
 * of the board, or where there is no such room small in its corner.
 */
final class SlipPlaces {
    private static final double SMALL = 0.85, TINY = 0.52;
    /** How far from the edge of a square its frame is. */
    private static final double LINE = 3;
    private final BoardGeometry board;
    private final Point square;
    private final Box room;
    private final boolean taken;
    private Point2D middle;

    /** @param taken whether something stands there */
    SlipPlaces(BoardGeometry board, Point2D at, boolean taken) {
        this.board = board;
        this.taken = taken;
        square = new Point(at.getX(), at.getY());
        room = board.room(square);
        middle = at;
    }

    /** Whether they hang beside the square. */
    boolean isHung() {
        return hanging(0, 0).isPresent();
    }

    private Optional<Point> hanging(double wide, double high) {
        return taken ? board.hanging(square, wide, high) : Optional.empty();
    }

    /** How the faces of two dice lie on a slip, where there are so many slips. */
    DiceTag.Order order(int slips) {
        boolean beside = hanging(1, 1).filter(at -> at.y() == square.y()).isPresent();
        return slips > 1 && !taken || beside ? DiceTag.Order.ROW : DiceTag.Order.STACK;
    }

    /** The middle of what was laid. */
    Point2D middle() {
        return middle;
    }

    /** The point of the square's frame that is nearest to that. */
    Point2D edge() {
        return new Point2D(Math.clamp(middle.getX(), room.x() + LINE, room.right() - LINE),
                Math.clamp(middle.getY(), room.y() + LINE, room.bottom() - LINE));
    }

    /** Lays them one above the other, none wider and all together no higher than the square, unless they hang. */
    void lay(List<DiceTag> slips) {
        double wide = slips.stream().mapToDouble(DiceTag::wide).max().orElse(0);
        double high = slips.stream().mapToDouble(DiceTag::high).sum();
        Optional<Point> beside = hanging(SMALL * wide, SMALL * high);
        double fits = Math.min(SMALL, Math.min((room.width() - LINE) / wide, (room.height() - LINE) / high));
        double size = beside.isPresent() ? SMALL : taken ? Math.min(TINY, fits) : fits;
        middle = beside.map(TableLayout::point).orElseGet(() -> taken ? new Point2D(
                room.right() - size * wide / 2, room.bottom() - size * high / 2) : TableLayout.point(square));
        double y = middle.getY() - size * high / 2;
        for (DiceTag slip : slips) {
            double own = size * slip.high();
            slip.lie(new Point2D(middle.getX(), y + own / 2));
            slip.setScaleX(size);
            slip.setScaleY(size);
            y += own;
        }
    }
}
