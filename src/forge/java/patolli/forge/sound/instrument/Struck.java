package patolli.forge.sound.instrument;

import java.util.Random;

/** What sounds by single strokes. */
public interface Struck {
    /**
     * One stroke.
     *
     * @param sign    the stroke's letter in a score
     * @param force   from 0 to 1
     * @param seconds how long it is shaken; what is hit ignores it
     * @param random  no two strokes are alike
     */
    double[] strike(char sign, double force, double seconds, Random random);

    /** How many strokes of one letter and force a player keeps. */
    default int alike() {
        return 6;
    }

    /** Whether strokes of one letter differ by force and chance alone, so that a player may keep a few of each. */
    default boolean kept() {
        return true;
    }
}
