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
     * @param again  whether the piece's path has led over this square before: it is there for the second time
     */
    record Square(int number, boolean again) implements Spot {

        /** Where a path comes but once. */
        public Square(int number) {
            this(number, false);
        }
    }

    /** Beside the board, not yet entered or sent back. */
    record Hand(Side side) implements Spot { }

    /** Beyond the end of its journey: borne off, or in pagade's Home. */
    record Home(Side side) implements Spot { }

    /** Out of the game: an enemy has captured it. */
    record Captured(Side side) implements Spot { }

    /** Whether it is the same square, for whichever time the path leads over it, or the same place beside the board. */
    default boolean isWith(Spot other) {
        return this instanceof Square(int number, boolean _) && other instanceof Square(int there, boolean _)
                ? number == there : equals(other);
    }

    /** The spots of so many pieces of a side in its hand, of one on each of these squares, and of so many at home. */
    static List<Spot> of(Side side, int inHand, List<Integer> squares, int home) {
        List<Square> standing = squares.stream().map(square -> new Square(square)).toList();
        return Stream.of(Collections.nCopies(inHand, new Hand(side)), standing,
                Collections.nCopies(home, new Home(side))).<Spot>flatMap(List::stream).toList();
    }
}
