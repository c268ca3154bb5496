package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.board.BellBoard;
import patolli.board.BoardGeometry;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.ui.table.light.Wash;

/** Slips with words find room beside the squares that they tell of. */
class MarginsTest {
    private static final double WIDE = 50;
    private static final double HIGH = 24;

    static List<BoardGeometry> boards() {
        return List.of(PatolliBoard.BOARD, BellBoard.BOARD);
    }

    private static boolean covers(Rectangle2D slip, Point middle) {
        return slip.contains(middle.x(), middle.y());
    }

    @ParameterizedTest
    @MethodSource("boards")
    void noSlipLiesOverTheMiddleOfItsSquareOrBeyondTheMat(BoardGeometry board) {
        for (int n = 0; n < board.squares(); n++) {
            Point at = board.square(n);
            Rectangle2D slip = new Margins(board, List.of()).beside("slip", new Point2D(at.x(), at.y()), WIDE, HIGH);
            assertThat(covers(slip, at)).as("square %d", n).isFalse();
            assertThat(board.sides()).as("name plates at square %d", n)
                    .noneMatch(side -> TableLayout.area(board.plate(side)).intersects(slip));
            assertThat(slip.getMinX()).isGreaterThanOrEqualTo(board.field().x());
            assertThat(slip.getMaxX()).isLessThanOrEqualTo(board.field().right());
            assertThat(slip.getMinY()).isGreaterThanOrEqualTo(board.field().y());
            assertThat(slip.getMaxY()).isLessThanOrEqualTo(board.field().bottom());
        }
    }

    @ParameterizedTest
    @MethodSource("boards")
    void onTheLimbsNoMiddleOfAnySquareIsCoveredUnlessANamePlateLiesBesideIt(BoardGeometry board) {
        double hub = 3 * board.squareSize();
        double beside = board.squareSize() / 2 + WIDE;
        IntStream.range(0, board.squares()).filter(n -> board.square(n).distance(board.middle()) > hub
                && board.sides().stream().allMatch(side -> Wash.beyond(board.plate(side), board.square(n).x(),
                        board.square(n).y()) > beside)).forEach(n -> {
            Point at = board.square(n);
            Rectangle2D slip = new Margins(board, List.of()).beside("slip", new Point2D(at.x(), at.y()), WIDE, HIGH);
            assertThat(IntStream.range(0, board.squares()).filter(other -> covers(slip, board.square(other))))
                    .as("square %d", n).isEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("boards")
    void slipsAtNeighboursLieApart(BoardGeometry board) {
        Margins margins = new Margins(board, List.of());
        List<Rectangle2D> laid = new ArrayList<>();
        for (int n = 10; n < 16; n++) {
            Point at = board.square(n);
            Rectangle2D slip = margins.beside("slip " + n, new Point2D(at.x(), at.y()), WIDE, HIGH);
            assertThat(laid).noneMatch(slip::intersects);
            laid.add(slip);
        }
    }
}
