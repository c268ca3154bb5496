package patolli.ui.table.staging;

import java.util.List;
import java.util.function.DoubleConsumer;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.effect.BlurType;
import javafx.scene.effect.DropShadow;
import javafx.scene.paint.Color;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/**
 * A piece is captured and kept: it is lifted large above its square, another drops into the square, and rings spread
 * there; then it tilts towards whoever keeps it and goes there in an arc.
 */
final class Capture {
    /** When the other piece has come down. */
    static final double DROPPED = 330;
    private static final double LIFTED = 150;
    private static final double LEAP = 170;
    private static final double SPREAD = 400;
    private static final double TILTED = 480;
    private static final double ARRIVED = 850;
    private static final double RESTS = 110;
    private static final double LARGE = 1.85;
    /** How high it is held, if that is clear of what is written above; and how far it leans aside meanwhile. */
    private static final double HIGH = 56;
    private static final double CLEAR = 4;
    private static final double ASIDE = 58;
    private static final double TILT = 24, FORESHORTENED = 0.2;
    private static final DropShadow SHADOW = new DropShadow(BlurType.GAUSSIAN, Color.web("#1A0E06", 0.6), 9, 0.1, 0,
            5);
    /** How high it flies, and how high the other piece leaps. */
    private static final double RISE = 90;
    private static final double LEAPS = 30;
    private final Spotlight light;

    Capture(Spotlight light) {
        this.light = light;
    }

    /**
     * The whole of it.
     *
     * @param taken  the piece that is captured
     * @param takers come down in its place
     * @param people whom it hits, and who captures
     */
    Animation of(Sprite taken, Captive captive, List<? extends Sprite> takers, List<? extends Node> people,
            Tempo tempo, double length) {
        Point2D at = taken.at();
        double turn = Math.signum(captive.seat().getX() - at.getX());
        double room = at.getY() - light.below() - CLEAR - LARGE * taken.getFitHeight() / 2;
        double high = Math.clamp(room, 0, HIGH);
        Point2D held = at.add(turn * ASIDE, 0);
        Cues cues = new Cues();
        cues.at(0, () -> {
            light.light(people);
            light.light(takers);
            light.light(taken);
        });
        cues.over(0, LIFTED, done -> hold(taken, at.interpolate(held, 0.6 * Cues.ease(done)),
                high * Cues.ease(done), Cues.between(1, LARGE, Cues.ease(done)), 0));
        takers.forEach(taker -> cues.over(LEAP, DROPPED, leap(taker, at)));
        ring(cues, captive.ring(), at, 0.9, 1.5);
        takers.forEach(taker -> cues.over(DROPPED, DROPPED + RESTS, done -> Blow.settle(taker, at, done)));
        cues.over(DROPPED, TILTED, done -> hold(taken, at.interpolate(held, 0.6 + 0.4 * Cues.ease(done)), high,
                LARGE, turn * Cues.ease(done)));
        cues.over(TILTED, ARRIVED, done -> {
            double part = Cues.ease(done);
            hold(taken, held.interpolate(captive.seat(), part), high * (1 - part) + RISE * Math.sin(Math.PI * part),
                    Cues.between(LARGE, captive.size(), part), turn * (1 - part));
        });
        cues.over(ARRIVED, ARRIVED + RESTS, done -> {
            double flat = 0.1 * Math.sin(Math.PI * done);
            hold(taken, captive.seat(), 0, captive.size(), 0);
            taken.setScaleX(captive.size() * (1 + flat));
            taken.setScaleY(captive.size() * (1 - flat));
        });
        light.over(cues);
        return cues.animation(tempo, length);
    }

    /** Holds it over a place, with a shadow that leaves what lies there bright. @param tilt to a side, -1 to 1 */
    private static void hold(Sprite taken, Point2D over, double height, double scale, double tilt) {
        Paths.lift(taken, over, height, scale);
        taken.setRotate(TILT * tilt);
        taken.setScaleX(scale * (1 - FORESHORTENED * Math.abs(tilt)));
        taken.setEffect(height < 1 ? null : SHADOW);
    }

    private static DoubleConsumer leap(Sprite taker, Point2D at) {
        Point2D start = taker.at();
        return done -> Paths.lift(taker, start.interpolate(at, Cues.ease(Math.min(1, done / 0.85))),
                LEAPS * Math.sin(Math.PI * done), 1 + 0.3 * Math.sin(Math.PI * Math.min(1, done * 0.8)));
    }

    /** A ring about a square, which spreads and fades. */
    private void ring(Cues cues, String picture, Point2D at, double small, double large) {
        Sprite ring = light.picture(picture);
        ring.place(at);
        cues.onTwos(DROPPED, DROPPED + SPREAD, done -> {
            if (ring.getParent() == null) {
                light.behind(ring);
            }
            Sparks.scale(ring, Cues.between(small, large, 1 - (1 - done) * (1 - done)));
            ring.setOpacity(Math.min(1, 1.5 * (1 - done)));
            ring.setVisible(done < 1);
        });
    }
}
