package patolli.ui.theatre;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicLong;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.testkit.Fx;
import patolli.testkit.Keys;

class BossKeysTest {
    private boolean inPlay = true;
    private int vanished;
    private int pressed;
    private final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 5);
    private final BossKeys keys = new BossKeys(() -> inPlay, () -> vanished++, Theatre.GRACE, clock::get);
    private Button button;
    private Stage stage;

    @BeforeEach
    void open() {
        Fx.start();
        Fx.run(() -> {
            button = new Button("Press");
            button.setOnAction(event -> pressed++);
            stage = new Stage();
            stage.setScene(new Scene(new StackPane(button), 300, 200));
            stage.show();
            keys.attach(stage.getScene());
            button.requestFocus();
        });
        Fx.until("the window has the keyboard", () -> stage.isFocused());
    }

    @AfterEach
    void close() {
        Fx.run(() -> {
            keys.detach();
            stage.close();
        });
    }

    @ParameterizedTest
    @EnumSource(value = KeyCode.class, names = {"SPACE", "ESCAPE"})
    void eitherKeyClearsTheGameOnThePressAndPressesNoButton(KeyCode key) {
        Keys.press(key);
        assertThat(vanished).isEqualTo(1);
        Keys.release(key);
        assertThat(vanished).isEqualTo(1);
        assertThat(pressed).isZero();
    }

    @ParameterizedTest
    @EnumSource(value = KeyCode.class, names = {"SPACE", "ESCAPE"})
    void whatIsTypedIntoAFieldIsNoBossKey(KeyCode key) {
        Fx.run(() -> {
            TextField field = new TextField();
            ((StackPane) stage.getScene().getRoot()).getChildren().add(field);
            field.requestFocus();
        });
        Keys.type(key);
        assertThat(vanished).isZero();
    }

    @Test
    void outsideOfPlayTheKeysDoWhatTheyDoAnywhere() {
        inPlay = false;
        Keys.type(KeyCode.SPACE);
        Keys.type(KeyCode.ESCAPE);
        assertThat(vanished).isZero();
        assertThat(pressed).isEqualTo(1);
    }

    @Test
    void aKeyThatIsHeldFromBeforeDoesNothing() {
        inPlay = false;
        Keys.press(KeyCode.ESCAPE);
        inPlay = true;
        later(1000);
        Keys.press(KeyCode.ESCAPE);
        assertThat(vanished).isZero();
        Keys.release(KeyCode.ESCAPE);
        Keys.press(KeyCode.ESCAPE);
        assertThat(vanished).isEqualTo(1);
    }

    @Test
    void theEscThatClosesAMenuIsNotTheBosss() {
        ContextMenu menu = menu();
        Keys.press(KeyCode.ESCAPE);
        Fx.until("the menu is closed", () -> !menu.isShowing());
        Keys.press(KeyCode.ESCAPE);
        later(1000);
        Keys.press(KeyCode.ESCAPE);
        assertThat(vanished).as("the repeats of the held key").isZero();
        Keys.release(KeyCode.ESCAPE);
        Keys.type(KeyCode.ESCAPE);
        assertThat(vanished).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(value = KeyCode.class, names = {"SPACE", "ESCAPE"})
    void neitherKeyIsTheBosssJustAfterOneClosedAMenu(KeyCode key) {
        ContextMenu menu = menu();
        Keys.type(KeyCode.ESCAPE);
        Fx.until("the menu is closed", () -> !menu.isShowing());
        refusesInTimeOnly(key);
    }

    @ParameterizedTest
    @EnumSource(value = KeyCode.class, names = {"SPACE", "ESCAPE"})
    void norJustAfterOneDidSomethingElse(KeyCode key) {
        inPlay = false;
        Keys.type(key);
        inPlay = true;
        refusesInTimeOnly(KeyCode.ESCAPE);
    }

    @ParameterizedTest
    @EnumSource(value = KeyCode.class, names = {"SPACE", "ESCAPE"})
    void norJustAfterAMenuHasClosedByItself(KeyCode key) {
        Fx.run(menu()::hide);
        refusesInTimeOnly(key);
    }

    @Test
    void aTooltipThatGoesMakesTheBossWaitForNoTime() {
        Fx.run(() -> {
            Tooltip tip = new Tooltip("A tip");
            tip.show(stage);
            tip.hide();
        });
        Keys.press(KeyCode.ESCAPE);
        assertThat(vanished).isEqualTo(1);
    }

    /** To the millisecond, however often it is pressed. */
    private void refusesInTimeOnly(KeyCode key) {
        int before = pressed;
        Keys.type(key);
        later(399);
        Keys.type(key);
        assertThat(vanished).as("too early").isZero();
        assertThat(pressed).as("what has the keyboard hears nothing of it").isEqualTo(before);
        later(1);
        Keys.type(key);
        assertThat(vanished).isEqualTo(1);
    }

    @Test
    void whenNothingWasClosedTheBossWaitsForNoTime() {
        Keys.type(KeyCode.ENTER);
        Keys.press(KeyCode.ESCAPE);
        assertThat(vanished).isEqualTo(1);
    }

    private ContextMenu menu() {
        return Fx.call(() -> {
            ContextMenu open = new ContextMenu(new MenuItem("Line"));
            open.show(button, 10, 10);
            return open;
        });
    }

    private void later(long millis) {
        clock.addAndGet(millis * 1_000_000);
    }

    @Test
    void detachedTheyHearNothing() {
        Fx.run(keys::detach);
        Keys.type(KeyCode.ESCAPE);
        assertThat(vanished).isZero();
        Fx.run(() -> keys.attach(stage.getScene()));
    }
}
