package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Point2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What springs off a square where a piece is captured hides nothing that stands beside it. */
class ScatterTest {
    /** From the middle of a square to where a piece on the next one begins. */
    private static final double ROOM = 40;
    private static final double HIGHEST = 70;
    private static final int COUNT = 15, STEPS = 20;

    @ParameterizedTest
    @CsvSource({"300, 140, 0, -1", "300, 140, 1, 0", "300, 400, 0, 1", "300, 400, -1, 0", "300, 400, 0, -1"})
    void itStaysInItsColumnAndBelowWhatIsWritten(double x, double y, double wayX, double wayY) {
        Point2D at = new Point2D(x, y);
        for (int i = 0; i < COUNT; i++) {
            Scatter.Flight flight = Scatter.flight(i, at, new Point2D(wayX, wayY), HIGHEST);
            for (int step = 0; step <= STEPS; step++) {
                Point2D now = flight.at((double) step / STEPS);
                assertThat(Math.abs(now.getX() - x)).as("%d at %d", i, step).isLessThan(ROOM);
                assertThat(now.getY()).as("%d at %d", i, step).isGreaterThanOrEqualTo(HIGHEST);
            }
        }
    }
}
