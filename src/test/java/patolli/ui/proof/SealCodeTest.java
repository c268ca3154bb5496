package patolli.ui.proof;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.zxing.BarcodeFormat;
import com.google.zxing.BinaryBitmap;
import com.google.zxing.DecodeHintType;
import com.google.zxing.NotFoundException;
import com.google.zxing.RGBLuminanceSource;
import com.google.zxing.ReaderException;
import com.google.zxing.common.HybridBinarizer;
import com.google.zxing.qrcode.QRCodeReader;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.beans.Seal;
import patolli.beans.Seed;
import patolli.model.Preferences;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Pixels;
import patolli.testkit.TestPictures;
import patolli.ui.common.View;

/** A camera finds the whole seal in the picture of its sheet. */
class SealCodeTest {
    private final Preferences preferences = new Preferences();

    private View sheet(Seal seal) {
        return ProofSheets.seal(seal, preferences, TestPictures.get(), () -> { }, () -> { });
    }

    private static Pixels whole(Alone sheet, double times) {
        return Fx.call(() -> Pixels.of(sheet.scene(), sheet.scene().getRoot().getLayoutBounds(), times));
    }

    private static Optional<String> read(Pixels picture) {
        var source = new RGBLuminanceSource(picture.width(), picture.height(), picture.argb());
        try {
            return Optional.of(new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(source)),
                    Map.of(DecodeHintType.TRY_HARDER, true, DecodeHintType.POSSIBLE_FORMATS,
                            List.of(BarcodeFormat.QR_CODE))).getText());
        } catch (NotFoundException e) {
            return Optional.empty();
        } catch (ReaderException e) {
            throw new AssertionError("the code can't be read", e);
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, 1.25, 2})
    @Tag("breadth")
    void theCodeIsTheSealInFull(double times) {
        for (int n = 0; n < 3; n++) {
            Seal seal = Seed.draw(new SplittableRandom(n)).seal("");
            try (Alone sheet = Alone.show(() -> sheet(seal))) {
                assertThat(read(whole(sheet, times))).contains(seal.hex());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(TextSize.class)
    void atEverySizeOfWords(TextSize size) {
        preferences.of(Settings.TEXT_SIZE).set(size);
        try (Alone sheet = Alone.show(() -> sheet(Sample.SEAL))) {
            assertThat(read(whole(sheet, 1))).contains(Sample.SEAL.hex());
        }
    }

    @Test
    void whileTheBeansAreSealedTheCheckHasItToo() {
        try (Alone sheet = Alone.show(() -> ProofSheets.proof(Sample.model(Sample.CLOSED, List.of()), preferences,
                TestPictures.get()))) {
            assertThat(read(whole(sheet, 1))).contains(Sample.SEAL.hex());
        }
    }

    @Test
    void itIsInkOnBoneAndNothingBetween() {
        try (Alone sheet = Alone.show(() -> sheet(Sample.SEAL))) {
            for (double times : new double[] {1, 2}) {
                Node code = sheet.node("#code");
                Bounds where = Fx.call(() -> code.localToScene(code.getLayoutBounds()));
                Pixels picture = Fx.call(() -> Pixels.of(sheet.scene(), where, times));
                assertThat(Arrays.stream(picture.argb()).distinct()).containsExactlyInAnyOrder(0xFF1E1712, 0xFFF3EAD7);
                assertThat(where.getWidth()).as("large enough for a camera").isGreaterThanOrEqualTo(220);
            }
        }
    }
}
