package patolli.ui.shelf;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.ui.shelf.TestShelf.chosen;
import static patolli.ui.shelf.TestShelf.shown;

import com.sun.javafx.scene.SceneHelper;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import patolli.testkit.Alone;
import patolli.testkit.Fx;
import patolli.testkit.Keys;

/** The saved games by keyboard. */
class ShelfKeyboardTest {
    private final TestShelf test = new TestShelf();

    /** The robot of the headless platform does not say that Control is down. */
    private static void undo(Alone sheet) {
        Fx.run(() -> SceneHelper.processKeyEvent(sheet.scene(), new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.Z,
                false, true, false, false)));
    }

    @Test
    void theArrowsGoThroughTheListAndEnterGoesOn() {
        try (Alone sheet = test.three().show()) {
            assertThat(sheet.isFocused("#list")).isTrue();
            Keys.type(KeyCode.ENTER);
            Keys.type(KeyCode.DOWN);
            Keys.type(KeyCode.ENTER);
            Keys.type(KeyCode.END);
            Keys.type(KeyCode.ENTER);
        }
        assertThat(test.log).containsExactly("go on a", "go on b", "replay c");
    }

    @Test
    void deleteDeletesAndControlZBringsBack() {
        try (Alone sheet = test.three().show()) {
            Keys.type(KeyCode.END);
            Keys.type(KeyCode.DELETE);
            assertThat(chosen(sheet)).as("the one before the last").isEqualTo("b");
            undo(sheet);
            assertThat(chosen(sheet)).isEqualTo("c");
            undo(sheet);
        }
        assertThat(test.log).as("only one is brought back").containsExactly("delete c", "restore c");
    }

    @Test
    void deleteKeptDownDeletesOneOnly() {
        try (Alone sheet = test.three().show()) {
            Keys.press(KeyCode.DELETE);
            Keys.press(KeyCode.DELETE);
            Keys.press(KeyCode.DELETE);
            Keys.release(KeyCode.DELETE);
            assertThat(test.log).containsExactly("delete a");
            Keys.type(KeyCode.DELETE);
        }
        assertThat(test.log).containsExactly("delete a", "delete b");
    }

    @Test
    void everythingIsReachedByTab() {
        try (Alone sheet = test.three().show()) {
            Keys.type(KeyCode.DELETE);
            assertThat(reached(sheet)).contains("list", "undo", "goOn", "replay", "copy", "delete", "close");
            Fx.run(sheet.node("#copy")::requestFocus);
            Keys.type(KeyCode.ENTER);
            assertThat(reached(sheet)).contains("name", "keep", "leave", "close");
        }
    }

    private static List<String> reached(Alone sheet) {
        List<String> reached = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Keys.type(KeyCode.TAB);
            Node owner = Fx.call(() -> sheet.scene().getFocusOwner());
            reached.add(owner.getId());
        }
        return reached;
    }

    @Test
    void theNameIsWrittenAndTakenByEnter() {
        try (Alone sheet = test.three().show()) {
            Fx.run(sheet.node("#copy")::requestFocus);
            Keys.type(KeyCode.ENTER);
            assertThat(sheet.isFocused("#name")).isTrue();
            Keys.type(KeyCode.DELETE);
            Keys.type(KeyCode.ENTER);
            assertThat(test.log).as("no name").isEmpty();
            Fx.run(() -> ((TextField) sheet.node("#name")).setText("Again"));
            Keys.type(KeyCode.ENTER);
            assertThat(sheet.isFocused("#list")).isTrue();
        }
        assertThat(test.log).containsExactly("copy a as Again");
    }

    @Test
    void escLeavesTheNameFirstAndThenTheSheet() {
        try (Alone sheet = test.three().show()) {
            for (String asked : List.of("name", "leave")) {
                Fx.run(sheet.node("#copy")::requestFocus);
                Keys.type(KeyCode.ENTER);
                Fx.run(sheet.node("#" + asked)::requestFocus);
                Keys.type(KeyCode.ESCAPE);
                assertThat(shown(sheet, "#naming")).isFalse();
                assertThat(test.log).isEmpty();
            }
            Keys.type(KeyCode.ESCAPE);
        }
        assertThat(test.log).containsExactly("close");
    }

    @Test
    void anEmptyShelfHearsTheKeysAndDoesNothing() {
        try (Alone sheet = test.show()) {
            Keys.type(KeyCode.ENTER);
            Keys.type(KeyCode.DELETE);
            undo(sheet);
            assertThat(shown(sheet, "#empty")).isTrue();
        }
        assertThat(test.log).isEmpty();
    }
}
