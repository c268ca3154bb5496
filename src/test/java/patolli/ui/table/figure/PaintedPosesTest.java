package patolli.ui.table.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.geometry.Point2D;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.Test;
import patolli.board.figure.Joint;
import patolli.board.figure.Swing;
import patolli.ui.table.figure.PaintedPoses.Look;
import patolli.ui.table.figure.PaintedPoses.Order;
import patolli.ui.table.figure.PaintedPoses.Painted;

/** The pictures of a figure that come again and again. */
class PaintedPosesTest {
    private static final int MOST = 1000;
    private final PaintedPoses poses = new PaintedPoses(MOST);
    private final List<Integer> painted = new ArrayList<>();
    private Image sheet = new WritableImage(1, 1);

    private Look look(int degrees) {
        return new Look(List.of(poses.number(sheet)), false, Point2D.ZERO, Set.of(),
                Map.of(Joint.HEAD, new Swing(degrees, 0, 0, 1)));
    }

    private Painted ask(int degrees, int pixels) {
        Look look = look(degrees);
        return poses.find(look).orElseGet(() -> {
            Order order = poses.order(look);
            painted.add(degrees);
            int[] room = order.room();
            Painted picture = new Painted(room.length < pixels ? new int[pixels] : room, degrees, 0, pixels, 1);
            poses.take(order, picture);
            return picture;
        });
    }

    @Test
    void whatIsAskedForTwiceIsPaintedNoMore() {
        for (int i = 0; i < 5; i++) {
            assertThat(ask(1, 10).x()).isEqualTo(1);
            assertThat(ask(2, 10).x()).isEqualTo(2);
        }
        assertThat(painted).containsExactly(1, 2, 1, 2);
    }

    @Test
    void whatIsAskedForOnceSharesItsRoom() {
        int[] room = ask(1, 10).pixels();
        assertThat(ask(2, 10).pixels()).isSameAs(room);
        assertThat(ask(3, 11).pixels()).isNotSameAs(room);
    }

    @Test
    void whatIsKeptIsNotPaintedOver() {
        ask(1, 10);
        int[] kept = ask(1, 10).pixels();
        ask(2, 10);
        assertThat(ask(2, 10).pixels()).isNotSameAs(kept);
        assertThat(ask(3, 10).pixels()).isNotSameAs(kept);
    }

    @Test
    void twoThatArePaintedAtOnceHaveRoomsOfTheirOwn() {
        int[] spare = ask(1, 10).pixels();
        Order one = poses.order(look(2));
        Order other = poses.order(look(3));
        assertThat(one.room()).isSameAs(spare);
        assertThat(other.room()).isNotSameAs(spare);
    }

    @Test
    void whatHasNotBeenAskedForLongestGoesFirst() {
        int half = MOST / 2;
        for (int degrees : new int[] {1, 1, 2, 2, 1, 3, 3}) {
            ask(degrees, half);
        }
        painted.clear();
        ask(1, half);
        ask(3, half);
        assertThat(painted).isEmpty();
        ask(2, half);
        assertThat(painted).containsExactly(2);
    }

    @Test
    void inAnotherLightAllArePaintedAnew() {
        ask(1, 10);
        ask(1, 10);
        sheet = new WritableImage(1, 1);
        painted.clear();
        ask(1, 10);
        assertThat(painted).containsExactly(1);
    }
}
