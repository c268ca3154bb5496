package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.Mouse;

/** Decisions taken back at the mat. */
class UndoBoardTest {
    private static final State CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).on(Side.BLUE, 40, 55).state();
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    private MenuItem line(String id) {
        return ((MenuButton) test.node("options")).getItems().stream().filter(item -> id.equals(item.getId()))
                .findFirst().orElseThrow();
    }

    @Test
    void keysTakeBackAMoveAndPlayItAgain() {
        test.from(CHOICE).always(2).open();
        Keys.type(KeyCode.DIGIT2);
        Keys.type(KeyCode.ENTER);
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).containsExactly("21-23", "2");
        Keys.control(test.scene, KeyCode.Z);
        assertThat(test.played()).isEmpty();
        assertThat(test.awaiting()).isEqualTo(Awaiting.MOVE);
        Lying.exactly(test);
        assertThat(test.text("cast")).as("the cast that is to be played lies there again").isEqualTo("2");
        assertThat(test.has("move-21-23")).isTrue();
        Keys.control(test.scene, KeyCode.Y);
        assertThat(test.played()).containsExactly("21-23", "2");
        Lying.exactly(test);
        Keys.control(test.scene, KeyCode.Z);
        Keys.controlShift(test.scene, KeyCode.Z);
        assertThat(test.played()).containsExactly("21-23", "2");
    }

    @Test
    void theMenuTakesBackAMoveAndPlaysItAgain() {
        test.from(CHOICE).always(2).open();
        assertThat(line("undoItem").isDisable()).isTrue();
        Mouse.click(test.node("move-3-5"));
        assertThat(line("undoItem").isDisable()).isFalse();
        Fx.run(line("undoItem")::fire);
        assertThat(test.played()).isEmpty();
        assertThat(List.of(line("undoItem").isDisable(), line("redoItem").isDisable())).containsExactly(true, false);
        Fx.run(line("redoItem")::fire);
        assertThat(test.played()).containsExactly("3-5");
    }

    @Test
    void aMoveOnItsWayIsTakenBackAtOnce() {
        test.from(CHOICE).tempo(Tempo.RELAXED).open();
        Fx.run(() -> {
            Mouse.click(test.node("move-21-23"));
            assertThat(test.moving()).as("the piece is on its way").isTrue();
            Keys.control(test.scene, KeyCode.Z);
            assertThat(test.moving()).isFalse();
        });
        assertThat(test.played()).isEmpty();
        Lying.exactly(test);
        assertThat(test.awaiting()).isEqualTo(Awaiting.MOVE);
        assertThat(test.has("move-21-23")).isTrue();
    }

    @Test
    void beansInTheHandAreLaidDown() {
        test.from(CHOICE).always(2).open();
        Mouse.click(test.node("move-3-5"));
        Keys.press(KeyCode.ENTER);
        Keys.control(test.scene, KeyCode.Z);
        Keys.release(KeyCode.ENTER);
        assertThat(test.played()).isEmpty();
        assertThat(test.awaiting()).isEqualTo(Awaiting.MOVE);
        assertThat(Fx.call(() -> test.board.controller().held().isHeld())).isFalse();
    }

    @Test
    void againstHimOneIsBackAtOnesOwnLastChoice() {
        test.from(CHOICE).always(2).mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        Mouse.click(test.node("move-3-5"));
        test.until(Awaiting.THROW);
        assertThat(test.played()).hasSizeGreaterThan(2);
        Keys.control(test.scene, KeyCode.Z);
        assertThat(test.state()).isEqualTo(CHOICE);
        Lying.exactly(test);
    }

    @Test
    void itIsSaidHowFarBackAndHowFarOn() {
        test.from(CHOICE).always(2).mirror(Side.BLUE, state -> state.moves().getFirst()).open();
        Mouse.click(test.node("move-3-5"));
        test.until(Awaiting.THROW);
        long casts = test.played().stream().filter("2"::equals).count();
        assertThat(casts).isGreaterThan(1);
        Keys.control(test.scene, KeyCode.Z);
        assertThat(test.text("happened")).endsWith("Back to your choice, " + casts + " throws ago.");
        Keys.control(test.scene, KeyCode.Y);
        assertThat(test.text("happened")).endsWith("Played again, " + casts + " throws on.");
        Keys.type(KeyCode.ENTER);
        test.until(Awaiting.MOVE);
        assertThat(test.text("happened")).doesNotContain("again");
    }

    @Test
    @Tag("breadth")
    void whereThereIsNothingToTakeBackItIsSaid() {
        test.from(CHOICE).always(2).open();
        Keys.control(test.scene, KeyCode.Z);
        assertThat(test.text("happened")).endsWith("There is nothing to take back.");
        Keys.control(test.scene, KeyCode.Y);
        assertThat(test.text("happened")).endsWith("There is nothing to play again.");
        Mouse.click(test.node("move-3-5"));
        Keys.control(test.scene, KeyCode.Z);
        assertThat(test.text("happened")).endsWith("Back to Red\u2019s choice.");
    }
}
