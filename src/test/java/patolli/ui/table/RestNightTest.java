package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import patolli.board.PagadeBoard;
import patolli.board.Point;
import patolli.rules.Phase;
import patolli.testkit.Positions;

/** The light after an end that nobody has won. */
class RestNightTest {
    private static final PagadeBoard BOARD = PagadeBoard.BOARD;
    private static final Point STUCK = BOARD.square(15), EMPTY = BOARD.square(63);
    private final RestNight light = new RestNight(BOARD, List.of(STUCK), (x, y) -> 0);

    @Test
    void piecesThatCannotGoAnyMoreStandInLamplight() {
        assertThat(light.night(STUCK.x(), STUCK.y())).isZero();
        assertThat(light.fire(STUCK.x(), STUCK.y())).isGreaterThan(0.2);
        assertThat(light.night(EMPTY.x(), EMPTY.y())).isGreaterThan(0.3);
        assertThat(light.fire(EMPTY.x(), EMPTY.y())).isZero();
    }

    @Test
    void whatWasThrownLastIsSeenAsWell() {
        Point thrown = BOARD.hand();
        assertThat(light.night(thrown.x(), thrown.y())).isZero();
    }

    @Test
    void beforeAnEndNothingIsStuck() {
        assertThat(Positions.game("pagade players=2", 3).filter(state -> state.phase() != Phase.OVER)
                .map(state -> RestNight.stuck(state, BOARD))).allMatch(List::isEmpty);
    }
}
