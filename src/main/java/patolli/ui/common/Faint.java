package patolli.ui.common;

import java.util.List;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.text.Text;

/** Charts that are only examples: what is drawn is faint, what is written is not. */
public final class Faint {
    private Faint() { }

    /** @param seen how much of its drawing is seen, from 0 to 1 */
    public static void draw(Pane chart, double seen) {
        List<Node> drawn = chart.getChildren().stream().filter(child -> !(child instanceof Text)).toList();
        chart.getChildren().removeAll(drawn);
        // All together: one behind the other would shine through it.
        Group together = new Group(drawn);
        together.setOpacity(seen);
        chart.getChildren().addFirst(together);
    }
}
