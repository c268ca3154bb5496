package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

/** A piece that turns to gold shines where its light lies on no other. */
class GildingTest {
    private static final ToDoubleFunction<Point2D> NOTHING_THROWN = at -> 500;
    /** How far the smaller light reaches. */
    private static final double LIGHT = 55;
    private static final Point2D AT = new Point2D(718, 330);

    @Test
    void withNothingAroundItStaysNearAndGoesAwayFromTheMiddle() {
        assertThat(Gilding.held(AT, List.of(), NOTHING_THROWN)).isEqualTo(new Point2D(718, 270));
        Point2D below = Gilding.held(new Point2D(718, 500), List.of(), NOTHING_THROWN);
        assertThat(below.distance(718, 560)).isLessThan(1e-6);
    }

    @Test
    void besideARowOfOthersAndTheBeansItGoesToWhereItsLightHidesNone() {
        List<Point2D> row = List.of(new Point2D(640, 330), new Point2D(679, 291), new Point2D(718, 252),
                new Point2D(757, 213));
        ToDoubleFunction<Point2D> beans = at -> Math.hypot(Math.max(0, 764 - at.getX()),
                Math.max(0, 337 - at.getY()));
        Point2D held = Gilding.held(AT, row, beans);
        assertThat(Gilding.room(held, row, beans)).isGreaterThanOrEqualTo(LIGHT);
        assertThat(held.distance(AT)).isLessThan(121);
    }

    @Test
    void whereThereIsNoRoomItGoesWhereMostIs() {
        ToDoubleFunction<Point2D> beans = at -> Math.min(30, at.getX() / 40);
        Point2D held = Gilding.held(AT, List.of(), beans);
        assertThat(held.getX()).as("at the right").isGreaterThan(AT.getX() + 110);
    }
}
