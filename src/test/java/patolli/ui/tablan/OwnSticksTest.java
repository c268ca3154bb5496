package patolli.ui.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.settings.Settings;
import patolli.model.Awaiting;
import patolli.testkit.Keys;

/** Four real sticks are entered by what they show: a digit, or the two of twelve. */
class OwnSticksTest {
    private final PlankScene test = new PlankScene();

    @BeforeEach
    void open() {
        test.preferences.of(Settings.OWN_BEANS).set(true);
        test.open("tablan first=white", Set.of(), 3);
        assertThat(test.untilAwaited()).isEqualTo(Awaiting.OWN_THROW);
    }

    @AfterEach
    void close() {
        test.close();
    }

    @Test
    void twelveIsTypedAsItIsWritten() {
        Keys.type(KeyCode.DIGIT1);
        assertThat(test.played()).isEmpty();
        Keys.type(KeyCode.DIGIT2);
        assertThat(test.played()).containsExactly("12");
    }

    @Test
    void backspaceTakesTheFirstDigitBack() {
        Keys.type(KeyCode.DIGIT1);
        Keys.type(KeyCode.BACK_SPACE);
        Keys.type(KeyCode.DIGIT2);
        assertThat(test.played()).containsExactly("2");
    }

    @Test
    void twelveIsTypedAsFiveToo() {
        Keys.type(KeyCode.DIGIT5);
        assertThat(test.played()).containsExactly("12");
    }

    @Test
    void aDigitThatNoCastBeginsWithIsForgotten() {
        Keys.type(KeyCode.DIGIT3);
        Keys.type(KeyCode.DIGIT2);
        assertThat(test.played()).containsExactly("2");
    }
}
