package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.board.BellBoard;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;

/** Five beans in the air are seen to be five. */
class BeansInFlightTest {
    private static final Duration TIME = Duration.millis(1000);
    /** Less than a bean is wide: one may be partly before another. */
    private static final double APART = 17;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    @ParameterizedTest
    @ValueSource(doubles = {180, 260, 340, 420, 500})
    void noBeanIsHiddenByAnother(double when) {
        Fx.run(() -> {
            Beans beans = new Beans(new Pane(), TestPictures.get(), BellBoard.BOARD);
            for (String cast : List.of("0", "1", "2", "3", "4", "10")) {
                beans.gather();
                Animation flight = beans.thrown(cast, TIME);
                flight.play();
                flight.pause();
                flight.jumpTo(Duration.millis(when));
                List<Point2D> seen = beans.things().stream().map(BeanSprite::at).toList();
                for (int i = 0; i < seen.size(); i++) {
                    for (int j = 0; j < i; j++) {
                        assertThat(seen.get(i).distance(seen.get(j))).as("%d and %d of %s", i, j, cast)
                                .isGreaterThan(APART);
                    }
                }
                flight.jumpTo(TIME);
                flight.stop();
                assertThat(beans.isShowing(cast)).isTrue();
            }
        });
    }
}
