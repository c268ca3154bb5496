package patolli.audio;

import java.util.ArrayList;
import java.util.List;

/**
 * Counts the effects that sound at once. JavaFX has sixteen voices; asked for more, it takes one away and does not let
 * go of its player (seen with 26.0.1: a thread is left behind each time).
 */
final class Voices {
    /** A few are kept free for what is already on its way to its end. */
    static final int MOST = 12;
    /** A tune comes through when no step does any more. */
    static final int MOST_FOR_TUNES = 14;
    private final List<Double> ends = new ArrayList<>();
    private double now;

    void beat(double seconds) {
        now += seconds;
        ends.removeIf(end -> end <= now);
    }

    /** Whether one more may sound; then it counts for so many seconds. */
    boolean take(boolean tune, double seconds) {
        boolean free = ends.size() < (tune ? MOST_FOR_TUNES : MOST);
        if (free) {
            ends.add(now + seconds);
        }
        return free;
    }
}
