package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.testkit.Positions;

/** The light after an end that nobody has won. */
class RestNightTest {
    private static final PagadeBoard BOARD = PagadeBoard.BOARD;
    private static final Point STUCK = BOARD.square(15), EMPTY = BOARD.square(63);
    private final RestNight light = new RestNight(BOARD, List.of(STUCK), (x, y) -> 0);

    @Test
    void piecesThatCannotGoAnyMoreStandInLamplight() {
        assertThat(light.night(STUCK.x(), STUCK.y())).isZero();
        assertThat(light.sun(STUCK.x(), STUCK.y())).isGreaterThan(0.2);
        assertThat(light.night(EMPTY.x(), EMPTY.y())).isGreaterThan(0.3);
        assertThat(light.sun(EMPTY.x(), EMPTY.y())).isZero();
    }

    @Test
    void whatWasThrownLastIsSeenAsWell() {
        Point thrown = BOARD.hand();
        assertThat(light.night(thrown.x(), thrown.y())).isZero();
    }

    @Test
    void theMorningComesFromOneSideAndTheOtherIsStillDark() {
        double y = BOARD.middle().y();
        double left = BOARD.field().x() + 60, right = BOARD.field().right() - 60;
        assertThat(light.night(right, y)).isLessThan(0.3 * light.night(left, y));
        assertThat(light.sun(right, y)).isGreaterThan(0.2);
        assertThat(light.sun(left, y)).isZero();
    }

    @Test
    void thoseWhoSatThereAreSeen() {
        Point face = BOARD.figure(Side.RED).middle().plus(28, -55);
        double bare = light.night(face.x(), face.y());
        RestNight among = new RestNight(BOARD, List.of(STUCK), (x, y) -> 1);
        assertThat(among.night(face.x(), face.y())).isLessThan(0.15).isLessThan(0.4 * bare);
        Point guard = BOARD.figure(Side.YELLOW).middle();
        assertThat(among.sun(guard.x(), guard.y())).isLessThan(0.16);
    }

    @Test
    void beforeAnEndNothingIsStuck() {
        assertThat(Positions.game("pagade players=2", 3).filter(state -> state.phase() != Phase.OVER)
                .map(state -> RestNight.stuck(state, BOARD))).allMatch(List::isEmpty);
    }
}
