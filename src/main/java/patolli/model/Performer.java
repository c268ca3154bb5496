package patolli.model;

import patolli.play.Turn;
import patolli.rules.State;

/** Shows to the players what happens. Each call ends by running {@code done}, once, on the calling thread's loop. */
public interface Performer {

    /** Moments between two happenings in which nothing moves. */
    enum Beat {
        /** Smoking Mirror looks at the mat before he casts. */
        MIRROR_CASTS,
        /** A cast went by that nobody could use, and a computer casts next. */
        IDLE,
        /** He looks at the cast before he moves. */
        MIRROR_MOVES,
        /** A player's only move is about to be played for him. */
        FORCED,
        /** Somebody who looks on reads what has happened. */
        READING
    }

    /**
     * Shows one turn of the history.
     *
     * @param told run once, at the latest before {@code done}, as soon as it may be said what happened: not while
     *             the beans still fly
     */
    void perform(Turn turn, Runnable told, Runnable done);

    /** Lets a moment pass. */
    void pause(Beat beat, Runnable done);

    /** Shows a position at once, without any way to it. */
    void show(State state);

    /** Leads from what is shown to another position, not by the way of the game. */
    default void turnTo(State state, Runnable done) {
        show(state);
        done.run();
    }

    /** Shows the end of what is being shown at once. */
    default void skip() { }

    /** Shows nothing: everything is done as soon as it is asked for. */
    Performer UNSEEN = new Performer() {
        @Override
        public void perform(Turn turn, Runnable told, Runnable done) {
            told.run();
            done.run();
        }

        @Override
        public void pause(Beat beat, Runnable done) {
            done.run();
        }

        @Override
        public void show(State state) {
            // nobody watches
        }
    };
}
