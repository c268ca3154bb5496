package patolli.rules.patolli;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.rules.patolli.Position.other;
import static patolli.rules.patolli.Position.square;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;

/** Rule 4: a cast that allows no move costs an asset with two or more pieces on the board, and the turn passes. */
class ForfeitTest {

    @ParameterizedTest
    @CsvSource({"RED,0", "RED,1", "BLUE,0", "BLUE,1"})
    void withFewerThanTwoPiecesOnTheBoardTheTurnJustPasses(Side side, int pieces) {
        Position position = Position.toCast(side);
        if (pieces == 1) {
            position.on(side, square(side, 60));
        }
        PatolliState before = position.state();
        PatolliStep step = PatolliStep.cast(before, 10);
        assertThat(step.state().mover()).isEqualTo(other(side));
        assertThat(step.state().phase()).isEqualTo(Phase.CAST);
        assertThat(step.state().assets(side)).isEqualTo(before.assets(side));
        assertThat(step.state().pool()).isEqualTo(before.pool());
        assertThat(step.events()).containsExactly(new Event.Cast(side, "10"),
                new Event.Passed(side, Event.Reason.NO_MOVE), new Event.TurnPassed(other(side)));
    }

    @ParameterizedTest
    @CsvSource({"RED,2,quarter", "RED,3,quarter", "BLUE,2,cacao", "BLUE,3,cacao"})
    void withTwoOrMoreThePoorestAssetGoesIntoThePool(Side side, int pieces, String paid) {
        Integer[] stuck = {square(side, 60), square(side, 61), square(side, 63)};
        Position position = Position.toCast(side).on(side, Arrays.copyOf(stuck, pieces))
                .holds(Side.RED, "quarter", "gum", "library-card");
        PatolliState before = position.state();
        PatolliStep step = PatolliStep.cast(before, 10);
        assertThat(step.state().mover()).isEqualTo(other(side));
        assertThat(step.state().squares(side)).isEqualTo(before.squares(side));
        assertThat(step.state().assets(side)).isEqualTo(before.assets(side).subList(1, before.assetCount(side)));
        assertThat(step.state().assets(other(side))).isEqualTo(before.assets(other(side)));
        assertThat(step.state().pool()).hasSize(before.pool().size() + 1);
        assertThat(step.events()).containsExactly(new Event.Cast(side, "10"),
                new Event.Forfeit(Event.Cause.NO_MOVE, side, Optional.empty(), 1, List.of(paid)),
                new Event.Passed(side, Event.Reason.NO_MOVE), new Event.TurnPassed(other(side)));
    }

    @Test
    void onlyTheOwnPiecesOnTheBoardCount() {
        PatolliStep step = Position.toCast(Side.RED).on(Side.RED, 60).on(Side.BLUE, 1, 2, 3).off(Side.RED, 4).cast(10);
        assertThat(step.state().assetCount(Side.RED)).isEqualTo(9);
    }

    @Test
    void piecesOfOnesOwnAndEnemiesOnSafeSquaresLeaveNoMove() {
        PatolliStep step = Position.toCast(Side.RED).on(Side.RED, 1, 2).on(Side.BLUE, 3, 4).cast(2);
        assertThat(step.events()).contains(new Event.Passed(Side.RED, Event.Reason.NO_MOVE));
        assertThat(step.state().assetCount(Side.RED)).isEqualTo(8);
    }

    @Test
    void aLegalMoveMustBePlayedAndCostsNothing() {
        PatolliStep step = Position.toCast(Side.RED).on(Side.RED, 60, 1).cast(10);
        assertThat(step.state().phase()).isEqualTo(Phase.MOVE);
        assertThat(step.state().mover()).isEqualTo(Side.RED);
        assertThat(PatolliStep.moves(step.state())).containsExactly("1-11");
        assertThat(step.events()).containsExactly(new Event.Cast(Side.RED, "10"));
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void theLastAssetMayBeForfeitedWithoutRuin(Side side) {
        String last = side == Side.RED ? "library-card" : "jade-head";
        PatolliStep step = Position.toCast(side).on(side, square(side, 60), square(side, 61)).holds(side, last)
                .cast(10);
        assertThat(step.state().phase()).isEqualTo(Phase.CAST);
        assertThat(step.state().assets(side)).isEmpty();
        assertThat(step.state().pool()).contains(last);
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void aForfeitThatCannotBePaidIsBankruptcy(Side side) {
        Position position = Position.toCast(side).on(side, square(side, 60), square(side, 61)).holds(side);
        PatolliState before = position.state();
        PatolliStep step = PatolliStep.cast(before, 10);
        assertThat(step.state().phase()).isEqualTo(Phase.OVER);
        assertThat(step.state().turn()).isEmpty();
        assertThat(step.state().winners()).isEqualTo(Set.of(other(side)));
        assertThat(step.state().assetCount(other(side))).isEqualTo(20);
        assertThat(step.state().pool()).isEmpty();
        assertThat(step.events()).containsExactly(new Event.Cast(side, "10"), new Event.Bankrupt(side),
                new Event.PoolTaken(other(side), before.pool().size(), before.pool()),
                new Event.ContestWon(other(side)));
    }

    @ParameterizedTest
    @CsvSource({"0", "1"})
    void holdingNothingIsNoBankruptcyUntilAPaymentFallsDue(int pieces) {
        Position position = Position.toCast(Side.RED).holds(Side.RED);
        if (pieces == 1) {
            position.on(Side.RED, 60);
        }
        assertThat(position.cast(10).state().phase()).isEqualTo(Phase.CAST);
    }
}
