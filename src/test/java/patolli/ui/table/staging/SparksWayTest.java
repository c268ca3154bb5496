package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import javafx.geometry.Point2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a spark goes from a tip of the track to what is thrown. */
class SparksWayTest {
    private static final Point2D NUMBER = new Point2D(640, 519);

    @ParameterizedTest
    @CsvSource({"356, 90", "924, 90", "322, 690", "958, 690"})
    void itBowsAcrossItsWayToTheSideItComesFrom(double x, double y) {
        Point2D tip = new Point2D(x, y);
        Point2D bow = Sparks.bow(tip, NUMBER);
        assertThat(bow.dotProduct(NUMBER.subtract(tip))).isCloseTo(0, offset(1e-6));
        assertThat(Math.signum(bow.getX())).isEqualTo(Math.signum(x - NUMBER.getX()));
        assertThat(bow.magnitude()).isGreaterThan(40);
    }
}
