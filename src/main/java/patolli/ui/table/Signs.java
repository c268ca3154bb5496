package patolli.ui.table;

import patolli.play.Decision;
import patolli.play.Turn;
import patolli.rules.Phase;
import patolli.rules.State;
import patolli.settings.TextSize;

/** What else lies on the mat, under everything that is played with, and tells of the position. */
public interface Signs {
    /** For games whose pieces and stakes say all. */
    Signs NONE = state -> { };

    /** Shows what a position says. */
    void show(State state);

    /** Something is taught at the table: what lies under the sheet on which it is written is put away. */
    default void teach() {
        // where nothing lies under it
    }

    /** What is written there grows with the words. */
    default void size(TextSize size) {
        // where nothing is written
    }

    /** A turn is about to be seen: the first after the throw-off is thrown without what settled who begins. */
    default void begin(Turn turn) {
        if (turn.decision() instanceof Decision.Cast && turn.before().phase() != Phase.THROWOFF) {
            show(turn.before());
        }
    }

    /** Shows how it is after a turn: what a cast has just decided may be seen until the next. */
    default void show(Turn turn) {
        show(turn.after());
    }
}
