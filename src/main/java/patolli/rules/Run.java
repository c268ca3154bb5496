package patolli.rules;

import java.util.function.IntUnaryOperator;

/**
 * A game that goes on in place, one object for all its positions: for random play by the million, where a new
 * {@link State} at each step would cost more than the rules. It tells of no events. Not safe for use by several
 * threads.
 */
public interface Run {

    /** A run that makes a new position at each step, for games that have no better. */
    static Run over(State start) {
        return new Run() {
            private final int[] moves = new int[State.MOST_MOVES];
            private State now = start;

            @Override
            public Phase phase() {
                return now.phase();
            }

            @Override
            public void cast(int cast) {
                now = now.cast(cast, Events.NONE);
            }

            @Override
            public void play(int move) {
                now = now.play(move, Events.NONE);
            }

            @Override
            public void playOne(IntUnaryOperator place) {
                play(moves[place.applyAsInt(now.moves(moves))]);
            }

            @Override
            public State state() {
                return now;
            }
        };
    }

    Phase phase();

    /** Goes on by this cast, as {@link State#cast}. */
    void cast(int cast);

    /** Goes on by this move or bet, as {@link State#play}. */
    void play(int move);

    /**
     * Goes on by one of the legal moves, in phase move only.
     *
     * @param place chooses a place in the order of {@link State#moves(int[])}, from 0, when it is told how many there
     *              are
     */
    void playOne(IntUnaryOperator place);

    /** The position that has been reached. */
    State state();
}
