package patolli.ui.table.light;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.stream.IntStream;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.Test;

/** A white square of 40 pixels in the middle of a clear picture of 120, and its shadow. */
class SoftShadowTest {
    private static final int SIDE = 120, FROM = 40, TO = 80;
    private final Image shadow = SoftShadow.of(square(), 8, 0.5);

    private static Image square() {
        WritableImage picture = new WritableImage(SIDE, SIDE);
        for (int i = 0; i < (TO - FROM) * (TO - FROM); i++) {
            picture.getPixelWriter().setArgb(FROM + i % (TO - FROM), FROM + i / (TO - FROM), 0xFFFFFFFF);
        }
        return picture;
    }

    private double dark(int x, int y) {
        return (shadow.getPixelReader().getArgb(x, y) >>> 24) / 255.0;
    }

    @Test
    void itIsAsDarkAsAskedWithinAndNothingFarOff() {
        assertThat(dark(60, 60)).isCloseTo(0.5, offset(0.01));
        assertThat(dark(5, 5)).isZero();
    }

    @Test
    void itsEdgeIsHalfAsDarkAndFallsOffEvenlyOnAllSides() {
        assertThat(dark(FROM, 60)).isCloseTo(0.25, offset(0.03));
        assertThat(IntStream.range(20, 60).mapToDouble(x -> dark(x, 60)).toArray()).isSorted();
        for (int i = 0; i < SIDE; i++) {
            assertThat(dark(i, 60)).as("mirrored").isEqualTo(dark(SIDE - 1 - i, 60));
            assertThat(dark(i, 60)).as("across and down").isEqualTo(dark(60, i));
        }
    }

    @Test
    void theMoreSoftTheFartherItReaches() {
        Image soft = SoftShadow.of(square(), 20, 0.5);
        assertThat(soft.getPixelReader().getArgb(20, 60) >>> 24).isGreaterThan(0);
        assertThat(shadow.getPixelReader().getArgb(20, 60) >>> 24).isZero();
    }
}
