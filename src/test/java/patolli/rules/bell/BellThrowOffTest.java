package patolli.rules.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** Rule 2. */
class BellThrowOffTest {

    @ParameterizedTest
    @CsvSource({
        "2, 4 3, red", "2, 3 10, blue", "2, 0 1, blue",
        "2, 0 0 2 1, red", "2, 4 4 4 4 1 2, blue",
        "3, 1 4 2, yellow", "3, 2 4 4 1 3, blue", "3, 2 4 4 1 0, yellow", "3, 4 4 4 1 1 0 2 3, yellow",
        "4, 1 2 3 4, green", "4, 3 1 3 2 0 1, blue", "4, 3 3 1 3 2 2 1 0 4, yellow",
    })
    void theHighestBeginsAndTiesCastAgainAmongThemselves(int players, String casts, String first) throws Refusal {
        var outcome = BellPosition.Outcome.of(BellPosition.start("players=" + players), casts.split(" ")[0]);
        for (String cast : List.of(casts.split(" ")).subList(1, casts.split(" ").length)) {
            assertThat(outcome.state().phase()).isEqualTo(Phase.THROWOFF);
            outcome = outcome.cast(cast);
        }
        assertThat(outcome.state()).isEqualTo(
                BellPosition.of("players=" + players).turn(first).read());
        assertThat(outcome.events().getLast()).isEqualTo(new Event.Begins(Side.of(first).orElseThrow()));
    }

    @Test
    void aTieIsToldAndOnlyTheTiedCastAgainInSeatOrder() throws Refusal {
        var outcome = BellPosition.Outcome.of(BellPosition.start("players=4"), "3").cast("1").cast("2").cast("3");
        assertThat(outcome.events().getLast()).isEqualTo(new Event.Tied(List.of(Side.RED, Side.GREEN)));
        assertThat(outcome.state().mover()).isEqualTo(Side.RED);
        assertThat(outcome.state().tree().get("throws")).hasToString("{red=null, yellow=1, blue=2, green=null}");
        assertThat(outcome.cast("0").state().mover()).isEqualTo(Side.GREEN);
    }

    @Test
    void aTieBreakIsNotTakenForAFirstRound() throws Refusal {
        BellState tieBreak = BellPosition.Outcome.of(BellPosition.start("players=3"), "2").cast("4").cast("4").state();
        BellState firstRound = BellPosition.Outcome.of(BellPosition.start("players=3"), "2").state();
        assertThat(tieBreak.tree().get("throws")).isEqualTo(firstRound.tree().get("throws"));
        assertThat(tieBreak.mover()).isEqualTo(firstRound.mover());
        assertThat(tieBreak).isNotEqualTo(firstRound);
        assertThat(BellGame.INSTANCE.read(tieBreak.tree())).isEqualTo(tieBreak);
        assertThat(BellGame.INSTANCE.read(firstRound.tree())).isEqualTo(firstRound);
    }

    @Test
    void aTieOfAllIsTheFirstRoundAgain() throws Refusal {
        BellState start = BellPosition.start("players=3");
        BellState again = BellPosition.Outcome.of(start, "2").cast("2").cast("2").state();
        assertThat(again).isEqualTo(start);
        assertThat(again.tree()).doesNotContainKey("tied");
    }

    @Test
    void nobodyHasMovesInTheThrowOff() throws Refusal {
        assertThat(BellPosition.start("").moves()).isEmpty();
    }
}
