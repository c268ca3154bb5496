package patolli.ui.common;

import javafx.animation.FadeTransition;
import javafx.scene.Node;
import javafx.util.Duration;

/** Lets a node come and go, by a short cross-fade or at once; while it is away it is not drawn. */
public final class Fade {
    private static final Duration TIME = Duration.millis(220);
    private final Node node;
    private final FadeTransition change;

    public Fade(Node node) {
        this.node = node;
        change = new FadeTransition(TIME, node);
        change.setOnFinished(event -> node.setVisible(change.getToValue() > 0));
    }

    /** It is to be seen. */
    public void here(boolean gradually) {
        if (!node.isVisible()) {
            node.setOpacity(0);
        }
        node.setVisible(true);
        go(1, gradually);
    }

    /** It is not to be seen any more. */
    public void away(boolean gradually) {
        go(0, gradually && node.isVisible());
    }

    private void go(double opacity, boolean gradually) {
        change.stop();
        if (gradually) {
            change.setToValue(opacity);
            change.play();
        } else {
            node.setOpacity(opacity);
            node.setVisible(opacity > 0);
        }
    }

    /** Whatever is on its way is where it goes. */
    public void settle() {
        if (change.getStatus() == FadeTransition.Status.RUNNING) {
            go(change.getToValue(), false);
        }
    }
}
