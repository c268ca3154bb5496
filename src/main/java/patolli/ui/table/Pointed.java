package patolli.ui.table;

import java.util.List;
import patolli.rules.Leg;

/** What a player points at, or brings the focus to, while a move is awaited. */
sealed interface Pointed {

    /** A legal move, by either of its ends. */
    record AtMove(int move) implements Pointed { }

    /** One's own piece that can't be played. */
    record AtStuck(Bar bar) implements Pointed { }

    /** A piece that can do so much, but can't go by some of the dice. */
    record AtPiece(Pointed what, List<Bar> barred) implements Pointed { }

    /** A piece that can go to these places, or one of them, which are parts of moves. */
    record AtLegs(List<Leg> legs) implements Pointed { }

    /** The piece that has gone its part of a move, and can be taken back. */
    record AtBack() implements Pointed { }

    /** Dice by which a piece may go, or so many together. */
    record AtDice(List<Integer> dice, int pieces) implements Pointed { }

    /** What stops the piece that is pointed at, in whole or in part. */
    default List<Bar> bars() {
        return switch (this) {
            case AtStuck(Bar bar) -> List.of(bar);
            case AtPiece at -> at.barred();
            case AtMove _, AtLegs _, AtBack _, AtDice _, AtRest _ -> List.of();
        };
    }

    /** Nothing, while the rest of a move is waited for. */
    record AtRest() implements Pointed { }
}
