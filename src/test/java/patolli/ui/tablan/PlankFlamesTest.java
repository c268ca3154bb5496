package patolli.ui.tablan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.board.TablanBoard;
import patolli.rules.Phase;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
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

    @Test
    void theLampOfWhoeverHasLostIsOutAndSmokes() {
        State over = Positions.game("tablan", 3).filter(state -> state.phase() == Phase.OVER
                && state.winners().size() == 1).findFirst().orElseThrow();
        Side winner = over.winners().iterator().next();
        Pane layer = new Pane();
        Fx.run(() -> new TablanSigns(layer, TestPictures.get()).show(over));
        for (Side side : TablanBoard.BOARD.sides()) {
            assertThat(layer.lookup("#flame-" + side.key()).isVisible()).as("%s", side).isEqualTo(side == winner);
            assertThat(layer.lookup("#smoke-" + side.key()).isVisible()).as("%s", side).isNotEqualTo(side == winner);
        }
    }
}
