package patolli.rules.patolli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.rules.Hindrance;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.testkit.Positions;

/** Why a piece can't be played: the rules name it, for exactly the pieces that have no legal move. */
class HindranceTest {

    static Stream<Arguments> named() {
        return Stream.of(
                Arguments.of(Position.toMove(Side.RED, 4).on(Side.RED, 10, 14), at(10),
                        new Hindrance.OwnPiece(at(14))),
                Arguments.of(Position.toMove(Side.RED, 4).on(Side.RED, 10, 30).on(Side.BLUE, 14), at(10),
                        new Hindrance.SafeEnemy(at(14))),
                Arguments.of(Position.toMove(Side.RED, 10).on(Side.RED, 67, 3), at(67), new Hindrance.TooFar(1)),
                Arguments.of(Position.toMove(Side.BLUE, 3).on(Side.BLUE, 32, 40), at(32), new Hindrance.TooFar(2)),
                Arguments.of(Position.toMove(Side.RED, 2).on(Side.RED, 66, 20).onto(), at(66),
                        new Hindrance.TooFar(1)),
                Arguments.of(Position.toMove(Side.RED, 2).on(Side.RED, 20), new Spot.Hand(Side.RED),
                        new Hindrance.EntersWith("1")),
                Arguments.of(Position.toMove(Side.BLUE, 1).on(Side.BLUE, 34), new Spot.Hand(Side.BLUE),
                        new Hindrance.OwnPiece(at(34))),
                Arguments.of(Position.toMove(Side.BLUE, 1).on(Side.BLUE, 66, 1).on(Side.RED, 2), at(1),
                        new Hindrance.SafeEnemy(at(2))));
    }

    private static Spot.Square at(int square) {
        return new Spot.Square(square);
    }

    @ParameterizedTest
    @MethodSource("named")
    void itIsNamed(Position position, Spot piece, Hindrance why) {
        assertThat(position.state().hindrance(piece)).contains(why);
    }

    @Test
    void nothingHindersWhatCanBePlayedOrIsNotThere() {
        Spot.Hand hand = new Spot.Hand(Side.RED);
        PatolliState state = Position.toMove(Side.RED, 1).on(Side.RED, 16).on(Side.BLUE, 17, 40).state();
        assertThat(state.hindrance(at(16))).as("it bumps").isEmpty();
        assertThat(state.hindrance(hand)).as("it enters").isEmpty();
        assertThat(state.hindrance(at(40))).as("the other side's").isEmpty();
        assertThat(state.hindrance(at(20))).as("nobody's").isEmpty();
        assertThat(Position.toCast(Side.RED).on(Side.RED, 16).state().hindrance(at(16))).as("no cast lies").isEmpty();
        PatolliState none = Position.toMove(Side.RED, 2).on(Side.RED, 16).off(Side.RED, 5).state();
        assertThat(none.hindrance(hand)).as("the hand is empty").isEmpty();
        assertThat(none.hindrance(new Spot.Hand(Side.BLUE))).as("the other side's hand").isEmpty();
        assertThat(none.hindrance(new Spot.Home(Side.RED))).as("it is home").isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"patolli", "patolli bear-off=onto"})
    void everyReasonHolds(String setup) {
        Set<Class<?>> seen = new HashSet<>();
        for (long seed = 1; seed <= 40; seed++) {
            Positions.game(setup, seed).filter(state -> state.phase() == Phase.MOVE).map(PatolliState.class::cast)
                    .forEach(state -> state.pieces(state.mover()).forEach(piece -> state.hindrance(piece)
                            .ifPresent(reason -> {
                                seen.add(reason.getClass());
                                assertThat(fits(state, reason)).as("%s for %s of %s", reason, piece, state).isTrue();
                            })));
        }
        assertThat(seen).containsExactlyInAnyOrder(Hindrance.EntersWith.class, Hindrance.OwnPiece.class,
                Hindrance.SafeEnemy.class, Hindrance.TooFar.class);
    }

    private static boolean fits(PatolliState state, Hindrance why) {
        Side other = Position.other(state.mover());
        String cast = state.game().casts().text(state.cast());
        return switch (why) {
            case Hindrance.EntersWith enters -> !cast.equals(enters.cast());
            case Hindrance.OwnPiece own -> state.pieces(state.mover()).contains(own.at());
            case Hindrance.SafeEnemy enemy -> state.pieces(other).contains(enemy.at())
                    && !PatolliSquares.isDanger(enemy.at().number());
            case Hindrance.TooFar far -> far.left() < Integer.parseInt(cast);
            case Hindrance.BeginsWith _, Hindrance.Settled _, Hindrance.OutOfOrder _, Hindrance.HandFirst _,
                    Hindrance.OwnPair _, Hindrance.EnemyPair _, Hindrance.NeedsCut _, Hindrance.OtherDie _ -> false;
        };
    }
}
