package patolli.ui.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Rectangle2D;
import javafx.scene.Parent;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.Test;
import patolli.board.Box;
import patolli.board.StickSheet;
import patolli.board.TablanBoard;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.ui.table.LongSprite;
import patolli.ui.table.ThrownThings.Lie;

/** Where the sticks come to lie that have been thrown. */
class SticksFieldTest {
    private static final int THROWS = 60;
    /** The cloth's border; and what a stick's bounds have more on each side than its middle line. */
    private static final double BORDER = 13, MORE = 21;
    /** How broad a stick is; and by how much two of a throw are turned otherwise at least, in nearly all throws. */
    private static final double THICK = 26, SLANTING = 12;

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

    /** Thrown, not laid in ranks; and what each shows is seen, for none lies on the middle of another. */
    @Test
    void sticksLieAllWaysAndTheMiddleOfEachIsFree() {
        Fx.start();
        List<List<Lie>> seen = Fx.call(() -> {
            Sticks sticks = new Sticks(new Pane(), TestPictures.get());
            return IntStream.range(0, THROWS).mapToObj(i -> {
                sticks.show(List.of("0", "2", "8", "12").get(i % 4));
                return ((Parent) sticks.heap()).getChildrenUnmodifiable().stream()
                        .filter(StickSprite.class::isInstance).map(StickSprite.class::cast)
                        .map(stick -> new Lie(stick.end(), stick.turn())).toList();
            }).toList();
        });
        assertThat(seen).allSatisfy(lies -> {
            assertThat(lies).hasSize(Sticks.COUNT);
            for (Lie one : lies) {
                assertThat(lies).filteredOn(other -> other != one).allMatch(other ->
                        LongSprite.fromMiddle(one, other, StickSheet.HALF) > THICK);
            }
        });
        assertThat(seen).filteredOn(lies -> lies.stream().mapToDouble(Lie::degrees).max().orElseThrow()
                - lies.stream().mapToDouble(Lie::degrees).min().orElseThrow() > SLANTING)
                .as("thrown").hasSizeGreaterThan(THROWS * 9 / 10);
    }
}
