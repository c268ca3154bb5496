package patolli.ui.table.staging;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import patolli.board.BoardGeometry;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/**
 * A piece turns to gold: it grows, turns over in a burst of light, is held, and goes to its place. Where a flower is in
 * the middle of a table it is held over that, which opens.
 */
final class Gilding {
    /** When it begins to shine. */
    static final double SHINES = 170;
    private static final double GROWN = 180;
    private static final double EDGE = 260;
    private static final double TURNED = 340;
    private static final double FLIES = 480;
    private static final double LANDS = 730;
    private static final double END = 820;
    /** How long a flower stays open after the piece has left it. */
    private static final double OPEN = 240;
    private static final double LARGE = 2;
    private static final double LESS = 1.6;
    /** How far it may go to where its light hides nothing, and to how many sides. */
    private static final double[] FAR = {60, 80, 100, 120};
    private static final int WAYS = 16;
    /** So near to it others stay before its light. */
    private static final double NEAR = 110;
    /** From the middle of a piece to its edge. */
    private static final double PIECE = 21;
    private static final double RISE = 70;
    /** How large its light becomes, and where there is least room; and how far it reaches for each part of its size. */
    private static final double LARGEST = 0.86;
    private static final double SMALLER = 0.57;
    private static final double REACH = 98;
    /** With less room than this the piece becomes less large. */
    private static final double FULL = 66;
    private static final double WIDTH = BoardGeometry.WIDTH, HEIGHT = BoardGeometry.HEIGHT;
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
        List<Point2D> lying = pieces.stream().map(Sprite::at).toList();
        Optional<Blossoming> flower = light.bursts().bloom().map(bloom -> new Blossoming(light, bloom));
        Point2D held = flower.map(Blossoming::at).orElseGet(() -> held(at, lying, around::clear));
        double room = room(held, lying, around::clear);
        double large = room < FULL && flower.isEmpty() ? LESS : LARGE;
        Cues cues = new Cues();
        cues.at(0, () -> {
            light.pool(held);
            light.light(owner);
            light.bystanders();
            light.halfLight(others);
            light.light(pieces.stream().filter(each -> each.at().distance(held) < NEAR).toList());
            light.light(piece);
        });
        cues.over(0, GROWN, done -> Paths.lift(piece, at.interpolate(held, Cues.ease(done)), 0,
                Cues.between(1, large, Cues.ease(done))));
        flower.ifPresentOrElse(opening -> opening.opens(cues, SHINES, FLIES + OPEN),
                () -> sparks.behind(cues, SHINES, FLIES + 60, Sparks.Glow.GOLD, held, 0.4,
                        Math.clamp(room / REACH, SMALLER, LARGEST)));
        cues.over(GROWN, EDGE, done -> piece.setScaleX(large * Math.max(THIN, Math.cos(Math.PI / 2 * done))));
        cues.at(EDGE, () -> {
            piece.picture(golden);
            piece.place(held);
        });
        cues.over(EDGE, TURNED, done -> piece.setScaleX(large * Math.max(THIN, Math.sin(Math.PI / 2 * done))));
        cues.over(FLIES, LANDS, done -> Paths.lift(piece, held.interpolate(nest, Cues.ease(done)),
                RISE * Math.sin(Math.PI * done), Cues.between(large, 1.3, Cues.ease(done))));
        sparks.behind(cues, LANDS, END, Sparks.Glow.GOLD, nest, 0.3, 0.62);
        cues.over(LANDS, END, done -> Blow.settle(piece, nest, done));
        light.over(cues);
        return cues.animation(tempo, length);
    }

    /**
     * Where it shines: as near to its square as its smaller light hides nothing, first of all away from the middle of
     * the picture; if there is no such place, where it hides least.
     *
     * @param others where other pieces lie
     * @param clear  how far a place is from what was thrown
     */
    static Point2D held(Point2D at, List<Point2D> others, ToDoubleFunction<Point2D> clear) {
        List<Point2D> places = DoubleStream.of(FAR).boxed().flatMap(far -> IntStream.range(0, WAYS)
                .mapToObj(i -> 2 * Math.PI * i / WAYS)
                .map(turn -> at.add(far * Math.cos(turn), far * Math.sin(turn)))
                .filter(place -> place.getX() > REACH && place.getX() < WIDTH - REACH)
                .sorted(Comparator.comparingDouble(place -> -Math.abs(place.getY() - HEIGHT / 2)))).toList();
        return places.stream().filter(place -> room(place, others, clear) >= SMALLER * REACH).findFirst()
                .orElseGet(() -> places.stream().max(Comparator.comparingDouble(place -> room(place, others, clear)))
                        .orElse(at));
    }

    /** How far its light may reach from a place before it comes to another piece or to what was thrown. */
    static double room(Point2D at, List<Point2D> others, ToDoubleFunction<Point2D> clear) {
        return others.stream().mapToDouble(other -> other.distance(at) - PIECE).reduce(clear.applyAsDouble(at),
                Math::min);
    }
}
