package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.model.TestTable.TWO_PLAYERS;
import static patolli.model.TestTable.opening;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.beans.SeededCasts;
import patolli.play.Decision;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.Later;
import patolli.testkit.ScriptedCasts;

/** The table as two players meet it: whose hand is on the beans, and what their commands do. */
class TableModelTest {
    private static final Position CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 20);
    private static final Position ONLY_MOVE = Position.toMove(Side.RED, 2).on(Side.RED, 3);
    private static final Position THROW = Position.toCast(Side.RED).on(Side.RED, 3, 20);

    @Test
    void anEveningBeginsWithTheBet() {
        var table = TestTable.of(opening(), TWO_PLAYERS);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.BET);
        assertThat(table.model.lastTurnProperty().get()).isEmpty();
        assertThat(table.shown).containsExactly(opening());
    }

    @Test
    void afterTheBetTheDemonCastGoesByItselfUntilSomebodyHasEntered() {
        var table = TestTable.of(opening(), TWO_PLAYERS, 3, 2, 10, 1);
        table.model.bet(4);
        assertThat(table.played()).containsExactly("4", "3", "2", "10", "1", "enter");
        assertThat(table.state().squares(Side.BLUE)).containsExactly(34);
        assertThat(table.state().pool()).hasSize(8);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
        assertThat(table.model.state().mover()).isEqualTo(Side.RED);
    }

    @Test
    void heldBeansAreDrawnAgainAndAgainAndTheLastDrawCounts() {
        var beans = ScriptedCasts.of(1, 4, 3, 10, 2);
        var table = new TestTable(THROW.state(), TWO_PLAYERS, beans);
        table.model.rattle(1);
        table.model.rattle(3);
        assertThat(table.model.drawsProperty().get()).isEqualTo(4);
        assertThat(table.model.state()).as("holding settles nothing").isEqualTo(THROW.state());
        table.model.release();
        assertThat(table.played()).containsExactly("10");
        assertThat(beans.left()).as("letting go draws nothing more").isEqualTo(1);
        assertThat(table.model.drawsProperty().get()).as("the beans lie").isZero();
    }

    @Test
    void beansLetGoAtOnceAreDrawnOnce() {
        var table = TestTable.of(THROW.state(), TWO_PLAYERS, 4);
        table.model.release();
        assertThat(table.played()).containsExactly("4");
    }

    @Test
    void aPlayerChoosesAmongSeveralMoves() {
        var table = TestTable.of(CHOICE.state(), TWO_PLAYERS);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        table.model.move(table.model.state().find("20-22").orElseThrow());
        assertThat(table.state().squares(Side.RED)).containsExactly(3, 22);
        assertThat(table.model.state().mover()).as("the other player's turn").isEqualTo(Side.BLUE);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
    }

    @Test
    void anOnlyMoveIsPlayedAtOnceAfterAMoment() {
        var table = TestTable.of(ONLY_MOVE.state(), TWO_PLAYERS);
        assertThat(table.played()).containsExactly("3-5");
        assertThat(table.beats).containsExactly(Performer.Beat.FORCED);
    }

    @Test
    void anOnlyMoveIsOfferedIfThePlayersWantThat() {
        var table = TestTable.of(Position.toCast(Side.RED).on(Side.RED, 3).state(), TWO_PLAYERS, 2);
        table.model.playForcedMovesProperty().set(false);
        table.model.release();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        assertThat(table.played()).containsExactly("2");
        table.model.move(table.model.state().moves().getFirst());
        assertThat(table.played()).containsExactly("2", "3-5");
    }

    @Test
    void aRoundedTipGivesTheSamePlayerTheBeansAgain() {
        var table = TestTable.of(Position.toMove(Side.RED, 2).on(Side.RED, 6, 20).state(), TWO_PLAYERS);
        table.model.move(table.model.state().find("6-8").orElseThrow());
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
        assertThat(table.model.state().mover()).isEqualTo(Side.RED);
    }

    @Test
    void everyCommandAtTheWrongTimeChangesNothing() {
        // the positions in which a command is the right one; every other command must bounce off
        tryOut(opening(), Awaiting.BET);
        tryOut(THROW.state(), Awaiting.THROW);
        tryOut(CHOICE.state(), Awaiting.MOVE);
        tryOut(over(), Awaiting.NEW_CONTEST);
    }

    private static void tryOut(State state, Awaiting fitting) {
        var commands = List.<Arguments>of(
                Arguments.of(Awaiting.BET, (Consumer<TableModel>) model -> model.bet(1)),
                Arguments.of(Awaiting.THROW, (Consumer<TableModel>) model -> model.rattle(1)),
                Arguments.of(Awaiting.THROW, (Consumer<TableModel>) TableModel::release),
                Arguments.of(Awaiting.MOVE, (Consumer<TableModel>) model ->
                        model.move(CHOICE.state().moves().getFirst())));
        for (Arguments row : commands) {
            @SuppressWarnings("unchecked")
            var command = (Consumer<TableModel>) row.get()[1];
            var table = new TestTable(state, TWO_PLAYERS, ScriptedCasts.always(1));
            assertThat(table.model.awaiting()).isEqualTo(fitting);
            List<Object> before = table.everything();
            command.accept(table.model);
            assertThat(table.everything().equals(before)).as("%s while %s is awaited", row.get()[0], fitting)
                    .isEqualTo(row.get()[0] != fitting);
        }
    }

    /** Red, who holds nothing, has gone onto a triangle. */
    private static State over() {
        State state = Position.toMove(Side.RED, 2).on(Side.RED, 3).holds(Side.RED).state();
        return state.play(state.moves().getFirst(), Events.NONE);
    }

    static Stream<Arguments> impossible() {
        return Stream.of(Arguments.of("no bet", opening(), (Consumer<TableModel>) model -> model.bet(0)),
                Arguments.of("more than there is", opening(), (Consumer<TableModel>) model -> model.bet(11)),
                Arguments.of("no such move", CHOICE.state(), (Consumer<TableModel>) model -> model.move(12345)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("impossible")
    void whatTheRulesForbidChangesNothing(String what, State state, Consumer<TableModel> command) {
        var table = TestTable.of(state, TWO_PLAYERS);
        List<Object> before = table.everything();
        command.accept(table.model);
        assertThat(table.everything()).as(what).isEqualTo(before);
    }

    @Test
    void whenAContestIsOverANewOneBegins() {
        var table = TestTable.of(Position.toMove(Side.RED, 2).on(Side.RED, 3, 20).holds(Side.RED).state(), TWO_PLAYERS);
        table.model.move(table.model.state().find("3-5").orElseThrow());
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.NEW_CONTEST);
        assertThat(table.model.state().winners()).containsExactly(Side.BLUE);
        State start = table.shown.getFirst();
        table.model.newContest();
        assertThat(table.model.state()).isEqualTo(start);
        assertThat(table.model.history()).isEmpty();
        assertThat(table.model.lastTurnProperty().get()).isEmpty();
        assertThat(table.shown).as("shown at once").hasSize(2);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @Test
    void aNewContestWhileTheBeansAreHeldLaysThemDown() {
        var table = TestTable.of(THROW.state(), TWO_PLAYERS, 3, 4);
        table.model.rattle(2);
        table.model.newContest();
        assertThat(table.model.drawsProperty().get()).isZero();
        table.model.release();
        assertThat(table.played()).as("drawn once, not thrice").containsExactly("3");
    }

    @Test
    void contestsAreShownToTheirEndWithoutASinglePauseAndWithoutDeepCalls() throws InterruptedException {
        List<Integer> lengths = new ArrayList<>();
        Thread narrow = new Thread(null, () -> playContests(lengths), "narrow", 192 * 1024);
        narrow.start();
        narrow.join();
        assertThat(lengths).hasSize(12).allMatch(length -> length > 20);
        assertThat(lengths.stream().mapToInt(Integer::intValue).sum()).isGreaterThan(2000);
    }

    /** Every answer comes from within the change that asks for it. */
    private static void playContests(List<Integer> lengths) {
        var table = new TestTable(opening(), TWO_PLAYERS, new SeededCasts(3));
        table.model.awaitingProperty().subscribe(awaiting -> answer(table, lengths));
    }

    private static void answer(TestTable table, List<Integer> lengths) {
        switch (table.model.awaiting()) {
            case BET -> table.model.bet(1);
            case THROW -> table.model.release();
            case MOVE -> table.model.move(table.model.state().moves().getLast());
            case NEW_CONTEST -> {
                lengths.add(table.model.history().size());
                if (lengths.size() < 12) {
                    table.model.newContest();
                }
            }
            case NOTHING -> { }
        }
    }

    @Test
    void everyTurnIsToldBeforeItsPositionIsShown() {
        var table = TestTable.of(opening(), TWO_PLAYERS, 1);
        List<State> seen = new ArrayList<>();
        table.model.lastTurnProperty().subscribe(turn -> turn.ifPresent(made -> {
            assertThat(table.model.state()).isEqualTo(made.before());
            seen.add(made.after());
        }));
        table.model.bet(2);
        assertThat(seen).hasSize(3);
        assertThat(seen.getLast().phase()).isEqualTo(Phase.CAST);
        assertThat(table.last()).containsInstanceOf(Decision.Move.class);
    }

    @Test
    void aTurnIsToldWhenItsPerformerSaysSoAndItsPositionFollowsAtTheEnd() {
        var table = TestTable.of(CHOICE.state(), TWO_PLAYERS);
        Later stage = new Later();
        table.stage = Optional.of(stage);
        table.model.move(table.model.state().find("3-5").orElseThrow());
        assertThat(table.last()).isEmpty();
        stage.run();
        assertThat(table.last()).containsInstanceOf(Decision.Move.class);
        assertThat(table.model.state()).isEqualTo(CHOICE.state());
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.NOTHING);
        stage.run();
        assertThat(table.state().squares(Side.RED)).containsExactly(5, 20);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
    }

    @Test
    void whatIsStillShownWhenANewContestBeginsComesToNothing() {
        var table = TestTable.of(CHOICE.state(), TWO_PLAYERS);
        Later stage = new Later();
        table.stage = Optional.of(stage);
        table.model.move(table.model.state().find("3-5").orElseThrow());
        table.model.newContest();
        stage.run();
        stage.run();
        assertThat(table.last()).isEmpty();
        assertThat(table.model.state()).isEqualTo(CHOICE.state());
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @Test
    void aNewPerformerTakesOverFromOneThatLeftOff() {
        var table = TestTable.of(CHOICE.state(), TWO_PLAYERS);
        table.stage = Optional.of(new Later());
        table.model.move(table.model.state().find("3-5").orElseThrow());
        table.model.setPerformer(Performer.UNSEEN);
        assertThat(table.state().squares(Side.RED)).containsExactly(5, 20);
        table.model.begin();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
    }
}
