package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** Real beans: thrown beside the machine, entered at the mat. */
class OwnBeansTest {
    private static final State THROW = Position.toCast(Side.RED).on(Side.RED, 3, 21).on(Side.BLUE, 45, 55).state();
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    private TestBoard own() {
        test.preferences.of(Settings.OWN_BEANS).set(true);
        return test;
    }

    @Test
    void aClickEntersWhatTheBeansShow() {
        own().from(THROW).open();
        assertThat(test.awaiting()).isEqualTo(Awaiting.OWN_THROW);
        assertThat(test.text("expected")).contains("real beans");
        Mouse.click(test.node("own-3"));
        assertThat(test.played()).containsExactly("3");
        assertThat(Lying.dots(test)).isEqualTo(3);
        assertThat(Fx.call(() -> test.node("ownPlace").isVisible())).isFalse();
    }

    @Test
    void digitsEnterWhatTheBeansShow() {
        own().from(THROW).open();
        Keys.type(KeyCode.DIGIT7);
        assertThat(test.played()).isEmpty();
        Keys.type(KeyCode.NUMPAD4);
        assertThat(test.played()).containsExactly("4");
    }

    @Test
    void fiveDotsAreFiveOrNoughtAndCountTen() {
        for (KeyCode key : new KeyCode[] {KeyCode.DIGIT5, KeyCode.DIGIT0}) {
            TestBoard board = new TestBoard();
            board.preferences.of(Settings.OWN_BEANS).set(true);
            board.from(THROW).open();
            Keys.type(key);
            assertThat(board.played()).startsWith("10");
            board.close();
        }
        test.open();
    }

    @Test
    void arrowsAndEnterEnterThemToo() {
        own().from(THROW).open();
        Keys.type(KeyCode.RIGHT);
        Keys.type(KeyCode.RIGHT);
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).containsExactly("2");
    }

    @Test
    void nobodyHoldsTheBeansOfTheApp() {
        own().from(THROW).open();
        Keys.type(KeyCode.ENTER);
        Mouse.click(test.scene, Fx.call(() -> test.node("beansSpot").localToScene(110, 30)));
        assertThat(test.played()).isEmpty();
        assertThat(test.awaiting()).isEqualTo(Awaiting.OWN_THROW);
    }

    @Test
    void oneThrowsForSmokingMirrorToo() {
        own().from(Position.toCast(Side.BLUE).on(Side.RED, 3, 21).on(Side.BLUE, 45, 55).state())
                .mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        assertThat(test.awaiting()).isEqualTo(Awaiting.OWN_THROW);
        assertThat(test.text("expected")).startsWith("Throw for Smoking Mirror").endsWith("(five dots: 5).");
        Keys.type(KeyCode.DIGIT2);
        Fx.until("he has moved and the player throws", () -> test.model.history().size() == 2);
        assertThat(test.awaiting()).isEqualTo(Awaiting.OWN_THROW);
        assertThat(test.text("expected")).startsWith("Throw your beans");
    }

    @Test
    void turnedOnAndOffItHoldsAtOnce() {
        test.from(THROW).always(2).open();
        assertThat(test.awaiting()).isEqualTo(Awaiting.THROW);
        Fx.run(() -> test.preferences.of(Settings.OWN_BEANS).set(true));
        assertThat(test.awaiting()).isEqualTo(Awaiting.OWN_THROW);
        Fx.run(() -> test.preferences.of(Settings.OWN_BEANS).set(false));
        assertThat(test.awaiting()).isEqualTo(Awaiting.THROW);
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).containsExactly("2");
    }

    @Test
    void aComputerThrowsByItsHandAgainAtOnce() {
        own().from(Position.toCast(Side.BLUE).on(Side.RED, 3, 21).on(Side.BLUE, 45, 55).state())
                .mirror(Side.BLUE, state -> state.moves().getFirst()).tempo(Tempo.RELAXED).open();
        assertThat(test.awaiting()).isEqualTo(Awaiting.OWN_THROW);
        Fx.run(() -> test.preferences.of(Settings.OWN_BEANS).set(false));
        Fx.until("his hand has them", () -> test.stage().throwing().hand().holder().equals(Optional.of(Side.BLUE)));
    }

    @Test
    void aMistypedThrowIsTakenBackAndEnteredAnew() {
        own().from(THROW).open();
        Keys.type(KeyCode.DIGIT4);
        Keys.control(test.scene, KeyCode.Z);
        assertThat(test.awaiting()).isEqualTo(Awaiting.OWN_THROW);
        Keys.type(KeyCode.DIGIT3);
        assertThat(test.played()).containsExactly("3");
    }
}
