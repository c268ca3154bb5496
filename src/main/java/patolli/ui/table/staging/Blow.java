package patolli.ui.table.staging;

import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;
import javafx.animation.Animation;
import javafx.animation.ParallelTransition;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.effect.ColorAdjust;
import javafx.util.Duration;
import patolli.model.Tempo;
import patolli.rules.Side;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/** A piece is struck: it grows, another comes down on it, and it is flung to its place, or is gone. */
final class Blow {
    /** When it is struck. */
    static final double STRUCK = 290;
    private static final double GROWN = 170;
    private static final double LEAP = 60;
    private static final double FLUNG = STRUCK + 50;
    private static final double FLIGHT = 410;
    private static final double HELD = 120;
    private static final double HELD_AFTER_BITE = 60;
    private static final double LARGE = 1.75;
    /** How large whatever has struck comes down; one that stands is so large until what it struck lies still, is lit
     * by the flash meanwhile, and is itself again within so long. */
    private static final double LANDED = 1.3, LOOMS = 1.6, SETTLES = 130, SHINES = 0.12;
    /** How far dust flies: what is painted on the squares around is still seen. */
    private static final double DUST = 1.45;
    private static final double HIGH = 110;
    private static final double RISE = 140;
    private final Spotlight light;
    private final Sparks sparks;
    private final Bursts bursts;
    private final Optional<MatBeast> beast;

    /** Whose piece is struck, and by whose. */
    record Sides(Side struck, Side by) { }

    Blow(Spotlight light, Optional<MatBeast> beast) {
        this.light = light;
        sparks = new Sparks(light);
        bursts = light.bursts();
        this.beast = beast;
    }

    /**
     * The whole of it.
     *
     * @param sides    whose piece is struck, and by whom
     * @param nest     where the struck piece goes; empty if it is out of the game
     * @param strikers come down on it
     * @param people   whom it hits, and who hits
     */
    Animation of(Sprite struck, Sides sides, Optional<Point2D> nest, List<? extends Sprite> strikers,
            List<? extends Node> people, Tempo tempo, double length) {
        Point2D at = struck.at();
        Cues cues = new Cues();
        cues.at(0, () -> {
            light.light(people);
            light.light(struck);
            light.light(strikers);
            light.bystanders();
        });
        cues.over(0, GROWN, done -> Paths.lift(struck, at, 6 * done, Cues.between(1, LARGE, Cues.ease(done))));
        double landed = bursts.flung().isPresent() ? LOOMS : LANDED;
        strikers.forEach(striker -> cues.over(LEAP, STRUCK, leap(striker, at, landed)));
        sparks.blow(cues, STRUCK, STRUCK + 300, sides.by(), at, 0.39 * bursts.size(), bursts.size());
        if (bursts.isTorn()) {
            cues.at(0, () -> light.pool(at));
            List<Sprite> around = people.stream().filter(Sprite.class::isInstance).map(Sprite.class::cast)
                    .filter(other -> other != struck && !strikers.contains(other)).toList();
            new Tatters(light).fly(cues, STRUCK, STRUCK + 400, sides.by(), at,
                    around.stream().map(Sprite::at).toList());
            RimLight.on(light, cues, STRUCK, STRUCK + 400, at, around, rims -> under(strikers, rims));
        }
        dust(cues, STRUCK, STRUCK + 260, at, 0.5, DUST * bursts.reach());
        sparks.chips(cues, STRUCK, STRUCK + 340, at, 74 * bursts.reach(), chips -> under(strikers, chips));
        cues.over(STRUCK, FLUNG, done -> squash(struck, at));
        double down = landed > LANDED ? FLUNG + Somersault.TIME - SETTLES : FLUNG;
        strikers.forEach(striker -> cues.over(down, down + SETTLES, done ->
                Paths.lift(striker, at, 0, Cues.between(landed, 1, Cues.ease(done)))));
        if (landed > LANDED) {
            cues.at(FLUNG, () -> strikers.forEach(striker -> striker.setEffect(new ColorAdjust(0, 0, SHINES, 0))));
        }
        if (nest.isEmpty()) {
            cues.over(FLUNG, FLUNG + 200, done -> {
                Sparks.scale(struck, LARGE * (1 - 0.8 * done));
                struck.setOpacity(1 - done);
            });
            cues.at(FLUNG + FLIGHT, () -> { });
            light.over(cues);
            return cues.animation(tempo, length);
        }
        if (beast.isPresent()) {
            caught(cues, beast.get(), struck, nest.get(), tempo.of(MatBeast.TIME * length));
        } else {
            fly(cues, struck, sides.struck(), nest.get(), strikers);
        }
        light.over(cues);
        return cues.animation(tempo, length);
    }

