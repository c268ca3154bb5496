package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.shape.Circle;
import org.junit.jupiter.api.Test;

/** Beads tell by their dots which piece goes where. */
class KnotTest {
    @Test
    void theDotsOnABeadLieApartAndWithinIt() {
        for (int n = 1; n <= 9; n++) {
            List<Circle> circles = new Knot(n).getChildren().stream().map(Circle.class::cast).toList();
            Circle bead = circles.getFirst();
            List<Circle> dots = circles.subList(1, circles.size());
            assertThat(dots).as("move %d", n).hasSize(n);
            for (Circle dot : dots) {
                assertThat(Math.hypot(dot.getCenterX(), dot.getCenterY()) + dot.getRadius()).isLessThan(
                        bead.getRadius());
                assertThat(dots.stream().filter(other -> other != dot)).as("beside each other, move %d", n)
                        .allMatch(other -> Math.hypot(dot.getCenterX() - other.getCenterX(),
                                dot.getCenterY() - other.getCenterY()) > dot.getRadius() + other.getRadius());
            }
        }
    }
}
