package patolli.model;

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

    /** A mind that knows levels. */
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
        };
    }

    /** Chooses at a level. */
    @FunctionalInterface
    interface Levelled {
        /** One of the legal moves of a position in phase move or bet. */
        int choose(State state, Level level);
    }
}
