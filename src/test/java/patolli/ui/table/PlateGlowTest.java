package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.testkit.Fx;

/** The light about a name plate. */
class PlateGlowTest {
    private static final double WIDE = 212, HIGH = 46;

    @BeforeAll
    static void start() {
        Fx.start();
    }

    private static ImageView seen(PlateGlow glow) {
        return (ImageView) glow.getChildren().getFirst();
    }

    private static int alpha(Image light, int x, int y) {
        return light.getPixelReader().getArgb(x, y) >>> 24;
    }

    /** It lies in the middle about the plate, is bright where that ends, and fades to nothing without an edge. */
    @Test
    void itFadesAwayFromThePlateOnAllSides() {
        PlateGlow glow = new PlateGlow(WIDE);
        glow.about(HIGH);
        ImageView seen = seen(glow);
        Image light = seen.getImage();
        int wide = (int) light.getWidth(), high = (int) light.getHeight();
        assertThat(seen.getLayoutX() + wide / 2.0).isEqualTo(WIDE / 2);
        assertThat(seen.getLayoutY() + high / 2.0).isEqualTo(HIGH / 2);
        int reach = (int) -seen.getLayoutX();
        assertThat(alpha(light, reach, high / 2)).as("at its left end").isGreaterThan(100);
        assertThat(alpha(light, wide / 2, reach)).as("at its upper edge").isGreaterThan(100);
        for (int i = 1; i <= reach; i++) {
            int left = alpha(light, reach - i, high / 2);
            assertThat(left).isBetween(alpha(light, reach - i + 1, high / 2) - 10,
                    alpha(light, reach - i + 1, high / 2));
            assertThat(alpha(light, wide - 1 - (reach - i), high / 2)).isEqualTo(left);
            assertThat(alpha(light, wide / 2, reach - i)).isEqualTo(left);
        }
        assertThat(alpha(light, 0, high / 2)).isZero();
        assertThat(alpha(light, 0, 0)).isZero();
        assertThat(alpha(light, reach / 3, reach / 3)).as("round at its corners")
                .isLessThan(alpha(light, reach / 3, high / 2));
    }

    /** A higher plate has a higher light, which ends as far from it. */
    @Test
    void itGrowsWithThePlate() {
        PlateGlow glow = new PlateGlow(WIDE);
        glow.about(HIGH);
        double high = seen(glow).getImage().getHeight();
        glow.about(HIGH + 20);
        assertThat(seen(glow).getImage().getHeight()).isEqualTo(high + 20);
        assertThat(seen(glow).getLayoutY() + seen(glow).getImage().getHeight() / 2).isEqualTo(HIGH / 2 + 10);
    }
}
