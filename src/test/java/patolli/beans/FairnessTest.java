package patolli.beans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.beans.Fairness.Group;
import patolli.beans.Fairness.Verdict;
import patolli.rules.Casts;

/** Casts are held against their chances; the points of chi-square are those of the printed tables. */
class FairnessTest {
    private static final Casts BEANS = new Casts(List.of("1", "2", "3", "4", "10"), List.of(5, 10, 10, 5, 1));
    private static final Casts STICKS = new Casts(List.of("0", "2", "8", "12"), List.of(10, 4, 1, 1));

    @ParameterizedTest
    @CsvSource({
        "1, 0.95, 0.00393", "1, 0.05, 3.841", "1, 0.01, 6.635", "1, 0.001, 10.828",
        "2, 0.95, 0.103", "2, 0.05, 5.991", "2, 0.01, 9.210", "2, 0.001, 13.816",
        "3, 0.05, 7.815", "4, 0.95, 0.711", "4, 0.05, 9.488", "4, 0.01, 13.277", "4, 0.001, 18.467",
        "5, 0.05, 11.070", "9, 0.05, 16.919", "10, 0.95, 3.940", "10, 0.05, 18.307", "10, 0.001, 29.588",
        "30, 0.95, 18.493", "30, 0.05, 43.773", "100, 0.95, 77.929", "100, 0.05, 124.342"})
    void theChanceOfAChiSquareIsThatOfTheTables(int degrees, double chance, double point) {
        assertThat(ChiSquare.atLeast(point, degrees)).isCloseTo(chance, within(chance * 0.005));
    }

    @ParameterizedTest
    @CsvSource({"0", "0.001", "0.5", "1", "2.5", "3.999", "4.001", "7", "25", "100", "700"})
    void withTwoAndFourDegreesItIsTheClosedForm(double point) {
        double half = point / 2;
        assertThat(ChiSquare.atLeast(point, 2)).isCloseTo(Math.exp(-half), within(1e-13));
        assertThat(ChiSquare.atLeast(point, 4)).isCloseTo(Math.exp(-half) * (1 + half), within(1e-13));
    }

    @Test
    void theChanceFallsFromOneToNothing() {
        assertThat(ChiSquare.atLeast(0, 4)).isEqualTo(1);
        assertThat(ChiSquare.atLeast(1e6, 4)).isZero();
        double before = 1;
        for (double point = 0.1; point < 40; point += 0.1) {
            double now = ChiSquare.atLeast(point, 9);
            assertThat(now).isBetween(0.0, before);
            before = now;
        }
        assertThatThrownBy(() -> ChiSquare.atLeast(-1, 4)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> ChiSquare.atLeast(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void castsAreComparedWithTheirChances() {
        Fairness fairness = new Fairness(BEANS, List.of(60L, 90L, 110L, 40L, 10L));
        assertThat(fairness.total()).isEqualTo(310);
        assertThat(fairness.expected(0)).isCloseTo(50, within(1e-9));
        assertThat(fairness.degrees()).isEqualTo(4);
        assertThat(fairness.chiSquare()).isCloseTo(2 + 1 + 1 + 2, within(1e-9));
        assertThat(fairness.chance()).isCloseTo(0.1991, within(1e-4));
        assertThat(fairness.verdict()).isEqualTo(Verdict.AS_EXPECTED);
    }

    @Test
    void rareCastsAreJudgedWithTheirNeighbours() {
        assertThat(new Fairness(STICKS, List.of(10L, 4L, 1L, 5L)).groups())
                .containsExactly(new Group(0, 0, 10, 12.5), new Group(1, 3, 10, 7.5));
        assertThat(new Fairness(BEANS, List.of(5L, 10L, 10L, 5L, 1L)).groups())
                .extracting(Group::first, Group::last, Group::count).containsExactly(
                        tuple(0, 0, 5L), tuple(1, 1, 10L),
                        tuple(2, 2, 10L), tuple(3, 4, 6L));
    }

    @ParameterizedTest
    @CsvSource({
        "0 0 0 0 0, TOO_FEW", "3 0 0 0 0, TOO_FEW",
        "50 100 100 50 10, AS_EXPECTED",
        "70 90 100 40 10, UNUSUAL",
        "20 100 100 80 10, SUSPICIOUS", "0 0 0 0 310, SUSPICIOUS"})
    void aVerdictSaysWhatToThink(String counts, Verdict verdict) {
        List<Long> each = List.of(counts.split(" ")).stream().map(Long::valueOf).toList();
        assertThat(new Fairness(BEANS, each).verdict()).isEqualTo(verdict);
    }

    @Test
    void tooFewCastsSayNothing() {
        Fairness fairness = new Fairness(BEANS, List.of(3L, 0L, 0L, 0L, 0L));
        assertThat(fairness.chiSquare()).isZero();
        assertThat(fairness.chance()).isEqualTo(1);
        assertThat(fairness.degrees()).isZero();
    }

    @Test
    void aRowOfCastsIsCounted() {
        assertThat(Fairness.of(STICKS, List.of(0, 1, 0, 3)).counts()).containsExactly(2L, 1L, 0L, 1L);
        assertThatThrownBy(() -> new Fairness(STICKS, Collections.nCopies(3, 1L)))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
