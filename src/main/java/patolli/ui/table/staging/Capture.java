package patolli.ui.table.staging;

import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Ellipse;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/**
 * A piece is captured and kept: another comes down on it, what they stand on flashes and splinters, a wave runs
 * through the board and the neighbours tremble. The captive is flung up in that, tipped and spinning, its shadow
 * going with it over the table, and goes in an arc to whoever keeps it; whatever has come home with that kindles then,
 * and the lamp of its side flares.
 */
final class Capture {
    /** When the other piece has come down. */
    static final double DROPPED = 330;
    private static final double LIFTED = 150;
    private static final double LEAP = 90;
    private static final double SPREAD = 480;
    private static final double FLUNG = 560;
    private static final double KINDLED = 700;
    private static final double ARRIVED = 930;
    private static final double RESTS = 110;
    /** How much larger it is in the air than its picture there, at most, and than it is on the board. */
    private static final double LARGE = 0.98, LARGER = 1.6;
    /** How high it is held, if that is clear of what is written above; and how far it is flung aside meanwhile. */
    private static final double HIGH = 44;
    private static final double CLEAR = 4;
    private static final double ASIDE = 96, AWAY = 112;
    /** What lies nearer to its middle while it is held is hidden by it. */
    static final double HIDES = 74;
    /** How far it spins till it hangs in the air, and in all; how narrow it is seen meanwhile. */
    private static final double HANGS = 24, SPUN = 340, FORESHORTENED = 0.24, TUMBLES = 2.5;
    /** Where its shadow falls for each unit that it is held high, how large it is, and how dark. */
    private static final Point2D FALLS = new Point2D(0.3, 0.36);
    private static final double SHADOW = 40, DARK = 0.62;
    /** How high it flies, and how high the other piece leaps. */
    private static final double RISE = 90;
    private static final double LEAPS = 64, HEAVY = 0.35;
    /** The burst of the blow, and the wave that runs off it: how large each is at first, how soon that fades,
     * and how firm it is at most. */
    private static final double SMALL = 0.4, RING = 0.3, FADES = 2.6, FAINT = 0.6;
    /** How far it is felt, and how strongly beside it. */
    private static final double FELT = 190, SHAKES = 7, TIMES = 4;
    /** The light that flares, of the lamp as well, and how large it is at first and at last. */
    private static final String FLARE = "table/light-gold.png";
    private static final double LOW = 0.22, FLARES = 0.62, LAMP_LOW = 0.1, LAMP_FLARES = 0.26;
    /** It runs under pieces of this size. */
    private static final double UNDER = 30;
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
     * @param kindle is run after the blow
     * @param people whom it hits, and who captures
     * @param others those that stand elsewhere: it is not to hide them
     */
    Animation of(Sprite taken, Captive captive, List<? extends Sprite> takers, boolean home,
            Runnable kindle, List<? extends Node> people, List<? extends Sprite> others, Tempo tempo, double length) {
        Point2D at = taken.at();
        double turn = way(takers, at).getX() < 0 ? 1 : -1;
        Sprite flung = light.picture(captive.flung());
        Point2D held = at.add(away(at, turn, at.getY() - light.below() - CLEAR - LARGE * flung.getFitHeight() / 2,
                others.stream().map(Sprite::at).toList())).add(0, HIGH);
        Cues cues = new Cues();
        cues.at(0, () -> {
            light.light(people);
            light.light(taken);
            light.light(takers);
        });
        cues.over(0, LIFTED, done -> Paths.lift(taken, at, 3 * Cues.ease(done), 1 + 0.08 * Cues.ease(done)));
        takers.forEach(taker -> cues.over(LEAP, DROPPED, leap(taker, at)));
        Scatter.fly(light, cues, DROPPED, DROPPED + SPREAD, captive.blow().chip(), at);
        List<? extends Sprite> around = others.stream().filter(other -> !takers.contains(other)).toList();
        blast(cues, light.picture(captive.blow().burst()), at);
        wave(cues, captive.blow(), at, around);
        RimLight.on(light, cues, DROPPED, DROPPED + SPREAD, at, around);
        RimLight.crown(light, cues, DROPPED, DROPPED + SPREAD, at);
        sparks.behind(cues, DROPPED, DROPPED + SPREAD, Sparks.Glow.DUST, at, 0.5, 1.7);
        flare(cues, light.picture(captive.blow().glow()), at, 0.9, 1.9, DROPPED + SPREAD);
        flare(cues, light.picture(FLARE), at, LOW, FLARES, DROPPED + SPREAD);
        flare(cues, light.picture(FLARE), captive.flame(), LAMP_LOW, LAMP_FLARES, DROPPED + SPREAD);
        around.forEach(other -> tremble(cues, other, at));
        takers.forEach(taker -> cues.over(DROPPED, DROPPED + RESTS, done -> Blow.settle(taker, at, done)));
        cues.at(KINDLED, kindle);
        if (home) {
            sparks.behind(cues, KINDLED, ARRIVED + RESTS, Sparks.Glow.GOLD, at, 0.3, 0.66);
        }
        fling(cues, taken, flung, captive, held, turn);
        light.over(cues);
        return cues.animation(tempo, length);
    }

