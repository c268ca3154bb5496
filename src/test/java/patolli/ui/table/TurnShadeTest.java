package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.board.BoardGeometry;
import patolli.board.Box;
import patolli.board.PagadeBoard;
import patolli.board.PatolliBoard;
import patolli.board.Point;
import patolli.board.TablanBoard;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.ui.table.light.Wash;

/** How dark it is where, while it is somebody's turn. */
class TurnShadeTest {
    @BeforeAll
    static void start() {
        Fx.start();
    }

    private static Wash.Strength night(BoardGeometry board, Set<Side> seated, Side turn) {
        return Fx.call(() -> {
            TurnShade shade = new TurnShade(new Pane(), board, side -> Rectangle2D.EMPTY);
            shade.seat(seated);
            return shade.night(turn);
        });
    }

    private static double on(Wash.Strength night, BoardGeometry board, Side side) {
        Point seat = board.figure(side).middle();
        return night.at(seat.x(), seat.y());
    }

    @Test
    void whoeverWaitsByALampIsInHalfTheNightOfOthers() {
        double byLamp = on(night(TablanBoard.BOARD, Set.of(Side.WHITE, Side.BLACK), Side.WHITE), TablanBoard.BOARD,
                Side.BLACK);
        double without = on(night(PatolliBoard.BOARD, Set.of(Side.RED, Side.BLUE), Side.RED), PatolliBoard.BOARD,
                Side.BLUE);
        assertThat(byLamp).isPositive().isLessThan(without / 2);
    }

    @Test
    void theFaceOfWhoeverWaitsByTheFiresIsSeenBeforeTheRestOfTheFigure() {
        Wash.Strength night = night(PatolliBoard.BOARD, Set.of(Side.RED, Side.BLUE), Side.RED);
        Box figure = PatolliBoard.BOARD.figure(Side.BLUE);
        double face = night.at(figure.middle().x(), figure.y() + 0.3 * figure.height());
        assertThat(face).isLessThan(0.6 * night.at(figure.middle().x(), figure.bottom() - 40));
    }

    @Test
    void theEdgeOfAClothThatIsPaintedDarkCanBeRead() {
        PagadeBoard board = PagadeBoard.BOARD;
        Wash.Strength night = night(board, Set.of(Side.RED, Side.YELLOW), Side.RED);
        assertThat(night.at(board.middle().x(), board.field().bottom() - 12)).isLessThan(0.2);
    }
}
