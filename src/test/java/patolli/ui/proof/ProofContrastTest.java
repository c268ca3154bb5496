package patolli.ui.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import javafx.scene.control.Hyperlink;
import javafx.scene.text.Text;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.model.Preferences;
import patolli.testkit.Alone;
import patolli.testkit.Contrast;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.ui.common.View;

/** Whether the sheets about the beans can be read. */
@Tag("breadth")
class ProofContrastTest {
    private static final double LEAST = 4.5;
    private final Preferences preferences = new Preferences();

    @ParameterizedTest
    @ValueSource(strings = {".sheet-title .text", "#sealWords .text", ".told-verdict .text",
            ".told-fault .text", ".told-beside .text",
            "#sealState .text", "#hexDigits .text", ".hex-name .text",
            "#verdict .text", "#next .text", "#turn .text", "#how .text"})
    void everyWordOnTheCheckStandsOut(String selector) {
        ProofModel model = Sample.model(Sample.OPEN, Sample.many(40, 2));
        assertThat(contrast(() -> ProofSheets.proof(model, preferences, TestPictures.get()), selector))
                .isGreaterThanOrEqualTo(LEAST);
    }

    @ParameterizedTest
    @ValueSource(strings = {".cast-head .text", ".list-cell:differs .label .text", ".list-cell:filled .label .text"})
    void andInTheListOfCasts(String selector) {
        ProofModel model = Sample.model(Sample.OPEN, Sample.many(40, 2));
        assertThat(contrast(() -> {
            View view = ProofSheets.proof(model, preferences, TestPictures.get());
            ((Hyperlink) view.root().lookup("#next")).fire();
            return view;
        }, selector)).isGreaterThanOrEqualTo(LEAST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#sealedWords .text", ".sheet-text .text", "#sealedVerdict .text", ".told-verdict .text"})
    void soDoTheWordsWhileTheBeansAreSealed(String selector) {
        ProofModel model = Sample.model(Sample.CLOSED, List.of());
        assertThat(contrast(() -> ProofSheets.proof(model, preferences, TestPictures.get()), selector))
                .isGreaterThanOrEqualTo(LEAST);
    }

    @ParameterizedTest
    @ValueSource(strings = {"#words .text", ".sheet-text .text", ".sheet-small .text", "#hexCopy .text"})
    void andThoseOfTheSealAlone(String selector) {
        assertThat(contrast(() -> ProofSheets.seal(Sample.SEAL, preferences, TestPictures.get(), () -> { },
                () -> { }), selector)).isGreaterThanOrEqualTo(LEAST);
    }

    /** Of the first that is seen. */
    private static double contrast(Callable<View> maker, String selector) {
        try (Alone sheet = Alone.show(maker)) {
            OptionalDouble[] seen = {OptionalDouble.empty()};
            Fx.until(selector + " is seen", () -> {
                sheet.scene().getRoot().applyCss();
                sheet.scene().getRoot().layout();
                seen[0] = sheet.scene().getRoot().lookupAll(selector).stream().filter(Text.class::isInstance)
                        .map(Text.class::cast).filter(text -> text.getLayoutBounds().getWidth() > 8)
                        .sorted(Comparator.comparingDouble(text -> text.localToScene(0, 0).getY()))
                        .map(Contrast::measured).filter(OptionalDouble::isPresent).findFirst()
                        .orElse(OptionalDouble.empty());
                return seen[0].isPresent();
            });
            return seen[0].getAsDouble();
        }
    }
}
