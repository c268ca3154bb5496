package patolli.ui.table;

import patolli.rules.Hindrance;

/** What a player points at, or brings the focus to, while a move is awaited. */
sealed interface Pointed {

    /** A legal move, by either of its ends. */
    record AtMove(int move) implements Pointed { }

    /** One's own piece that can't be played. */
    record AtStuck(Hindrance why) implements Pointed { }
}
