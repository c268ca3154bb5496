package patolli.ai.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Phase;
import patolli.testkit.Positions;

/** What a network says of one side is what it says of it among all. */
class NetworkEvaluatorTest {

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void aSideIsJudgedAloneAsAmongAll(String setup) {
        Positions.game(setup, 17).limit(200).forEach(state -> {
            Evaluator evaluator = Evaluators.best(state);
            double[] chances = new double[state.sides().size()];
            evaluator.chances(state, chances);
            for (int seat = 0; seat < chances.length; seat++) {
                assertThat(evaluator.chance(state, state.sides().get(seat))).isEqualTo(chances[seat]);
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"bell players=3", "bell players=4", "pagade players=4"})
    void aBeginningIsWorthAboutAsMuchToEverybody(String setup) {
        var state = Positions.game(setup, 5).filter(each -> each.phase() == Phase.CAST).findFirst().orElseThrow();
        double[] chances = new double[state.sides().size()];
        Evaluators.best(state).chances(state, chances);
        assertThat(chances).usingComparatorWithPrecision(0.15).containsOnly(1.0 / chances.length);
        double sum = 0;
        for (double chance : chances) {
            sum += chance;
        }
        assertThat(sum).isCloseTo(1, within(0.1));
    }
}
