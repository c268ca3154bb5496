package patolli.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
}
