package patolli.ui.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import patolli.rules.State;
import patolli.testkit.Fx;
import patolli.testkit.TestPictures;

/** What is seen on the cloth when nobody can come Home any more. */
class ClothDrawTest {
    @BeforeAll
    static void start() {
        Fx.start();
    }

    /** The bars before Home that are seen. */
    private static List<String> bars(State state) {
        return Fx.call(() -> {
            Pane layer = new Pane();
            new PagadeSigns(layer, TestPictures.get()).show(state);
            return layer.getChildren().stream().filter(Node::isVisible).map(Node::getId)
                    .filter(id -> id != null && id.startsWith("bar-")).toList();
        });
    }

    @Test
    void homeIsBarredToThoseWhoPlayedAndToNobodyBefore() {
        assertThat(bars(ClothPositions.drawn())).containsExactlyInAnyOrder("bar-red", "bar-yellow");
        assertThat(bars(ClothPositions.twoTogether())).isEmpty();
        assertThat(bars(ClothPositions.nearHome())).isEmpty();
    }
}
