package patolli.ui.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import patolli.model.Awaiting;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.rules.patolli.Position;
import patolli.testkit.Fx;
import patolli.testkit.Mouse;
import patolli.ui.common.Sprite;

/** With less movement only what changes fades, and it does. */
class CrossFadeTest {
    private static final List<String> LAYERS = List.of("pieceLayer", "stakeLayer", "castLayer");
    private final TestBoard test = new TestBoard();

    @AfterEach
    void close() {
        test.close();
    }

    private Set<Node> faint() {
        return LAYERS.stream().flatMap(layer -> ((Pane) test.scene.lookup("#" + layer)).getChildren().stream())
                .filter(node -> node.getOpacity() < 1).collect(Collectors.toSet());
    }

    @Test
    void ofAllThatLiesThereOnlyWhatMovedFades() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).on(Side.BLUE, 40, 55).state())
                .tempo(Tempo.RELAXED).reduced().open();
        Map<Sprite, Point2D> before = Fx.call(() -> test.stage().stakes().sprites().stream()
                .collect(Collectors.toMap(Function.identity(), Sprite::at)));
        Mouse.click(test.node("move-3-5"));
        Fx.run(() -> {
            assertThat(LAYERS.stream().map(layer -> test.scene.lookup("#" + layer).getOpacity())).containsOnly(1.0);
            Set<Node> fading = faint();
            assertThat(fading.stream().filter(PieceSprite.class::isInstance).map(PieceSprite.class::cast)
                    .map(PatolliPlaces::square)).containsExactly(OptionalInt.of(5));
            List<Sprite> moved = before.keySet().stream().filter(asset -> !asset.at().equals(before.get(asset)))
                    .toList();
            assertThat(moved).as("what was paid, and what makes room").hasSizeGreaterThan(1);
            assertThat(fading.stream().filter(node -> !(node instanceof PieceSprite)))
                    .containsExactlyInAnyOrderElementsOf(moved);
            assertThat(((Pane) test.scene.lookup("#over")).getChildren()).as("and go from where they were")
                    .hasSize(fading.size());
        });
        test.until(Awaiting.THROW);
        Fx.until("what was thrown has faded over to blue", () -> faint().isEmpty());
        Lying.exactly(test);
    }

    @Test
    void skippedItIsThereInFull() {
        test.from(Position.toMove(Side.RED, 2).on(Side.RED, 3, 21).state()).tempo(Tempo.RELAXED).reduced().open();
        Mouse.click(test.node("move-21-23"));
        assertThat(Fx.call(this::faint)).hasSize(1);
        Fx.run(test.stage()::skip);
        assertThat(Fx.call(this::faint)).as("of the pieces").noneMatch(PieceSprite.class::isInstance);
        Fx.until("what was thrown has faded over to blue", () -> faint().isEmpty());
        Lying.exactly(test);
    }
}
