package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.model.TestTable.MIRROR_IS_BLUE;
import static patolli.model.TestTable.TWO_PLAYERS;
import static patolli.model.TestTable.opening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import patolli.beans.Occasion;
import patolli.beans.SeededCasts;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.Later;
import patolli.testkit.ScriptedCasts;

/** Decisions taken back, and played again. */
class UndoTest {
    private static final State CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 20).on(Side.BLUE, 40, 50).state();

    private static void move(TestTable table, String text) {
        table.model.move(table.model.state().find(text).orElseThrow());
    }

    @Test
    void againstHimOneGoesBackToOnesOwnLastChoice() {
        var keeper = new TestKeeper(ScriptedCasts.of(2, 4));
        var table = new TestTable(CHOICE, MIRROR_IS_BLUE, keeper);
        assertThat(table.model.undoableProperty().get()).as("at the start").isFalse();
        move(table, "20-22");
        table.letHimThink();
        table.model.release();
        assertThat(table.played()).containsExactly("20-22", "2", "50-52", "4");
        assertThat(table.model.undoableProperty().get()).isTrue();
        table.model.undo();
        assertThat(table.model.state()).isEqualTo(CHOICE);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        assertThat(table.last()).isEmpty();
        assertThat(table.shown.getLast()).isEqualTo(CHOICE);
        assertThat(keeper.handed).endsWith("cast 1 red 1 1 4", "undo 4");
        assertThat(table.model.jumpProperty().get()).contains(new Jump(Jump.Way.BACK, 2));
        assertThat(table.model.undoableProperty().get()).isFalse();
        assertThat(table.model.redoableProperty().get()).isTrue();
    }

    @Test
    void twoPlayersGoBackOneDecisionAtATime() {
        var table = TestTable.of(CHOICE, TWO_PLAYERS, 2);
        move(table, "20-22");
        table.model.release();
        move(table, "40-42");
        table.model.undo();
        assertThat(table.played()).containsExactly("20-22", "2");
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        table.model.undo();
        assertThat(table.played()).isEmpty();
        table.model.undo();
        assertThat(table.model.state()).isEqualTo(CHOICE);
    }

    @Test
    void whatWasUndoneIsPlayedAgainDecisionByDecision() {
        var keeper = new TestKeeper(ScriptedCasts.of(2, 3));
        var table = new TestTable(CHOICE, TWO_PLAYERS, keeper);
        move(table, "20-22");
        table.model.release();
        move(table, "40-42");
        table.model.release();
        List<Object> end = table.everything();
        table.model.undo();
        table.model.undo();
        keeper.handed.clear();
        table.model.redo();
        assertThat(table.played()).containsExactly("20-22", "2");
        table.model.redo();
        assertThat(table.everything()).isEqualTo(end);
        assertThat(keeper.handed).containsExactly("redo 2", "redo 2");
        assertThat(table.model.redoableProperty().get()).isFalse();
        table.model.redo();
        assertThat(table.everything()).isEqualTo(end);
    }

    @Test
    void castsComeBackTheSameHoweverLongTheBeansAreHeld() {
        // A source that never gives the same twice in a row: only a remembered cast can come back.
        var asked = new ArrayList<Occasion>();
        var keeper = new TestKeeper((occasion, shake, casts) -> {
            asked.add(occasion);
            return asked.size() % 4;
        });
        var table = new TestTable(CHOICE, TWO_PLAYERS, keeper);
        move(table, "20-22");
        table.model.rattle(5);
        table.model.release();
        String first = keeper.handed.getLast();
        table.model.undo();
        table.model.undo();
        move(table, "3-5");
        table.model.rattle(77);
        table.model.release();
        assertThat(keeper.handed.getLast()).as("with the hand of the first time").isEqualTo(first);
        assertThat(asked).doesNotHaveDuplicates();
    }

    @Test
    void anotherDecisionEndsTheWayForward() {
        var table = TestTable.of(CHOICE, TWO_PLAYERS, 2);
        move(table, "20-22");
        table.model.undo();
        move(table, "3-5");
        assertThat(table.model.redoableProperty().get()).isFalse();
        table.model.redo();
        assertThat(table.played()).containsExactly("3-5");
    }

    @Test
    void theBetCanBeTakenBackWithTheFlyingBeansAfterIt() {
        var table = TestTable.of(opening(), TWO_PLAYERS, 3, 1);
        table.model.bet(2);
        assertThat(table.played()).containsExactly("2", "3", "1", "enter");
        table.model.undo();
        assertThat(table.model.state()).isEqualTo(opening());
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.BET);
        table.model.bet(5);
        assertThat(table.played()).containsExactly("5", "3", "1", "enter");
    }

    @Test
    void whatIsBeingShownEndsAndIsTakenBack() {
        var table = TestTable.of(CHOICE, TWO_PLAYERS);
        Later stage = new Later();
        table.stage = Optional.of(stage);
        move(table, "20-22");
        table.model.undo();
        assertThat(table.shown.getLast()).isEqualTo(CHOICE);
        stage.run();
        stage.run();
        assertThat(table.model.state()).isEqualTo(CHOICE);
        assertThat(table.last()).isEmpty();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @Test
    void whileHeThinksOneCanThinkBetterOfIt() {
        var table = TestTable.of(CHOICE, MIRROR_IS_BLUE, 2);
        move(table, "20-22");
        table.thoughts.run();
        table.model.undo();
        table.screen.run();
        assertThat(table.played()).as("his thought is dropped").isEmpty();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @Test
    void aContestThatIsOverStaysOver() {
        var table = TestTable.of(Position.toMove(Side.RED, 2).on(Side.RED, 3, 20).holds(Side.RED).state(), TWO_PLAYERS);
        move(table, "3-5");
        assertThat(table.model.undoableProperty().get()).isFalse();
        table.model.undo();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.NEW_CONTEST);
    }

    @Test
    void undoIsShownOnlyWhenItIsKept() {
        var keeper = new TestKeeper(ScriptedCasts.of(2));
        var table = new TestTable(CHOICE, TWO_PLAYERS, keeper);
        move(table, "20-22");
        table.model.release();
        keeper.late();
        table.model.undo();
        assertThat(table.played()).containsExactly("20-22", "2");
        table.model.undo();
        assertThat(keeper.handed).as("one at a time").endsWith("cast 1 blue 1 1 2", "undo 2");
        keeper.write();
        assertThat(table.played()).isEmpty();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @Test
    void everyContestCanBeUndoneToItsFirstBetAndPlayedAgain() {
        for (long seed = 1; seed <= 5; seed++) {
            var table = new TestTable(opening(), TWO_PLAYERS, new SeededCasts(seed));
            for (int i = 0; i < 120; i++) {
                switch (table.model.awaiting()) {
                    case BET -> table.model.bet(1);
                    case THROW -> table.model.release();
                    case MOVE -> table.model.move(table.model.state().moves().getFirst());
                    default -> { }
                }
            }
            List<String> played = table.played();
            State end = table.model.state();
            while (table.model.undoableProperty().get()) {
                int before = table.model.history().size();
                table.model.undo();
                assertThat(table.model.history().size()).isLessThan(before);
            }
            assertThat(table.model.state()).isEqualTo(opening());
            while (table.model.redoableProperty().get()) {
                table.model.redo();
            }
            assertThat(table.played()).isEqualTo(played);
            assertThat(table.model.state()).isEqualTo(end);
        }
    }
}
