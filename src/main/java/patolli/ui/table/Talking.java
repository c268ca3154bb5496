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
 * @param hem what is left free above and below the words, in design units: more where a border is printed
 */
public record Talking(Talk talk, Function<Side, Optional<SpeechRoom>> rooms, double hem) {
    /** Of sheets without a border. */
    private static final double PLAIN = 7;

    /** What is written on sheets without a border. */
    public Talking(Talk talk, Function<Side, Optional<SpeechRoom>> rooms) {
        this(talk, rooms, PLAIN);
    }
}
