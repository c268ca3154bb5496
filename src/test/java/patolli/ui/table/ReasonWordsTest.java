package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import patolli.ai.reason.Reason;
import patolli.play.Seats;
import patolli.testkit.Positions;
import patolli.testkit.Records;
import patolli.text.Narrator;
import patolli.text.Texts;

/** Reasons in sentences. */
class ReasonWordsTest {
    private final ReasonWords words = new ReasonWords(Texts.of("bell", "board"),
            new Narrator(Texts.of("bell", "story")));
    private final Seats seats = Records.seats(Positions.opening("bell"));

    /** It takes the place of no other reason. */
    @Test
    void ofDangerThatNobodyHasLookedAtNothingIsSaid() {
        Reason unknown = new Reason.PerilUnknown();
        assertThat(words.best(List.of(unknown), seats)).isEmpty();
        assertThat(words.unseen(List.of(unknown), seats)).isEmpty();
        List<Reason> two = List.of(new Reason.Pays(2), new Reason.CastsAgain());
        assertThat(words.best(List.of(unknown, two.getFirst(), two.getLast()), seats))
                .isEqualTo(words.best(two, seats));
    }
}
