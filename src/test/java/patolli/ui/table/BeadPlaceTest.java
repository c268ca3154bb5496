package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

/** Numbers on a small board lie beside what they number, on no other and inside. */
class BeadPlaceTest {
    private static final Rectangle2D SEEN = new Rectangle2D(0, 0, 400, 300);
    private static final double RADIUS = 10;

    private static List<Point2D> way(double x, double y, double toX, double toY) {
        return List.of(new Point2D(x, y), new Point2D(toX, toY));
    }

    @Test
    void aBeadAloneMarksTheEndOfItsWay() {
        assertThat(BeadPlace.of(way(100, 100, 200, 100), List.of(), RADIUS, SEEN)).isEqualTo(new Point2D(200, 100));
    }

    @Test
    void aBeadWhoseEndIsTakenLiesBeyondIt() {
        Point2D at = BeadPlace.of(way(100, 100, 200, 100), List.of(new Point2D(195, 100)), RADIUS, SEEN);
        assertThat(at.getY()).isCloseTo(100, within(1e-9));
        assertThat(at.getX()).isGreaterThan(200 + RADIUS);
    }

    @Test
    void threeWaysThatEndTogetherHaveBeadsBesideEachOther() {
        List<Point2D> placed = new ArrayList<>();
        for (int n = 0; n < 3; n++) {
            placed.add(BeadPlace.of(way(100, 100 + 10 * n, 200, 120), placed, RADIUS, SEEN));
        }
        apart(placed);
        assertThat(placed).allSatisfy(at -> assertThat(at.distance(200, 120)).isLessThan(4 * RADIUS));
    }

    @Test
    void atTheEdgeABeadTurnsInside() {
        Point2D at = BeadPlace.of(way(300, 100, 398, 100), List.of(), RADIUS, SEEN);
        assertThat(at.getX()).isLessThanOrEqualTo(400 - RADIUS);
    }

    @Test
    void whereverThreeWaysEndNoBeadLiesOnAnother() {
        Random random = new Random(17);
        for (int round = 0; round < 2_000; round++) {
            List<Point2D> placed = new ArrayList<>();
            double x = 380 * random.nextDouble();
            double y = 280 * random.nextDouble();
            for (int n = 0; n < 3; n++) {
                placed.add(BeadPlace.of(way(400 * random.nextDouble(), 300 * random.nextDouble(),
                        x + 20 * random.nextDouble(), y + 20 * random.nextDouble()), placed, RADIUS, SEEN));
            }
            apart(placed);
            assertThat(placed).allMatch(SEEN::contains);
        }
    }

    private static void apart(List<Point2D> placed) {
        for (Point2D one : placed) {
            assertThat(placed).filteredOn(other -> other != one).allMatch(other -> other.distance(one) >= 2 * RADIUS);
        }
    }
}
