package patolli.train;

import patolli.beans.QuickRandom;
import patolli.rules.State;

/** A way to learn from one game. */
interface Lesson {

    /**
     * Plays a game and learns, but from one that comes to a standstill nothing.
     *
     * @param course how to
     * @param game   the how-manieth of the course
     * @return the mean squared error of the targets
     */
    double play(State opening, QuickRandom dice, Course course, int game);
}
