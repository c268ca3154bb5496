package patolli.forge.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.board.Box;
import patolli.board.SpeechRoom;
import patolli.board.TablanBoard;
import patolli.board.TablanSpeech;
import patolli.rules.Side;

/** A festoon hangs over either figure, in the room between the name plate and the head. */
class FestoonTest {
    /** The shortest cloth with words that hangs there. */
    private static final double SHORTEST = 56;

    static Stream<Side> sides() {
        return TablanBoard.BOARD.sides().stream();
    }

    @ParameterizedTest
    @MethodSource("sides")
    void aClothWithWordsCoversItWholly(Side side) {
        Box festoon = Festoon.room(side);
        SpeechRoom words = TablanSpeech.room(side).orElseThrow();
        assertThat(festoon.x()).isGreaterThanOrEqualTo(words.left(words.top()));
        assertThat(festoon.right()).isLessThanOrEqualTo(words.right(words.top()));
        assertThat(festoon.bottom()).isLessThanOrEqualTo(words.top() + SHORTEST);
    }

    @ParameterizedTest
    @MethodSource("sides")
    void itHangsFreeOfTheNamePlate(Side side) {
        assertThat(Festoon.room(side).y()).isGreaterThan(TablanBoard.BOARD.plate(side).bottom());
    }
}
