package patolli.ui.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import patolli.testkit.Fx;

/** What is scrolled ends on whole rows. */
class WholeRowsTest {
    private static final double ROW = 30;
    private static final double HIGH = 100;
    private ScrollPane pane;
    private List<List<Node>> rows;

    @BeforeEach
    void show() {
        Fx.start();
        Fx.run(() -> {
            rows = IntStream.range(0, 20).mapToObj(n -> {
                Region row = new Region();
                row.setMinHeight(ROW);
                return List.<Node>of(row);
            }).toList();
            VBox all = new VBox();
            rows.forEach(all.getChildren()::addAll);
            pane = new ScrollPane(all);
            pane.setStyle("-fx-padding: 0; -fx-background-insets: 0");
            new Scene(pane, 200, HIGH);
            layOut();
        });
    }

    private void layOut() {
        pane.applyCss();
        pane.layout();
        WholeRows.look(pane, rows);
    }

    private List<Integer> seen() {
        return IntStream.range(0, rows.size()).filter(n -> rows.get(n).getFirst().getOpacity() > 0).boxed().toList();
    }

    @Test
    void aRowAtTheLowerEdgeIsNotSeenUntilItIsThere() {
        assertThat(Fx.call(this::seen)).contains(0, 1, 2).doesNotContain(3);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.1, 0.37, 0.5, 0.9, 1})
    void noRowThatIsSeenIsCutWhereverItIsScrolled(double part) {
        List<Integer> seen = Fx.call(() -> {
            pane.setVvalue(part);
            layOut();
            return seen();
        });
        double from = -pane.getViewportBounds().getMinY();
        double to = from + pane.getViewportBounds().getHeight();
        assertThat(seen).filteredOn(n -> n * ROW < to && (n + 1) * ROW > from).hasSizeGreaterThan(1)
                .allMatch(n -> n * ROW >= from - 1 && (n + 1) * ROW <= to + 1);
    }
}
