package patolli.ui.theatre;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.testkit.Fx;
import patolli.testkit.Keys;

/** F11 alone: the headless platform's own full screen fails with windows that are larger than its screen. */
class FullScreenKeyTest {
    private final ObjectProperty<Boolean> full = new SimpleObjectProperty<>(false);
    private final FullScreenKey key = new FullScreenKey(full);
    private final List<KeyCode> others = new ArrayList<>();
    private Stage stage;

    @BeforeEach
    void open() {
        Fx.start();
        Fx.run(() -> {
            StackPane pane = new StackPane();
            // As the story does, which any key skips.
            pane.addEventFilter(KeyEvent.KEY_PRESSED, event -> others.add(event.getCode()));
            stage = new Stage();
            stage.setScene(new Scene(pane, 300, 200));
            key.attach(stage.getScene());
            stage.show();
            pane.requestFocus();
        });
        Fx.until("the window has the keyboard", () -> stage.isFocused());
    }

    @AfterEach
    void close() {
        Fx.run(stage::close);
    }

    @Test
    void aPressFillsTheScreenHoweverLongItIsAndTheNextLeadsBack() {
        Keys.press(KeyCode.F11);
        Keys.press(KeyCode.F11);
        assertThat(full.get()).isTrue();
        Keys.release(KeyCode.F11);
        Keys.type(KeyCode.F11);
        assertThat(full.get()).isFalse();
    }

    @Test
    void nobodyElseHearsItAndOtherKeysAreNotTouched() {
        Keys.type(KeyCode.F11);
        Keys.type(KeyCode.A);
        assertThat(others).containsExactly(KeyCode.A);
        assertThat(full.get()).isTrue();
    }

    @Test
    void aReleaseThatWasMissedElsewhereIsForgotten() {
        Keys.press(KeyCode.F11);
        Fx.run(key::forget);
        Keys.press(KeyCode.F11);
        assertThat(full.get()).isFalse();
        Keys.release(KeyCode.F11);
    }
}
