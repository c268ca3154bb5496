package patolli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class CastsTest {
    private static final Casts STICKS = new Casts(List.of("0", "2", "8", "12"), List.of(10, 4, 1, 1));

    @Test
    void theChancesSumToOne() {
        assertThat(STICKS.total()).isEqualTo(16);
        double sum = 0;
        for (int cast = 0; cast < STICKS.size(); cast++) {
            sum += STICKS.chance(cast);
        }
        assertThat(sum).isEqualTo(1);
        assertThat(STICKS.chance(1)).isEqualTo(0.25);
    }

    @Test
    void aCastIsFoundByHowItIsWritten() {
        for (int cast = 0; cast < STICKS.size(); cast++) {
            assertThat(STICKS.find(STICKS.text(cast))).hasValue(cast);
        }
        assertThat(STICKS.find("4")).isEmpty();
        assertThat(STICKS.find("")).isEmpty();
    }

    @Test
    void everyCastNeedsAPositiveWeight() {
        assertThatThrownBy(() -> new Casts(List.of("1", "2"), List.of(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Casts(List.of("1", "2"), List.of(1, 0)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
