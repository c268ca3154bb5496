package patolli.audio;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** What sounds are played with. */
interface Equipment {

    /**
     * Finds out whether anything can be heard, and gets everything ready. May take long; never throws, and always
     * answers once, on the FX thread.
     */
    void prepare(Consumer<Ready> answer);

    /**
     * Gets a piece of music out of its packing, which may take long.
     *
     * @param there told once, on the FX thread, whether it can be played
     */
    void fetch(String file, Consumer<Boolean> there);

    /**
     * A player for a file of those that are {@link Ready}.
     *
     * @param lost told if it can't go on
     */
    Deck deck(String file, Runnable lost);

    /** What came of the preparations. */
    sealed interface Ready {

        /** There is nothing to play on. */
        record Silent() implements Ready { }

        /**
         * It can begin.
         *
         * @param clips   the effects, by the names of their files
         * @param damaged files that can't be played, effects and others; no deck is to be asked for them
         */
        record Sounding(Map<String, Clip> clips, List<String> damaged) implements Ready {

            public Sounding {
                clips = Map.copyOf(clips);
                damaged = List.copyOf(damaged);
            }
        }
    }
}
