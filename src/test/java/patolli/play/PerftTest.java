package patolli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import patolli.rules.Events;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;
import patolli.testkit.Positions;

/** Counts of move sequences, from the opening and from positions in the middle of a seeded random game. */
class PerftTest {

    @ParameterizedTest
    @CsvFileSource(resources = "/perft.csv", numLinesToSkip = 1)
    void countsAsRecorded(String setup, long seed, int turns, int depth, long nodes) throws Refusal {
        assertThat(Perft.count(after(setup, seed, turns), depth)).isEqualTo(nodes);
    }

    @Test
    void countsLikeTheDefinitionDoes() throws Refusal {
        for (String setup : new String[] {"patolli", "bell first=red", "pagade first=red", "tablan first=white"}) {
            for (int turns = 0; turns < 120; turns += 13) {
                State state = after(setup, 9, turns);
                for (int depth = 0; depth <= 3; depth++) {
                    assertThat(Perft.count(state, depth)).isEqualTo(plainly(state, depth));
                }
            }
        }
    }

    @Test
    void refusesTheThrowOffAndDepthsOutOfRange() {
        assertThatThrownBy(() -> Perft.count(Positions.opening("bell"), 1)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> Perft.count(Positions.opening("patolli"), -1)).isInstanceOf(Refusal.class);
        assertThatThrownBy(() -> Perft.count(Positions.opening("patolli"), Perft.DEEPEST + 1))
                .isInstanceOf(Refusal.class);
    }

    /** The position after so many turns of a random game, or its last one. */
    private static State after(String setup, long seed, int turns) {
        return Positions.game(setup, seed).limit(turns + 1L).reduce((_, later) -> later).orElseThrow();
    }

    private static long plainly(State state, int depth) {
        if (depth == 0) {
            return 1;
        }
        long sum = 0;
        switch (state.phase()) {
            case OVER -> sum = 1;
            case BET -> sum = plainly(state.play(1, Events.NONE), depth);
            case MOVE -> {
                for (int move : state.moves()) {
                    sum += plainly(state.play(move, Events.NONE), depth - 1);
                }
            }
            case CAST -> {
                for (int cast = 0; cast < state.game().casts().size(); cast++) {
                    State next = state.cast(cast, Events.NONE);
                    sum += plainly(next, next.phase() == Phase.MOVE ? depth : depth - 1);
                }
            }
            case THROWOFF -> throw new AssertionError("the throw-off is no place to count from");
        }
        return sum;
    }
}
