package patolli.rules.pagade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;

/** What moves and casts do: cuts, lost dice, the order of turns, wins and draws. */
class PagadeTurnTest {
    private static final String START = "red 6 7 12 12; yellow 6 7 12 12";

    private final Events.Log log = new Events.Log();

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
        red 6 7 12 12; yellow 6 7 12 12      | 3,6 | 3:6-9     | red 7 9 12 12; yellow 6 7 12 12
        red 6 7 12 12; yellow 6 7 12 12      | 3,6 | 3+6:6-15  | red 7 12 12 15; yellow 6 7 12 12
        red 6 7 12 12; yellow 6 7 12 12      | 3,3 | 3*2:12-15 | red 6 7 15 15; yellow 6 7 12 12
        # one pawn cuts one, on the tip in either direction
        red 39 50 51 60; yellow 6 8 12 12    | 3   | 3:39-42   | red 42 50 51 60 cut; yellow 0 6 12 12
        red 39 50 51 60; yellow 6 12 12 76   | 3   | 3:39-42   | red 42 50 51 60 cut; yellow 0 6 12 12
        # a pair cuts one or two
        red 39 39 50 60; yellow 8 12 12 76   | 3,3 | 3*2:39-42 | red 42 42 50 60 cut; yellow 0 0 12 12
        red 39 39 50 60; yellow 6 8 12 12    | 3,3 | 3*2:39-42 | red 42 42 50 60 cut; yellow 0 6 12 12
        red 20 20 76 76; yellow 57 57 60 60  | 3,3 | 3*2:20-23 | red 23 23 76 76 cut; yellow 0 0 60 60
        # the own tip on the way home
        red 40 41 50 70; yellow 6 7 12 42    | 6   | 6:70-76   | red 40 41 50 76 cut; yellow 0 6 7 12
        # a jump touches nothing between
        red 20 75 76 76; yellow 40 57 58 58  | 4,6 | 4+6:20-30 | red 30 75 76 76; yellow 40 57 58 58
        red 0 20 20 30; yellow 6 7 12 13 cut | 3,6 | 6:in-6    | red 6 20 20 30; yellow 6 7 12 13 cut
        """)
    void aMoveTakesThePawnsAndCutsWhoStandsThere(String pawns, String dice, String move, String after) {
        State state = PagadePosition.of(pawns, "red", dice);
        assertThat(PagadePosition.pawns(play(state, move))).isEqualTo(after);
    }

    @Test
    void theSecondDieIsPlayedInTheSameTurn() {
        State first = PagadePosition.of(START, "red", "3,6");
        assertThat(first.cast()).isEqualTo(PagadePosition.cast("3,6"));
        State second = play(first, "3:12-15");
        assertThat(second.phase()).isEqualTo(Phase.MOVE);
        assertThat(second.mover()).isEqualTo(Side.RED);
        assertThat(second.tree()).containsEntry("dice", List.of(6));
        assertThat(second.cast()).isEqualTo(-1);
        State over = play(second, "6:15-21");
        assertThat(over).isEqualTo(PagadePosition.of("red 6 7 12 21; yellow 6 7 12 12", "yellow", ""));
        assertThat(log.events()).containsExactly(new Event.Moved(Side.RED, 12, 15), new Event.Moved(Side.RED, 15, 21),
                new Event.TurnPassed(Side.YELLOW));
    }

    @Test
    void aDieThatCannotBeUsedIsLostAndTheTurnPasses() {
        State after = play(PagadePosition.of("red 20 75 76 76; yellow 58 58 60 60", "red", "1,3"), "1:20-21");
        assertThat(after).isEqualTo(PagadePosition.of("red 21 75 76 76; yellow 58 58 60 60", "yellow", ""));
        assertThat(log.events()).containsExactly(new Event.Moved(Side.RED, 20, 21), new Event.DieLost(Side.RED, 3),
                new Event.TurnPassed(Side.YELLOW));
    }

    @Test
    void aCastThatMovesNothingPassesTheTurn() {
        State state = PagadePosition.of("red 82 82 84 84 cut; yellow 6 7 12 12", "red", "");
        State after = state.cast(PagadePosition.cast("3,6"), log);
        assertThat(after).isEqualTo(PagadePosition.of("red 82 82 84 84 cut; yellow 6 7 12 12", "yellow", ""));
        assertThat(log.events()).containsExactly(new Event.Cast(Side.RED, "3,6"),
                new Event.Passed(Side.RED, Event.Reason.NO_MOVE), new Event.TurnPassed(Side.YELLOW));
    }

    @Test
    void aCutIsToldAfterTheMoveWithTheStepsOfWhoWasCut() {
        play(PagadePosition.of("red 39 39 50 60; yellow 8 12 12 76", "red", "3,3"), "3*2:39-42");
        assertThat(log.events()).containsExactly(new Event.PairMoved(Side.RED, 39, 42),
                new Event.Cut(Side.YELLOW, Side.RED, 8), new Event.Cut(Side.YELLOW, Side.RED, 76),
                new Event.TurnPassed(Side.YELLOW));
    }

    @Test
    void enteringIsTold() {
        play(PagadePosition.of("red 0 20 20 30; yellow 6 7 12 13 cut", "red", "3,6"), "3:in-3");
        assertThat(log.events()).containsExactly(new Event.Entered(Side.RED, 3));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        red 81 84 84 84 cut; yellow 6 7 12 12 | 3,4 | 3:81-home   | 1
        red 78 84 84 84 cut; yellow 6 7 12 12 | 3,3 | 3+3:78-home | 1
        red 81 81 84 84 cut; yellow 6 7 12 12 | 3,3 | 3*2:81-home | 2
        """)
    void theFirstWithAllFourHomeWinsAndTheGameEnds(String pawns, String dice, String move, int home) {
        State after = play(PagadePosition.of(pawns, "red", dice), move);
        assertThat(after.phase()).isEqualTo(Phase.OVER);
        assertThat(after.turn()).isEmpty();
        assertThat(after.winners()).containsExactly(Side.RED);
        assertThat(after.moves()).isEmpty();
        assertThat(after.tree()).containsEntry("winner", "red").containsEntry("turn", null);
        assertThat(log.events()).hasSize(home + 1).startsWith(new Event.BorneOff(Side.RED,
                Integer.parseInt(move.replaceAll(".*:|-.*", "")))).endsWith(new Event.GameWon(Set.of(Side.RED), 0,
                List.of()));
        assertThatThrownBy(() -> after.cast(0, Events.NONE)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void itIsADrawOnceNoCastCouldMoveAnyPawnOfAnyPlayer() {
        // red's 75s can't join the two on 76; yellow likewise after its last 1
        State state = PagadePosition.of("red 75 75 76 76; yellow 74 75 76 76", "yellow", "1,3");
        State after = play(state, "1:74-75");
        assertThat(after.phase()).isEqualTo(Phase.OVER);
        assertThat(after.winners()).isEmpty();
        assertThat(after.tree()).containsEntry("winner", "draw");
        assertThat(log.events()).endsWith(new Event.DieLost(Side.YELLOW, 3), new Event.Drawn());
    }

    @Test
    void itIsNoDrawWhileOneCouldStillMove() {
        State state = PagadePosition.of("red 73 75 76 76; yellow 74 75 76 76", "yellow", "1,3");
        assertThat(play(state, "1:74-75").phase()).isEqualTo(Phase.CAST);
    }

    @Test
    void fourTakeTurnsAnticlockwise() {
        State state = PagadePosition.start("players=4", "first=green");
        StringBuilder order = new StringBuilder();
        for (int turn = 0; turn < 5; turn++) {
            order.append(state.mover().key()).append(' ');
            State thrown = state.cast(PagadePosition.cast("1,3"), Events.NONE);
            state = play(thrown, thrown.text(thrown.moves().stream()
                    .filter(move -> PagadeMove.secondDie(move) != 0).findFirst().orElseThrow()));
        }
        assertThat(order).hasToString("green red black yellow green ");
    }

    @Test
    void aMoveLeavesThePositionItCameFromAsItWas() {
        State state = PagadePosition.of(START, "red", "3,6");
        play(state, "3:6-9");
        assertThat(state).isEqualTo(PagadePosition.of(START, "red", "3,6"));
    }

    private State play(State state, String move) {
        return state.play(state.find(move).orElseThrow(() -> new AssertionError(move + " is not legal")), log);
    }
}
