package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.board.Box;
import patolli.model.Tempo;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** The flower in the middle of a table opens under a piece that turns to gold, and closes when nobody wins. */
class BlossomingTest {
    private static final Point2D MIDDLE = new Point2D(640, 404), EDGE = new Point2D(640, 440),
            NEST = new Point2D(264, 640);
    private static final Rectangle2D CAST = new Rectangle2D(250, 480, 240, 100);

    @BeforeAll
    static void start() {
        Fx.start();
    }

    /** A layer, and the light over it, with a flower in the middle. */
    private static final class Scene {
        private final Pane over = new Pane();
        private final Pictures pictures = TestPictures.get();
        private final Sprite piece = new Sprite(pictures, "pagade/piece-red-1.png");
        private final Spotlight light = new Spotlight(over, pictures, new Box(0, 0, 10, 10),
                Bursts.in("mysore").blooming("pagade/lotus", MIDDLE));

        Scene() {
            piece.place(EDGE);
            new Pane().getChildren().add(piece);
        }

        /** How large all is that lies at the middle behind the piece. */
        List<Double> petals() {
            return over.getChildren().stream().filter(Sprite.class::isInstance).map(Sprite.class::cast)
                    .filter(each -> each != piece && each.isVisible() && each.at().distance(MIDDLE) < 1)
                    .map(Sprite::getScaleX).toList();
        }
    }

    private static void until(Animation moment, double millis) {
        moment.jumpTo(Duration.millis(millis));
    }

    @Test
    void aPieceTurnsToGoldOverItsMiddleAndItsPetalsOpen() {
        Fx.run(() -> {
            Scene scene = new Scene();
            Animation moment = new Gilding(scene.light).of(scene.piece, "pagade/piece-red-home.png", NEST, List.of(),
                    List.of(), new Around(List.of(scene.piece), CAST, new Point2D(500, 500)), Tempo.NORMAL, 1);
            moment.play();
            moment.pause();
            until(moment, Gilding.SHINES + 20);
            until(moment, Gilding.SHINES + 60);
            double bud = scene.petals().stream().mapToDouble(Double::doubleValue).sum();
            until(moment, 420);
            until(moment, 460);
            assertThat(scene.piece.at().distance(MIDDLE)).isLessThan(1);
            assertThat(scene.petals()).as("two rings and their light").hasSize(3);
            assertThat(scene.petals().stream().mapToDouble(Double::doubleValue).sum()).isGreaterThan(bud + 0.5);
            until(moment, 5000);
            assertThat(scene.petals()).isEmpty();
            assertThat(scene.piece.at().distance(NEST)).isLessThan(1);
        });
    }

    @Test
    void itClosesAtADraw() {
        Fx.run(() -> {
            Scene scene = new Scene();
            Animation moment = new Standstill(scene.light).of(List.of(scene.piece), new Pane(), List.of(),
                    Tempo.NORMAL);
            moment.play();
            moment.pause();
            until(moment, 200);
            until(moment, 240);
            assertThat(scene.petals()).singleElement().satisfies(size -> assertThat(size).isGreaterThan(1.1));
            until(moment, 1000);
            until(moment, 1040);
            assertThat(scene.petals()).singleElement().satisfies(size -> assertThat(size).isEqualTo(1));
        });
    }
}
