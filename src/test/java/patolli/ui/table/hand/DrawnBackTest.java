package patolli.ui.table.hand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import patolli.rules.Side;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;
import patolli.ui.pagade.PagadeTable;
import patolli.ui.table.GameTable;
import patolli.ui.tablan.TablanTable;

/** Where long things are thrown, the open hand is behind them as soon as they have left it, and soon gone. */
class DrawnBackTest {
    private static final Duration TIME = Duration.seconds(1);
    /** How far it is drawn back at least when they fly: a die is as long. */
    private static final double BACK = 75;
    private static final double OPEN = 0.22, GONE = 0.62;

    @BeforeEach
    void start() {
        Fx.start();
    }

    static Stream<GameTable> tables() {
        return Stream.of(new PagadeTable(), new TablanTable());
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theHandIsBehindWhatItThrows(GameTable table) {
        Map<Side, HandPicture> looks = new HashMap<>();
        table.board().sides().forEach(side -> looks.put(side, table.hand(side).orElseThrow()));
        for (Side side : looks.keySet()) {
            Fx.run(() -> {
                Pane layer = new Pane();
                ThrowingHand hand = new ThrowingHand(layer, TestPictures.get(), looks, 0);
                Pane all = new Pane(layer, hand.arms());
                hand.hold(side);
                Bounds held = middle(all, side);
                Animation throwing = hand.throwing(side, TIME);
                // One that stands still shows nothing.
                throwing.play();
                throwing.pause();
                throwing.jumpTo(TIME.multiply(OPEN));
                Bounds open = middle(all, side);
                assertThat(Math.hypot(open.getCenterX() - held.getCenterX(), open.getCenterY() - held.getCenterY()))
                        .as("%s", side).isGreaterThan(BACK);
                throwing.jumpTo(TIME.multiply(GONE));
                assertThat(hand.pose(side)).as("%s", side).isEmpty();
            });
        }
    }

    private static Bounds middle(Pane all, Side side) {
        Node hand = all.lookup("#hand-" + side.key());
        return hand.getBoundsInParent();
    }
}
