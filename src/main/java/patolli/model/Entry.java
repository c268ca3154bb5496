package patolli.model;

import patolli.beans.Occasion;
import patolli.beans.Thrown;
import patolli.play.Seats;

/** One thing that is kept of a contest, in the order in which it happens. */
public sealed interface Entry {

    /** A bet of so many assets from each side. */
    record Bet(int amount) implements Entry { }

    /**
     * A cast.
     *
     * @param text how the game writes it
     */
    record Cast(Occasion occasion, Thrown thrown, String text) implements Entry { }

    /**
     * A move, as the state numbers it.
     *
     * @param text how the game writes it
     */
    record Move(int move, String text) implements Entry { }

    /** The last bet, cast or move is taken back. */
    record Undo() implements Entry { }

    /** What was taken back last is played again. */
    record Redo() implements Entry { }

    /** A hint was asked for. */
    record Hint() implements Entry { }

    /** From now on these play. */
    record Seated(Seats seats) implements Entry { }
}
