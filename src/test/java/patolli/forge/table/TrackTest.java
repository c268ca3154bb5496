package patolli.forge.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Point2D;
import org.junit.jupiter.api.Test;
import patolli.board.PatolliBoard;

/** The track as it is painted: where the screen lays pieces over it. */
class TrackTest {
    private final Track track = new Track(PatolliBoard.BOARD);

    @Test
    void everySquareTouchesTheNext() {
        for (int n = 0; n < 68; n++) {
            double step = track.centre(n).distance(track.centre((n + 1) % 68));
            assertThat(step).as("from %d", n).isCloseTo(50, within(1e-9));
        }
    }

    @Test
    void theCentralSquaresStandRoundTheMiddle() {
        double[][] hub = {{604.645, 409}, {640, 373.645}, {675.355, 409}, {640, 444.355}};
        for (int k = 0; k < 4; k++) {
            Point2D p = track.centre(17 * k);
            assertThat(p.distance(hub[k][0], hub[k][1])).isLessThan(0.01);
        }
    }

    @Test
    void theTipsStayInsideTheBorder() {
        for (int n = 0; n < 68; n++) {
            var box = track.outline(n, 0).getBounds2D();
            assertThat(box.getMinY()).isGreaterThan(PatolliBoard.BOARD.band().bottom());
            assertThat(box.getMaxY()).isLessThan(PatolliBoard.BOARD.field().bottom());
        }
    }
}
