package patolli.ui.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.ui.proof.Sample.casts;
import static patolli.ui.proof.Sample.model;

import org.junit.jupiter.api.Test;
import patolli.ui.proof.CheckedCast.Match;

class ProofModelTest {

    @Test
    void whileNothingIsWrongAndNothingOpenTheBeansAreSealed() {
        assertThat(model(Sample.CLOSED, casts(Match.SEALED, Match.OWN)).isSealed()).isTrue();
        assertThat(model(Sample.CLOSED, casts(Match.SEALED, Match.DIFFERS)).isSealed())
                .as("what is wrong is never kept back").isFalse();
        assertThat(model(Sample.OPEN, casts(Match.FITS)).isSealed()).isFalse();
    }

    @Test
    void everyCastOfTheProofIsListedWithWhatTheBeansSay() {
        ProofModel model = model(Sample.OPEN, casts(Match.FITS, Match.DIFFERS, Match.OWN, Match.SEALED));
        assertThat(model.casts()).extracting(CheckedCast::match)
                .containsExactly(Match.FITS, Match.DIFFERS, Match.OWN, Match.SEALED);
        assertThat(model.casts()).extracting(CheckedCast::derived).containsExactly("3", "3", "", "");
        assertThat(model.casts()).extracting(CheckedCast::recorded).containsExactly("3", "10", "3", "3");
        assertThat(model.casts()).extracting(CheckedCast::number).containsExactly(1, 2, 3, 4);
        assertThat(model.count(Match.DIFFERS)).isEqualTo(1);
    }
}
