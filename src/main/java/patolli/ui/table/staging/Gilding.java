package patolli.ui.table.staging;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import patolli.board.BoardGeometry;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/** A piece turns to gold: it grows, turns over in a burst of light, is held, and goes to its place. */
final class Gilding {
    /** When it begins to shine. */
    static final double SHINES = 170;
    private static final double GROWN = 180;
    private static final double EDGE = 260;
    private static final double TURNED = 340;
    private static final double FLIES = 480;
    private static final double LANDS = 730;
    private static final double END = 820;
    private static final double LARGE = 2;
    private static final double LESS = 1.6;
    /** How far it goes away from the middle of the picture, where most lies that its light would hide. */
    private static final double AWAY = 60;
    /** As far from the middle of another it hides nothing of that. */
    private static final double CLEAR = 66;
    private static final double ASLANT = 0.8;
    /** So near to it others stay before its light. */
    private static final double NEAR = 110;
    private static final double RISE = 70;
    /** How large its light becomes, and that near the cast; from this distance on it is not near. */
    private static final double LARGEST = 0.86;
    private static final double SMALLER = 0.57;
    private static final double FULL = 66;
    /** How far it goes then, to one of so many sides. */
    private static final double ASIDE = 22;
    private static final double SPARED = 45;
    private static final int WAYS = 8;
    private final Spotlight light;
    /** Never so thin that it could not be told what turns. */
    private static final double THIN = 0.34;
    private final Sparks sparks;

    Gilding(Spotlight light) {
        this.light = light;
        sparks = new Sparks(light);
    }

    /**
     * The whole of it.
     *
     * @param golden the picture of its other face
     * @param owner  the figure and the name plate of whose it is
     * @param others those of everybody else
     * @param around what may lie where it shines
     */
    Animation of(Sprite piece, String golden, Point2D nest, List<? extends Node> owner, List<? extends Node> others,
            Around around, Tempo tempo, double length) {
        Point2D at = piece.at();
        List<? extends Sprite> pieces = around.pieces().stream().filter(each -> each != piece && each.isVisible())
                .toList();
        Point2D held = held(at, pieces, around);
        boolean near = around.clear(held) < FULL;
        double large = near ? LESS : LARGE;
        Cues cues = new Cues();
        cues.at(0, () -> {
            light.halfLight(others);
            light.light(owner);
            light.light(pieces.stream().filter(each -> each.at().distance(held) < NEAR).toList());
            light.light(piece);
        });
        cues.over(0, GROWN, done -> Paths.lift(piece, at.interpolate(held, Cues.ease(done)), 0,
                Cues.between(1, large, Cues.ease(done))));
        sparks.behind(cues, SHINES, FLIES + 60, Sparks.Glow.GOLD, held, 0.4, near ? SMALLER : LARGEST);
        cues.over(GROWN, EDGE, done -> piece.setScaleX(large * Math.max(THIN, Math.cos(Math.PI / 2 * done))));
        cues.at(EDGE, () -> {
            piece.picture(golden);
            piece.place(held);
        });
        cues.over(EDGE, TURNED, done -> piece.setScaleX(large * Math.max(THIN, Math.sin(Math.PI / 2 * done))));
        sparks.chips(cues, EDGE, EDGE + 300, held, 66);
        cues.over(FLIES, LANDS, done -> Paths.lift(piece, held.interpolate(nest, Cues.ease(done)),
                RISE * Math.sin(Math.PI * done), Cues.between(large, 1.3, Cues.ease(done))));
        sparks.behind(cues, LANDS, END, Sparks.Glow.GOLD, nest, 0.3, 0.62);
        cues.over(LANDS, END, done -> Blow.settle(piece, nest, done));
        light.over(cues);
        return cues.animation(tempo, length);
    }

    /**
     * Where it shines: on the side where it hides no other, first of all away from the middle; but if it would lie on
     * the cast there, nearer to its square, where it hides least of all.
     */
    private static Point2D held(Point2D at, List<? extends Sprite> others, Around around) {
        Point2D usual = held(at, others);
        return around.clear(usual) >= FULL ? usual : IntStream.range(0, WAYS).mapToObj(i -> 2 * Math.PI * i / WAYS)
                .map(turn -> at.add(ASIDE * Math.cos(turn), ASIDE * Math.sin(turn)))
                .max(Comparator.comparingDouble(place -> Math.min(FULL, around.clear(place)) + others.stream()
                        .mapToDouble(other -> other.at().distance(place)).reduce(SPARED, Math::min))).orElseThrow();
    }

    private static Point2D held(Point2D at, List<? extends Sprite> others) {
        double away = at.getY() > BoardGeometry.HEIGHT / 2 ? AWAY : -AWAY;
        return Stream.of(new Point2D(0, 1), new Point2D(ASLANT, ASLANT), new Point2D(-ASLANT, ASLANT),
                new Point2D(1, 0), new Point2D(-1, 0)).map(way -> at.add(AWAY * way.getX(), away * way.getY()))
                .max(Comparator.comparingDouble(place -> others.stream().mapToDouble(other -> other.at()
                        .distance(place)).reduce(CLEAR, Math::min))).orElseThrow();
    }
}
