package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.model.TestTable.MIRROR_IS_BLUE;
import static patolli.model.TestTable.TWO_PLAYERS;
import static patolli.model.TestTable.opening;

import java.util.Map;
import org.junit.jupiter.api.Test;
import patolli.beans.Occasion;
import patolli.beans.Thrown;
import patolli.play.Sitting;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;
import patolli.testkit.ScriptedCasts;

/** Everything is kept before it is shown, and what was kept can be gone on with. */
class KeptTableTest {
    private static final State CHOICE = Position.toMove(Side.RED, 2).on(Side.RED, 3, 20).state();
    private static final State THROW = Position.toCast(Side.RED).on(Side.RED, 3, 20).state();
    private static final State HIS_THROW = Position.toCast(Side.BLUE).on(Side.BLUE, 45, 50).on(Side.RED, 3, 20).state();

    @Test
    void everyEntryIsHandedOverAsItHappens() {
        var keeper = new TestKeeper(ScriptedCasts.of(2, 1, 4, 3));
        var table = new TestTable(opening(), TWO_PLAYERS, keeper);
        table.model.bet(3);
        table.model.rattle(2);
        table.model.release();
        assertThat(keeper.handed).containsExactly("bet 3", "cast 1 red 1 0 2", "cast 1 blue 1 0 1", "move enter",
                "cast 1 red 2 2 3");
    }

