package patolli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import patolli.play.Games;

/** How far a piece went is told in steps of its own path, also over the place where the numbers begin anew. */
class DistanceTest {
    @ParameterizedTest
    @CsvSource({
        "patolli, RED, 12, 14, 2", "patolli, BLUE, 66, 2, 4",
        "bell, RED, 12, 22, 10", "bell, RED, 3, 58, 5", "bell, BLUE, 58, 3, 5",
        "pagade, YELLOW, 6, 15, 9",
        "tablan, WHITE, 0, 2, 2", "tablan, WHITE, 11, 12, 1", "tablan, BLACK, 36, 38, 2", "tablan, BLACK, 47, 24, 1",
    })
    void isInSteps(String game, Side side, int from, int to, int steps) {
        assertThat(Games.named(game).orElseThrow().distance(side, from, to)).isEqualTo(steps);
    }
}
