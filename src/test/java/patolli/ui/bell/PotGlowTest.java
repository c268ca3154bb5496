package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
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
    /** The middles of the rim's stones, in degrees clockwise from above. */
    private static final double[] STONES = {0, 27.5, 62.5, 90, 117.5, 152.5, 180, 207.5, 242.5, 270, 297.5, 332.5};

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
            Node rim = layer.getChildren().get(1);
            Node changing = layer.getChildren().get(2);
            double half = rim.getLayoutBounds().getWidth() / 2;
            for (boolean gradually : List.of(false, true)) {
                glow.kindle(0.1, false);
                glow.kindle(share, gradually);
                glow.settle();
                assertThat(floor.getOpacity()).isEqualTo(bright);
                assertThat(changing.getOpacity()).isZero();
                assertThat(rim.getOpacity()).isEqualTo(lit > 0 ? 1 : 0);
                assertThat(IntStream.range(0, STONES.length).filter(i -> rim.getClip().contains(
                        half + 0.8 * half * Math.sin(Math.toRadians(STONES[i])),
                        half - 0.8 * half * Math.cos(Math.toRadians(STONES[i])))))
                        .as("clockwise from above").containsExactlyElementsOf(IntStream.range(0, lit).boxed().toList());
            }
        });
    }
}
