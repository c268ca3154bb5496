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
 * The fade from one scene into the next: a still picture of what was seen before fades away over the scene that comes,
 * which moves already. Two scenes that move would take too long to draw. The picture is made in a pulse of its own,
 * after the one in which the new scene is laid out; until then what was seen before stays.
 */
final class SceneFade {
    /** The first pulse may come before the layout of the new scene, the second comes after it. */
    private static final int LAID_OUT = 2;
    private final StackPane scenes;
    private final StackPane layer;
    private final FadeTransition fading = new FadeTransition();
    private final AnimationTimer waiting = new AnimationTimer() {
        private int pulses;

        @Override
        public void handle(long now) {
            pulses++;
            if (pulses == LAID_OUT) {
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
     * @param after  called at the end, unless it is brought about by {@link #end}
     */
    SceneFade(StackPane scenes, List<Node> over, Parent fresh, Duration time, Runnable after) {
        this.scenes = scenes;
        scenes.getChildren().addAll(over);
        scenes.getChildren().forEach(node -> node.setMouseTransparent(true));
        layer = new StackPane(fresh);
        layer.setOpacity(0);
        scenes.getChildren().add(layer);
        fading.setDuration(time);
        fading.setFromValue(1);
        fading.setToValue(0);
        fading.setOnFinished(event -> {
            end();
            after.run();
        });
        waiting.start();
    }

    /** The scene that comes stands there alone. */
    void end() {
        waiting.stop();
        fading.stop();
        standAlone();
    }

    private void fade() {
        Node leaving = StillPicture.shown(scenes);
        leaving.setMouseTransparent(true);
        standAlone();
        scenes.getChildren().add(leaving);
        fading.setNode(leaving);
        fading.play();
    }

    private void standAlone() {
        layer.setOpacity(1);
        scenes.getChildren().removeIf(node -> node != layer);
    }
}
