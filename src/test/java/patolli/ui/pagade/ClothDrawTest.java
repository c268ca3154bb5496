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

    /** The closed buds before Home that are seen. */
    private static List<String> buds(State state) {
        return Fx.call(() -> {
            Pane layer = new Pane();
            new PagadeSigns(layer, TestPictures.get()).show(state);
            return layer.getChildren().stream().filter(Node::isVisible).map(Node::getId)
                    .filter(id -> id != null && id.startsWith("closed-")).toList();
        });
    }

    @Test
    void homeIsClosedToThoseWhoPlayedAndToNobodyBefore() {
        assertThat(buds(ClothPositions.drawn())).containsExactlyInAnyOrder("closed-red", "closed-yellow");
        assertThat(buds(ClothPositions.twoTogether())).isEmpty();
        assertThat(buds(ClothPositions.nearHome())).isEmpty();
    }
}
