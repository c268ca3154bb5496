package patolli.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.rules.Side;

class BellBoardTest {
    private final BellBoard board = BellBoard.BOARD;

    @Test
    void entriesLieWestNorthEastAndSouthOfTheMiddle() {
        assertThat(board.entering(0)).contains(Side.RED);
        assertThat(board.entering(15)).contains(Side.YELLOW);
        assertThat(board.entering(30)).contains(Side.BLUE);
        assertThat(board.entering(45)).contains(Side.GREEN);
        assertThat(board.square(0).x()).isLessThan(board.middle().x());
        assertThat(board.square(15).y()).isLessThan(board.middle().y());
        assertThat(board.square(30).x()).isGreaterThan(board.middle().x());
        assertThat(board.square(45).y()).isGreaterThan(board.middle().y());
    }

    @ParameterizedTest
    @EnumSource(SquareKind.class)
    void kindsAreWhereTheRuleBookHasThem(SquareKind kind) {
        List<Integer> places = switch (kind) {
            case ENTRY -> List.of(0);
            case WEDGE -> List.of(5, 10);
            case WEDGE_BY_OPTION -> List.of(4, 11);
            case ROUNDED -> List.of(7, 8);
            case DANGER -> List.of();
            case PLAIN -> List.of(1, 2, 3, 6, 9, 12, 13, 14);
        };
        assertThat(IntStream.range(0, 60).filter(n -> board.kind(n) == kind).boxed())
                .containsExactlyElementsOf(IntStream.range(0, 60).filter(n -> places.contains(n % 15)).boxed()
                        .toList());
    }

    @Test
    void nothingThatBelongsToASideOverlapsAnything() {
        List<Box> rooms = new ArrayList<>(List.of(board.shake()));
        for (Side side : board.sides()) {
            rooms.addAll(List.of(board.figure(side), board.plate(side), coins(side)));
            rooms.addAll(nests(side));
        }
        for (Box room : rooms) {
            assertThat(board.field().contains(new Point(room.x(), room.y()))).isTrue();
            assertThat(board.field().contains(new Point(room.right(), room.bottom()))).isTrue();
            assertThat(isPiece(room) ? clear(room.middle(), 20) : clear(room)).as("%s", room).isTrue();
            assertThat(rooms.stream().filter(other -> overlap(room, other) && !isPlateBeside(room, other)))
                    .containsExactly(room);
        }
    }

    @Test
    void theNumbersToBeEnteredAreReadFromAboveInTheirOrder() {
        for (int i = 1; i < 6; i++) {
            assertThat(board.ownCast(i, 6).y()).as("number %d", i).isGreaterThan(board.ownCast(i - 1, 6).y() + 20);
        }
    }

    @Test
    void discsForRealBeansStandClearOfOneAnotherAndOfTheTrack() {
        for (int i = 0; i < 6; i++) {
            Point disc = board.ownCast(i, 6);
            assertThat(clear(new Box(disc.x() - 22, disc.y() - 22, 44, 44))).isTrue();
            assertThat(IntStream.range(0, i).mapToObj(other -> board.ownCast(other, 6).distance(disc)))
                    .allMatch(away -> away > 45);
            double off = Math.abs(disc.x() - board.ground().x()) + Math.abs(disc.y() - board.ground().y());
            assertThat((off - board.groundSide() * Math.sqrt(0.5)) * Math.sqrt(0.5)).as("beside the cloth")
                    .isGreaterThan(22);
        }
    }

    /** What the six pieces of a side take up. */
    private List<Box> nests(Side side) {
        return IntStream.range(0, 6).mapToObj(i -> around(List.of(board.nest(side, i)), 20)).toList();
    }

    private boolean isPiece(Box room) {
        return board.sides().stream().anyMatch(side -> nests(side).contains(room));
    }

    /** Whether nothing round lies on a square. */
    private boolean clear(Point middle, double radius) {
        return IntStream.range(0, 90).mapToObj(i -> middle.plus(radius * Math.cos(Math.toRadians(4 * i)),
                radius * Math.sin(Math.toRadians(4 * i)))).noneMatch(at -> IntStream.range(0, board.squares())
                .anyMatch(n -> board.covers(board.square(n), at)));
    }

    /** A plate that reaches into the empty corner of its figure's room: FiguresClearTest looks at the figure itself. */
    private boolean isPlateBeside(Box one, Box other) {
        return List.of(Side.YELLOW, Side.GREEN).stream().map(side -> List.of(board.figure(side), board.plate(side)))
                .anyMatch(both -> one != other && both.containsAll(List.of(one, other)));
    }

    /** What twenty coins take up. */
    private Box coins(Side side) {
        return around(IntStream.range(0, 20).mapToObj(i -> board.stake(side, i)).toList(), 12);
    }

    private static Box around(List<Point> points, double more) {
        double x = points.stream().mapToDouble(Point::x).min().orElseThrow() - more;
        double y = points.stream().mapToDouble(Point::y).min().orElseThrow() - more;
        return new Box(x, y, points.stream().mapToDouble(Point::x).max().orElseThrow() + more - x,
                points.stream().mapToDouble(Point::y).max().orElseThrow() + more - y);
    }

    @Test
    void beansLieOnTheirGroundWhichLiesClearOfTheTrack() {
        double corner = board.groundSide() * Math.sqrt(0.5);
        for (double across = 0; across <= 1; across += 0.125) {
            for (double down = 0; down <= 1; down += 0.125) {
                Point end = board.landing(across, down);
                double off = Math.abs(end.x() - board.ground().x()) + Math.abs(end.y() - board.ground().y());
                assertThat(off).isLessThan(corner - 33);
            }
        }
        for (int n = 0; n < board.squares(); n++) {
            Point square = board.square(n);
            double away = Math.abs(square.x() - board.ground().x()) + Math.abs(square.y() - board.ground().y());
            assertThat(away).isGreaterThan(corner + board.squareSize() * Math.sqrt(0.5));
        }
    }

    @Test
    void wedgesByOptionLiePairwiseAboutTheirPicture() {
        for (int limb = 0; limb < 4; limb++) {
            Point middle = board.optionalWedges(limb);
            Point one = board.square(15 * limb + 4);
            assertThat(board.square(15 * limb + 11).distance(one.turned(middle))).isLessThan(1e-9);
            assertThat(one.distance(middle)).isLessThan(board.squareSize());
        }
    }

    private static boolean overlap(Box a, Box b) {
        return a.x() < b.right() && b.x() < a.right() && a.y() < b.bottom() && b.y() < a.bottom();
    }

    /** Whether no part of a box lies on a square: looked at every two units. */
    private boolean clear(Box box) {
        for (double x = box.x(); x <= box.right(); x += 2) {
            for (double y = box.y(); y <= box.bottom(); y += 2) {
                Point at = new Point(x, y);
                if (IntStream.range(0, board.squares()).anyMatch(n -> board.covers(board.square(n), at))) {
                    return false;
                }
            }
        }
        return true;
    }
}
