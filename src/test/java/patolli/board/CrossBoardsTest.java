package patolli.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CrossBoardsTest {
    private static final double NEAR = 1e-9;

    static List<CrossBoard> boards() {
        return List.of(PatolliBoard.BOARD, BellBoard.BOARD);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everySquareTouchesTheNext(CrossBoard board) {
        for (int n = 0; n < board.squares(); n++) {
            assertThat(board.square(n).distance(board.square((n + 1) % board.squares()))).as("from %d", n)
                    .isCloseTo(board.squareSize(), within(NEAR));
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void squaresAreAtLeastFiftyUnitsWide(CrossBoard board) {
        assertThat(board.squareSize()).isGreaterThanOrEqualTo(50);
    }

    @ParameterizedTest
    @MethodSource("boards")
    void noTwoSquaresOverlap(CrossBoard board) {
        for (int a = 0; a < board.squares(); a++) {
            for (int b = 0; b < a; b++) {
                assertThat(board.square(a).distance(board.square(b))).as("%d and %d", a, b)
                        .isGreaterThan(board.squareSize() - NEAR);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void aQuarterTurnMapsTheBoardOntoItself(CrossBoard board) {
        for (int n = 0; n < board.squares(); n++) {
            Point here = board.square(n);
            Point next = board.square((n + board.limbSquares()) % board.squares());
            double dx = here.x() - board.middle().x();
            double dy = here.y() - board.middle().y();
            assertThat(next.distance(board.middle().plus(-dy, dx))).as("%d", n).isLessThan(NEAR);
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void mirroringTheBoardKeepsItsKinds(CrossBoard board) {
        for (int n = 0; n < board.squares(); n++) {
            Point mirrored = board.square(n).mirrored(board.middle().x());
            assertThat(at(board, mirrored)).hasSize(1);
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everySquareLiesInTheField(CrossBoard board) {
        double tip = board.squareSize() * Math.sqrt(0.5);
        for (int n = 0; n < board.squares(); n++) {
            Point p = board.square(n);
            // The outer corner of a tip is rounded, so the square reaches a fifth of its side less far.
            double far = board.kind(n) == SquareKind.ROUNDED ? tip - board.squareSize() / 5 : tip;
            for (Point corner : List.of(p.plus(far, 0), p.plus(-far, 0), p.plus(0, far), p.plus(0, -far))) {
                assertThat(board.field().contains(corner)).as("%d", n).isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void halfOfEveryWedgeIsBlackAndNothingElse(CrossBoard board) {
        Wedges wedges = new Wedges(board);
        int steps = 40;
        double step = board.squareSize() / steps;
        for (int square = 0; square < board.squares(); square++) {
            Point middle = board.square(square);
            double black = 0;
            for (int i = 0; i < steps * steps; i++) {
                double along = (i % steps + 0.5) * step - board.squareSize() / 2;
                double across = (i / steps + 0.5) * step - board.squareSize() / 2;
                black += wedges.black(middle.x() + (along - across) * Math.sqrt(0.5),
                        middle.y() + (along + across) * Math.sqrt(0.5)) / (steps * steps);
            }
            assertThat(black).as("square " + square).isCloseTo(board.kind(square) == SquareKind.WEDGE ? 0.5 : 0,
                    within(0.03));
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void aPointLiesOnOneSquareAtMost(CrossBoard board) {
        for (int n = 0; n < board.squares(); n++) {
            Point middle = board.square(n);
            double in = board.squareSize() * 0.69;
            for (Point near : List.of(middle, middle.plus(in, 0), middle.plus(0, in), middle.plus(-in, 0))) {
                assertThat(at(board, near)).containsExactly(n);
            }
            assertThat(board.covers(middle, middle.plus(board.squareSize() * 0.5, board.squareSize() * 0.5))).isFalse();
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void nothingLiesOnTheTrack(CrossBoard board) {
        assertThat(points(board)).allSatisfy(p -> assertThat(at(board, p)).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("boards")
    void everyPieceHasAPlaceOfItsOwn(CrossBoard board) {
        List<Point> nests = board.sides().stream().flatMap(s -> IntStream.range(0, 6).mapToObj(i -> board.nest(s, i)))
                .toList();
        for (Point nest : nests) {
            assertThat(nests.stream().filter(other -> other.distance(nest) < 40)).hasSize(1);
            assertThat(board.field().contains(nest)).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void beansLandClearOfTheTrackAndOfTheNumber(CrossBoard board) {
        for (double across = 0; across <= 1; across += 0.125) {
            for (double down = 0; down <= 1; down += 0.125) {
                Point end = board.landing(across, down);
                assertThat(end.distance(board.cast())).isGreaterThan(39);
                for (int n = 0; n < board.squares(); n++) {
                    Point square = board.square(n);
                    double away = Math.abs(end.x() - square.x()) + Math.abs(end.y() - square.y());
                    assertThat(away * Math.sqrt(0.5)).isGreaterThan(board.squareSize() / 2 + 22);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void beansThatLieByTheListLieApart(CrossBoard board) {
        for (int i = 0; i < 5; i++) {
            for (int j = 0; j < i; j++) {
                assertThat(board.landing(i).distance(board.landing(j))).isGreaterThan(43);
            }
        }
    }

    private static List<Integer> at(CrossBoard board, Point p) {
        return IntStream.range(0, board.squares()).filter(n -> board.covers(board.square(n), p)).boxed().toList();
    }

    private static List<Point> points(CrossBoard board) {
        Stream<Point> own = board.sides().stream().flatMap(side -> Stream.concat(
                IntStream.range(0, 6).mapToObj(i -> board.nest(side, i)),
                IntStream.range(0, 20).mapToObj(i -> board.stake(side, i))));
        Stream<Point> common = Stream.concat(Stream.of(board.pot(), board.hand(), board.handBesideDiscs(),
                board.cast()), IntStream.range(0, 6).mapToObj(i -> board.ownCast(i, 6)));
        return Stream.concat(Stream.concat(own, common), IntStream.range(0, 20).mapToObj(i -> board.inPot(i, 20)))
                .toList();
    }
}
