package patolli.ui.table.staging;

import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Ellipse;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/**
 * A piece is captured and kept: it is lifted large above its square and tipped, its shadow going with it over the
 * table. Another drops into the square, and in that beat kindles if it has come home, what lies there flies on the way
 * that it came, and the lamp of its side flares. Then the captive goes in an arc to whoever keeps it.
 */
final class Capture {
    /** When the other piece has come down. */
    static final double DROPPED = 330;
    private static final double LIFTED = 150;
    private static final double LEAP = 170;
    private static final double SPREAD = 470;
    private static final double TILTED = 560;
    private static final double ARRIVED = 930;
    private static final double RESTS = 110;
    private static final double LARGE = 2.05;
    /** How high it is held, if that is clear of what is written above; and how far it leans away meanwhile. */
    private static final double HIGH = 44;
    private static final double CLEAR = 4;
    private static final double ASIDE = 88, AWAY = 104;
    /** What lies nearer to its middle while it is held is hidden by it. */
    static final double HIDES = 74;
    /** So much of that it leans aside before the other piece comes down, which is to be seen whole. */
    private static final double BY_THEN = 0.85;
    private static final double TILT = 30, FORESHORTENED = 0.16;
    /** Where its shadow falls for each unit that it is held high, how large it is, and how dark. */
    private static final Point2D FALLS = new Point2D(0.3, 0.36);
    private static final double SHADOW = 25, DARK = 0.62;
    /** How high it flies, and how high the other piece leaps. */
    private static final double RISE = 90;
    private static final double LEAPS = 30;
    /** The light of the lamp that flares, and how large it is at first and at last. */
    private static final String FLARE = "table/light-gold.png";
    private static final double LOW = 0.22, FLARES = 0.62;
    private final Spotlight light;
    private final Sparks sparks;

    Capture(Spotlight light) {
        this.light = light;
        sparks = new Sparks(light);
    }

    /**
     * The whole of it.
     *
     * @param taken  the piece that is captured
     * @param takers come down in its place
     * @param home   whether they have come home with that
     * @param kindle is run when they have come down
     * @param people whom it hits, and who captures
     * @param others where others stand, which it is not to hide
     */
    Animation of(Sprite taken, Captive captive, List<? extends Sprite> takers, boolean home, Runnable kindle,
            List<? extends Node> people, List<Point2D> others, Tempo tempo, double length) {
        Point2D at = taken.at();
        Point2D way = way(takers, at);
        double turn = way.getX() < 0 ? 1 : -1;
        Point2D held = at.add(away(at, turn, at.getY() - light.below() - CLEAR - LARGE * taken.getFitHeight() / 2,
                others)).add(0, HIGH);
        Cues cues = new Cues();
        Ellipse shadow = shadow();
        cues.at(0, () -> {
            light.light(people);
            light.light(takers);
            light.light(taken);
            light.behind(shadow, taken);
        });
        cues.over(0, LIFTED, done -> hold(taken, shadow, at.interpolate(held, BY_THEN * Cues.ease(done)),
                HIGH * Cues.ease(done), Cues.between(1, LARGE, Cues.ease(done)), 0.4 * turn * done));
        takers.forEach(taker -> cues.over(LEAP, DROPPED, leap(taker, at)));
        glow(cues, captive.glow(), at);
        lamp(cues, captive.flame());
        cues.at(DROPPED, kindle);
        if (home) {
            sparks.behind(cues, DROPPED, DROPPED + SPREAD, Sparks.Glow.GOLD, at, 0.3, 0.56);
        }
        Scatter.fly(light, cues, DROPPED, DROPPED + SPREAD, captive.chip(), at, way);
        takers.forEach(taker -> cues.over(DROPPED, DROPPED + RESTS, done -> Blow.settle(taker, at, done)));
        cues.over(DROPPED, TILTED, done -> hold(taken, shadow,
                at.interpolate(held, Cues.between(BY_THEN, 1, Cues.ease(done))), HIGH, LARGE,
                turn * Cues.between(0.4, 1, Cues.ease(done))));
        cues.over(TILTED, ARRIVED, done -> {
            double part = Cues.ease(done);
            hold(taken, shadow, held.interpolate(captive.seat(), part),
                    HIGH * (1 - part) + RISE * Math.sin(Math.PI * part), Cues.between(LARGE, captive.size(), part),
                    turn * (1 - part));
        });
        cues.over(ARRIVED, ARRIVED + RESTS, done -> {
            double flat = 0.1 * Math.sin(Math.PI * done);
            hold(taken, shadow, captive.seat(), 0, captive.size(), 0);
            taken.setScaleX(captive.size() * (1 + flat));
            taken.setScaleY(captive.size() * (1 - flat));
        });
        light.over(cues);
        cues.at(cues.end(), () -> light.layer().getChildren().remove(shadow));
        return cues.animation(tempo, length);
    }

