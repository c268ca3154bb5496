package patolli.ui.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static patolli.ui.proof.Sample.casts;
import static patolli.ui.proof.Sample.model;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import patolli.ui.proof.CheckedCast.Match;
import patolli.ui.proof.ProofModel.Verdict;

class ProofModelTest {

    @Test
    void beforeTheEndNothingIsSaidOfTheCasts() {
        assertThat(model(Sample.CLOSED, casts(Match.SEALED, Match.OWN)).verdict()).isEqualTo(Verdict.SEALED);
    }

    @Test
    void castsThatFitAreWhatTheyShouldBe() {
        assertThat(model(Sample.OPEN, casts(Match.FITS, Match.OWN, Match.FITS)).verdict()).isEqualTo(Verdict.FITS);
    }

    @Test
    void oneCastThatDiffersIsEnough() {
        assertThat(model(Sample.OPEN, Sample.many(2000, 1234)).verdict()).isEqualTo(Verdict.DIFFERS);
    }

    @Test
    void aSecretThatIsNotTheSealedOneProvesNothing() {
        assertThat(model(Sample.BROKEN, casts(Match.FITS)).verdict()).isEqualTo(Verdict.BROKEN);
    }

    @Test
    void ownBeansAloneAreNoProof() {
        assertThat(model(Sample.OPEN, casts(Match.OWN)).verdict()).isEqualTo(Verdict.NOTHING);
        assertThat(model(Sample.OPEN, List.of()).verdict()).isEqualTo(Verdict.NOTHING);
    }

    @Test
    void beansWhoseSecretWasLostDoNotSpoilTheRest() {
        ProofModel model = new ProofModel(List.of(Sample.CLOSED, Sample.bag(Sample.OTHER, Sample.OTHER)),
                casts(Match.SEALED, Match.FITS), () -> { }, Optional.empty(), () -> { });
        assertThat(model.isOpen()).isTrue();
        assertThat(model.verdict()).isEqualTo(Verdict.FITS);
    }

    @Test
    void thereAreAlwaysBeans() {
        assertThatThrownBy(() -> new ProofModel(List.of(), List.of(), () -> { }, Optional.empty(), () -> { }))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRecordThatGoesAgainstTheRulesDoesNotFitHoweverItsCastsFall() {
        ProofModel model = new ProofModel(List.of(Sample.bag(Sample.OTHER, Sample.OTHER)), casts(Match.FITS),
                new ProofModel.Remarks(Optional.of("Line 9 is no legal move."), false), () -> { }, Optional.empty(),
                () -> { });
        assertThat(model.verdict()).isEqualTo(Verdict.FAULTY);
    }
}
