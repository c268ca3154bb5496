package patolli.ui.farewell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.util.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.model.Preferences;
import patolli.model.Tempo;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;
import patolli.testkit.Alone;
import patolli.testkit.TestPictures;

/** The farewell alone: it ends by itself, by a key, by a click, and only once. */
class FarewellTest {
    private final Preferences preferences = new Preferences();
    private int ends;
    private int backs;
    private FarewellScene farewell;
    private Alone shown;

    private void open(Tempo tempo) {
        preferences.tempoProperty().set(tempo);
        Fx.start();
        farewell = Fx.call(() -> FarewellScene.load(new FarewellModel("Lord of rain,\nhear us.", () -> ends++,
                new FarewellModel.Back("_Back to the table", () -> backs++)),
                TestPictures.get(), preferences));
        shown = Alone.show(() -> farewell);
    }

    @AfterEach
    void close() {
        shown.close();
    }

    @Test
    void aKeyEndsItOnce() {
        open(Tempo.INSTANT);
        Keys.type(KeyCode.ENTER);
        Keys.type(KeyCode.SPACE);
        assertThat(ends).isEqualTo(1);
    }

    @Test
    void aClickEndsIt() {
        open(Tempo.INSTANT);
        Mouse.click(shown.scene(), new Point2D(900, 400));
        assertThat(ends).isEqualTo(1);
    }

    @Test
    void aClickOnTheWayBackLeadsBackOnly() {
        open(Tempo.INSTANT);
        Mouse.click(shown.node("#back"));
        Keys.type(KeyCode.ENTER);
        assertThat(backs).isEqualTo(1);
        assertThat(ends).isZero();
    }

    @ParameterizedTest
    @EnumSource(value = KeyCode.class, names = {"ENTER", "SPACE"})
    void tabLeadsToTheWayBackWhichAKeyTakesWithoutHaste(KeyCode key) {
        open(Tempo.NORMAL);
        Keys.type(KeyCode.TAB);
        assertThat(shown.isFocused("#back")).isTrue();
        assertThat(farewell.controller().lasting().getStatus()).isEqualTo(Animation.Status.STOPPED);
        Keys.type(key);
        assertThat(backs).isEqualTo(1);
        assertThat(ends).isZero();
    }

    @Test
    void itLastsEightSecondsAndEnds() {
        open(Tempo.NORMAL);
        Animation lasting = farewell.controller().lasting();
        assertThat(lasting.getTotalDuration()).isEqualTo(Duration.seconds(8));
        Fx.run(() -> lasting.jumpTo(lasting.getTotalDuration()));
        Fx.until("it has ended", () -> ends == 1);
    }

    @Test
    void atOnceMeansThatNothingRunsByItselfAndAllIsThere() {
        open(Tempo.INSTANT);
        assertThat(farewell.controller().lasting().getStatus()).isEqualTo(Animation.Status.STOPPED);
        assertThat(Fx.call(() -> shown.scene().getRoot().lookupAll(".telling"))).hasSize(2)
                .allMatch(line -> line.getOpacity() == 1);
    }

    @Test
    void detachedItEndsNothing() {
        open(Tempo.NORMAL);
        Fx.run(farewell::detach);
        Keys.type(KeyCode.ENTER);
        assertThat(ends).isZero();
        assertThat(farewell.controller().lasting().getStatus()).isEqualTo(Animation.Status.STOPPED);
    }
}