    /** A larger picture of it flies; it is seen itself again where it comes down. */
    private void fling(Cues cues, Sprite taken, Sprite flung, Captive captive, Point2D held, double turn) {
        Point2D at = taken.at();
        Ellipse shadow = shadow();
        cues.at(DROPPED, () -> {
            taken.setVisible(false);
            light.before(shadow);
            light.before(flung);
        });
        cues.over(DROPPED, FLUNG, done -> {
            double out = 1 - Math.pow(1 - done, 3);
            hold(flung, shadow, at.interpolate(held, out), HIGH * out, Cues.between(1 / LARGER, LARGE, out),
                    new Tumble(turn * HANGS * out, 0.5 * out));
        });
        cues.over(FLUNG, ARRIVED, done -> {
            double part = Cues.ease(done);
            hold(flung, shadow, held.interpolate(captive.seat(), part),
                    HIGH * (1 - part) + RISE * Math.sin(Math.PI * part),
                    Cues.between(LARGE, captive.size() / LARGER, part),
                    new Tumble(turn * Cues.between(HANGS, SPUN, part), part < 1 ? 0.5 + TUMBLES * part : 0));
        });
        cues.at(ARRIVED, () -> {
            light.layer().getChildren().removeAll(shadow, flung);
            taken.setVisible(true);
        });
        cues.over(ARRIVED, ARRIVED + RESTS, done -> {
            double flat = 0.1 * Math.sin(Math.PI * done);
            Paths.lift(taken, captive.seat(), 0, captive.size());
            taken.setScaleX(captive.size() * (1 + flat));
            taken.setScaleY(captive.size() * (1 - flat));
        });
    }

    /** What bursts is as large as it is painted, then: it is seen whole below what is written above. */
    private void blast(Cues cues, Sprite burst, Point2D at) {
        burst.place(at);
        double most = Math.min(1, 2 * (at.getY() - light.below()) / burst.getFitHeight());
        cues.onTwos(DROPPED, DROPPED + SPREAD, done -> {
            if (burst.getParent() == null) {
                light.behind(burst);
            }
            Sparks.scale(burst, most * Cues.between(SMALL, 1, 1 - Math.pow(1 - Math.min(1, 2.2 * done), 3)));
            burst.setOpacity(Math.min(1, 3 * (1 - done)));
            burst.setVisible(done < 1);
        });
    }

    /** A wave runs off through the board and fades, under all that stands there. */
    private void wave(Cues cues, Captive.Struck blow, Point2D at, List<? extends Sprite> others) {
        Sprite wave = light.picture(blow.wave());
        wave.place(at);
        Rectangle2D board = blow.board();
        Shape free = new Rectangle(board.getMinX(), board.getMinY(), board.getWidth(), board.getHeight());
        for (Sprite other : others) {
            Point2D stands = other.at();
            if (stands.distance(at) < wave.getFitWidth() / 2 + UNDER) {
                free = Shape.subtract(free, new Circle(stands.getX(), stands.getY(), UNDER));
            }
        }
        Group all = Spotlight.together();
        all.getChildren().add(wave);
        all.setClip(free);
        cues.onTwos(DROPPED, DROPPED + SPREAD, done -> {
            if (all.getParent() == null) {
                light.behind(all);
            }
            Sparks.scale(wave, Cues.between(RING, 1, 1 - (1 - done) * (1 - done)));
            wave.setOpacity(FAINT * Math.min(1, FADES * (1 - done)));
            all.setVisible(done < 1);
        });
    }

    /** Whatever stands near feels it, the nearer the more. */
    private static void tremble(Cues cues, Sprite other, Point2D at) {
        Point2D home = other.at();
        double far = home.distance(at);
        if (far < 1 || far > FELT) {
            return;
        }
        Point2D most = home.subtract(at).multiply(SHAKES * (1 - far / FELT) / far);
        cues.onTwos(DROPPED, DROPPED + SPREAD * 0.8, done -> other.place(done < 1 ? home.add(most.multiply(
                (1 - done) * (1 - done) * Math.cos(2 * Math.PI * TIMES * done))) : home));
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

    /** How far it has turned in the air, in degrees, and how often it has been seen from its edge, nearly. */
    private record Tumble(double spun, double tipped) { }

    /** Holds it over a place, and its shadow there. */
    private static void hold(Sprite flung, Ellipse shadow, Point2D over, double height, double scale, Tumble tumble) {
        flung.place(over.subtract(0, height));
        flung.setRotate(tumble.spun());
        double narrow = 1 - FORESHORTENED * Math.abs(Math.sin(Math.PI * tumble.tipped()));
        flung.setScaleX(scale * narrow);
        flung.setScaleY(scale);
        shadow.setCenterX(over.getX() + FALLS.getX() * height);
        shadow.setCenterY(over.getY() + FALLS.getY() * height);
        shadow.setRadiusX(SHADOW * scale * narrow);
        shadow.setRadiusY(SHADOW * scale);
        shadow.setRotate(tumble.spun());
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

    /** High up, where it hangs for a moment, and down all at once. */
    private static DoubleConsumer leap(Sprite taker, Point2D at) {
        Point2D start = taker.at();
        return done -> {
            double high = done < 0.6 ? Math.sin(Math.PI / 2 * done / 0.6) : 1 - Math.pow((done - 0.6) / 0.4, 3);
            Paths.lift(taker, start.interpolate(at, Cues.ease(Math.min(1, done / 0.7))), LEAPS * high,
                    1 + HEAVY * high);
        };
    }

    /** Light about a place, which spreads and fades. */
    private void flare(Cues cues, Sprite glow, Point2D at, double small, double large, double to) {
        glow.place(at);
        cues.onTwos(DROPPED, to, done -> {
            if (glow.getParent() == null) {
                light.behind(glow);
            }
            Sparks.scale(glow, Cues.between(small, large, 1 - (1 - done) * (1 - done)));
            glow.setOpacity(Math.min(1, 1.7 * (1 - done)));
            glow.setVisible(done < 1);
        });
    }
}
