package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What springs off a square where a piece is captured hides nothing that stands beside it. */
class ScatterTest {
    /** From the middle of a square to that of the next one, and from the middle of a piece to its edge. */
    private static final double NEXT = 70, PIECE = 27;
    /** Half of what flies. */
    private static final double CHIP = 6;
    private static final double HIGHEST = 70;
    private static final int COUNT = 26, STEPS = 20;

    @ParameterizedTest
    @CsvSource({"300, 140", "300, 400"})
    void itLiesOnNothingInItsRowAndBelowWhatIsWritten(double x, double y) {
        Point2D at = new Point2D(x, y);
        for (int i = 0; i < COUNT; i++) {
            Scatter.Flight flight = Scatter.flight(i, at, HIGHEST);
            for (int step = 0; step <= STEPS; step++) {
                Point2D now = flight.at((double) step / STEPS);
                for (int beside : new int[] {-2, -1, 0, 1, 2}) {
                    assertThat(now.distance(at.add(beside * NEXT, 0))).as("%d at %d", i, step)
                            .isGreaterThan(PIECE + CHIP);
                }
                assertThat(now.getY()).as("%d at %d", i, step).isGreaterThanOrEqualTo(HIGHEST);
            }
        }
    }

    @Test
    void itFliesInAllDirections() {
        Point2D at = new Point2D(300, 400);
        for (int part = 0; part < 4; part++) {
            int quarter = part;
            assertThat(IntStream.range(0, COUNT).mapToObj(i -> Scatter.flight(i, at, HIGHEST).at(0.5).subtract(at))
                    .filter(way -> way.getX() > 0 == quarter % 2 > 0 && way.getY() > 0 == quarter / 2 > 0))
                    .hasSizeGreaterThan(3);
        }
    }
}
