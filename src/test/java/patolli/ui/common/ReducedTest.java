package patolli.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

/** Pictures made smaller. */
class ReducedTest {

    /** Black and white columns in turn, the right half of the picture clear. */
    private static Image stripes() {
        WritableImage image = new WritableImage(16, 8);
        for (int y = 0; y < 8; y++) {
            for (int x = 0; x < 8; x++) {
                image.getPixelWriter().setColor(x, y, x % 2 == 0 ? Color.BLACK : Color.WHITE);
            }
        }
        return image;
    }

    @Test
    void finePatternsBecomeTheirMean() {
        Image small = Reduced.of(stripes(), 0, 0, 16, 8, 4, 2);
        assertThat(small.getWidth()).isEqualTo(4);
        assertThat(small.getHeight()).isEqualTo(2);
        assertThat(small.getPixelReader().getColor(0, 0).getBrightness()).isBetween(0.49, 0.51);
        assertThat(small.getPixelReader().getColor(3, 1).getOpacity()).isZero();
    }

    @Test
    void whatIsClearGivesItsShareOfClearnessAndNoColour() {
        Color half = Reduced.of(stripes(), 7, 0, 2, 8, 1, 1).getPixelReader().getColor(0, 0);
        assertThat(half.getOpacity()).isBetween(0.49, 0.51);
        assertThat(half.getBrightness()).isGreaterThan(0.98);
    }

    @Test
    void aPixelThatStandsForPartsOfOthersTakesTheirParts() {
        Image thirds = Reduced.of(stripes(), 0, 0, 3, 8, 2, 1);
        assertThat(thirds.getPixelReader().getColor(0, 0).getBrightness()).isBetween(0.32, 0.34);
        assertThat(thirds.getPixelReader().getColor(1, 0).getBrightness()).isBetween(0.32, 0.34);
    }
}
