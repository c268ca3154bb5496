package patolli.rules;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/** Where a piece is or goes: on a square of the board, or off it. */
public sealed interface Spot {

    /**
     * A square of the board.
     *
     * @param number the square's own number: where {@link Event}s count squares the same as there; where they count
     *               steps, the number that the game's path gives the square under a step
     */
    record Square(int number) implements Spot { }

    /** Beside the board, not yet entered or sent back. */
    record Hand(Side side) implements Spot { }

    /** Beyond the end of its journey: borne off, or in pagade's Home. */
    record Home(Side side) implements Spot { }

    /** Out of the game: an enemy has captured it. */
    record Captured(Side side) implements Spot { }

    /** The spots of so many pieces of a side in its hand, of one on each of these squares, and of so many at home. */
    static List<Spot> of(Side side, int inHand, List<Integer> squares, int home) {
        return Stream.of(Collections.nCopies(inHand, new Hand(side)), squares.stream().map(Square::new).toList(),
                Collections.nCopies(home, new Home(side))).<Spot>flatMap(List::stream).toList();
    }
}
