package patolli.rules;

import java.util.List;

/**
 * A legal move as it can be seen on the board.
 *
 * @param move the move's number
 * @param legs where the mover's pieces go, in the order in which they go: one, or two for a cast that two pieces share
 */
public record MoveView(int move, List<Leg> legs) {

    /** A copy that cannot be changed. */
    public MoveView {
        legs = List.copyOf(legs);
    }

    /** A move of one piece or of one pair. */
    public MoveView(int move, Leg only) {
        this(move, List.of(only));
    }
}