    @Test
    void nothingIsShownBeforeItIsKept() {
        var keeper = new TestKeeper(ScriptedCasts.of(2)).late();
        var table = new TestTable(THROW, TWO_PLAYERS, keeper);
        table.model.release();
        assertThat(keeper.handed).containsExactly("cast 1 red 1 1 2");
        assertThat(table.model.state()).isEqualTo(THROW);
        assertThat(table.last()).isEmpty();
        assertThat(table.played()).isEmpty();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.NOTHING);
        table.model.release();
        table.model.rattle(4);
        assertThat(keeper.handed).as("thrown once").hasSize(1);
        keeper.write();
        assertThat(table.played()).containsExactly("2");
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @Test
    void whatWasLetGoBeforeTheTableRestedIsThereAfterwards() {
        var keeper = new TestKeeper(ScriptedCasts.of(2)).late();
        var table = new TestTable(THROW, TWO_PLAYERS, keeper);
        table.model.release();
        table.model.rest();
        assertThat(table.played()).as("not kept yet, not shown yet").isEmpty();
        keeper.write();
        assertThat(table.played()).containsExactly("2");
        assertThat(table.model.awaiting()).as("the table rests").isEqualTo(Awaiting.NOTHING);
        table.model.begin();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @Test
    void aTableThatGoesOnWhileSomethingIsBeingKeptWaitsForIt() {
        var keeper = new TestKeeper(ScriptedCasts.of(2)).late();
        var table = new TestTable(THROW, TWO_PLAYERS, keeper);
        table.model.release();
        table.model.rest();
        table.model.begin();
        assertThat(table.model.awaiting()).as("nobody throws twice").isEqualTo(Awaiting.NOTHING);
        keeper.write();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        assertThat(keeper.handed).hasSize(1);
    }

    @Test
    void whatIsKeptLateOfAContestThatWasGivenUpChangesNothing() {
        var keeper = new TestKeeper(ScriptedCasts.of(2)).late();
        var table = new TestTable(THROW, TWO_PLAYERS, keeper);
        table.model.release();
        table.model.newContest();
        keeper.write();
        assertThat(table.played()).isEmpty();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
        assertThat(keeper.handed).containsExactly("cast 1 red 1 1 2", "closed");
    }

    @Test
    void hisTurnsAreKeptBeforeTheyAreShownToo() {
        var keeper = new TestKeeper(ScriptedCasts.of(2)).late();
        var table = new TestTable(HIS_THROW, MIRROR_IS_BLUE, keeper);
        assertThat(table.played()).isEmpty();
        keeper.write();
        assertThat(table.played()).containsExactly("2");
        table.letHimThink();
        assertThat(keeper.handed).containsExactly("cast 1 blue 1 0 2", "move 50-52");
        assertThat(table.played()).hasSize(1);
        keeper.write();
        assertThat(table.played()).hasSize(2);
    }

    @Test
    void sidesChangeWhenThatIsKept() {
        var keeper = new TestKeeper(ScriptedCasts.of(2)).late();
        var table = new TestTable(THROW, MIRROR_IS_BLUE, keeper);
        table.model.switchSides();
        table.model.switchSides();
        table.model.switchSides();
        assertThat(table.model.seats().mirror()).contains(Side.BLUE);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
        keeper.write();
        assertThat(keeper.handed).startsWith("seats red", "seats blue", "seats red");
        assertThat(table.model.seats().mirror()).contains(Side.RED);
        keeper.write();
        assertThat(table.played()).as("it is his throw now").containsExactly("2");
    }

    @Test
    void theEndOfTheContestIsTold() {
        State last = Position.toMove(Side.RED, 2).on(Side.RED, 3, 20).holds(Side.RED).state();
        var keeper = new TestKeeper(ScriptedCasts.of());
        var table = new TestTable(last, TWO_PLAYERS, keeper);
        table.model.move(last.find("3-5").orElseThrow());
        assertThat(keeper.handed).containsExactly("move 3-5", "over");
        table.model.leave();
        assertThat(keeper.handed).endsWith("closed");
    }

    @Test
    void aContestIsTakenUpWhereItWasLeft() {
        var table = new TestTable(CHOICE, TWO_PLAYERS, new TestKeeper(ScriptedCasts.of()));
        Sitting sitting = new Sitting(THROW);
        sitting.cast(1);
        var keeper = new TestKeeper(ScriptedCasts.of(3));
        var cast = Map.of(new Occasion("patolli", 1, Side.RED, 1), Thrown.of(1, 57));
        table.model.resume(new SavedContest(sitting, MIRROR_IS_BLUE, cast, new Provision(keeper.open(THROW,
                MIRROR_IS_BLUE).beans(), keeper)));
        assertThat(table.model.awaiting()).as("until everybody sits").isEqualTo(Awaiting.NOTHING);
        assertThat(table.shown.getLast()).isEqualTo(sitting.state());
        table.model.begin();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        assertThat(table.model.state().cast()).isEqualTo(1);
        assertThat(table.model.seats().mirror()).contains(Side.BLUE);
        table.model.move(sitting.state().find("3-5").orElseThrow());
        assertThat(keeper.handed).startsWith("move 3-5", "cast 1 blue 1 0 3");
    }

    @Test
    void whoSitsWhereIsTakenOverByTheNextContest() {
        var keeper = new TestKeeper(ScriptedCasts.of());
        var table = new TestTable(opening(), MIRROR_IS_BLUE, keeper);
        table.model.setMirrorPlays(false);
        table.model.newContest();
        assertThat(table.model.seats().mirror()).isEmpty();
        assertThat(keeper.handed).containsExactly("seats ", "closed");
    }

    @Test
    void theSameBeansComeAgainWithSidesSwapped() {
        State last = Position.toCast(Side.RED).on(Side.RED, 3).on(Side.BLUE, 40).holds(Side.RED).state();
        var keeper = new TestKeeper(ScriptedCasts.always(2));
        var table = new TestTable(last, MIRROR_IS_BLUE, keeper);
        table.model.rattle(9);
        table.model.sameBeansAgain();
        assertThat(table.model.drawsProperty().get()).as("not in the middle of a contest").isEqualTo(9);
        table.model.release();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.NEW_CONTEST);
        table.model.sameBeansAgain();
        assertThat(table.model.seats().mirror()).contains(Side.RED);
        assertThat(keeper.handed).containsExactly("cast 1 red 1 9 2", "move 3-5", "over", "closed",
                "cast 1 red 1 9 2");
    }
}
