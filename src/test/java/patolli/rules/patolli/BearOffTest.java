package patolli.rules.patolli;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.rules.patolli.Position.other;
import static patolli.rules.patolli.Position.square;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;

/** Rule 6: leaving the board, past the last square or onto it, and what the opponent pays for it. */
class BearOffTest {

    @ParameterizedTest
    @CsvSource({"RED,1", "RED,2", "RED,3", "RED,4", "RED,10", "BLUE,1", "BLUE,2", "BLUE,3", "BLUE,4", "BLUE,10"})
    void pastNeedsExactlyOneStepMoreThanTheLastSquare(Side side, int cast) {
        for (int from = 58; from < 68; from++) {
            PatolliState state = Position.toCast(side).on(side, square(side, from)).off(side, 5).state();
            List<String> expected = from + cast > 68 ? List.of()
                    : List.of(square(side, from) + "-" + (from + cast == 68 ? "off" : square(side, from + cast)));
            assertThat(PatolliStep.moves(PatolliStep.cast(state, cast).state())).as("from step %d", from)
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({"RED,1", "RED,2", "RED,3", "RED,4", "RED,10", "BLUE,1", "BLUE,2", "BLUE,3", "BLUE,4", "BLUE,10"})
    void ontoNeedsExactlyTheLastSquare(Side side, int cast) {
        for (int from = 57; from < 67; from++) {
            PatolliState state = Position.toCast(side).on(side, square(side, from)).off(side, 5).onto().state();
            List<String> expected = from + cast > 67 ? List.of()
                    : List.of(square(side, from) + "-" + (from + cast == 67 ? "off" : square(side, from + cast)));
            assertThat(PatolliStep.moves(PatolliStep.cast(state, cast).state())).as("from step %d", from)
                    .isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource({"RED,67,cacao", "BLUE,33,dime"})
    void thePieceIsGoneAndTheOpponentPaysOneAsset(Side side, int last, String paid) {
        PatolliStep step = Position.toMove(side, 1).on(side, last).off(side, 1).play(last + "-off");
        assertThat(step.state().squares(side)).isEmpty();
        assertThat(step.state().off(side)).isEqualTo(2);
        assertThat(step.state().hand(side)).isEqualTo(4);
        assertThat(step.state().assetCount(side)).isEqualTo(10);
        assertThat(step.state().assetCount(other(side))).isEqualTo(8);
        assertThat(step.events()).containsExactly(new Event.BorneOff(side, last),
                new Event.Forfeit(Event.Cause.BEAR_OFF, other(side), Optional.of(side), 1, List.of(paid)),
                new Event.TurnPassed(other(side)));
    }

    @ParameterizedTest
    @CsvSource({"RED,66,67", "BLUE,32,33"})
    void ontoBumpsAnEnemyOnTheLastSquare(Side side, int from, int last) {
        PatolliStep step = Position.toMove(side, 1).on(side, from).on(other(side), last).onto().play(from + "-off");
        assertThat(step.state().squares(side)).isEmpty();
        assertThat(step.state().off(side)).isEqualTo(1);
        assertThat(step.state().squares(other(side))).isEmpty();
        assertThat(step.state().hand(other(side))).isEqualTo(6);
        assertThat(step.events()).startsWith(new Event.BorneOff(side, from),
                new Event.Bumped(other(side), side, last));
    }

    @ParameterizedTest
    @CsvSource({"RED,67,0", "BLUE,33,34"})
    void pastBumpsNobodyOnTheSquareBeyond(Side side, int last, int entry) {
        PatolliStep step = Position.toMove(side, 1).on(side, last).on(other(side), entry).play(last + "-off");
        assertThat(step.state().squares(other(side))).containsExactly(entry);
    }

    @ParameterizedTest
    @CsvSource({"RED,67,0", "BLUE,33,34"})
    void onesOwnPieceOnTheEntryDoesNotBlockBearingOff(Side side, int last, int entry) {
        assertThat(Position.toMove(side, 1).on(side, last, entry).moves()).contains(last + "-off");
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void theLastAssetPaysInFull(Side side) {
        int last = square(side, 67);
        PatolliStep step = Position.toMove(side, 1).on(side, last).holds(other(side), "gum").play(last + "-off");
        assertThat(step.state().phase()).isEqualTo(Phase.CAST);
        assertThat(step.state().assets(other(side))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"RED,0", "BLUE,0", "RED,5", "BLUE,5"})
    void anOpponentWithNothingIsBankruptWhetherOrNotItIsTheLastPiece(Side side, int offBefore) {
        int last = square(side, 67);
        Position position = Position.toMove(side, 1).on(side, last).off(side, offBefore).holds(other(side));
        PatolliState before = position.state();
        PatolliStep step = PatolliStep.play(before, last + "-off");
        assertThat(step.state().phase()).isEqualTo(Phase.OVER);
        assertThat(step.state().winners()).containsExactly(side);
        assertThat(step.state().off(side)).isEqualTo(offBefore + 1);
        assertThat(step.state().assetCount(side)).isEqualTo(20);
        assertThat(step.events()).containsExactly(new Event.BorneOff(side, last), new Event.Bankrupt(other(side)),
                new Event.PoolTaken(side, before.pool().size(), before.pool()), new Event.ContestWon(side));
    }

    @Test
    void withOntoAPieceNeverStandsOnTheLastSquare() {
        Position position = Position.toMove(Side.RED, 1).on(Side.RED, 66).onto();
        assertThat(position.moves()).containsExactlyInAnyOrder("enter", "66-off");
    }
}
