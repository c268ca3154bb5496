package patolli.model;

import patolli.ai.Opponents;
import patolli.play.Level;
import patolli.rules.State;

/** Chooses for the computer. Called off the FX thread; sees the position and nothing else. */
@FunctionalInterface
public interface Mind {

    /** One of the legal moves of a position in phase move or bet. */
    int choose(State state);

    /** The same for a computer that plays so well. A mind that knows no levels always plays its best. */
    default int choose(State state, Level level) {
        return choose(state);
    }

    /**
     * One of the bets of a position in phase bet, among computers.
     *
     * @param own   how well the computer plays that chooses it
     * @param rival how well the other plays
     */
    default int bet(State state, Level own, Level rival) {
        return choose(state, own);
    }

    /** A mind that knows levels, and bets by what it is worth to the contest. */
    static Mind of(Levelled levelled) {
        return new Mind() {
            @Override
            public int choose(State state) {
                return choose(state, Level.MIRROR);
            }

            @Override
            public int choose(State state, Level level) {
                return levelled.choose(state, level);
            }

            @Override
            public int bet(State state, Level own, Level rival) {
                return Opponents.bets(state, state.mover(), own, rival).getFirst().move();
            }
        };
    }

    /** Chooses at a level. */
    @FunctionalInterface
    interface Levelled {
        /** One of the legal moves of a position in phase move or bet. */
        int choose(State state, Level level);
    }
}
