package patolli.ui.patolli.bet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How stakes lie in the bowl. */
class BowlTest {
    /** How wide a thing is there, about, and how much lower than wide the bowl is seen. */
    private static final double WIDE = 40;
    private static final double FLAT = 0.3;

    @ParameterizedTest
    @ValueSource(ints = {8, 12, 20})
    void aStakeIsAHeapInWhichEachIsNearAnotherAndSomeLieOnTop(int things) {
        List<Berth> heap = IntStream.range(0, things).mapToObj(Bowl::inBowl).toList();
        assertThat(heap).allMatch(one -> heap.stream().anyMatch(other -> other != one
                && apart(one.at(), other.at()) < WIDE * 1.6));
        assertThat(heap.stream().filter(one -> one.above() > 5000).count()).as("on top").isGreaterThanOrEqualTo(2);
        assertThat(heap.stream().map(Berth::at)).as("each is seen").doesNotHaveDuplicates();
    }

    @Test
    void theMoreIsStakedTheHigherTheHeapAndTheFartherFallsItsShadow() {
        List<Berth> heap = IntStream.range(0, 20).mapToObj(Bowl::inBowl).toList();
        assertThat(highest(heap.subList(0, 6))).isZero();
        assertThat(highest(heap.subList(0, 8))).isBetween(10.0, highest(heap) - 10);
        assertThat(heap).allSatisfy(thing -> assertThat(thing.shadow().distance(thing.at()))
                .isBetween(0.4 * Math.min(20, thing.height()), 10.0));
    }

    private static double highest(List<Berth> things) {
        return things.stream().mapToDouble(Berth::height).max().orElseThrow();
    }

    private static double apart(Point2D one, Point2D other) {
        return Math.hypot(one.getX() - other.getX(), (one.getY() - other.getY()) / FLAT);
    }
}
