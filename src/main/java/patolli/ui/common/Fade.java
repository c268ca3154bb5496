package patolli.ui.common;

import javafx.animation.FadeTransition;
import javafx.animation.Interpolator;
import javafx.scene.Node;
import javafx.util.Duration;

/**
 * Lets a node come and go, by a short cross-fade or at once; while it is away it is not drawn. A fade has few steps:
 * what covers the whole window would be drawn anew in every frame, and takes longer than a frame in software.
 */
public final class Fade {
    private static final Duration TIME = Duration.millis(220);
    private static final int STEPS = 3;
    private static final Interpolator COMING = inSteps(STEPS);
    /** What goes is gone a step earlier, so that not both are drawn all the time that one comes for another. */
    private static final Interpolator GOING = inSteps(STEPS - 1);
    private final Node node;
    private final FadeTransition change;

    public Fade(Node node) {
        this.node = node;
        change = new FadeTransition(TIME, node);
        change.setOnFinished(event -> node.setVisible(change.getToValue() > 0));
    }

    private static Interpolator inSteps(int steps) {
        return new Interpolator() {
            @Override
            protected double curve(double time) {
                return Math.min(1, Math.floor(time * STEPS + 0.5) / steps);
            }
        };
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
            change.setInterpolator(opacity > 0 ? COMING : GOING);
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
