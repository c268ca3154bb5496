package patolli.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.board.SquareKind;
import patolli.rules.Leg;
import patolli.rules.Side;
import patolli.rules.Spot;

/** Where things lie on a table, in design units, as the screen has its points: read from the board's geometry. */
public final class TableLayout {
    private static final double QUARTER = 90;
    private final BoardGeometry board;
    private final MarkLook marks;

    public TableLayout(BoardGeometry board) {
        this(board, MarkLook.CODEX);
    }

    public TableLayout(BoardGeometry board, MarkLook marks) {
        this.board = board;
        this.marks = marks;
    }

    /** How the marks on its squares look. */
    MarkLook marks() {
        return marks;
    }

    BoardGeometry board() {
        return board;
    }

    /** A point of the board as the screen has it. */
    public static Point2D point(Point at) {
        return new Point2D(at.x(), at.y());
    }

    /** A box of the board as the screen has it. */
    public static Rectangle2D area(Box box) {
        return new Rectangle2D(box.x(), box.y(), box.width(), box.height());
    }

    Point2D square(int number) {
        return point(board.square(number));
    }

    Point2D nest(Side side, int i) {
        return point(board.nest(side, i));
    }

    Point2D done(Side side, int i) {
        return point(board.done(side, i));
    }

    /** Where a side's pieces leave the track when they go home: on the board, or else where they lie then. */
    Point2D goal(Side side, int i) {
        return board.goal(side).map(TableLayout::point).orElseGet(() -> done(side, i));
    }

    /** Whether pieces go home to the middle of the board. */
    boolean isHomeOnBoard() {
        return board.goal(board.sides().getFirst()).isPresent();
    }

    /** How far from the middle of a square a piece is that shares it. */
    Point2D sharing(Point2D square, int i, int n) {
        return point(board.sharing(new Point(square.getX(), square.getY()), i, n));
    }

    /** The room of a square, or of a place as large as one, with that middle. */
    Rectangle2D room(Point2D middle) {
        return area(board.room(new Point(middle.getX(), middle.getY())));
    }

    /** The room of where a move ends: all of Home where that is on the board. */
    Rectangle2D room(Spot to, Point2D end) {
        return to instanceof Spot.Home ? board.homeRoom().map(TableLayout::area).orElseGet(() -> room(end)) : room(end);
    }

    /** Whether a point lies where a move ends. */
    boolean covers(Spot to, Point2D end, Point2D at) {
        return to instanceof Spot.Home && board.homeRoom().isPresent() ? room(to, end).contains(at) : covers(end, at);
    }

    /**
     * How large a place with that middle is, as pictures' names say it.
     *
     * @param turned whether the picture will be turned a quarter of a circle
     */
    String size(Point2D middle, boolean turned) {
        Rectangle2D room = room(middle);
        long wide = Math.round(turned ? room.getHeight() : room.getWidth());
        long high = Math.round(turned ? room.getWidth() : room.getHeight());
        return wide == high ? Long.toString(wide) : wide + "x" + high;
    }

    /** Whether a point lies on a square, or on a place at the border, with that middle. */
    boolean covers(Point2D middle, Point2D at) {
        return board.covers(new Point(middle.getX(), middle.getY()), new Point(at.getX(), at.getY()));
    }

    /** Whether the square is painted over and over, so that a mark needs a quiet ground. */
    boolean isPainted(int square) {
        return switch (board.kind(square)) {
            case ENTRY, DANGER, ROUNDED -> true;
            case PLAIN, WEDGE, WEDGE_BY_OPTION -> false;
        };
    }

    /** If the square there is rounded: how far its rounded corner is turned from up, to the right. */
    Optional<Double> tip(Point2D middle) {
        Point at = new Point(middle.getX(), middle.getY());
        return IntStream.range(0, board.squares()).filter(n -> board.kind(n) == SquareKind.ROUNDED
                && board.square(n).distance(at) < 1).mapToObj(n -> turn(board.square(n))).findFirst();
    }

    /** To which of its four corners a square lies on the end of a limb: its outer one. */
    private double turn(Point tip) {
        double across = tip.x() - board.middle().x();
        double down = tip.y() - board.middle().y();
        boolean beside = Math.abs(across) > Math.abs(down);
        return beside ? across > 0 ? QUARTER : -QUARTER : down > 0 ? 2 * QUARTER : 0;
    }

    /** Whether a triangle lies on a square. */
    boolean isWedge(int square) {
        return board.kind(square) == SquareKind.WEDGE;
    }

    /** The squares between the ends of a way. */
    List<Point2D> between(Leg leg) {
        return leg.way().stream().map(step -> square(step.number())).toList();
    }

    /** The points that a piece passes on its way over the board, the last included: from there it is taken off. */
    List<Point2D> way(Leg leg) {
        List<Point2D> way = new ArrayList<>(between(leg));
        switch (leg.to()) {
            case Spot.Square square -> way.add(square(square.number()));
            case Spot.Home _ -> leg.off().map(off -> square(off.number()))
                    .or(() -> board.goal(leg.side()).map(TableLayout::point)).ifPresent(way::add);
            case Spot.Hand _, Spot.Captured _ -> { }
        }
        return way;
    }
}
