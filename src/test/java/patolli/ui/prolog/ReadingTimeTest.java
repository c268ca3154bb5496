package patolli.ui.prolog;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.util.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.model.Tempo;

/** A slow reader has time at any tempo. */
class ReadingTimeTest {
    @ParameterizedTest
    @EnumSource(Tempo.class)
    void aCharacterHasSixtyMillisecondsAndAPageOneAndAHalfSecondsMore(Tempo tempo) {
        assertThat(ReadingTime.of("x".repeat(100), tempo)).isGreaterThanOrEqualTo(Duration.millis(1500 + 60 * 100));
    }
}
