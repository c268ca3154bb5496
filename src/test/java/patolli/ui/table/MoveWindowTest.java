package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

/** Which part of the mat a picture of moves shows. */
class MoveWindowTest {
    private static final Rectangle2D ALL = SmallMat.seen();

    @Test
    void whereNothingMovesAllIsSeen() {
        assertThat(MovePicture.window(List.of())).isEqualTo(ALL);
    }

    @Test
    void whatLiesNearIsSeenLarger() {
        Point2D middle = new Point2D(ALL.getMinX() + ALL.getWidth() / 2, ALL.getMinY() + ALL.getHeight() / 2);
        Rectangle2D window = MovePicture.window(List.of(middle, middle.add(50, 0)));
        assertThat(window.getWidth()).isLessThan(ALL.getWidth() / 2);
        assertThat(window.contains(middle)).isTrue();
    }

    @Test
    void everyPartHoldsAllMovesAndLiesWithinTheMatInItsShape() {
        var random = new Random(3);
        for (int n = 0; n < 500; n++) {
            List<Point2D> points = Stream.generate(() -> new Point2D(
                    ALL.getMinX() + random.nextDouble() * ALL.getWidth(),
                    ALL.getMinY() + random.nextDouble() * ALL.getHeight())).limit(2 + random.nextInt(4)).toList();
            Rectangle2D window = MovePicture.window(points);
            assertThat(points).allMatch(window::contains);
            assertThat(window.getWidth() / window.getHeight()).isCloseTo(SmallMat.proportion(), within(1e-9));
            assertThat(window.getMinX()).isGreaterThanOrEqualTo(ALL.getMinX());
            assertThat(window.getMinY()).isGreaterThanOrEqualTo(ALL.getMinY());
            assertThat(window.getMaxX()).isLessThanOrEqualTo(ALL.getMaxX() + 1e-9);
            assertThat(window.getMaxY()).isLessThanOrEqualTo(ALL.getMaxY() + 1e-9);
        }
    }
}
