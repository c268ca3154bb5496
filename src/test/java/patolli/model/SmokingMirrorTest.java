package patolli.model;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.model.TestTable.MIRROR_IS_BLUE;
import static patolli.model.TestTable.SIDES;
import static patolli.model.TestTable.TWO_PLAYERS;
import static patolli.model.TestTable.opening;

import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.play.Seats;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.rules.patolli.Position;

/** Smoking Mirror at the table: his turns, and what becomes of them when the players change their minds. */
class SmokingMirrorTest {
    private static final Position HIS_THROW = Position.toCast(Side.BLUE).on(Side.BLUE, 45, 50).on(Side.RED, 3, 20);
    private static final Position HIS_MOVE = Position.toMove(Side.BLUE, 2).on(Side.BLUE, 45, 50).on(Side.RED, 3, 20);

    @Test
    void heCastsAndMovesByHimself() {
        var table = TestTable.of(HIS_THROW.state(), MIRROR_IS_BLUE, 2);
        assertThat(table.played()).containsExactly("2");
        assertThat(table.model.awaiting()).as("he thinks").isEqualTo(Awaiting.NOTHING);
        table.letHimThink();
        assertThat(table.seenByMirror).containsExactly(HIS_MOVE.state());
        assertThat(table.played()).containsExactly("2", "50-52");
        assertThat(table.beats).containsExactly(Performer.Beat.MIRROR_CASTS, Performer.Beat.MIRROR_MOVES);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
    }

    @Test
    void hisOnlyMoveIsHisToMake() {
        var table = TestTable.of(Position.toMove(Side.BLUE, 2).on(Side.BLUE, 45).state(), MIRROR_IS_BLUE);
        assertThat(table.beats).containsExactly(Performer.Beat.MIRROR_MOVES);
        table.letHimThink();
        assertThat(table.played()).containsExactly("45-47");
    }

    @Test
    void noCommandOfThePlayerTouchesHisTurn() {
        var table = TestTable.of(HIS_MOVE.state(), MIRROR_IS_BLUE);
        var before = table.everything();
        table.model.move(table.model.state().moves().getFirst());
        table.model.rattle(3);
        table.model.release();
        table.model.bet(1);
        assertThat(table.everything()).isEqualTo(before);
    }

    @Test
    void theBetIsThePlayersOnWhicheverSide() {
        var table = TestTable.of(opening(), Seats.mirrorPlays(SIDES, Side.RED), 1, 3);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.BET);
        table.model.bet(2);
        table.letHimThink();
        assertThat(table.state().squares(Side.RED)).as("he threw the first 1").containsExactly(0);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
    }

    @Test
    void aThoughtThatComesAfterANewContestIsDropped() {
        var table = TestTable.of(HIS_THROW.state(), MIRROR_IS_BLUE, 2, 3);
        table.thoughts.run();
        table.model.newContest();
        int waiting = table.thoughts.waiting();
        table.screen.run();
        assertThat(table.played()).as("only the new contest's cast").containsExactly("3");
        assertThat(waiting).as("he thinks anew").isEqualTo(1);
        table.letHimThink();
        assertThat(table.played()).containsExactly("3", "50-53");
    }

    @Test
    void sidesSwitchedWhileHeThinksGiveThePlayerHisMove() {
        var table = TestTable.of(HIS_MOVE.state(), MIRROR_IS_BLUE);
        table.model.switchSides();
        assertThat(table.model.seats().mirror()).contains(Side.RED);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
        table.letHimThink();
        assertThat(table.played()).as("his thought is dropped").isEmpty();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @Test
    void sidesSwitchedWhileThePlayerHoldsTheBeansMakeHimThrow() {
        var table = TestTable.of(Position.toCast(Side.RED).on(Side.RED, 3, 20).state(), MIRROR_IS_BLUE, 2, 4);
        table.model.rattle(2);
        table.model.switchSides();
        assertThat(table.played()).as("without the player's hand").containsExactly("2");
        assertThat(table.model.drawsProperty().get()).isZero();
    }

    @Test
    void withoutHimThereAreNoSidesToSwitch() {
        var table = TestTable.of(Position.toCast(Side.RED).on(Side.RED, 3, 20).state(), TWO_PLAYERS);
        table.model.switchSides();
        assertThat(table.model.seats().mirror()).isEmpty();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
    }

    @ParameterizedTest
    @EnumSource(value = Side.class, names = {"RED", "BLUE"})
    void calledToAGameThatGoesOnHeTakesTheSideWhoseTurnItIs(Side turn) {
        var table = TestTable.of(Position.toCast(turn).on(Side.RED, 3, 20).on(Side.BLUE, 45, 50).state(),
                TWO_PLAYERS, 2);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.THROW);
        table.model.setMirrorPlays(true);
        assertThat(table.model.seats().mirror()).contains(turn);
        assertThat(table.played()).as("he casts at once").containsExactly("2");
    }

    @Test
    void calledDuringTheBetHeTakesBlue() {
        var table = TestTable.of(opening(), TWO_PLAYERS);
        table.model.setMirrorPlays(true);
        assertThat(table.model.seats().mirror()).contains(Side.BLUE);
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.BET);
    }

    @Test
    void sentAwayWhileHeThinksHeLeavesTheMoveToAPlayer() {
        var table = TestTable.of(HIS_MOVE.state(), MIRROR_IS_BLUE);
        table.model.setMirrorPlays(false);
        table.letHimThink();
        assertThat(table.played()).isEmpty();
        assertThat(table.model.awaiting()).isEqualTo(Awaiting.MOVE);
    }

    @Test
    void aMindThatFailsPlaysTheFirstMove() {
        assertThat(movesOf(state -> {
            throw new IllegalStateException("no idea");
        })).isEqualTo(HIS_MOVE.state().moves().getFirst());
    }

    @Test
    void aMindThatWantsTheImpossiblePlaysTheFirstMove() {
        assertThat(movesOf(state -> 12345)).isEqualTo(HIS_MOVE.state().moves().getFirst());
    }

    private static int movesOf(Mind mind) {
        Logger log = Logger.getLogger(Thinking.class.getName());
        log.setLevel(Level.OFF);
        try {
            var table = TestTable.of(HIS_MOVE.state(), MIRROR_IS_BLUE);
            table.mind = mind;
            table.letHimThink();
            State before = HIS_MOVE.state();
            assertThat(table.model.awaiting()).as("the evening goes on").isEqualTo(Awaiting.THROW);
            return before.find(table.played().getFirst()).orElseThrow();
        } finally {
            log.setLevel(null);
        }
    }
}
