package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.shape.Circle;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.testkit.Fx;

/** Knots on a square are large enough to be counted from afar, and stay within the square's chain. */
class StitchedNumberTest {
    /** What a square leaves free, and how broad a knot is at least. */
    private static final double WIDE = 38, HIGH = 32, KNOT = 8.5;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 4, 6})
    void aNumberAloneIsLargeAndWithinItsSquare(int number) {
        Fx.run(() -> {
            StitchedNumber sewn = StitchedNumber.edged(List.of(number));
            Group stitches = (Group) sewn.getChildrenUnmodifiable().getFirst();
            Bounds all = stitches.getBoundsInLocal();
            assertThat(all.getWidth()).isLessThanOrEqualTo(WIDE);
            assertThat(all.getHeight()).isLessThanOrEqualTo(HIGH);
            assertThat(stitches.getChildren().stream().filter(Circle.class::isInstance).map(Circle.class::cast)
                    .filter(circle -> 2 * circle.getRadius() >= KNOT).count()).isGreaterThanOrEqualTo(number);
        });
    }
}
