package patolli.ui.table;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import patolli.board.SpeechRoom;
import patolli.rules.Side;
import patolli.speech.Talk;

/**
 * What is said at a table, and where it is written: on the picture {@code <game>/speech-<side>.png} of each side that
 * has a room.
 *
 * @param hem    what is left free above and below the words, in design units: more where a border is printed
 * @param before the sides before whom what grows from their sheet to their lips is seen; it is behind all others
 */
public record Talking(Talk talk, Function<Side, Optional<SpeechRoom>> rooms, double hem,
        Set<Side> before) {
    /** Of sheets without a border. */
    private static final double PLAIN = 7;

    /** All that grows from sheets is behind those who speak. */
    public Talking(Talk talk, Function<Side, Optional<SpeechRoom>> rooms, double hem) {
        this(talk, rooms, hem, Set.of());
    }

    /** What is written on sheets without a border. */
    public Talking(Talk talk, Function<Side, Optional<SpeechRoom>> rooms) {
        this(talk, rooms, PLAIN);
    }
}
