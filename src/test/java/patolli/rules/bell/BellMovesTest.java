package patolli.rules.bell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

/** Rules 3 to 6 and 8: what may be played, and what happens when nothing may. */
class BellMovesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        // direction and squares of red, then of blue (- waits); red's cast; its moves
        "+ 10 20       | -         | 2  | 10-12 20-22",
        "- 10 20       | -         | 4  | 10-6 20-16",
        "- 2 20        | -         | 10 | 20-10",
        "+ 10 12       | -         | 2  | 12-14",
        "+ 10 20       | + 12      | 2  | 20-22",
        "+ 10          | - 11      | 2  | 10-12",
        "+ 10 11 12    | -         | 3  | 10-13 11-14 12-15",
        "+ 10          | -         | 1  | 10-11 enter",
        "+ 0 10        | -         | 1  | 0-1 10-11",
        "+ 10          | + 0       | 1  | 10-11",
        "+ 57          | -         | 2  | 57-off",
        "+ 49 57       | -         | 10 | 49-off",
        "- 3           | -         | 2  | 3-off",
        "+ 57 58       | -         | 1  | 58-off enter",
        "+ 58          | -         | 1  | 58-off enter",
        "+ 56 10       | + 59      | 3  | 10-13",
    })
    void movesAreExactAndOntoFreeSquares(String red, String blue, String cast, String moves) throws Refusal {
        var outcome = position(red, blue).cast(cast);
        assertThat(outcome.state().phase()).isEqualTo(Phase.MOVE);
        assertThat(outcome.moves()).containsExactly(moves.split(" "));
        assertThat(outcome.state().cast()).isEqualTo(BellGame.INSTANCE.casts().find(cast).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "+ 58          | -         | 2",
        "+ 57          | + 59      | 2",
        "- 3           | - 1       | 2",
        "+ 10          | + 12      | 2",
        "+ 0           | - 1       | 1",
        "+             | -         | 2",
        "+             | + 0       | 1",
    })
    void withoutAMoveAPenaltyGoesIntoThePotAndTheTurnEnds(String red, String blue, String cast) throws Refusal {
        var outcome = position(red, blue).cast(cast);
        assertThat(outcome.state().phase()).isEqualTo(Phase.CAST);
        assertThat(outcome.state().mover()).isEqualTo(Side.BLUE);
        assertThat(outcome.purses()).containsExactly(14, 15);
        assertThat(outcome.state().pot()).isEqualTo(11);
        assertThat(outcome.events()).containsExactly(new Event.Cast(Side.RED, cast),
                new Event.Forfeit(Event.Cause.NO_MOVE, Side.RED, Optional.empty(), 1, List.of()),
                new Event.Passed(Side.RED, Event.Reason.NO_MOVE), new Event.TurnPassed(Side.BLUE));
    }

    @Test
    void aCastOfZeroEndsTheTurnForNothing() throws Refusal {
        var outcome = position("+ 10", "-").cast("0");
        assertThat(outcome.state()).isEqualTo(position("+ 10", "-").turn("blue").read());
        assertThat(outcome.events()).containsExactly(new Event.Cast(Side.RED, "0"),
                new Event.Passed(Side.RED, Event.Reason.ZERO), new Event.TurnPassed(Side.BLUE));
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 0", "2, 1, 59", "3, 2, 58", "4, 3, 57", "10, 9, 51"})
    void theFirstEntryCountsTheEntrySquareAndChoosesTheDirection(String cast, int plus, int minus) throws Refusal {
        var outcome = BellPosition.of("").cast(cast);
        assertThat(outcome.moves()).containsExactly("enter+", "enter-");
        var clockwise = outcome.play("enter+");
        assertThat(clockwise.state()).isEqualTo(BellPosition.of("").player("red", "+", 5, plus).turn("blue").read());
        assertThat(clockwise.events()).containsExactly(new Event.Cast(Side.RED, cast),
                new Event.DirectionChosen(Side.RED, "+"), new Event.Entered(Side.RED, plus),
                new Event.TurnPassed(Side.BLUE));
        assertThat(outcome.play("enter-").state())
                .isEqualTo(BellPosition.of("").player("red", "-", 5, minus).turn("blue").read());
    }

    @ParameterizedTest
    @CsvSource({"2, enter-", "58, enter+"})
    void anOccupiedSquareLeavesOnlyTheOtherDirection(int taken, String move) throws Refusal {
        assertThat(BellPosition.of("").player("blue", "+", 5, taken).cast("3").moves()).containsExactly(move);
    }

    @Test
    void aFirstEntryBlockedBothWaysCostsAPenaltyAndIsStillToCome() throws Refusal {
        var blocked = BellPosition.of("").player("blue", "+", 4, 2, 58).cast("3");
        assertThat(blocked.purses()).containsExactly(14, 15);
        assertThat(blocked.state().mover()).isEqualTo(Side.BLUE);
        assertThat(blocked.player(Side.RED).direction()).isZero();
        assertThat(blocked.cast("0").cast("2").moves()).containsExactly("enter+", "enter-");
    }

    @Test
    void aFirstEntryOnOneIsBlockedByAPieceOnTheEntry() throws Refusal {
        assertThat(BellPosition.of("").player("blue", "-", 5, 0).cast("1").purses()).containsExactly(14, 15);
    }

    @Test
    void afterTheFirstAPieceEntersOnTheEntrySquare() throws Refusal {
        var outcome = position("- 10", "-").cast("1").play("enter");
        assertThat(outcome.squares(Side.RED)).containsExactly(0, 10);
        assertThat(outcome.player(Side.RED).hand()).isEqualTo(3);
        assertThat(outcome.events()).endsWith(new Event.Entered(Side.RED, 0), new Event.TurnPassed(Side.BLUE));
    }

    @ParameterizedTest
    @CsvSource({"6, 7", "7, 8", "36, 37"})
    void aRoundedSquareGivesAnotherCastAtOnce(int from, int to) throws Refusal {
        var outcome = position("+ " + from, "-").cast("1").play(from + "-" + to);
        assertThat(outcome.state().phase()).isEqualTo(Phase.CAST);
        assertThat(outcome.state().mover()).isEqualTo(Side.RED);
        assertThat(outcome.events()).endsWith(new Event.Moved(Side.RED, from, to), new Event.ExtraTurn(Side.RED));
    }

    @Test
    void aPieceBorneOffLeavesItsLastSquareFree() throws Refusal {
        var outcome = position("+ 57 58", "-").cast("1").play("58-off");
        assertThat(outcome.squares(Side.RED)).containsExactly(57);
        assertThat(outcome.player(Side.RED).off()).isEqualTo(2);
        assertThat(outcome.purses()).containsExactly(16, 14);
        assertThat(outcome.events()).containsExactly(new Event.Cast(Side.RED, "1"),
                new Event.BorneOff(Side.RED, 58),
                new Event.Forfeit(Event.Cause.BEAR_OFF, Side.BLUE, Optional.of(Side.RED), 1, List.of()),
                new Event.TurnPassed(Side.BLUE));
    }

    @Test
    void turnsGoClockwise() throws Refusal {
        for (String colours : List.of("red blue", "red yellow blue", "red yellow blue green")) {
            List<String> order = List.of(colours.split(" "));
            BellState state = BellPosition.of("players=" + order.size()).read();
            for (int i = 1; i <= order.size(); i++) {
                state = state.cast(0, Events.NONE);
                assertThat(state.mover().key()).isEqualTo(order.get(i % order.size()));
            }
        }
    }

    @Test
    void castsAndMovesOutOfPhaseAreErrors() throws Refusal {
        var outcome = position("+ 10", "-").cast("2");
        assertThatThrownBy(() -> outcome.cast("1")).isInstanceOf(IllegalStateException.class);
        BellState waiting = position("+ 10", "-").read();
        assertThatThrownBy(() -> waiting.play(10, Events.NONE)).isInstanceOf(IllegalStateException.class);
        assertThat(waiting.moves()).isEmpty();
        assertThat(waiting.find("10-12")).isEmpty();
    }

    /** Two players; whoever has entered has one piece off. */
    private static BellPosition position(String red, String blue) throws Refusal {
        BellPosition position = BellPosition.of("");
        if (!blue.equals("-")) {
            place(position, "blue", blue);
        }
        return place(position, "red", red);
    }

    private static BellPosition place(BellPosition position, String colour, String text) {
        String[] words = text.split(" ");
        Integer[] squares = Stream.of(words).skip(1).map(Integer::valueOf).toArray(Integer[]::new);
        return position.player(colour, words[0], 5 - squares.length, squares);
    }
}
