package patolli.ui.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Labels along a line, and the round numbers on it. */
class SpreadTest {

    @Test
    void whatHasRoomStaysWhereItIsWanted() {
        assertThat(Spread.of(new double[] {10, 40, 90}, new double[] {5, 5, 5}, 0, 100)).containsExactly(10, 40, 90);
    }

    @Test
    void whatIsWantedAtOnePlaceLiesAboutIt() {
        assertThat(Spread.of(new double[] {50, 50, 50}, new double[] {5, 5, 5}, 0, 100)).containsExactly(40, 50, 60);
    }

    @Test
    void noLabelLiesOnAnotherOrBeyondTheLimits() {
        Random random = new Random(5);
        for (int round = 0; round < 1_000; round++) {
            double[] wanted = random.doubles(6, -20, 120).sorted().toArray();
            double[] half = random.doubles(6, 3, 8).toArray();
            double[] laid = Spread.of(wanted, half, 0, 100);
            assertThat(laid[0] - half[0]).isGreaterThanOrEqualTo(-1e-9);
            assertThat(laid[5] + half[5]).isLessThanOrEqualTo(100 + 1e-9);
            for (int n = 1; n < 6; n++) {
                assertThat(laid[n] - laid[n - 1]).as(Arrays.toString(wanted))
                        .isGreaterThanOrEqualTo(half[n] + half[n - 1] - 1e-9);
            }
        }
    }

    @Test
    void stepsAreRoundAndNotTooMany() {
        assertThat(RoundMarks.step(0.6, 6)).isCloseTo(0.1, within(1e-12));
        assertThat(RoundMarks.step(130, 6)).isEqualTo(50);
        assertThat(RoundMarks.step(7, 4)).isEqualTo(2);
        assertThat(RoundMarks.between(7, 28, 5)).containsExactly(10.0, 15.0, 20.0, 25.0);
        assertThat(RoundMarks.between(-0.2, 0.2, 0.1)).hasSize(5);
    }
}
