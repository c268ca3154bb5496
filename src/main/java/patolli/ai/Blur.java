package patolli.ai;

import patolli.rules.State;

/**
 * How a weaker player misjudges a move: by an amount that looks random but follows from the position and the move
 * alone, so that the same position always gets the same answer.
 */
final class Blur {
    private static final long PRIME = 0x100000001b3L;
    private static final long BASIS = 0xcbf29ce484222325L;
    private static final long MIX = 0xbf58476d1ce4e5b9L;
    /** The sum of so many even numbers from 0 to 1 is nearly normal. */
    private static final int TERMS = 4;

    private Blur() { }

    /**
     * The value as it is misjudged, 0 to 1.
     *
     * @param deviation the standard deviation of the error
     */
    static double of(State state, int move, double deviation, double value) {
        if (deviation == 0) {
            return value;
        }
        // by the words of the position, for hash codes of enums differ from run to run
        long hash = hash(state + " " + state.text(move));
        double sum = 0;
        for (int term = 0; term < TERMS; term++) {
            hash = (hash ^ hash >>> 30) * MIX + term;
            sum += (hash >>> 11) * 0x1p-53;
        }
        double normal = (sum - TERMS / 2.0) * Math.sqrt(12.0 / TERMS);
        return Math.clamp(value + deviation * normal, 0, 1);
    }

    private static long hash(String text) {
        long hash = BASIS;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * PRIME;
        }
        return hash;
    }
}
