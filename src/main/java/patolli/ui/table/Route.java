package patolli.ui.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.geometry.Point2D;
import patolli.rules.Leg;
import patolli.rules.Spot;

/**
 * Where a piece touches the table on one leg of a move.
 *
 * @param start   where it lies
 * @param squares the squares that it touches, in order: with the one that it leaves and the one on which it lands,
 *                where these are squares
 * @param end     where it comes to lie
 */
record Route(Point2D start, List<Point2D> squares, Point2D end) {

    /** A copy that cannot be changed. */
    Route {
        squares = List.copyOf(squares);
    }

    /**
     * The route of a leg.
     *
     * @param counted squares that are counted off before the one on which a piece from the hand lands
     */
    static Route of(TableLayout layout, Leg leg, List<Spot.Square> counted, PieceSprite piece) {
        List<Point2D> squares = new ArrayList<>();
        if (leg.from() instanceof Spot.Square from) {
            squares.add(layout.square(from.number()));
        }
        counted.forEach(step -> squares.add(layout.square(step.number())));
        layout.way(leg).stream().filter(step -> !squares.contains(step)).forEach(squares::add);
        return new Route(leg.from() instanceof Spot.Square from ? layout.square(from.number()) : piece.home(), squares,
                piece.end(leg.to()));
    }

    /** The same with another of the pieces in hand. */
    Route from(Point2D other) {
        return new Route(other, squares, end);
    }

    /** The places in {@link #squares} that are walked over: neither left nor landed on. */
    List<Integer> walked() {
        List<Integer> walked = new ArrayList<>();
        for (int i = 0; i < squares.size(); i++) {
            if (!squares.get(i).equals(start) && !squares.get(i).equals(end)) {
                walked.add(i);
            }
        }
        return walked;
    }

    /** The steps from one square to the next. */
    Set<Set<Point2D>> steps() {
        Set<Set<Point2D>> steps = new HashSet<>();
        for (int i = 1; i < squares.size(); i++) {
            steps.add(Set.of(squares.get(i - 1), squares.get(i)));
        }
        return steps;
    }

    /** Whether it begins beside the board. */
    boolean comesOn() {
        return !squares.isEmpty() && !squares.getFirst().equals(start);
    }

    /** Whether it ends beside the board. */
    boolean goesOff() {
        return !squares.isEmpty() && !squares.getLast().equals(end);
    }
}
