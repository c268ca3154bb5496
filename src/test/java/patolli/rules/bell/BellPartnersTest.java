package patolli.rules.bell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** Rule 10: red and blue against yellow and green. */
class BellPartnersTest {
    private static final String PARTNERS = "players=4 partners=true";

    @Test
    void aWedgePaysOnlyTheOtherPair() throws Refusal {
        var outcome = BellPosition.of(PARTNERS).player("red", "+", 3, 3).purses(3, 15, 15, 15).cast("2").play("3-5");
        assertThat(outcome.purses()).containsExactly(0, 17, 15, 16);
    }

    @Test
    void onlyTheOtherPairPaysForAPieceBorneOff() throws Refusal {
        var outcome = BellPosition.of(PARTNERS).player("yellow", "+", 3, 12).turn("yellow").cast("2").play("12-off");
        assertThat(outcome.purses()).containsExactly(14, 17, 14, 15);
    }

    @Test
    void partnersBlockEachOther() throws Refusal {
        var outcome = BellPosition.of(PARTNERS).player("red", "+", 3, 10).player("blue", "+", 3, 12).cast("2");
        assertThat(outcome.state().phase()).isEqualTo(Phase.CAST);
        assertThat(outcome.purses()).containsExactly(14, 15, 15, 15);
    }

    @Test
    void aPlayerWithNoPiecesLeftIsSkipped() throws Refusal {
        var outcome = BellPosition.of(PARTNERS).player("yellow", "+", 0).player("blue", "+", 0).cast("0");
        assertThat(outcome.state().mover()).isEqualTo(Side.GREEN);
        assertThat(outcome.cast("0").state().mover()).isEqualTo(Side.RED);
    }

    @Test
    void theFirstOfAPairToFinishHasNotWonYet() throws Refusal {
        var outcome = BellPosition.of(PARTNERS).player("red", "+", 0, 57).cast("2").play("57-off");
        assertThat(outcome.state().phase()).isEqualTo(Phase.CAST);
        assertThat(outcome.state().winners()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"15, 27 14 25 14", "14, 27 14 25 14"})
    void thePotIsHalvedAndTheOddCoinGoesToWhoBoreOffLast(int purse, String after) throws Refusal {
        var outcome = BellPosition.of(PARTNERS).player("red", "+", 0, 57).player("blue", "-", 0)
                .purses(purse, 15, 15, 15).cast("2").play("57-off");
        assertThat(outcome.state().phase()).isEqualTo(Phase.OVER);
        assertThat(outcome.purses()).hasToString("[" + after.replace(" ", ", ") + "]");
        assertThat(outcome.state().winners()).containsExactly(Side.RED, Side.BLUE);
        assertThat(outcome.state().tree()).containsEntry("winner", List.of("red", "blue"));
        assertThat(outcome.events()).contains(
                new Event.GameWon(Set.of(Side.RED, Side.BLUE), 35 - purse, List.of()),
                new Event.PotShared(Side.BLUE, 10));
        assertThat(BellGame.INSTANCE.read(outcome.state().tree())).isEqualTo(outcome.state());
    }

    @Test
    void aPositionSaysWhoPlaysAgainstWhom() throws Refusal {
        BellState pairs = BellPosition.start("players=4 partners=true penalty=3");
        assertThat(pairs.partner(Side.YELLOW)).contains(Side.GREEN);
        assertThat(pairs.opponents(Side.YELLOW)).containsExactly(Side.RED, Side.BLUE);
        BellState three = BellPosition.start("players=3");
        assertThat(three.partner(Side.YELLOW)).isEmpty();
        assertThat(three.opponents(Side.YELLOW)).containsExactly(Side.RED, Side.BLUE);
    }

    @Test
    void aPositionSaysWhatIsDueAndWhichWayAMoveLeads() throws Refusal {
        BellState coins = BellPosition.start("penalty=3 first=red");
        assertThat(coins.due(Event.Cause.TRIANGLE)).isEqualTo(6);
        assertThat(coins.due(Event.Cause.BEAR_OFF)).isEqualTo(3);
        assertThat(BellPosition.start("forfeits=miss-turn").due(Event.Cause.TRIANGLE)).isZero();
        BellState first = BellPosition.Outcome.of(coins, "2").state();
        assertThat(first.direction(first.find("enter+").orElseThrow())).hasValue(BellPath.CLOCKWISE);
        assertThat(first.direction(first.find("enter-").orElseThrow())).hasValue(BellPath.ANTICLOCKWISE);
    }
}
