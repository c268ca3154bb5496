package patolli.rules.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** Rules 6 to 9: who pays whom, and how much when a purse is short. Purses are in seat order, the pot has the rest. */
class BellPaymentsTest {

    @ParameterizedTest
    @CsvSource({
        "penalty=1, 15 15 15 15, 9 17 17 17",
        "penalty=2, 15 15 15 15, 3 19 19 19",
        "penalty=0, 15 15 15 15, 15 15 15 15",
        // yellow, next in turn, is paid first
        "penalty=1, 5 15 15 15, 0 17 17 16",
        "penalty=1, 4 15 15 15, 0 17 17 15",
        "penalty=1, 3 15 15 15, 0 17 16 15",
        "penalty=1, 1 15 15 15, 0 16 15 15",
        "penalty=1, 0 15 15 15, 0 15 15 15",
    })
    void aWedgePaysTwoPenaltiesToEachOpponentInTurnWhileThePurseLasts(String penalty, String before, String after)
            throws Refusal {
        BellPosition position = BellPosition.of("players=4 " + penalty).player("red", "+", 3, 3).purses(purses(before));
        var outcome = position.cast("2").play("3-5");
        assertThat(outcome.purses()).containsExactly(boxed(after));
        assertThat(outcome.state().mover()).isEqualTo(Side.YELLOW);
    }

    @Test
    void thePayeesCountFromThePayersSeat() throws Refusal {
        var outcome = BellPosition.of("players=4").player("blue", "+", 3, 33).turn("blue").purses(15, 15, 3, 15)
                .cast("2").play("33-35");
        assertThat(outcome.purses()).containsExactly(16, 15, 0, 17);
        assertThat(outcome.events()).contains(
                new Event.Forfeit(Event.Cause.TRIANGLE, Side.BLUE, Optional.of(Side.GREEN), 2, List.of()),
                new Event.Forfeit(Event.Cause.TRIANGLE, Side.BLUE, Optional.of(Side.RED), 1, List.of()),
                new Event.Forfeit(Event.Cause.TRIANGLE, Side.BLUE, Optional.of(Side.YELLOW), 0, List.of()));
    }

    @ParameterizedTest
    @CsvSource({"wedges=8, 4, false", "wedges=8, 11, false", "wedges=8, 5, true", "wedges=8, 10, true",
        "wedges=16, 4, true", "wedges=16, 11, true", "wedges=16, 5, true", "wedges=16, 10, true",
        "wedges=16, 6, false"})
    void theOptionAddsTheSquaresOnTheOtherSideOfEachWedge(String option, int square, boolean pays) throws Refusal {
        var outcome = BellPosition.of(option).player("red", "+", 5, square - 2).cast("2")
                .play(square - 2 + "-" + square);
        assertThat(outcome.purses()).containsExactly(pays ? 13 : 15, pays ? 17 : 15);
    }

    @ParameterizedTest
    @CsvSource({"penalty=1, 15 15 15, 17 14 14", "penalty=4, 15 3 15, 22 0 11", "penalty=4, 15 0 15, 19 0 11"})
    void everyOpponentPaysForAPieceBorneOff(String penalty, String before, String after) throws Refusal {
        var outcome = BellPosition.of("players=3 " + penalty).player("red", "+", 3, 57).purses(purses(before))
                .cast("2").play("57-off");
        assertThat(outcome.purses()).containsExactly(boxed(after));
    }

    @ParameterizedTest
    @CsvSource({"penalty=1, 15, 14", "penalty=4, 3, 0", "penalty=4, 0, 0"})
    void whoCannotMovePaysThePotWhatIsThere(String penalty, int before, int after) throws Refusal {
        var outcome = BellPosition.of(penalty).player("red", "+", 5, 58).purses(before, 15).cast("4");
        assertThat(outcome.purses()).containsExactly(after, 15);
        assertThat(outcome.state().pot()).isEqualTo(25 - after);
    }

    @Test
    void withoutAPenaltyNothingIsToldOfIt() throws Refusal {
        var outcome = BellPosition.of("penalty=0").player("red", "+", 5, 58).cast("4");
        assertThat(outcome.events()).noneMatch(Event.Forfeit.class::isInstance);
        assertThat(outcome.purses()).containsExactly(15, 15);
    }

    @Test
    void theLastPieceIsPaidForBeforeThePotIsWon() throws Refusal {
        var outcome = BellPosition.of("players=3").player("red", "+", 0, 57).cast("2").play("57-off");
        assertThat(outcome.state().phase()).isEqualTo(Phase.OVER);
        assertThat(outcome.state().mover()).isNull();
        assertThat(outcome.state().turn()).isEmpty();
        assertThat(outcome.state().winners()).containsExactly(Side.RED);
        assertThat(outcome.purses()).containsExactly(32, 14, 14);
        assertThat(outcome.state().pot()).isZero();
        assertThat(outcome.state().tree()).containsEntry("winner", List.of("red")).containsEntry("turn", null);
        assertThat(outcome.events()).endsWith(
                new Event.Forfeit(Event.Cause.BEAR_OFF, Side.BLUE, Optional.of(Side.RED), 1, List.of()),
                new Event.GameWon(Set.of(Side.RED), 15, List.of()), new Event.PotShared(Side.RED, 15));
    }

    @Test
    void nobodyHasWonBeforeTheEnd() throws Refusal {
        var outcome = BellPosition.of("").player("red", "+", 0, 57, 58).cast("2").play("57-off");
        assertThat(outcome.state().phase()).isEqualTo(Phase.CAST);
        assertThat(outcome.state().winners()).isEmpty();
        assertThat(outcome.state().tree()).containsEntry("winner", null);
    }

    @ParameterizedTest
    @ValueSource(strings = {"miss-turn", "step-back"})
    void withoutGamblingNothingIsEverPaid(String forfeits) throws Refusal {
        String options = "forfeits=" + forfeits;
        for (var outcome : List.of(
                BellPosition.of(options).player("red", "+", 5, 58).cast("4"),
                BellPosition.of(options).player("red", "+", 5, 3).cast("2").play("3-5"),
                BellPosition.of(options).player("red", "+", 0, 57, 10).cast("2").play("57-off"),
                BellPosition.of(options).player("red", "+", 0, 57).cast("2").play("57-off"))) {
            assertThat(outcome.purses()).containsExactly(0, 0);
            assertThat(outcome.state().pot()).isZero();
            assertThat(outcome.events()).noneMatch(event ->
                    event instanceof Event.Forfeit || event instanceof Event.PotShared);
        }
    }

    private static int[] purses(String text) {
        return Stream.of(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    private static Integer[] boxed(String text) {
        return Stream.of(text.split(" ")).map(Integer::valueOf).toArray(Integer[]::new);
    }
}
