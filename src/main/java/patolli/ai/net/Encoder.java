package patolli.ai.net;

import patolli.rules.State;

/**
 * What a network sees of a position: always from one side's seat, without colours, so that all seats share its
 * weights. Safe for use by several threads.
 */
public interface Encoder {

    /** The name of the network's file: the game, and what sets this network apart from others of the game. */
    String name();

    /** Whether this network is for positions of this game with these options and so many players. */
    boolean suits(State state);

    /**
     * How often the network looks at a position: 1, for the side to cast, where two sides or two pairs play; else once
     * for each seat.
     */
    default int views() {
        return 1;
    }

    /** Whether the chances are shares of what the network says of all seats; else each follows from its own view. */
    default boolean isShared() {
        return false;
    }

    /** How many inputs there are. */
    int inputs();

    /**
     * Writes the inputs of one view.
     *
     * @param state a position in phase cast
     * @param view  whose: how many seats on from the side to cast, less than {@link #views}
     * @param into  cleared by the caller
     */
    void encode(State state, int view, Inputs into);
}
