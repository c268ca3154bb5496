package patolli.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import patolli.model.Awaiting;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/**
 * Where the keyboard is when something was chosen in the menus and taken away again; nothing of the evening is kept.
 */
class MenuFocusTest {
    @TempDir
    private Path folder;
    private TestEvening evening;
    private Node before;

    @BeforeEach
    void sitDown() {
        evening = new TestEvening(folder);
        evening.openAtTheBoard(3);
        Fx.until("a throw is awaited", () -> {
            if (evening.table.awaiting() == Awaiting.MOVE) {
                evening.table.move(evening.table.state().moves().getFirst());
            }
            return evening.table.awaiting() == Awaiting.THROW;
        });
        before = Fx.call(() -> evening.scene().getFocusOwner());
        assertThat(before.getId()).isEqualTo("beansSpot");
    }

    @AfterEach
    void close() {
        evening.close();
    }

    private boolean isCovered() {
        return Fx.call(() -> evening.window.theatre().isCovered());
    }

    private void comeTo(String menu) {
        Node node = evening.node(menu);
        Fx.run(node::requestFocus);
    }

    private void theBeansAreThrownByEnter() {
        assertThat(isCovered()).isFalse();
        assertThat(Fx.call(() -> evening.scene().getFocusOwner())).isSameAs(before);
        int turns = Fx.call(() -> evening.table.history().size());
        Keys.type(KeyCode.ENTER);
        assertThat(isCovered()).as("nothing is asked again").isFalse();
        Fx.until("the beans are thrown", () -> evening.table.history().size() > turns);
    }

    @Test
    void whoStaysAfterAClickOnExitGoesOnWhereTheKeyboardWas() {
        Mouse.click(evening.node("#exitButton"));
        assertThat(isCovered()).isTrue();
        Mouse.click(evening.node("#no"));
        theBeansAreThrownByEnter();
    }

    @Test
    void escAndEnterStayToo() {
        for (KeyCode key : new KeyCode[] {KeyCode.ESCAPE, KeyCode.ENTER}) {
            Mouse.click(evening.node("#exitButton"));
            assertThat(isCovered()).isTrue();
            Keys.type(key);
            assertThat(isCovered()).isFalse();
        }
        theBeansAreThrownByEnter();
    }

    @Test
    void whoCameToExitByTheKeyboardStaysInTheSameWay() {
        comeTo("#options");
        comeTo("#exitButton");
        Keys.type(KeyCode.ENTER);
        assertThat(isCovered()).isTrue();
        Keys.type(KeyCode.ENTER);
        theBeansAreThrownByEnter();
    }

    @Test
    void whatHadTheKeyboardMayHaveGone() {
        comeTo("#exitButton");
        Fx.run(() -> before.setDisable(true));
        Keys.type(KeyCode.ENTER);
        Keys.type(KeyCode.ESCAPE);
        assertThat(isCovered()).isFalse();
        assertThat(Fx.call(() -> evening.scene().getFocusOwner().getId())).as("the picture as a whole")
                .isEqualTo("board");
    }

    @Test
    void theSheetsOfTheOtherMenusGiveItBackToo() {
        comeTo("#options");
        MenuButton options = (MenuButton) evening.node("#options");
        Fx.run(() -> options.getItems().stream().filter(line -> "settingsItem".equals(line.getId())).findFirst()
                .orElseThrow().fire());
        assertThat(isCovered()).isTrue();
        Keys.type(KeyCode.ESCAPE);
        theBeansAreThrownByEnter();
    }
}
