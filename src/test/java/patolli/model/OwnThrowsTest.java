package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.model.TestTable.MIRROR_IS_BLUE;
import static patolli.model.TestTable.TWO_PLAYERS;
import static patolli.model.TestTable.opening;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import patolli.play.CastsMade;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.ScriptedCasts;

/** Casts of real beans at the table. */
class OwnThrowsTest {
    private static final State THROW = Position.toCast(Side.RED).on(Side.RED, 3, 20).on(Side.BLUE, 45, 50).state();
    private final TestKeeper keeper = new TestKeeper(ScriptedCasts.always(2));

    private TestTable own(State start, Seats seats) {
        TestTable table = new TestTable(start, seats, keeper);
        table.model.ownBeansProperty().set(true);
        return table;
    }

    @Test
    void everyCastIsEnteredAndMarked() {
        TestTable table = own(opening(), MIRROR_IS_BLUE);
        table.model.bet(1);
        assertThat(table.model.awaiting()).as("even those that fly by themselves").isEqualTo(Awaiting.OWN_THROW);
        table.model.enter(2);
        table.model.enter(0);
        assertThat(keeper.handed).startsWith("bet 1", "cast 1 red 1 own 3", "cast 1 blue 1 own 1");
        assertThat(CastsMade.bySide(table.model.history())).isEqualTo(Map.of(Side.RED, List.of(2), Side.BLUE,
                List.of(0)));
    }

    @Test
    void whatNoBeansCanShowIsNotEntered() {
        TestTable table = own(THROW, TWO_PLAYERS);
        table.model.enter(-1);
        table.model.enter(5);
        table.model.rattle(3);
        table.model.release();
        assertThat(keeper.handed).isEmpty();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.OWN_THROW);
    }

    @Test
    void aSealedThrowThatWasTakenBackStaysWhatItWas() {
        TestTable table = new TestTable(Position.toMove(Side.RED, 2).on(Side.RED, 3, 20).on(Side.BLUE, 45, 50).state(),
                TWO_PLAYERS, keeper);
        table.model.move(table.model.state().moves().getFirst());
        table.model.release();
        table.model.undo();
        table.model.ownBeansProperty().set(true);
        table.model.move(table.model.state().moves().getLast());
        assertThat(table.model.awaiting()).as("nothing can be entered instead").isEqualTo(Awaiting.THROW);
        table.model.release();
        assertThat(keeper.handed.getLast()).isEqualTo("cast 1 blue 1 1 2");
    }

    @Test
    void anEnteredThrowThatWasTakenBackStaysWhatItWasForTheAppsBeans() {
        TestTable table = own(THROW, TWO_PLAYERS);
        table.model.enter(3);
        table.model.undo();
        table.model.ownBeansProperty().set(false);
        table.model.release();
        assertThat(keeper.handed).containsExactly("cast 1 red 1 own 4", "undo", "cast 1 red 1 own 4");
    }

    @Test
    void turnedOnWhileHeTakesUpTheBeansTheyAreThrownForHim() {
        State his = Position.toCast(Side.BLUE).on(Side.RED, 3, 20).on(Side.BLUE, 45, 50).state();
        TestTable table = own(his, TWO_PLAYERS);
        table.model.setMirrorPlays(true);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.OWN_THROW);
        table.model.enter(1);
        table.letHimThink();
        assertThat(table.played()).startsWith("2").hasSize(2);
    }
}
