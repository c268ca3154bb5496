package patolli.ai.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Intervals hold the true figure in about 95 of a hundred measurements, also where few values were measured. */
class IntervalTest {
    private static final int MEASUREMENTS = 4000;

    private static double covered(int values) {
        SplittableRandom random = new SplittableRandom(values);
        return IntStream.range(0, MEASUREMENTS).filter(i -> {
            Interval mean = Interval.mean(normal(random, values));
            return mean.low() <= 0 && 0 <= mean.high();
        }).count() / (double) MEASUREMENTS;
    }

    private static List<Double> normal(SplittableRandom random, int values) {
        return IntStream.range(0, values).mapToObj(i -> random.nextGaussian()).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 11, 12, 40})
    void theMeanOfFewIsAsSureAsItSays(int values) {
        assertThat(covered(values)).isCloseTo(0.95, within(0.012));
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 15, 40})
    void whatAControlExplainsDoesNotMakeItTooSure(int values) {
        SplittableRandom random = new SplittableRandom(values);
        long held = IntStream.range(0, MEASUREMENTS).filter(i -> {
            List<Double> control = normal(random, values);
            List<Double> rest = normal(random, values);
            Interval mean = Interval.controlled(IntStream.range(0, values)
                    .mapToObj(k -> control.get(k) + rest.get(k)).toList(), control);
            return mean.low() <= 0 && 0 <= mean.high();
        }).count();
        assertThat(held / (double) MEASUREMENTS).isGreaterThan(0.93);
    }

    @Test
    void oneValueSaysNothingOfTheMean() {
        assertThat(Interval.mean(List.of(0.25)).of(1)).isEqualTo(new Interval(0.25, 0, 1));
    }

    @Test
    void whereAllWereWonItIsAsSureAsAShareOfAll() {
        Interval won = Interval.mean(Collections.nCopies(50, 1.0)).of(50);
        assertThat(won.value()).isEqualTo(1);
        assertThat(won.low()).isCloseTo(Interval.share(50, 50).low(), within(1e-9)).isLessThan(0.95);
        assertThat(won.high()).isEqualTo(1);
    }

    @Test
    void aShareOfNothingMayBeAnything() {
        assertThat(Interval.share(0, 0)).isEqualTo(new Interval(0, 0, 1));
        assertThat(Interval.ratio(List.of(0), List.of(0))).isEqualTo(new Interval(0, 0, 1));
    }
}
