package patolli.ui.table.light;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import javafx.util.Duration;
import patolli.board.Point;

/** The braziers' breath: a little more light on the middle of the board, which slowly comes and goes. */
public final class FireGlow extends Circle {
    /** How far it reaches: little, for whatever lies there is drawn anew with every step. */
    private static final double REACH = 150;
    private static final Color FIRE = Color.web("#FFC46A", 0.13);
    /** Four steps a second are enough: none of them can be seen by itself. */
    private static final Duration STEP = Duration.millis(250);
    private static final int STEPS = 26;
    private final Timeline breath = new Timeline();

    /** A glow about a point; it is dark until it breathes. */
    public FireGlow(Point at) {
        super(at.x(), at.y(), REACH);
        setMouseTransparent(true);
        // A gradient is much dearer to draw than a picture of it.
        setCache(true);
        setOpacity(0);
        setFill(new RadialGradient(0, 0, 0.5, 0.5, 0.5, true, CycleMethod.NO_CYCLE, new Stop(0, FIRE),
                new Stop(0.5, FIRE.deriveColor(0, 1, 1, 0.45)), new Stop(1, FIRE.deriveColor(0, 1, 1, 0))));
        for (int i = 1; i <= STEPS; i++) {
            double turn = 2 * Math.PI * i / STEPS;
            // Two waves, so that it does not come back like a clock.
            double light = 0.5 - 0.38 * Math.cos(turn) - 0.12 * Math.cos(3 * turn);
            breath.getKeyFrames().add(new KeyFrame(STEP.multiply(i), event -> setOpacity(light)));
        }
        breath.setCycleCount(Animation.INDEFINITE);
    }

    /** Whether it comes and goes; otherwise there is none. */
    public void breathe(boolean on) {
        if (on) {
            breath.play();
        } else {
            breath.stop();
            setOpacity(0);
        }
    }
}
