package patolli.ui.bell;

import static org.assertj.core.api.Assertions.assertThat;

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
    @CsvSource({"0, 0", "0.25, 0.5", "0.5, 1", "0.9, 1"})
    void itGlowsWithTheShareOfAllCoinsHoweverItCameAbout(double share, double bright) {
        Fx.run(() -> {
            Pane layer = new Pane();
            PotGlow glow = new PotGlow(layer, TestPictures.get(), new Point2D(100, 100));
            Node rim = layer.getChildren().getFirst();
            glow.kindle(share, false);
            assertThat(rim.getOpacity()).isEqualTo(bright);
            glow.kindle(0.1, false);
            glow.kindle(share, true);
            glow.settle();
            assertThat(rim.getOpacity()).isEqualTo(bright);
        });
    }
}
