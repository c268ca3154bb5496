package patolli.ui.telling;

import java.util.List;
import javafx.animation.FadeTransition;
import javafx.animation.ParallelTransition;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.util.Duration;

/** Words that come line by line. */
public final class SpokenLines {
    private final Pane box;
    private ParallelTransition coming = new ParallelTransition();

    /** @param box lays the lines out one under the other */
    public SpokenLines(Pane box) {
        this.box = box;
    }

    /** Puts lines of a text, parted by {@code \n}, in the place of those before; they are not seen yet. */
    public void write(String text) {
        finish();
        box.getChildren().setAll(text.lines().map(String::strip).map(SpokenLines::line).toList());
        box.getChildren().forEach(line -> line.setOpacity(0));
    }

    private static Node line(String words) {
        Label line = new Label(words);
        line.getStyleClass().add("telling");
        line.setWrapText(true);
        line.setMinHeight(Region.USE_PREF_SIZE);
        return line;
    }

    /**
     * Lets the lines come.
     *
     * @param step between one line and the next; nothing: all at once
     * @param fade how long each takes; nothing: it is there at once
     */
    public void come(Duration step, Duration fade) {
        if (fade.lessThanOrEqualTo(Duration.ZERO)) {
            finish();
            return;
        }
        coming = new ParallelTransition();
        List<Node> lines = box.getChildren();
        for (int i = 0; i < lines.size(); i++) {
            FadeTransition one = new FadeTransition(fade, lines.get(i));
            one.setToValue(1);
            one.setDelay(step.multiply(i));
            coming.getChildren().add(one);
        }
        coming.play();
    }

    /** All lines are there. */
    public void finish() {
        coming.stop();
        box.getChildren().forEach(line -> line.setOpacity(1));
    }
}
