package patolli.ui.table;

import java.util.Optional;
import java.util.function.Function;
import patolli.board.SpeechRoom;
import patolli.rules.Side;
import patolli.speech.Talk;

/**
 * What is said at a table, and where it is written: on the picture {@code <game>/speech-<side>.png} of each side that
 * has a room.
 */
public record Talking(Talk talk, Function<Side, Optional<SpeechRoom>> rooms) { }
