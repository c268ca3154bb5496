package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.function.Function;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import patolli.board.BellBoard;
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

    /** Else the paint of those who wait goes grey. */
    @Test
    void theNightAboutThoseWhoWaitByTheFiresIsLessCold() {
        BellBoard board = BellBoard.BOARD;
        Wash.Strength warm = Fx.call(() -> {
            TurnShade shade = new TurnShade(new Pane(), board, side -> Rectangle2D.EMPTY);
            shade.seat(Set.copyOf(board.sides()));
            return shade::warm;
        });
        board.sides().forEach(side -> assertThat(on(warm, board, side)).as("%s", side).isGreaterThan(0.5));
        assertThat(warm.at(board.middle().x(), board.middle().y())).isLessThan(0.3);
    }

    @Test
    void theEdgeOfAClothThatIsPaintedDarkCanBeRead() {
        PagadeBoard board = PagadeBoard.BOARD;
        Wash.Strength night = night(board, Set.of(Side.RED, Side.YELLOW), Side.RED);
        assertThat(night.at(board.middle().x(), board.field().bottom() - 12)).isLessThan(0.2);
    }

    /** The light of a turn at the cloth while all four sit there. */
    private static <T> T cloth(Function<TurnShade, T> seen) {
        return Fx.call(() -> {
            TurnShade shade = new TurnShade(new Pane(), PagadeBoard.BOARD, side -> Rectangle2D.EMPTY);
            shade.seat(Set.copyOf(PagadeBoard.BOARD.sides()));
            return seen.apply(shade);
        });
    }

    /** Somewhere on a figure: so far towards the middle of the board and down from the middle of its room. */
    private static Point on(Side side, double inwards, double down) {
        Point seat = PagadeBoard.BOARD.figure(side).middle();
        return seat.plus(inwards * Math.signum(PagadeBoard.BOARD.middle().x() - seat.x()), down);
    }

    @ParameterizedTest
    @EnumSource(value = Side.class, names = {"GREEN", "BLACK", "YELLOW"})
    void theFacesOfThoseWhoWaitByLampsAreOutOfTheNight(Side side) {
        Point face = on(side, 28, -56), back = on(side, -40, 60);
        Wash.Strength night = cloth(shade -> shade.rest(Side.RED));
        assertThat(night.at(face.x(), face.y())).isLessThan(0.1);
        assertThat(night.at(back.x(), back.y())).isGreaterThan(0.2);
    }

    @ParameterizedTest
    @EnumSource(value = Side.class, names = {"GREEN", "BLACK", "YELLOW"})
    void thoseWhoWaitAreLitAtTheSideThatFacesTheMiddle(Side side) {
        Point front = on(side, 60, 30), back = on(side, -60, 30);
        Wash.Strength fire = cloth(shade -> shade.fire(Side.RED));
        assertThat(fire.at(front.x(), front.y())).isGreaterThan(0.1 + fire.at(back.x(), back.y()));
    }

    @Test
    void theBurningLampReachesItsArmAndTheKneeOfWhoeverIsToPlay() {
        Wash.Strength fire = cloth(shade -> shade.fire(Side.RED));
        Point knee = on(Side.RED, 66, 122), other = on(Side.GREEN, 66, 122);
        Point square = PagadeBoard.BOARD.square(2 * PagadeBoard.RANKS + 1);
        assertThat(fire.at(square.x(), square.y())).isGreaterThan(0.12);
        assertThat(fire.at(knee.x(), knee.y())).isGreaterThan(0.12).isGreaterThan(fire.at(other.x(), other.y()));
    }

    @Test
    void whatIsSewnBesideTheTrackIsDarkerThanItWhileAThrowIsDue() {
        Wash.Strength rest = cloth(shade -> shade.rest(Side.RED));
        assertThat(rest.at(412, 245)).isGreaterThan(0.3 + rest.at(412, 368));
        assertThat(rest.at(848, 570)).isGreaterThan(0.3 + rest.at(848, 404));
    }
}
