package patolli.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.testkit.Positions;

/** A move that is chosen by its place is the one in that place of all. */
class OneMoveTest {
    private static final int GAMES = 3;

    @ParameterizedTest
    @MethodSource("patolli.testkit.OptionSets#all")
    void aMoveIsChosenByItsPlace(String setup) {
        for (int seed = 0; seed < GAMES; seed++) {
            Positions.game(setup, seed).limit(2_000).filter(state -> state.phase().isDecision()).forEach(state -> {
                int[] buffer = new int[State.MOST_MOVES];
                int count = state.moves().size();
                for (int place = 0; place < count; place++) {
                    int chosen = place;
                    AtomicInteger told = new AtomicInteger(1);
                    assertThat(state.move(most -> {
                        told.set(most);
                        return chosen;
                    }, buffer)).as("%s", state).isEqualTo(state.moves().get(place));
                    assertThat(told).as("%s", state).hasValue(count);
                }
            });
        }
    }
}
