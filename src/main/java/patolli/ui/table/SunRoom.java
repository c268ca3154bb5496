package patolli.ui.table;

import java.util.stream.IntStream;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.Point;
import patolli.rules.Side;

/**
 * Where a sun has most room about the head of somebody small: clear of all squares and of that side's pieces that are
 * home, below the band and above what is written under the board.
 *
 * @param at     its middle
 * @param radius from there to the tips of its rays
 */
record SunRoom(Point at, double radius) {
    /** How far it keeps from the middle of a square, and of a piece. */
    private static final double SQUARE = 22, PIECE = 20;
    /** So many pieces of a side are home at most. */
    private static final int PIECES = 6;
    /** How far its middle may lie from the head across and down, looked at in steps, and what being farther costs. */
    private static final double ACROSS = 36, DOWN = 48, STEP = 2, COST = 0.3;

    /**
     * The best one.
     *
     * @param head of whoever sits there
     * @param room within which it lies
     * @param most how large it is at most
     */
    static SunRoom about(BoardGeometry board, Side side, Point head, Box room, double most) {
        SunRoom best = at(board, side, head, room, most);
        double value = best.radius;
        for (double down = -DOWN; down <= DOWN; down += STEP) {
            for (double across = -ACROSS; across <= ACROSS; across += STEP) {
                SunRoom other = at(board, side, head.plus(across, down), room, most);
                double worth = other.radius - COST * Math.hypot(across, down);
                if (worth > value) {
                    best = other;
                    value = worth;
                }
            }
        }
        return best;
    }

    private static SunRoom at(BoardGeometry board, Side side, Point at, Box room, double most) {
        double squares = IntStream.range(0, board.squares()).mapToDouble(i -> at.distance(board.square(i))).min()
                .orElse(most + SQUARE) - SQUARE;
        double pieces = IntStream.range(0, PIECES).mapToDouble(i -> at.distance(board.done(side, i))).min()
                .orElse(most + PIECE) - PIECE;
        double edges = Math.min(Math.min(at.x() - room.x(), room.right() - at.x()),
                Math.min(at.y() - room.y(), room.bottom() - at.y()));
        return new SunRoom(at, Math.min(most, Math.min(edges, Math.min(squares, pieces))));
    }
}
