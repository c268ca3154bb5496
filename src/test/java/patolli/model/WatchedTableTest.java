package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import patolli.beans.SeededCasts;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Later;
import patolli.testkit.Positions;

/** Computers among themselves can be stopped by those who look on. */
class WatchedTableTest {

    private static TestTable demo(String setup) {
        State opening = Positions.opening(setup);
        return new TestTable(opening, Seats.computersPlay(opening.sides(), opening.sides()), new SeededCasts(3));
    }

    private static void think(TestTable table, int times) {
        for (int i = 0; i < times; i++) {
            table.letHimThink();
        }
    }

    @Test
    void nothingIsPlayedWhileItIsStoppedAndItGoesOnToItsEnd() {
        TestTable table = demo("bell players=4");
        think(table, 5);
        table.model.pause(true);
        List<String> played = table.played();
        think(table, 20);
        assertThat(table.model.pausedProperty().get()).isTrue();
        assertThat(table.played()).as("a thought that comes too late is no move").isEqualTo(played);
        table.model.pause(false);
        while (table.model.awaiting() == Awaiting.NOTHING) {
            table.letHimThink();
        }
        assertThat(table.played()).startsWith(played.toArray(String[]::new)).hasSizeGreaterThan(played.size());
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.NEW_CONTEST);
    }

    @Test
    void whatIsBeingShownComesToItsEndAndNothingAfterIt() {
        TestTable table = demo("bell players=2");
        Later stage = new Later();
        think(table, 3);
        table.stage = Optional.of(stage);
        while (stage.waiting() == 0) {
            table.letHimThink();
        }
        table.model.pause(true);
        int played = table.model.history().size();
        while (stage.waiting() > 0) {
            stage.run();
        }
        table.letHimThink();
        assertThat(table.model.state()).isEqualTo(table.model.history().getLast().after());
        assertThat(table.model.history()).hasSize(played);
    }

    @Test
    void itWaitsWhileItIsHeldAndGoesOnByItself() {
        TestTable table = demo("bell players=4");
        think(table, 5);
        table.model.hold(true);
        int played = table.model.history().size();
        think(table, 20);
        assertThat(table.model.history()).hasSize(played);
        table.model.hold(false);
        think(table, 5);
        assertThat(table.model.history()).hasSizeGreaterThan(played);
        table.model.pause(true);
        table.model.hold(true);
        table.model.hold(false);
        played = table.model.history().size();
        think(table, 5);
        assertThat(table.model.history()).as("still stopped").hasSize(played);
    }

    @Test
    void stoppedAndLetGoWhileSomethingIsShownItIsShownOnce() {
        TestTable table = demo("bell players=2");
        Later stage = new Later();
        think(table, 3);
        table.stage = Optional.of(stage);
        while (stage.waiting() == 0) {
            table.letHimThink();
        }
        int played = table.model.history().size();
        table.model.pause(true);
        table.model.pause(false);
        assertThat(table.model.history()).hasSize(played);
        while (table.model.history().size() == played) {
            stage.run();
            table.letHimThink();
        }
        assertThat(table.model.history()).hasSize(played + 1);
    }

    @Test
    void whereSomebodyPlaysNothingCanBeStopped() {
        TestTable table = new TestTable(TestTable.opening(), TestTable.MIRROR_IS_BLUE, new SeededCasts(3));
        table.model.pause(true);
        assertThat(table.model.pausedProperty().get()).isFalse();
        assertThat(table.model.isWatched()).isFalse();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.BET);
    }

    @Test
    void anotherContestDoesNotBeginStopped() {
        TestTable table = demo("bell players=3");
        table.model.pause(true);
        table.model.lay(new ContestSetup(Positions.opening("bell players=3"),
                Seats.mirrorPlays(List.of(Side.RED, Side.YELLOW, Side.BLUE), Side.BLUE)));
        table.model.begin();
        assertThat(table.model.pausedProperty().get()).isFalse();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
    }
}
