package patolli.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.testkit.Fx;

/** What a view shows when the screen's pixels become smaller or larger. */
class PicturesTest {
    private static final String WIDE = "prolog/ruins.jpg";
    private final Pictures pictures = new Pictures();

    @BeforeAll
    static void start() {
        Fx.start();
    }

    @Test
    void anEnlargedPartKeepsItsSizeInBothSizesOfThePicture() {
        Fx.run(() -> {
            ImageView view = pictures.view(WIDE);
            pictures.enlarge(view, new Rectangle2D(20, 10, 1240, 775), 1280, 800);
            for (double density : new double[] {2, 1}) {
                pictures.setPixelsPerUnit(density);
                assertThat(view.getFitWidth()).isEqualTo(1280);
                assertThat(view.getFitHeight()).isEqualTo(800);
                assertThat(view.getViewport()).isEqualTo(new Rectangle2D(20 * density, 10 * density, 1240 * density,
                        775 * density));
            }
        });
    }
}
