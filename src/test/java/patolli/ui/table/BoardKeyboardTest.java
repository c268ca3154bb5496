package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.rules.Side;
import patolli.rules.patolli.PatolliState;
import patolli.rules.patolli.Position;
import patolli.settings.Settings;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.testkit.WindowFocus;

/** The board under the keyboard alone. */
class BoardKeyboardTest {
    private static final Position CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 21, 30);
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    @Test
    void aWholeContestNeedsNothingButTheKeyboard() {
        SeededEvening.against(test, 3).open();
        int choices = 0;
        while (test.awaiting() != Awaiting.NEW_CONTEST) {
            switch (test.awaiting()) {
                case BET -> test.bet(5);
                case THROW -> Keys.type(KeyCode.ENTER);
                case MOVE -> choose(choices++);
                default -> { }
            }
            Lying.exactly(test);
        }
        assertThat(choices).as("choices made").isGreaterThan(3);
        assertThat(test.exits).isZero();
    }

    private void choose(int nth) {
        PatolliState state = test.state();
        int wanted = nth % state.moves().size();
        if (nth % 2 == 0) {
            Keys.type(KeyCode.valueOf("DIGIT" + (wanted + 1)));
        } else {
            for (int i = 0; i <= wanted; i++) {
                Keys.type(KeyCode.RIGHT);
            }
        }
        int before = test.played().size();
        Keys.type(KeyCode.ENTER);
        assertThat(test.played().get(before)).isEqualTo(state.text(state.moves().get(wanted)));
    }

    @Test
    void enterHeldRattlesAndLetGoThrows() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3, 20).state()).always(2).open();
        Keys.press(KeyCode.ENTER);
        Fx.until("the beans rattle", () -> test.model.drawsProperty().get() > 8);
        Keys.press(KeyCode.ENTER);
        assertThat(test.played()).as("the repeats of the key throw nothing").isEmpty();
        Keys.release(KeyCode.ENTER);
        assertThat(test.played()).containsExactly("2");
        assertThat(Lying.dots(test)).isEqualTo(2);
    }

    @Test
    void theFocusShowsAMoveAndEnterPlaysIt() {
        test.from(CHOICE.state()).open();
        Keys.type(KeyCode.RIGHT);
        assertThat(test.text("expected")).contains("black triangle");
        Keys.type(KeyCode.RIGHT);
        assertThat(test.text("expected")).isEqualTo("Move 2 squares.");
        assertThat(MoveMarks.pointedAt(test)).isEqualTo(1);
        Keys.type(KeyCode.LEFT);
        Keys.type(KeyCode.LEFT);
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).as("round by the other end").containsExactly("30-32");
    }

    @Test
    void enterWithoutAChoiceOnlyBringsTheFocusToAMove() {
        test.from(CHOICE.state()).open();
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).isEmpty();
        assertThat(MoveMarks.pointedAt(test)).isEqualTo(1);
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).hasSize(1);
    }

    @Test
    void digitsBeyondTheMovesDoNothing() {
        test.from(CHOICE.state()).open();
        Keys.type(KeyCode.DIGIT0);
        Keys.type(KeyCode.DIGIT4);
        Keys.type(KeyCode.DIGIT9);
        assertThat(MoveMarks.pointedAt(test)).isZero();
        Keys.type(KeyCode.NUMPAD2);
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).containsExactly("21-23");
    }

    @Test
    void spacePressesNoButtonAndEnterDoes() {
        test.from(CHOICE.state()).open();
        Node exit = test.node("exitButton");
        Fx.run(exit::requestFocus);
        Keys.type(KeyCode.SPACE);
        assertThat(test.exits).isZero();
        Keys.type(KeyCode.ENTER);
        assertThat(test.exits).isEqualTo(1);
        assertThat(test.played()).isEmpty();
    }

    @Test
    void withoutBossKeysSpaceThrowsAsEnterDoes() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3, 20).state()).always(2);
        test.preferences.of(Settings.BOSS_KEYS).set(false);
        test.open();
        Keys.press(KeyCode.SPACE);
        assertThat(test.played()).isEmpty();
        Keys.release(KeyCode.SPACE);
        assertThat(test.played()).containsExactly("2");
    }

    @Test
    void aKeyThatWentUpInAnotherWindowIsNotStillDown() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3, 20).state()).always(2).open();
        Keys.press(KeyCode.ENTER);
        Fx.run(() -> WindowFocus.lose(test.window));
        assertThat(Fx.call(() -> test.board.controller().held().isHeld())).as("somebody holds the beans").isFalse();
        Fx.run(() -> WindowFocus.regain(test.window));
        Keys.type(KeyCode.ENTER);
        assertThat(test.played()).containsExactly("2");
    }

    @Test
    void aNewContestTakesTheBeansOutOfTheHand() {
        test.from(Position.toCast(Side.RED).on(Side.RED, 3, 20).state()).always(2).open();
        Keys.press(KeyCode.ENTER);
        Fx.run(test.model::newContest);
        Keys.release(KeyCode.ENTER);
        assertThat(test.played()).isEmpty();
        assertThat(test.awaiting()).isEqualTo(Awaiting.THROW);
    }
}
