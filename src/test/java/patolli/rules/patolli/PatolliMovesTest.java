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
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Event;
import patolli.rules.Leg;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;

/** Rules 3 and 4: entering, moving, what blocks and what does not. */
class PatolliMovesTest {

    @ParameterizedTest
    @CsvSource({"RED,0", "BLUE,34"})
    void aOneEntersAPieceOnTheOwnEntrySquare(Side side, int entry) {
        PatolliStep step = Position.toMove(side, 1).play("enter");
        assertThat(step.state().squares(side)).containsExactly(entry);
        assertThat(step.state().hand(side)).isEqualTo(5);
        assertThat(step.state().mover()).isEqualTo(other(side));
        assertThat(step.events()).containsExactly(new Event.Entered(side, entry), new Event.TurnPassed(other(side)));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 10})
    void noOtherCastEnters(int cast) {
        PatolliStep step = Position.toCast(Side.RED).cast(cast);
        assertThat(step.state().phase()).isEqualTo(Phase.CAST);
        assertThat(step.state().squares(Side.RED)).isEmpty();
        assertThat(Position.toMove(Side.RED, cast).on(Side.RED, 20).moves()).doesNotContain("enter");
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void aPieceOnTheOwnEntryBlocksEntering(Side side) {
        int entry = square(side, 0);
        assertThat(Position.toMove(side, 1).on(side, entry).moves())
                .containsExactly(entry + "-" + square(side, 1));
    }

    @Test
    void nothingEntersFromAnEmptyHand() {
        assertThat(Position.toMove(Side.RED, 1).on(Side.RED, 20).off(Side.RED, 5).moves()).containsExactly("20-21");
    }

    @ParameterizedTest
    @CsvSource({"RED,1", "RED,2", "RED,3", "RED,4", "RED,10", "BLUE,1", "BLUE,2", "BLUE,3", "BLUE,4", "BLUE,10"})
    void aPieceMovesForwardByExactlyTheCastFromEveryStep(Side side, int cast) {
        for (int from = 0; from + cast < 68; from++) {
            int start = square(side, from);
            int end = square(side, from + cast);
            Position position = Position.toMove(side, cast).on(side, start).off(side, 5);
            assertThat(position.moves()).containsExactly(start + "-" + end);
            PatolliStep step = position.play(start + "-" + end);
            assertThat(step.state().squares(side)).containsExactly(end);
            assertThat(step.events().getFirst()).isEqualTo(new Event.Moved(side, start, end));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void passingOverPiecesIsFree(Side side) {
        Position position = Position.toMove(side, 4).on(side, square(side, 1), square(side, 2), square(side, 13))
                .on(other(side), square(side, 3), square(side, 4));
        assertThat(position.moves()).contains(square(side, 1) + "-" + square(side, 5));
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void onesOwnPieceBlocksEverywhere(Side side) {
        for (int from = 0; from < 66; from++) {
            int blocked = square(side, from + 2);
            PatolliStep step = Position.toCast(side).on(side, square(side, from), blocked).off(side, 4).cast(2);
            assertThat(PatolliStep.moves(step.state())).as("from step %d", from)
                    .noneMatch(move -> move.endsWith("-" + blocked));
        }
    }

    @Test
    void ofSeveralMovesThePlayerMayChooseAny() {
        assertThat(Position.toMove(Side.BLUE, 1).on(Side.BLUE, 2, 40, 66).on(Side.RED, 1, 3).moves())
                .containsExactlyInAnyOrder("enter", "40-41", "66-67");
    }

    @Test
    void aMoveSaysWhereItStartsAndEnds() {
        PatolliState state = Position.toMove(Side.BLUE, 1).on(Side.BLUE, 33, 66).state();
        assertThat(leg(state, "enter")).isEqualTo(new Leg(Side.BLUE, new Spot.Hand(Side.BLUE), new Spot.Square(34),
                List.of(), 1));
        assertThat(leg(state, "66-67")).isEqualTo(new Leg(Side.BLUE, new Spot.Square(66), new Spot.Square(67),
                List.of(), 1));
        assertThat(leg(state, "33-off")).isEqualTo(new Leg(Side.BLUE, new Spot.Square(33), new Spot.Home(Side.BLUE),
                List.of(), Optional.of(new Spot.Square(34)), 1));
    }

    @Test
    void aMovePassesTheSquaresBetween() {
        PatolliState state = Position.toMove(Side.BLUE, 4).on(Side.BLUE, 66).state();
        assertThat(leg(state, "66-2").way()).containsExactly(new Spot.Square(67), new Spot.Square(0),
                new Spot.Square(1));
    }

    private static Leg leg(PatolliState state, String move) {
        return state.view(state.find(move).orElseThrow()).legs().getFirst();
    }
}
