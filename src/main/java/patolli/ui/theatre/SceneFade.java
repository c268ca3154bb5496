package patolli.ui.theatre;

import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.animation.FadeTransition;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import patolli.ui.common.StillPicture;

/**
 * The fade from one scene into the next: a still picture of what was seen before fades away over a still picture of the
 * scene that comes. Scenes that move would take too long to draw. The pictures are made in pulses of their own, after
 * the one in which the new scene is laid out; until then what was seen before stays.
 */
final class SceneFade {
    /** The first pulse may come before the layout of the new scene, the second comes after it. */
    private static final int LAID_OUT = 2;
    private final StackPane scenes;
    private final Parent fresh;
    private final StackPane layer;
    private final Runnable after;
    private final FadeTransition fading = new FadeTransition();
    private final AnimationTimer waiting = new AnimationTimer() {
        private int pulses;

        @Override
        public void handle(long now) {
            pulses++;
            if (pulses == LAID_OUT) {
                hold();
            } else if (pulses > LAID_OUT) {
                stop();
                fade();
            }
        }
    };

    /**
     * Begins at once.
     *
     * @param scenes holds the scene that goes
     * @param over   what lay over the scene that goes, lowest first
     * @param fresh  the scene that comes
     * @param after  called at the end, unless it is broken off
     */
    SceneFade(StackPane scenes, List<Node> over, Parent fresh, Duration time, Runnable after) {
        this.scenes = scenes;
        this.fresh = fresh;
        this.after = after;
        scenes.getChildren().addAll(over);
        scenes.getChildren().forEach(node -> node.setMouseTransparent(true));
        layer = new StackPane(fresh);
        layer.setOpacity(0);
        scenes.getChildren().add(layer);
        fading.setDuration(time);
        fading.setFromValue(1);
        fading.setToValue(0);
        fading.setOnFinished(event -> end());
        waiting.start();
    }

    /** The scene that comes stands there alone. */
    void end() {
        breakOff();
        after.run();
    }

    /** The scene that comes stands there alone, and gives way to another at once. */
    void breakOff() {
        waiting.stop();
        fading.stop();
        layer.setOpacity(1);
        scenes.getChildren().removeIf(node -> node != layer);
    }

    /** What was seen before stands still. */
    private void hold() {
        Node leaving = still(scenes);
        scenes.getChildren().removeIf(node -> node != layer);
        scenes.getChildren().add(leaving);
        fading.setNode(leaving);
    }

    private void fade() {
        scenes.getChildren().add(scenes.getChildren().indexOf(layer) + 1, still(fresh));
        fading.play();
    }

    private static Node still(Parent seen) {
        Node picture = StillPicture.shown(seen);
        picture.setMouseTransparent(true);
        return picture;
    }
}
