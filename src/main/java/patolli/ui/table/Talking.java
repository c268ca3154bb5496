package patolli.ui.table;

import java.util.Optional;
import java.util.function.Function;
import patolli.board.SpeechRoom;
import patolli.rules.Side;
import patolli.speech.Talk;

/**
 * What is said at a table, and where it is written: on the picture {@code <game>/speech-<side>.png} of each side that
 * has a room.
 *
 * @param hem    what is left free above and below the words, in design units: more where a border is printed
 * @param headed whether a table's badges lie on the sheets; not where these hang from name plates with the same heads
 */
public record Talking(Talk talk, Function<Side, Optional<SpeechRoom>> rooms, double hem, boolean headed) {
    /** Of sheets without a border. */
    private static final double PLAIN = 7;

    /** With badges, if the table has any. */
    public Talking(Talk talk, Function<Side, Optional<SpeechRoom>> rooms, double hem) {
        this(talk, rooms, hem, true);
    }

    /** What is written on sheets without a border. */
    public Talking(Talk talk, Function<Side, Optional<SpeechRoom>> rooms) {
        this(talk, rooms, PLAIN);
    }
}
