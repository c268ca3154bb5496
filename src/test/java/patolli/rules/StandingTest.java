package patolli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.tablan.TablanState;
import patolli.testkit.Positions;

/** How near a side is to winning the contest, in every game. */
class StandingTest {
    private static final double NEAR = 1e-9;

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "bell", "bell players=2", "pagade", "tablan"})
    void itBeginsInTheMiddleAndEndsWithTheWinners(String setup) {
        State opening = Positions.opening(setup);
        opening.sides().forEach(side -> assertThat(opening.standing(side)).isCloseTo(0.5, within(NEAR)));
        Positions.game(setup, 5).limit(4000).forEach(state -> state.sides().forEach(side -> {
            assertThat(state.standing(side)).isBetween(0.0, 1.0);
            if (!state.winners().isEmpty()) {
                assertThat(state.standing(side)).isCloseTo(state.winners().contains(side) ? 1 : 0, within(NEAR));
            }
        }));
    }

    /** Pieces that were captured are not counted in the end either. */
    @Test
    void atTablanWhoeverHasSettledMoreStandsHigher() {
        List<TablanState> states = Positions.game("tablan", 5).limit(4000).map(TablanState.class::cast).toList();
        assertThat(states).anyMatch(state -> state.standing(Side.WHITE) > 0.5)
                .anyMatch(state -> state.standing(Side.WHITE) < 0.5);
        assertThat(states).filteredOn(state -> state.phase() != Phase.OVER).allSatisfy(state -> {
            int lead = Long.bitCount(state.settled(Side.WHITE)) - Long.bitCount(state.settled(Side.BLACK));
            assertThat(Math.signum(state.standing(Side.WHITE) - 0.5)).isEqualTo(Math.signum(lead));
            assertThat(state.standing(Side.WHITE) + state.standing(Side.BLACK)).isCloseTo(1, within(NEAR));
        });
    }
}
