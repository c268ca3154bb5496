package patolli.rules.patolli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Hindrance;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Positions;

/** Why a piece can't be played: the rules name it, for exactly the pieces that have no legal move. */
class HindranceTest {

    static Stream<Arguments> named() {
        return Stream.of(
                Arguments.of(Position.toMove(Side.RED, 4).on(Side.RED, 10, 14), at(10), new Hindrance.OwnPiece(14)),
                Arguments.of(Position.toMove(Side.RED, 4).on(Side.RED, 10, 30).on(Side.BLUE, 14), at(10),
                        new Hindrance.SafeEnemy(14)),
                Arguments.of(Position.toMove(Side.RED, 10).on(Side.RED, 67, 3), at(67), new Hindrance.TooFar(1)),
                Arguments.of(Position.toMove(Side.BLUE, 3).on(Side.BLUE, 32, 40), at(32), new Hindrance.TooFar(2)),
                Arguments.of(Position.toMove(Side.RED, 2).on(Side.RED, 66, 20).onto(), at(66),
                        new Hindrance.TooFar(1)),
                Arguments.of(Position.toMove(Side.RED, 2).on(Side.RED, 20), OptionalInt.empty(),
                        new Hindrance.EntersWith("1")),
                Arguments.of(Position.toMove(Side.BLUE, 1).on(Side.BLUE, 34), OptionalInt.empty(),
                        new Hindrance.OwnPiece(34)),
                Arguments.of(Position.toMove(Side.BLUE, 1).on(Side.BLUE, 66, 1).on(Side.RED, 2), at(1),
                        new Hindrance.SafeEnemy(2)));
    }

    private static OptionalInt at(int square) {
        return OptionalInt.of(square);
    }

    @ParameterizedTest
    @MethodSource("named")
    void itIsNamed(Position position, OptionalInt piece, Hindrance why) {
        assertThat(position.state().hindrance(piece)).contains(why);
    }

    @Test
    void nothingHindersWhatCanBePlayedOrIsNotThere() {
        PatolliState state = Position.toMove(Side.RED, 1).on(Side.RED, 16).on(Side.BLUE, 17, 40).state();
        assertThat(state.hindrance(at(16))).as("it bumps").isEmpty();
        assertThat(state.hindrance(OptionalInt.empty())).as("it enters").isEmpty();
        assertThat(state.hindrance(at(40))).as("the other side's").isEmpty();
        assertThat(state.hindrance(at(20))).as("nobody's").isEmpty();
        assertThat(Position.toCast(Side.RED).on(Side.RED, 16).state().hindrance(at(16))).as("no cast lies").isEmpty();
        PatolliState none = Position.toMove(Side.RED, 2).on(Side.RED, 16).off(Side.RED, 5).state();
        assertThat(none.hindrance(OptionalInt.empty())).as("the hand is empty").isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "patolli bear-off=onto"})
    void inEveryPositionExactlyThePiecesWithoutAMoveHaveAReason(String setup) {
        Set<Class<?>> seen = new HashSet<>();
        for (long seed = 1; seed <= 40; seed++) {
            Positions.game(setup, seed).filter(state -> state.phase() == Phase.MOVE).map(PatolliState.class::cast)
                    .forEach(state -> check(state, seen));
        }
        assertThat(seen).containsExactlyInAnyOrder(Hindrance.EntersWith.class, Hindrance.OwnPiece.class,
                Hindrance.SafeEnemy.class, Hindrance.TooFar.class);
    }

    private static void check(PatolliState state, Set<Class<?>> seen) {
        Side side = state.mover();
        List<OptionalInt> movable = state.moves().stream().map(state::origin).toList();
        Stream<OptionalInt> hand = state.hand(side) > 0 ? Stream.of(OptionalInt.empty()) : Stream.empty();
        Stream.concat(state.squares(side).stream().map(HindranceTest::at), hand).forEach(piece -> {
            Optional<Hindrance> why = state.hindrance(piece);
            assertThat(why.isEmpty()).as("%s of %s", piece, state).isEqualTo(movable.contains(piece));
            why.ifPresent(reason -> {
                seen.add(reason.getClass());
                assertThat(fits(state, reason)).as("%s for %s of %s", reason, piece, state).isTrue();
            });
        });
        IntStream.range(0, PatolliBoard.SQUARES).filter(square -> !state.squares(side).contains(square))
                .forEach(square -> assertThat(state.hindrance(at(square))).isEmpty());
    }

    private static boolean fits(PatolliState state, Hindrance why) {
        Side other = Position.other(state.mover());
        String cast = state.game().casts().text(state.cast());
        return switch (why) {
            case Hindrance.EntersWith enters -> !cast.equals(enters.cast());
            case Hindrance.OwnPiece own -> state.squares(state.mover()).contains(own.at());
            case Hindrance.SafeEnemy enemy -> state.squares(other).contains(enemy.at())
                    && !PatolliBoard.isDanger(enemy.at());
            case Hindrance.TooFar far -> far.left() < Integer.parseInt(cast);
        };
    }

    @Test
    void gamesThatNameNoReasonsHaveNone() {
        State state = Positions.game("bell", 3).filter(each -> each.phase() == Phase.MOVE).findFirst().orElseThrow();
        assertThat(state.hindrance(OptionalInt.empty())).isEmpty();
    }
}
