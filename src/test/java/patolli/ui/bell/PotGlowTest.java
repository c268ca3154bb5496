package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;

/** How brightly the pot's rim glows. */
class PotGlowTest {

    @BeforeAll
    static void start() {
        Fx.start();
    }

    @ParameterizedTest
    @CsvSource({"0, 0, 0", "0.05, 0.1, 1", "0.25, 0.5, 6", "0.5, 1, 12", "0.9, 1, 12"})
    void itGlowsWithTheShareOfAllCoinsHoweverItCameAbout(double share, double bright, int lit) {
        Fx.run(() -> {
            Pane layer = new Pane();
            PotGlow glow = new PotGlow(layer, TestPictures.get(), new Point2D(100, 100));
            Node floor = layer.getChildren().getFirst();
            List<Node> stones = layer.getChildren().stream().skip(1).toList();
            for (boolean gradually : List.of(false, true)) {
                glow.kindle(0.1, false);
                glow.kindle(share, gradually);
                glow.settle();
                assertThat(floor.getOpacity()).isEqualTo(bright);
                assertThat(stones).hasSize(12);
                assertThat(stones.subList(0, lit)).allMatch(stone -> stone.getOpacity() == 1);
                assertThat(stones.subList(lit, 12)).allMatch(stone -> stone.getOpacity() == 0);
            }
        });
    }
}
