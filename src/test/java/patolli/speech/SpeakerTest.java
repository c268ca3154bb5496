package patolli.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** When something is said, by a clock that the test turns. */
class SpeakerTest {
    private static final List<String> FOUR = List.of("a", "b", "c", "d");
    private final LineBook book = new LineBook(Map.of("bumps", FOUR, "welcome", FOUR, "return", FOUR, "crow", FOUR,
            "extra.me", FOUR));
    private long now = 1_000_000;
    private final Speaker speaker = new Speaker(new HeardLines(""), () -> now, new Random(5));

    private Optional<Situation> spoken(Situation... things) {
        return speaker.remark(List.of(things), book).map(Speaker.Spoken::of);
    }

    @Test
    void oneLineInTwentySecondsWhateverHappens() {
        Random random = new Random(8);
        List<Long> when = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            now += random.nextInt(3000);
            if (spoken(Situation.BUMPS, Situation.WELCOME).isPresent()) {
                when.add(now);
            }
        }
        assertThat(when).hasSizeGreaterThan(100);
        for (int i = 1; i < when.size(); i++) {
            assertThat(when.get(i) - when.get(i - 1)).isGreaterThanOrEqualTo(20_000);
        }
    }

    @Test
    void anAnswerCountsLikeALine() {
        assertThat(spoken(Situation.WELCOME)).isPresent();
        now += 10_000;
        while (speaker.answer(Tone.CROW, book).isEmpty()) {
            now++;
        }
        now += 15_000;
        assertThat(spoken(Situation.WELCOME)).isEmpty();
        now += 5_000;
        assertThat(spoken(Situation.WELCOME)).isPresent();
    }

    @Test
    void ofSeveralThingsTheFirstInItsOrderIsSpokenOf() {
        assertThat(spoken(Situation.WELCOME, Situation.RETURN)).contains(Situation.RETURN);
    }

    @Test
    void whatAGameHasNoLinesForIsPassedOver() {
        assertThat(spoken(Situation.STREAK_MINE)).isEmpty();
        assertThat(spoken(Situation.STREAK_MINE, Situation.WELCOME)).contains(Situation.WELCOME);
        assertThat(speaker.answer(Tone.SULK, book)).isEmpty();
    }

    @Test
    void whatHappensOftenIsLetPassNowAndThen() {
        int said = 0;
        for (int i = 0; i < 400; i++) {
            now += Speaker.GAP;
            said += spoken(Situation.EXTRA_MINE).isPresent() ? 1 : 0;
        }
        assertThat(said / 400.0).isBetween(0.3, 0.5);
    }
}
