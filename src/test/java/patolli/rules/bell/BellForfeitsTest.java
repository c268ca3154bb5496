package patolli.rules.bell;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** Rule 11: what a wedge costs where no coins are in play. */
class BellForfeitsTest {
    private static final String MISS = "forfeits=miss-turn";
    private static final String BACK = "forfeits=step-back";

    @Test
    void whoLandsOnAWedgeLosesTheNextTurn() throws Refusal {
        var landed = BellPosition.of(MISS).player("red", "+", 5, 3).cast("2").play("3-5");
        assertThat(landed.state()).isEqualTo(
                BellPosition.of(MISS).player("red", "+", 5, 5).put("red", "miss", true).turn("blue").read());
        assertThat(landed.events()).endsWith(new Event.WillMiss(Side.RED), new Event.TurnPassed(Side.BLUE));
        var skipped = landed.cast("0");
        assertThat(skipped.state()).isEqualTo(BellPosition.of(MISS).player("red", "+", 5, 5).turn("blue").read());
        assertThat(skipped.events()).endsWith(new Event.Passed(Side.BLUE, Event.Reason.ZERO),
                new Event.Passed(Side.RED, Event.Reason.MISSED_TURN), new Event.TurnPassed(Side.BLUE));
        assertThat(skipped.cast("0").state().mover()).isEqualTo(Side.RED);
    }

    @Test
    void ifAllHaveATurnToMissAllMissIt() throws Refusal {
        var outcome = BellPosition.of(MISS).player("red", "+", 5, 3).player("blue", "+", 5, 35)
                .put("blue", "miss", true)
                .cast("2").play("3-5");
        assertThat(outcome.state()).isEqualTo(
                BellPosition.of(MISS).player("red", "+", 5, 5).player("blue", "+", 5, 35).turn("blue").read());
    }

    @Test
    void anotherCastIsNotTheNextTurn() throws Refusal {
        var outcome = BellPosition.of(MISS).player("red", "+", 5, 6).player("blue", "+", 5, 35)
                .put("blue", "miss", true)
                .cast("2").play("6-8");
        assertThat(outcome.state().mover()).isEqualTo(Side.RED);
        assertThat(outcome.player(Side.BLUE).miss()).isTrue();
        assertThat(outcome.cast("2").play("8-10").state().mover()).isEqualTo(Side.BLUE);
    }

    @Test
    void aWedgeIsToBeLeftBackwards() throws Refusal {
        var landed = BellPosition.of(BACK).player("red", "+", 5, 3).cast("2").play("3-5");
        assertThat(landed.state()).isEqualTo(
                BellPosition.of(BACK).player("red", "+", 5, 5).put("red", "stepBack", 5).turn("blue").read());
        assertThat(landed.events()).endsWith(new Event.WillStepBack(Side.RED, 5), new Event.TurnPassed(Side.BLUE));
        assertThat(landed.cast("0").state().mover()).isEqualTo(Side.RED);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        // red's direction, the wedge, red's cast, where the piece then stands
        "+ | 5  | 3  | 2",
        "+ | 20 | 10 | 10",  // a wedge again
        "+ | 10 | 2  | 8",   // a rounded square
        "+ | 10 | 3  | 7",
        "+ | 10 | 10 | 0",
        "- | 50 | 10 | 0",
        "- | 55 | 2  | 57",
        "- | 5  | 10 | 15",
    })
    void thePieceStepsBackByTheCastAndNothingElseComesOfIt(String direction, int wedge, String cast, int to)
            throws Refusal {
        var outcome = stepBack(direction, wedge).cast(cast);
        assertThat(outcome.state()).isEqualTo(
                BellPosition.of(BACK).player("red", direction, 5, to).turn("blue").read());
        assertThat(outcome.events()).containsExactly(new Event.Cast(Side.RED, cast),
                new Event.SteppedBack(Side.RED, wedge, to), new Event.TurnPassed(Side.BLUE));
    }

    @ParameterizedTest
    @CsvSource({"+, 5, 10", "-, 55, 10"})
    void thePieceStaysIfItWouldLeaveTheBoard(String direction, int wedge, String cast) throws Refusal {
        var outcome = stepBack(direction, wedge).cast(cast);
        assertThat(outcome.state()).isEqualTo(
                BellPosition.of(BACK).player("red", direction, 5, wedge).turn("blue").read());
        assertThat(outcome.events()).contains(new Event.Passed(Side.RED, Event.Reason.CANT_STEP_BACK));
    }

    @ParameterizedTest
    @CsvSource({"red", "blue"})
    void thePieceStaysIfAnyPieceStandsInItsWay(String colour) throws Refusal {
        BellPosition position = colour.equals("red")
                ? BellPosition.of(BACK).player("red", "+", 4, 5, 3)
                : stepBack("+", 5).player("blue", "-", 5, 3);
        var outcome = position.put("red", "stepBack", 5).cast("2");
        assertThat(outcome.squares(Side.RED)).contains(5);
        assertThat(outcome.player(Side.RED).stepBack()).isEqualTo(BellPlayer.NOWHERE);
        assertThat(outcome.state().mover()).isEqualTo(Side.BLUE);
    }

    @Test
    void aZeroDoesNothingAndTheNextTurnIsFree() throws Refusal {
        var outcome = stepBack("+", 5).cast("0");
        assertThat(outcome.state()).isEqualTo(BellPosition.of(BACK).player("red", "+", 5, 5).turn("blue").read());
        assertThat(outcome.cast("0").cast("2").moves()).containsExactly("5-7");
    }

    @Test
    void thereIsNothingToChooseWhenSteppingBack() throws Refusal {
        var outcome = BellPosition.of(BACK).player("red", "+", 3, 5, 20, 30).put("red", "stepBack", 20).cast("1");
        assertThat(outcome.state().phase()).isEqualTo(Phase.CAST);
        assertThat(outcome.squares(Side.RED)).containsExactly(5, 19, 30);
    }

    private static BellPosition stepBack(String direction, int wedge) throws Refusal {
        return BellPosition.of(BACK).player("red", direction, 5, wedge).put("red", "stepBack", wedge);
    }
}
