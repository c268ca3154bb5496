package patolli.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.rules.Side;
import patolli.rules.pagade.PagadePath;

/** Where things lie on the cloth of Pagade. */
class PagadeBoardTest {
    private static final PagadeBoard BOARD = PagadeBoard.BOARD;
    private static final double NEAR = 1e-9;

    @ParameterizedTest
    @EnumSource(value = Side.class, names = {"RED", "BLACK", "YELLOW", "GREEN"})
    void everyWayGoesFromSquareToSquareAndIntoHome(Side side) {
        List<Point> way = IntStream.range(1, PagadePath.HOME).mapToObj(step -> square(side, step)).toList();
        for (int i = 1; i < way.size(); i++) {
            double far = way.get(i - 1).distance(way.get(i));
            // Past Home the way turns from one arm into the next over a corner.
            assertThat(far).as("step %d of %s", i + 1, side).isBetween(BOARD.squareSize() - NEAR,
                    BOARD.squareSize() * Math.sqrt(2) + NEAR);
        }
        Point goal = BOARD.goal(side).orElseThrow();
        assertThat(BOARD.home().contains(goal)).isTrue();
        assertThat(way.getLast().distance(goal)).isEqualTo(BOARD.squareSize());
    }

    private static Point square(Side side, int step) {
        return BOARD.square(PagadePath.number(side, step));
    }

    @Test
    void theBellyIsTheMiddleColumnOfItsOwner() {
        for (Side side : PagadePath.SEATS) {
            for (int step = 1; step < PagadePath.HOME; step++) {
                int number = PagadePath.number(side, step);
                assertThat(BOARD.isBelly(number)).isEqualTo(PagadePath.isBelly(step));
                if (PagadePath.isBelly(step)) {
                    assertThat(BOARD.arm(number)).isEqualTo(side);
                    assertThat(BOARD.armBox(side).contains(BOARD.square(number))).isTrue();
                }
            }
        }
    }

    @Test
    void nothingOfASideLiesOnASquareOrOnAnotherThing() {
        List<Point> pawns = BOARD.sides().stream().flatMap(side -> Stream.concat(IntStream.range(0, 4)
                .mapToObj(i -> BOARD.nest(side, i)), IntStream.range(0, 4).mapToObj(i -> BOARD.done(side, i))))
                .toList();
        for (Point pawn : pawns) {
            assertThat(IntStream.range(0, BOARD.squares()).mapToObj(BOARD::square)
                    .noneMatch(square -> BOARD.covers(square, pawn))).isTrue();
            assertThat(BOARD.home().contains(pawn)).isFalse();
            assertThat(BOARD.ground().contains(pawn)).isFalse();
            assertThat(BOARD.sides().stream().map(BOARD::figure).noneMatch(box -> box.contains(pawn))).isTrue();
            assertThat(BOARD.sides().stream().map(BOARD::plate).noneMatch(box -> box.contains(pawn))).isTrue();
            assertThat(pawns.stream().filter(other -> other.distance(pawn) < 24)).hasSize(1);
        }
    }

    @Test
    void pawnsThatShareASquareStandApartWithinIt() {
        for (int n = 1; n <= 4; n++) {
            int count = n;
            List<Point> places = IntStream.range(0, n).mapToObj(i -> BOARD.sharing(i, count)).toList();
            assertThat(places).doesNotHaveDuplicates().allMatch(at -> Math.abs(at.x()) < BOARD.squareSize() / 2
                    && Math.abs(at.y()) < BOARD.squareSize() / 2);
        }
    }
}
