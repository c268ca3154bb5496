package patolli.ui.pagade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
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

    /** What is seen on the cloth, by name. */
    private static List<String> seen(State state) {
        return Fx.call(() -> {
            Pane layer = new Pane();
            new PagadeSigns(layer, TestPictures.get()).show(state);
            return layer.getChildren().stream().filter(Node::isVisible).map(Node::getId).filter(Objects::nonNull)
                    .toList();
        });
    }

    /** The closed petals of Home that are seen. */
    private static List<String> buds(State state) {
        return seen(state).stream().filter(id -> id.startsWith("closed-")).toList();
    }

    @Test
    void homeIsClosedToThoseWhoPlayedAndToNobodyBefore() {
        assertThat(buds(ClothPositions.drawn())).containsExactlyInAnyOrder("closed-red", "closed-yellow");
        assertThat(buds(ClothPositions.twoTogether())).isEmpty();
        assertThat(buds(ClothPositions.nearHome())).isEmpty();
    }

    @Test
    void theLotusIsShutAtADrawAlone() {
        assertThat(seen(ClothPositions.drawn())).contains("lotus-shut");
        assertThat(seen(ClothPositions.nearHome())).doesNotContain("lotus-shut");
    }

    @Test
    void thePetalsOfThoseWhoPlayedFoldOverTheLotus() {
        List<String> seen = seen(ClothPositions.drawn());
        assertThat(seen.indexOf("lotus-shut")).isLessThan(seen.indexOf("closed-red"))
                .isLessThan(seen.indexOf("closed-yellow"));
    }
}
