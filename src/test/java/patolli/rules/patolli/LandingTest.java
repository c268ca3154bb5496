package patolli.rules.patolli;

import static org.assertj.core.api.Assertions.assertThat;
import static patolli.rules.patolli.Position.other;
import static patolli.rules.patolli.Position.square;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Event;
import patolli.rules.Phase;
import patolli.rules.Side;

/** Rule 5: what landing on a triangle costs and what a rounded tip gives. */
class LandingTest {
    private static final Set<Integer> TRIANGLE = Set.of(5, 12, 22, 29, 39, 46, 56, 63);
    private static final Set<Integer> ROUNDED = Set.of(8, 9, 25, 26, 42, 43, 59, 60);

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void landingPaysOnTrianglesOnlyAndCastsAgainOnRoundedTipsOnly(Side side) {
        for (int end = 1; end < 68; end++) {
            int to = square(side, end);
            String move = square(side, end - 1) + "-" + to;
            PatolliStep step = Position.toMove(side, 1).on(side, square(side, end - 1)).off(side, 5).play(move);
            assertThat(step.state().phase()).isEqualTo(Phase.CAST);
            assertThat(step.state().mover() == side).as("casts again on %d", to).isEqualTo(ROUNDED.contains(to));
            assertThat(step.state().assetCount(other(side)))
                    .as("opponent's assets after %d", to).isEqualTo(TRIANGLE.contains(to) ? 11 : 9);
            assertThat(step.state().assetCount(side)).isEqualTo(TRIANGLE.contains(to) ? 7 : 9);
            assertThat(step.state().pool()).hasSize(2);
        }
    }

    @ParameterizedTest
    @CsvSource({"RED,dime,quarter", "BLUE,cacao,cacao"})
    void aTriangleCostsTheTwoPoorestThings(Side side, String first, String second) {
        int from = square(side, 11);
        int to = square(side, 12);
        PatolliStep step = Position.toMove(side, 1).on(side, from).play(from + "-" + to);
        assertThat(step.events()).containsExactly(new Event.Moved(side, from, to),
                new Event.Forfeit(Event.Cause.TRIANGLE, side, Optional.of(other(side)), 2, List.of(first, second)),
                new Event.TurnPassed(other(side)));
    }

    @Test
    void redPaysTheJadeHeadAndKeepsTheLibraryCard() {
        PatolliStep step = Position.toMove(Side.RED, 1).on(Side.RED, 4)
                .holds(Side.RED, "library-card", "jade-head", "mask")
                .holds(Side.BLUE, "cacao").play("4-5");
        assertThat(step.state().assets(Side.RED)).containsExactly("library-card");
        assertThat(step.state().assets(Side.BLUE)).containsExactly("cacao", "mask", "jade-head");
    }

    @Test
    void bluePaysTheLibraryCardAndKeepsTheJadeHead() {
        PatolliStep step = Position.toMove(Side.BLUE, 1).on(Side.BLUE, 4)
                .holds(Side.BLUE, "library-card", "jade-head", "mask")
                .holds(Side.RED, "dime").play("4-5");
        assertThat(step.state().assets(Side.BLUE)).containsExactly("jade-head");
        assertThat(step.state().assets(Side.RED)).containsExactly("dime", "mask", "library-card");
    }

    @ParameterizedTest
    @EnumSource(names = {"RED", "BLUE"})
    void twoAssetsAreJustEnough(Side side) {
        int from = square(side, 4);
        PatolliStep step = Position.toMove(side, 1).on(side, from).holds(side, "knife", "mask")
                .holds(other(side), "gum").play(from + "-" + square(side, 5));
        assertThat(step.state().phase()).isEqualTo(Phase.CAST);
        assertThat(step.state().assets(side)).isEmpty();
        assertThat(step.state().assets(other(side))).containsExactly("gum", "knife", "mask");
    }

    @ParameterizedTest
    @CsvSource({"RED,0", "RED,1", "BLUE,0", "BLUE,1"})
    void withFewerTheMoverGivesWhatThereIsAndLosesTheContest(Side side, int held) {
        int from = square(side, 4);
        int to = square(side, 5);
        Position position = Position.toMove(side, 1).on(side, from).holds(other(side), "gum")
                .holds(side, held == 1 ? new String[] {"knife"} : new String[0]);
        PatolliState before = position.state();
        PatolliStep step = PatolliStep.play(before, from + "-" + to);
        assertThat(step.state().phase()).isEqualTo(Phase.OVER);
        assertThat(step.state().winners()).containsExactly(other(side));
        assertThat(step.state().squares(side)).containsExactly(to);
        assertThat(step.state().assetCount(other(side))).isEqualTo(20);
        List<Event> expected = new ArrayList<>(List.of(new Event.Moved(side, from, to)));
        if (held == 1) {
            expected.add(new Event.Forfeit(Event.Cause.TRIANGLE, side, Optional.of(other(side)), 1,
                    List.of("knife")));
        }
        expected.addAll(List.of(new Event.Bankrupt(side),
                new Event.PoolTaken(other(side), before.pool().size(), before.pool()),
                new Event.ContestWon(other(side))));
        assertThat(step.events()).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 25, 26, 42, 43, 59, 60})
    void aRoundedTipSaysThatTheSameSideCastsAgain(int tip) {
        PatolliStep step = Position.toMove(Side.RED, 1).on(Side.RED, tip - 1).play(tip - 1 + "-" + tip);
        assertThat(step.events()).containsExactly(new Event.Moved(Side.RED, tip - 1, tip),
                new Event.ExtraTurn(Side.RED));
        assertThat(step.state().mover()).isEqualTo(Side.RED);
        assertThat(step.state().cast()).isEqualTo(-1);
    }

    @Test
    void theExtraCastIsLikeAnyOther() {
        PatolliState again = Position.toMove(Side.RED, 1).on(Side.RED, 59, 64).play("59-60").state();
        PatolliStep step = PatolliStep.cast(again, 10);
        assertThat(step.state().mover()).isEqualTo(Side.BLUE);
        assertThat(step.state().assetCount(Side.RED)).as("nothing can move a 10").isEqualTo(8);
    }
}
