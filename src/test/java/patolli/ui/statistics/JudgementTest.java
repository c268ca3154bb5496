package patolli.ui.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.beans.Fairness;
import patolli.rules.Casts;
import patolli.rules.patolli.PatolliGame;
import patolli.text.Texts;

/** What is said of casts, at the edges of each saying. */
class JudgementTest {
    private static final Casts TABLE = PatolliGame.INSTANCE.casts();
    private final Texts texts = new Texts("statistics");

    @ParameterizedTest
    @CsvSource({"1, JUST_SO", "0.2, JUST_SO", "0.19999, A_LITTLE", "0.05, A_LITTLE", "0.04999, UNUSUAL",
        "0.001, UNUSUAL", "0.00099, HARDLY_EVER", "0, HARDLY_EVER"})
    void theChanceDecides(double chance, Judgement said) {
        assertThat(Judgement.of(chance)).isEqualTo(said);
    }

    @ParameterizedTest
    @CsvSource({"0.2, 5", "0.0833, 12", "0.05, 20", "0.0499, 20", "0.042, 25", "0.011, 90", "0.0099, 100",
            "0.0033, 300", "0.001, 1000"})
    void oneEveningInSoMany(double chance, int evenings) {
        assertThat(Judgement.oneIn(chance)).isEqualTo(evenings);
    }

    @ParameterizedTest
    @CsvSource({"5, five", "6, six", "8, eight", "12, twelve", "13, 13", "20, 20"})
    void fewEveningsAreWritten(int evenings, String written) {
        assertThat(texts.get("judgement.A_LITTLE", 61, evenings)).endsWith("about one evening in " + written
                + " is like this.");
    }

    @Test
    void castsAlongTheirChancesAreJustSo() {
        assertThat(Judgement.of(casts(5, 10, 10, 5, 1))).isEqualTo(Judgement.JUST_SO);
        assertThat(Judgement.of(casts(50, 100, 100, 50, 10))).isEqualTo(Judgement.JUST_SO);
    }

    @Test
    void tensAloneAreHardlyEverSeen() {
        assertThat(Judgement.of(casts(0, 0, 0, 0, 62))).isEqualTo(Judgement.HARDLY_EVER);
    }

    @Test
    void aFewCastsTellNothing() {
        assertThat(Judgement.of(casts(0, 0, 0, 0, 0))).isEqualTo(Judgement.NO_CASTS);
        assertThat(Judgement.of(casts(0, 0, 0, 0, 4))).isEqualTo(Judgement.TOO_FEW);
    }

    @Test
    void everySayingIsASentenceThatCountsTheCasts() {
        for (Judgement judgement : Judgement.values()) {
            assertThat(texts.get("judgement." + judgement, 1234, 7)).endsWith(".");
        }
        assertThat(texts.get("judgement.TOO_FEW", 1, 1)).startsWith("one cast,");
        assertThat(texts.get("judgement.JUST_SO", 1234, 1)).startsWith("1,234 casts");
    }

    private static Fairness casts(long... counts) {
        assertThat(counts).hasSize(TABLE.size());
        List<Long> list = Arrays.stream(counts).boxed().toList();
        return new Fairness(TABLE, Collections.unmodifiableList(list));
    }
}
