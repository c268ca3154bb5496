package patolli.ui.bell;

import javafx.animation.Animation;
import javafx.animation.FadeTransition;
import javafx.geometry.Point2D;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.ui.common.Pictures;
import patolli.ui.common.Sprite;

/** The pot's rim kindles as the coins in it become more. */
final class PotGlow {
    private static final Duration TIME = Duration.millis(300);
    /** From so much of all coins on it glows fully. */
    private static final double FULL = 0.5;
    private final Sprite rim;
    private final FadeTransition fade;

    PotGlow(Pane layer, Pictures pictures, Point2D at) {
        rim = new Sprite(pictures, "bell/pot-glow.png");
        rim.place(at);
        rim.setId("pot-glow");
        rim.setOpacity(0);
        layer.getChildren().add(rim);
        fade = new FadeTransition(TIME, rim);
    }

    /** Whether there is a pot at all. */
    void use(boolean used) {
        rim.setVisible(used);
    }

    /** It glows for so much of all coins, 0 to 1; by a short fade, or at once. */
    void kindle(double share, boolean gradually) {
        double bright = Math.min(1, share / FULL);
        fade.stop();
        if (gradually) {
            fade.setToValue(bright);
            fade.playFromStart();
        } else {
            rim.setOpacity(bright);
        }
    }

    /** A fade that is on its way is at its end. */
    void settle() {
        if (fade.getStatus() == Animation.Status.RUNNING) {
            fade.stop();
            rim.setOpacity(fade.getToValue());
        }
    }
}
