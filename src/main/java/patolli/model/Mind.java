package patolli.model;

import patolli.rules.State;

/** Chooses for the computer. Called off the FX thread; sees the position and nothing else. */
@FunctionalInterface
public interface Mind {

    /** One of the legal moves of a position in phase move. */
    int choose(State state);
}
