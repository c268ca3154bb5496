package patolli.ui.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Rectangle2D;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import patolli.board.Box;
import patolli.board.TablanBoard;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;

/** Where the sticks come to lie that have been thrown. */
class SticksFieldTest {
    private static final int THROWS = 60;
    /** The cloth's border; and what a stick's bounds have more on each side than its middle line. */
    private static final double BORDER = 13, MORE = 21;

    @Test
    void sticksLieWithinTheBorderOfTheirCloth() {
        Fx.start();
        List<Rectangle2D> seen = Fx.call(() -> {
            Sticks sticks = new Sticks(new Pane(), TestPictures.get());
            return IntStream.range(0, THROWS).mapToObj(i -> {
                sticks.show(List.of("0", "2", "8", "12").get(i % 4));
                return sticks.bounds();
            }).toList();
        });
        Box ground = TablanBoard.BOARD.ground();
        assertThat(seen).allMatch(area -> area.getMinX() + MORE >= ground.x() + BORDER
                && area.getMaxX() - MORE <= ground.right() - BORDER
                && area.getMinY() + MORE >= ground.y() + 2 * BORDER
                && area.getMaxY() - MORE <= ground.bottom() - 2 * BORDER);
    }
}
