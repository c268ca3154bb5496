package patolli.ui.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.board.TablanBoard;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.ui.common.Sprite;
import patolli.ui.table.TableLayout;

/** Both lamps below the plank burn, each on its wick. */
class PlankFlamesTest {
    @BeforeAll
    static void start() {
        Fx.start();
    }

    @Test
    void aFlameBurnsOnEachWick() {
        List<Point2D> flames = Fx.call(() -> {
            Pane layer = new Pane();
            new TablanSigns(layer, TestPictures.get());
            return layer.getChildren().stream().filter(Sprite.class::isInstance).map(Sprite.class::cast)
                    .map(Sprite::at).toList();
        });
        assertThat(flames).containsExactlyInAnyOrderElementsOf(TablanBoard.BOARD.sides().stream()
                .map(side -> TableLayout.point(TablanBoard.BOARD.wick(side))).toList());
    }
}
