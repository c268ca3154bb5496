package patolli.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Names in lists and at the beginning of sentences. */
class NarratorTest {
    private final Narrator narrator = new Narrator(Texts.of("tablan", "story"));

    @Test
    void whoHasWonBeginsASentence() {
        assertThat(Narrator.sentence(narrator.list(List.of("black")))).isEqualTo("Black");
    }

    @Test
    void nobodyHasWonADrawnGame() {
        assertThat(Narrator.sentence(narrator.list(List.of()))).isEmpty();
    }
}
