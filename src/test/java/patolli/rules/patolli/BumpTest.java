package patolli.rules.patolli;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.rules.patolli.Position.other;
import static patolli.rules.patolli.Position.square;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.rules.Event;
import patolli.rules.Side;

/** Rule 3: an enemy piece is bumped on the eight danger squares and safe on the sixty others. */
class BumpTest {
    private static final Set<Integer> DANGER = Set.of(0, 16, 17, 33, 34, 50, 51, 67);

    @ParameterizedTest
    @CsvSource({"RED,1", "RED,4", "RED,10", "BLUE,1", "BLUE,4", "BLUE,10"})
    void movingOntoAnEnemyIsLegalOnDangerSquaresOnly(Side side, int cast) {
        for (int from = 0; from + cast < 68; from++) {
            int start = square(side, from);
            int end = square(side, from + cast);
            PatolliState state = Position.toCast(side).on(side, start).off(side, 5).on(other(side), end).state();
            PatolliState after = PatolliStep.cast(state, cast).state();
            assertThat(PatolliStep.moves(after)).as("onto %d", end)
                    .isEqualTo(DANGER.contains(end) ? List.of(start + "-" + end) : List.of());
        }
    }

    @ParameterizedTest
    @CsvSource({"RED,0,34", "RED,16,18", "RED,17,19", "RED,33,35", "RED,34,36", "RED,50,52", "RED,51,53", "RED,67,1",
        "BLUE,0,4", "BLUE,16,4", "BLUE,17,4", "BLUE,33,4", "BLUE,34,4", "BLUE,50,4", "BLUE,51,4", "BLUE,67,4"})
    void theBumpedPieceGoesBackIntoItsOwnersHand(Side side, int danger, int elsewhere) {
        int step = PatolliSquares.step(danger, side == Side.BLUE);
        boolean enters = step == 0;
        int start = enters ? -1 : square(side, step - 1);
        Position position = Position.toMove(side, 1).on(other(side), danger, elsewhere).off(other(side), 1);
        if (!enters) {
            position.on(side, start);
        }
        PatolliStep bump = position.play(enters ? "enter" : start + "-" + danger);
        assertThat(bump.state().squares(side)).containsExactly(danger);
        assertThat(bump.state().squares(other(side))).containsExactly(elsewhere);
        assertThat(bump.state().hand(other(side))).isEqualTo(4);
        assertThat(bump.state().off(other(side))).isEqualTo(1);
        assertThat(bump.events()).containsExactly(
                enters ? new Event.Entered(side, danger) : new Event.Moved(side, start, danger),
                new Event.Bumped(other(side), side, danger), new Event.TurnPassed(other(side)));
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void bumpingCostsNobodyAnything(Side side) {
        Position position = Position.toMove(side, 1).on(other(side), square(side, 0));
        PatolliState before = position.state();
        PatolliState after = position.play("enter").state();
        assertThat(after.assets(side)).isEqualTo(before.assets(side));
        assertThat(after.assets(other(side))).isEqualTo(before.assets(other(side)));
        assertThat(after.pool()).isEqualTo(before.pool());
    }

    @Test
    void passingOverADangerSquareBumpsNobody() {
        PatolliStep step = Position.toMove(Side.RED, 2).on(Side.RED, 15).on(Side.BLUE, 16).play("15-17");
        assertThat(step.state().squares(Side.BLUE)).containsExactly(16);
    }
}
