package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** The menus answer while something moves on the table. */
class MenusInMotionTest {
    private final TestBoard test = new TestBoard();

    @BeforeEach
    void aForcedMoveIsBeingExplainedAtLength() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 20).state()).always(10).tempo(Tempo.FAST).open();
        // longer than any machine takes for a test
        Fx.run(() -> test.stage().explainForced("x".repeat(9000)));
        Fx.run(test.model::release);
        Fx.until("it is explained", () -> test.model.state().cast() >= 0 && test.stage().isMoving());
    }

    @AfterEach
    void close() {
        test.close();
    }

    @Test
    void aMenuOpensAndStaysOpenWhenTheMovementEnds() {
        MenuButton options = (MenuButton) test.node("options");
        Mouse.click(options);
        assertThat(Fx.call(options::isShowing)).isTrue();
        assertThat(test.moving()).as("it goes on under the menu").isTrue();
        Fx.run(test.stage()::skip);
        assertThat(Fx.call(() -> options.getItems().stream().filter(item -> "hintItem".equals(item.getId()))
                .allMatch(MenuItem::isDisable))).isTrue();
        test.until(Awaiting.THROW);
        assertThat(Fx.call(options::isShowing)).isTrue();
        Fx.run(options::hide);
        Lying.exactly(test);
    }

    @Test
    void aButtonIsPressed() {
        Mouse.click(test.node("exitButton"));
        assertThat(test.exits).isEqualTo(1);
        assertThat(test.moving()).isTrue();
    }

    @Test
    void aButtonIsPressedByTheKeys() {
        Fx.run(() -> test.scene.lookup("#exitButton").requestFocus());
        Keys.type(KeyCode.ENTER);
        assertThat(test.exits).isEqualTo(1);
        assertThat(test.moving()).isTrue();
    }
}
