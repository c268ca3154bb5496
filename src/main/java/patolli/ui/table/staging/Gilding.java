package patolli.ui.table.staging;

import java.util.List;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Node;
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
    private static final double LARGE = 2.3;
    private static final double HIGH = 24;
    private static final double RISE = 70;
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
     */
    Animation of(Sprite piece, String golden, Point2D nest, List<? extends Node> owner, List<? extends Node> others,
            Tempo tempo, double length) {
        Point2D at = piece.at();
        Point2D held = at.subtract(0, HIGH);
        Cues cues = new Cues();
        cues.at(0, () -> {
            light.halfLight(others);
            light.light(owner);
            light.light(piece);
        });
        cues.over(0, GROWN, done -> Paths.lift(piece, at, HIGH * Cues.ease(done),
                Cues.between(1, LARGE, Cues.ease(done))));
        sparks.behind(cues, SHINES, FLIES + 60, Sparks.Glow.GOLD, held, 0.5, 1.35);
        cues.over(GROWN, EDGE, done -> piece.setScaleX(LARGE * Math.max(THIN, Math.cos(Math.PI / 2 * done))));
        cues.at(EDGE, () -> {
            piece.picture(golden);
            piece.place(held);
        });
        cues.over(EDGE, TURNED, done -> piece.setScaleX(LARGE * Math.max(THIN, Math.sin(Math.PI / 2 * done))));
        sparks.chips(cues, EDGE, EDGE + 300, held, 66);
        cues.over(FLIES, LANDS, done -> Paths.lift(piece, held.interpolate(nest, Cues.ease(done)),
                RISE * Math.sin(Math.PI * done), Cues.between(LARGE, 1.3, Cues.ease(done))));
        sparks.behind(cues, LANDS, END, Sparks.Glow.GOLD, nest, 0.3, 0.62);
        cues.over(LANDS, END, done -> Blow.settle(piece, nest, done));
        light.over(cues);
        return cues.animation(tempo, length);
    }
}
