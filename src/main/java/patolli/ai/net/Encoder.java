package patolli.ai.net;

import patolli.rules.State;

/**
 * What a network sees of a position: always from the side to cast, without colours, so that all seats share its
 * weights. Safe for use by several threads.
 */
public interface Encoder {

    /** The name of the network's file: the game, and what sets this network apart from others of the game. */
    String name();

    /** Whether this network is for positions of this game with these options and so many players. */
    boolean suits(State state);

    /**
     * How many values the network gives: 1, the chance of the side to cast where two sides or two pairs play; else one
     * for each seat, in turn order from the side to cast.
     */
    default int outputs() {
        return 1;
    }

    /** How many inputs there are. */
    int inputs();

    /**
     * Writes the inputs.
     *
     * @param state a position in phase cast
     * @param into  cleared by the caller
     */
    void encode(State state, Inputs into);
}
