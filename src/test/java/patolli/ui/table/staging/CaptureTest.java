package patolli.ui.table.staging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;
import patolli.board.TablanBoard;
import patolli.ui.table.TableLayout;

/** Where a piece that is captured is held before it flies off. */
class CaptureTest {
    private static final double ROOM = 20, WIDE = 200;

    @Test
    void itIsHeldAsideWhereNothingStands() {
        Point2D at = square(15);
        assertThat(Capture.away(at, 1, WIDE, List.of()).getX()).isPositive();
        assertThat(Capture.away(at, -1, WIDE, List.of()).getX()).isNegative();
    }

    @Test
    void itHidesNoneOfItsRowWhereTheNextRowIsFree() {
        List<Point2D> row = IntStream.range(36, 48).mapToObj(CaptureTest::square).toList();
        for (Point2D at : row) {
            Point2D held = at.add(Capture.away(at, 1, ROOM, row));
            assertThat(row).allMatch(other -> other.distance(held) >= Capture.HIDES);
        }
    }

    @Test
    void itIsNotHeldOverWhatIsWrittenAbove() {
        Point2D at = square(40);
        List<Point2D> aboutIt = List.of(square(39), square(41));
        assertThat(Capture.away(at, 1, ROOM, aboutIt).getY()).isPositive();
        assertThat(Capture.away(at, 1, WIDE, aboutIt).getY()).isNegative();
    }

    private static Point2D square(int number) {
        return TableLayout.point(TablanBoard.BOARD.square(number));
    }
}
