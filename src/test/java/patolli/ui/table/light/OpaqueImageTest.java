package patolli.ui.table.light;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.testkit.Fx;

/** Pictures of which JavaFX knows that nothing shines through. */
class OpaqueImageTest {
    private static final int[] PIXELS = {0xff102030, 0xffa0b0c0, 0xff000000, 0xffffffff, 0xff01fe80, 0xff7f0102};

    @BeforeAll
    static void start() {
        Fx.start();
    }

    @Test
    void everyPixelIsWhereItWasAndCountsAsOpaque() {
        Image image = OpaqueImage.of(PIXELS, 3, 2);
        assertThat(image.isError()).isFalse();
        assertThat(image.getPixelReader().getPixelFormat().getType()).isEqualTo(PixelFormat.Type.BYTE_RGB);
        int[] read = new int[PIXELS.length];
        image.getPixelReader().getPixels(0, 0, 3, 2, PixelFormat.getIntArgbInstance(), read, 0, 3);
        assertThat(read).containsExactly(PIXELS);
    }

    @Test
    void onePixelThatIsNotWholeMakesItTranslucent() {
        assertThat(OpaqueImage.isOpaque(PIXELS)).isTrue();
        assertThat(OpaqueImage.isOpaque(new int[] {0xff000000, 0xfe000000})).isFalse();
    }
}
