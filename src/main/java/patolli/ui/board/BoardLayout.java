package patolli.ui.board;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Point2D;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.rules.Side;
import patolli.rules.patolli.Track;

/** Where everything lies on the table, in the screen's own points: a reading of {@link PatolliBoard}. */
final class BoardLayout {
    private static final PatolliBoard BOARD = PatolliBoard.BOARD;
    /** The side of a square. */
    static final double SQUARE = BOARD.squareSize();
    static final Point2D CENTRE = point(BOARD.middle());
    /** The middle of the shield, where the pool lies. */
    static final Point2D SHIELD = point(BOARD.pot());
    /** Where the beans are held and from where they are thrown. */
    static final Point2D HAND = point(BOARD.hand());
    /** Where the number thrown is shown. */
    static final Point2D CAST = point(BOARD.cast());
    /** The middle of the foot of the serpent's arch, under which the draws are counted. */
    static final Point2D SHAKE = new Point2D(BOARD.shake().middle().x(), BOARD.shake().bottom());
    /** The height at which the discs lie that real beans are entered with. */
    static final double OWN_CASTS = BOARD.ownCast(0, 1).y();
    /** How much higher the beans lie over those discs. */
    static final double OWN_ROOM = BOARD.hand().y() - BOARD.handBesideDiscs().y();

    private BoardLayout() { }

    private static Point2D point(Point p) {
        return new Point2D(p.x(), p.y());
    }

    /** The middle of a square, 0 to 67. */
    static Point2D square(int square) {
        return point(BOARD.square(square));
    }

    /** Whether a point lies on a square, or on a place at the border, with that middle. */
    static boolean covers(Point2D middle, Point2D at) {
        return BOARD.covers(new Point(middle.getX(), middle.getY()), new Point(at.getX(), at.getY()));
    }

    /** Whether the square is painted over and over: skulls and knives, or water. */
    static boolean isPainted(int square) {
        return switch (BOARD.kind(square)) {
            case ENTRY, DANGER, ROUNDED -> true;
            case PLAIN, WEDGE, WEDGE_BY_OPTION -> false;
        };
    }

    /** The squares that a piece passes on its way, the last included: clockwise from one to the other. */
    static List<Point2D> way(int from, int to) {
        List<Point2D> way = new ArrayList<>();
        for (int square = from; square != to;) {
            square = (square + 1) % Track.SQUARES;
            way.add(square(square));
        }
        return way;
    }

    /** The squares between the ends of a way, neither of them included. */
    static List<Point2D> between(int from, int to) {
        List<Point2D> way = way(from, to);
        return way.subList(0, Math.max(0, way.size() - 1));
    }

    /** The place of a side's {@code i}-th piece at the border of the mat. */
    static Point2D nest(Side side, int i) {
        return point(BOARD.nest(side, i));
    }

    /** The seat of the {@code i}-th of the twenty assets before a side: each has its own, the poorest first. */
    static Point2D asset(Side side, int i) {
        return point(BOARD.stake(side, i));
    }

    /** The place of the {@code i}-th of {@code n} assets in the pool. */
    static Point2D pool(int i, int n) {
        return point(BOARD.inPot(i, n));
    }

    /** A point of the free ground between the two lower limbs, by two numbers from 0 to 1. */
    static Point2D landing(double across, double down) {
        return point(BOARD.landing(across, down));
    }

    /** Where the {@code i}-th bean lies when chance has found no other place. */
    static Point2D landing(int i) {
        return point(BOARD.landing(i));
    }
}
