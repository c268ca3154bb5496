package patolli.ui.table;

import patolli.play.Turn;
import patolli.rules.State;

/** What else lies on the mat, under everything that is played with, and tells of the position. */
public interface Signs {
    /** For games whose pieces and stakes say all. */
    Signs NONE = state -> { };

    /** Shows what a position says. */
    void show(State state);

    /** Shows how it is after a turn: what a cast has just decided may be seen until the next. */
    default void show(Turn turn) {
        show(turn.after());
    }
}
