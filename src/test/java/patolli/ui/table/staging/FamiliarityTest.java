package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.ui.table.staging.Familiarity.Kind;

/** How long what is seen again and again still takes. */
class FamiliarityTest {
    private final Familiarity familiarity = new Familiarity();

    private List<Double> lengths(Kind kind, int times) {
        return IntStream.range(0, times).mapToObj(i -> familiarity.next(kind)).toList();
    }

    @Test
    void whatIsSeenOftenGetsShorterDownToHalf() {
        assertThat(lengths(Kind.BLOW, 7)).containsExactly(1.0, 0.85, 0.7, 0.6, 0.5, 0.5, 0.5);
    }

    @Test
    void eachKindIsNewByItself() {
        lengths(Kind.TRIANGLE, 9);
        assertThat(familiarity.next(Kind.GOLD)).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(names = {"GAME", "CONTEST"})
    void whatDecidesIsNeverShort(Kind kind) {
        assertThat(lengths(kind, 9)).containsOnly(1.0);
    }
}
