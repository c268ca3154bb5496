package patolli.ui.table;

import patolli.play.Turn;
import patolli.rules.Event;
import patolli.rules.State;

/** Hears what happens at a table, at the moment at which it is seen. */
public interface TableEar {
    /** Hears nothing. */
    TableEar DEAF = new TableEar() {
        @Override
        public void happens(Turn turn, Event event) {
            // nobody listens
        }

        @Override
        public void inHand(boolean held) {
            // nobody listens
        }
    };

    /**
     * Something happened. A piece that goes from square to square is told of on each of them; what was skipped, or is
     * not shown on its way, is told of once when it is seen to have happened.
     */
    void happens(Turn turn, Event event);

    /** Another position was laid out, at once or after a short movement, without anything having happened. */
    default void laid(State state) { }

    /** The beast on the mat has shut its jaws, as can be seen. */
    default void bitten() { }

    /** The beans were taken up into a player's hand, or left it. */
    void inHand(boolean held);
}
