package patolli.rules.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Hindrance;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.testkit.Positions;

/** Why pawns can't be played. */
class PagadeStuckTest {

    static Stream<Arguments> reasons() {
        return Stream.of(
                Arguments.of("red 0 7 12 25; yellow 6 7 20 30 cut", "1,4", 12, new Hindrance.HandFirst()),
                Arguments.of("red 20 30 45 76; yellow 6 7 12 12", "3,4", 76, new Hindrance.NeedsCut(at(77))),
                Arguments.of("red 83 84 84 84 cut; yellow 6 7 20 30", "1", 83, null),
                Arguments.of("red 20 30 81 84 cut; yellow 6 7 12 20", "4", 81, new Hindrance.TooFar(3)),
                Arguments.of("red 20 24 24 84 cut; yellow 6 7 12 20", "4", 20, new Hindrance.OwnPair(at(24))),
                Arguments.of("red 6 7 20 28; yellow 6 7 58 58", "4", 20, new Hindrance.EnemyPair(at(24))));
    }

    private static Spot.Square at(int step) {
        return PagadePath.PATHS.square(Side.RED, step);
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void whatStopsAPawnIsNamed(String pawns, String dice, int step, Hindrance why) {
        assertThat(PagadePosition.of(pawns, "red", dice).hindrance(at(step)).orElse(null)).isEqualTo(why);
    }

    static Stream<Arguments> reasonsOfOneDie() {
        return Stream.of(
                Arguments.of("red 6 7 20 28; yellow 6 7 57 57", "3,6", 20, List.of(3), new Hindrance.EnemyPair(at(23))),
                Arguments.of("red 6 7 20 28; yellow 6 7 57 57", "3,6", 20, List.of(6), null),
                Arguments.of("red 6 7 20 28; yellow 6 7 57 57", "3,6", 20, List.of(3, 6), null),
                Arguments.of("red 6 20 24 24; yellow 6 7 12 12", "4,6", 20, List.of(4), new Hindrance.OwnPair(at(24))),
                Arguments.of("red 6 7 20 75; yellow 6 7 12 12", "1,6", 75, List.of(6), new Hindrance.NeedsCut(at(77))),
                Arguments.of("red 6 7 20 81 cut; yellow 6 7 12 20", "3,4", 81, List.of(4), new Hindrance.TooFar(3)),
                Arguments.of("red 0 7 12 25; yellow 6 7 20 30 cut", "1,4", 12, List.of(4), new Hindrance.HandFirst()));
    }

    @ParameterizedTest
    @MethodSource("reasonsOfOneDie")
    void whatStopsAPawnByOneDieIsNamed(String pawns, String dice, int step, List<Integer> by, Hindrance why) {
        assertThat(PagadePosition.of(pawns, "red", dice).hindrance(at(step), by).orElse(null)).isEqualTo(why);
    }

    @Test
    void thereIsNoneWherePawnsAreNotPlayed() {
        State cast = PagadePosition.of("red 20 30 45 76; yellow 6 7 12 12", "red", "");
        assertThat(cast.hindrance(at(76))).isEmpty();
        State move = PagadePosition.of("red 20 30 45 76; yellow 6 7 12 12", "red", "3,4");
        assertThat(move.hindrance(at(77))).as("nobody stands there").isEmpty();
        assertThat(move.hindrance(new Spot.Home(Side.RED))).isEmpty();
    }

    @Test
    void everyReasonComesUp() {
        Set<Class<?>> seen = new HashSet<>();
        for (long seed = 1; seed <= 60; seed++) {
            Positions.game("pagade players=4", seed).filter(state -> state.phase() == Phase.MOVE).forEach(state ->
                    state.pieces(state.mover()).forEach(piece -> state.hindrance(piece)
                            .ifPresent(reason -> seen.add(reason.getClass()))));
        }
        assertThat(seen).contains(Hindrance.HandFirst.class, Hindrance.NeedsCut.class, Hindrance.TooFar.class,
                Hindrance.OwnPair.class, Hindrance.EnemyPair.class);
    }
}