    /**
     * How far from its square it is held so that it hides the fewest of the others: aside, or above or below.
     *
     * @param room between it and what is written above
     */
    static Point2D away(Point2D at, double turn, double room, List<Point2D> others) {
        double high = Math.clamp(room, 0, HIGH);
        Stream<Point2D> above = room < AWAY ? Stream.of() : Stream.of(new Point2D(0, -AWAY));
        return Stream.of(Stream.of(new Point2D(turn * ASIDE, -high), new Point2D(-turn * ASIDE, -high)), above,
                Stream.of(new Point2D(0, AWAY))).flatMap(Function.identity())
                .min(Comparator.comparingLong(away -> others.stream().filter(other -> other.distance(at.add(away))
                        < HIDES).count())).orElseThrow();
    }

    /** The way on which the first of them comes, a point at distance 1. */
    private static Point2D way(List<? extends Sprite> takers, Point2D at) {
        Point2D way = takers.stream().findFirst().map(Sprite::at).map(at::subtract).orElse(Point2D.ZERO);
        return way.magnitude() < 1 ? new Point2D(0, -1) : way.normalize();
    }

    /** Holds it over a place, and its shadow there. @param tilt to a side, -1 to 1 */
    private static void hold(Sprite taken, Ellipse shadow, Point2D over, double height, double scale, double tilt) {
        Paths.lift(taken, over, height, scale);
        taken.setEffect(null);
        taken.setRotate(TILT * tilt);
        taken.setScaleX(scale * (1 - FORESHORTENED * Math.abs(tilt)));
        shadow.setVisible(height > 0);
        shadow.setCenterX(over.getX() + FALLS.getX() * height);
        shadow.setCenterY(over.getY() + FALLS.getY() * height);
        shadow.setRadiusX(SHADOW * scale * (1 - FORESHORTENED * Math.abs(tilt)));
        shadow.setRadiusY(SHADOW * scale);
        shadow.setOpacity(1 / (1 + height / 160));
    }

    private static Ellipse shadow() {
        Ellipse shadow = new Ellipse(SHADOW, SHADOW);
        shadow.setFill(new RadialGradient(0, 0, 0.5, 0.5, 0.5, true, CycleMethod.NO_CYCLE,
                new Stop(0, Color.color(0.05, 0.02, 0.01, DARK)), new Stop(0.6, Color.color(0.05, 0.02, 0.01, DARK)),
                new Stop(1, Color.TRANSPARENT)));
        shadow.setManaged(false);
        shadow.setMouseTransparent(true);
        return shadow;
    }

    private static DoubleConsumer leap(Sprite taker, Point2D at) {
        Point2D start = taker.at();
        return done -> Paths.lift(taker, start.interpolate(at, Cues.ease(Math.min(1, done / 0.85))),
                LEAPS * Math.sin(Math.PI * done), 1 + 0.3 * Math.sin(Math.PI * Math.min(1, done * 0.8)));
    }

    /** Lamplight about a square, which spreads and fades. */
    private void glow(Cues cues, String picture, Point2D at) {
        flare(cues, light.picture(picture), at, 0.8, 1.6);
    }

    private void lamp(Cues cues, Point2D flame) {
        flare(cues, light.picture(FLARE), flame, LOW, FLARES);
    }

    private void flare(Cues cues, Sprite glow, Point2D at, double small, double large) {
        glow.place(at);
        cues.onTwos(DROPPED, DROPPED + SPREAD, done -> {
            if (glow.getParent() == null) {
                light.behind(glow);
            }
            Sparks.scale(glow, Cues.between(small, large, 1 - (1 - done) * (1 - done)));
            glow.setOpacity(Math.min(1, 1.7 * (1 - done)));
            glow.setVisible(done < 1);
        });
    }
}
