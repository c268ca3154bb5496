package patolli.ui.patolli.bet;

import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.geometry.Rectangle2D;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.util.Duration;
import patolli.ui.common.Pictures;

/**
 * The jaguar's eyes: the more is at stake, the hotter they burn and the more of their light lies on muzzle and bowl.
 * Only the eyes themselves breathe: their light on the stone is a large picture, which changes with the stake alone.
 */
final class EyeLight {
    private static final Rectangle2D GLOW = new Rectangle2D(330, 70, 660, 620);
    private static final double LEFT = 400;
    private static final double TOP = 290;
    private static final Duration BREATH = Duration.seconds(2.6);
    private static final Duration CHANGE = Duration.millis(240);
    private static final Duration FLARE = Duration.millis(420);
    /** How much of the light there is when nearly nothing is at stake; how much of it a breath takes. */
    private static final double LEAST = 0.05;
    private static final double SUNK = 0.4;
    /** How much of it lies on the stone then, and how it grows: a stake of a few things is seen on muzzle and paws. */
    private static final double FIRST = 0.18;
    private static final double SPREADS = 0.6;
    private static final double EMBERS = 1.5;
    private final ImageView glow;
    private final ImageView pupils;
    private final DoubleProperty level = new SimpleDoubleProperty();
    private final DoubleProperty breath = new SimpleDoubleProperty(1);
    private final DoubleProperty flare = new SimpleDoubleProperty();
    private final Timeline breathing = new Timeline(
            new KeyFrame(Duration.ZERO, new KeyValue(breath, 0, Interpolator.EASE_BOTH)),
            new KeyFrame(BREATH, new KeyValue(breath, 1, Interpolator.EASE_BOTH)));
    private final Timeline flaring = new Timeline(
            new KeyFrame(Duration.ZERO, new KeyValue(flare, 1)),
            new KeyFrame(FLARE, new KeyValue(flare, 0, Interpolator.EASE_OUT)));
    private final Timeline change = new Timeline();

    /**
     * @param stone where the light on the stone is laid, below what lies in the bowl
     * @param over  where the eyes are laid
     */
    EyeLight(Pictures pictures, Pane stone, Pane over) {
        glow = pictures.view("bet/eyes.png");
        pictures.crop(glow, GLOW);
        glow.relocate(GLOW.getMinX(), GLOW.getMinY());
        pupils = pictures.view("bet/pupils.png");
        pupils.relocate(LEFT, TOP);
        pupils.setId("eyes");
        stone.getChildren().add(glow);
        over.getChildren().add(pupils);
        breathing.setAutoReverse(true);
        breathing.setCycleCount(Animation.INDEFINITE);
        level.subscribe(now -> glow.setOpacity(FIRST + (1 - FIRST) * Math.pow(now.doubleValue(), SPREADS)));
        level.subscribe(this::burn);
        breath.subscribe(this::burn);
        flare.subscribe(this::burn);
    }

    private void burn() {
        // Embers first, flames only when much is at stake.
        double whole = LEAST + (1 - LEAST) * Math.pow(level.get(), EMBERS);
        pupils.setOpacity(Math.min(1, whole * (1 - SUNK * (1 - breath.get())) + 0.5 * flare.get()));
    }

    /**
     * So much is at stake, from 0 to 1.
     *
     * @param atOnce without a short fade
     */
    void set(double part, boolean atOnce) {
        change.stop();
        if (atOnce) {
            level.set(part);
        } else {
            change.getKeyFrames().setAll(new KeyFrame(CHANGE, new KeyValue(level, part, Interpolator.EASE_OUT)));
            change.play();
        }
    }

    /** Something has fallen into the bowl. */
    void flare() {
        flaring.playFromStart();
    }

    void breathe() {
        breathing.play();
    }

    /** The light stays as it is. */
    void rest() {
        breathing.stop();
        flaring.stop();
        flare.set(0);
        breath.set(1);
    }

    /** Nothing moves any more. */
    void stop() {
        rest();
        change.stop();
    }
}
