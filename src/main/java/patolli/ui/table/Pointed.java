package patolli.ui.table;

import java.util.List;
import patolli.rules.Hindrance;
import patolli.rules.Leg;

/** What a player points at, or brings the focus to, while a move is awaited. */
sealed interface Pointed {

    /** A legal move, by either of its ends. */
    record AtMove(int move) implements Pointed { }

    /** One's own piece that can't be played. */
    record AtStuck(Hindrance why) implements Pointed { }

    /** A piece that can go to these places, or one of them, which are parts of moves. */
    record AtLegs(List<Leg> legs) implements Pointed { }

    /** The piece that has gone its part of a move, and can be taken back. */
    record AtBack() implements Pointed { }

    /** Dice by which a piece may go, or so many together. */
    record AtDice(List<Integer> dice, int pieces) implements Pointed { }

    /** Nothing, while the rest of a move is waited for. */
    record AtRest() implements Pointed { }
}
