package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.testkit.TestPictures;

/** What lies above and below on the mat. */
class EmptySeatsTest {

    @BeforeAll
    static void start() {
        Fx.start();
    }

    @ParameterizedTest
    @CsvSource({"2, true, true", "3, false, true", "4, false, false"})
    void instrumentsLieWhereNobodySits(int players, boolean above, boolean below) {
        Fx.run(() -> {
            Pane layer = new Pane();
            new EmptySeats(layer, TestPictures.get()).show(Positions.opening("bell players=" + players));
            assertThat(layer.lookup("#empty-seat-yellow").isVisible()).isEqualTo(above);
            assertThat(layer.lookup("#empty-seat-green").isVisible()).isEqualTo(below);
        });
    }

    /** Else the lower corners are bare while nothing is played for. */
    @Test
    void whereNobodyPaysInCoinsTheyLieInTheCorners() {
        Fx.run(() -> {
            Pane layer = new Pane();
            new EmptySeats(layer, TestPictures.get()).show(Positions.opening("bell players=4 forfeits=miss-turn"));
            Node drum = layer.lookup("#empty-seat-yellow"), rattles = layer.lookup("#empty-seat-green");
            assertThat(drum.isVisible() && rattles.isVisible()).isTrue();
            assertThat(drum.getBoundsInParent().getCenterX()).isLessThan(300);
            assertThat(rattles.getBoundsInParent().getCenterX()).isGreaterThan(980);
            assertThat(drum.getBoundsInParent().getMinY()).isGreaterThan(540);
        });
    }
}
