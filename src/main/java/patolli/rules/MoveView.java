package patolli.rules;

import java.util.List;

/**
 * A legal move as it can be seen on the board.
 *
 * @param move the move's number
 * @param legs where the mover's pieces go, in the order in which they go: one, or two for a cast that two pieces share
 * @param uses the dice that it uses of those that {@link State#dice} has; empty in games whose casts are one number
 */
public record MoveView(int move, List<Leg> legs, List<Integer> uses) {

    /** A copy that cannot be changed. */
    public MoveView {
        legs = List.copyOf(legs);
        uses = List.copyOf(uses);
    }

    /** A move that uses the cast. */
    public MoveView(int move, List<Leg> legs) {
        this(move, legs, List.of());
    }

    /** A move of one piece or of one pair. */
    public MoveView(int move, Leg only) {
        this(move, List.of(only));
    }
}