    /** No chip and no shadow lies on what has struck. */
    private void under(List<? extends Node> strikers, Node chips) {
        if (strikers.isEmpty()) {
            light.before(chips);
        } else {
            light.behind(chips, strikers.getFirst());
        }
    }

    /** The beast takes over when the piece has been struck: its own movement is led by the cues. */
    private void caught(Cues cues, MatBeast jaws, Sprite struck, Point2D nest, Duration time) {
        ParallelTransition bite = new ParallelTransition();
        cues.at(FLUNG, () -> {
            Sparks.scale(struck, LARGE);
            bite.getChildren().add(jaws.takes(struck, nest, light.layer(), time));
            bite.play();
            bite.pause();
        });
        cues.over(FLUNG, FLUNG + MatBeast.TIME, done -> bite.jumpTo(time.multiply(done)));
        cues.at(FLUNG + MatBeast.TIME, bite::stop);
        landed(cues, FLUNG + MatBeast.TIME, HELD_AFTER_BITE, struck, nest);
    }

    private void landed(Cues cues, double when, double held, Sprite struck, Point2D nest) {
        dust(cues, when, when + held, nest, 0.3, 0.8);
        cues.over(when, when + held, done -> settle(struck, nest, done));
    }

    private void dust(Cues cues, double from, double to, Point2D at, double small, double large) {
        if (bursts.isDusty()) {
            sparks.behind(cues, from, to, Sparks.Glow.DUST, at, small, large);
        }
    }

    private static DoubleConsumer leap(Sprite striker, Point2D at, double landed) {
        Point2D start = striker.at();
        double scale = striker.getScaleX();
        return done -> {
            double high = done < 0.5 ? Math.sin(Math.PI * done) : 1 - Math.pow((done - 0.5) / 0.5, 3);
            Paths.lift(striker, start.interpolate(at, Cues.ease(Math.min(1, done / 0.8))), HIGH * high,
                    Cues.between(scale, landed, done) + 0.9 * high);
        };
    }

    private static void squash(Sprite struck, Point2D at) {
        Paths.lift(struck, at, 0, LARGE);
        struck.setScaleX(LARGE * 1.28);
        struck.setScaleY(LARGE * 0.72);
    }

    /** What lies is flung flat, what stands end over end. */
    private void fly(Cues cues, Sprite struck, Side side, Point2D nest, List<? extends Node> strikers) {
        bursts.flung().ifPresentOrElse(look -> new Somersault(light, look).fling(cues, FLUNG, struck, side, nest,
                shadow -> under(strikers, shadow)), () -> {
            cues.over(FLUNG, FLUNG + FLIGHT, fling(struck, struck.at(), nest));
            landed(cues, FLUNG + FLIGHT, HELD, struck, nest);
        });
    }

    private static DoubleConsumer fling(Sprite struck, Point2D at, Point2D nest) {
        return done -> Paths.lift(struck, at.interpolate(nest, done), RISE * Math.sin(Math.PI * done),
                Cues.between(LARGE, 1.3, done) + 0.5 * Math.sin(Math.PI * done));
    }

    /** Comes down with its weight and lies still. */
    static void settle(Sprite sprite, Point2D at, double done) {
        Paths.lift(sprite, at, 0, Cues.between(1.3, 1, Cues.ease(Math.min(1, done * 2))));
        double flat = 0.18 * Math.sin(Math.PI * Math.min(1, done * 2));
        sprite.setScaleX(sprite.getScaleX() * (1 + flat));
        sprite.setScaleY(sprite.getScaleY() * (1 - flat));
    }
}
