package patolli.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
    /** Half of a pawn. */
    private static final double FOOT = 14.29;

    @ParameterizedTest
    @EnumSource(value = Side.class, names = {"RED", "BLACK", "YELLOW", "GREEN"})
    void everyWayGoesFromSquareToSquareAndIntoHome(Side side) {
        List<Point> way = IntStream.range(1, PagadePath.HOME).mapToObj(step -> square(side, step)).toList();
        for (int i = 1; i < way.size(); i++) {
            assertTouch(way.get(i - 1), way.get(i), "step %d of %s".formatted(i + 1, side));
        }
        Point goal = BOARD.goal(side).orElseThrow();
        assertThat(BOARD.home().contains(goal)).isTrue();
        Box last = BOARD.room(way.getLast());
        assertThat(way.getLast().distance(goal)).isEqualTo(side == Side.RED || side == Side.YELLOW ? last.height()
                : last.width());
    }

    /** Side by side, or past Home, where the way turns from one arm into the next, over a corner. */
    private static void assertTouch(Point one, Point other, String what) {
        Box from = BOARD.room(one);
        Box to = BOARD.room(other);
        double across = Math.abs(one.x() - other.x()) - (from.width() + to.width()) / 2;
        double down = Math.abs(one.y() - other.y()) - (from.height() + to.height()) / 2;
        assertThat(Math.max(across, down)).as(what).isCloseTo(0, within(NEAR));
    }

    @Test
    void noSquareLiesOnAnother() {
        List<Box> rooms = IntStream.range(0, BOARD.squares()).mapToObj(BOARD::square).map(BOARD::room).toList();
        for (Box room : rooms) {
            assertThat(rooms.stream().filter(other -> other.x() < room.right() - NEAR
                    && other.right() > room.x() + NEAR && other.y() < room.bottom() - NEAR
                    && other.bottom() > room.y() + NEAR)).hasSize(1);
            assertThat(BOARD.sides().stream().map(BOARD::armBox)).anyMatch(arm -> arm.contains(room.middle()));
            assertThat(BOARD.covers(room.middle(), new Point(room.x() + NEAR, room.y() + NEAR))).isTrue();
            assertThat(BOARD.covers(room.middle(), new Point(room.x() - NEAR, room.y()))).isFalse();
            assertThat(BOARD.sides().stream().map(BOARD::figure)).noneMatch(figure -> figure.contains(room.middle()));
        }
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
    void whatHangsBesideASquareLiesOnNone() {
        List<Point> squares = IntStream.range(0, BOARD.squares()).mapToObj(BOARD::square).toList();
        for (Point square : squares) {
            BOARD.hanging(square, 36, 24).map(at -> Box.about(at, 36, 24)).ifPresent(slip ->
                    assertThat(squares.stream().map(BOARD::room)).noneMatch(room -> room.x() < slip.right()
                            && room.right() > slip.x() && room.y() < slip.bottom() && room.bottom() > slip.y()));
        }
        assertThat(squares.stream().filter(square -> BOARD.hanging(square, 36, 24).isPresent()))
                .as("all in the outer columns, and two tips").hasSize(PagadeBoard.ARMS * 2 * PagadeBoard.RANKS + 2);
    }

    /** What is expected stands at the foot of the scene, in two lines at most. */
    @Test
    void lowerPlatesLieAboveTwoLinesOfWords() {
        assertThat(BOARD.sides().stream().map(BOARD::plate)).allMatch(plate -> plate.bottom() <= 734);
    }

    @Test
    void aPairIsOfPawnsAsLargeAsOthersButForATenth() {
        assertThat(IntStream.range(0, BOARD.squares()).mapToObj(BOARD::square)).allMatch(square ->
                BOARD.crowded(square, 1) == 1 && BOARD.crowded(square, 2) >= 0.9);
    }

    @Test
    void pawnsThatShareASquareStandApartWithinIt() {
        for (int n = 1; n <= 4; n++) {
            int count = n;
            for (Side side : BOARD.sides()) {
                Point square = BOARD.armBox(side).middle();
                double foot = FOOT * BOARD.crowded(square, n);
                Box room = BOARD.room(square);
                List<Point> places = IntStream.range(0, n).mapToObj(i -> BOARD.sharing(square, i, count)).toList();
                assertThat(places).doesNotHaveDuplicates().allMatch(at -> Math.abs(at.x()) + foot <= room.width() / 2
                        && Math.abs(at.y()) < room.height() / 2 - foot / 3);
            }
        }
    }
}
