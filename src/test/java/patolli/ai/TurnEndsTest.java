package patolli.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.ai.judge.Evaluator;
import patolli.ai.judge.Evaluators;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;

/** Every end of a turn is found once, and the best one is the best. */
class TurnEndsTest {

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void everyEndIsFoundOnce(String setup) {
        var turns = new TurnEnds();
        Positions.game(setup, 21).filter(state -> state.phase() == Phase.MOVE).limit(100).forEach(state -> {
            Set<State> ends = new HashSet<>();
            walk(state, ends);
            assertThat(turns.of(state)).containsExactlyInAnyOrderElementsOf(ends);
        });
    }

    private static void walk(State state, Set<State> ends) {
        for (int move : state.moves()) {
            State after = state.play(move, Events.NONE);
            if (after.phase() == Phase.MOVE) {
                walk(after, ends);
            } else {
                ends.add(after);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void noEndIsBetterThanTheBest(String setup) {
        var turns = new TurnEnds();
        Positions.game(setup, 22).filter(state -> state.phase() == Phase.MOVE).limit(100).forEach(state -> {
            Evaluator evaluator = Evaluators.of(state.game());
            Side mover = state.mover();
            double best = evaluator.chance(turns.best(state, evaluator), mover);
            assertThat(turns.of(state)).allSatisfy(end ->
                    assertThat(evaluator.chance(end, mover)).isLessThanOrEqualTo(best));
        });
    }
}
