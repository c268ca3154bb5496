package patolli.ui.table.staging;

import java.util.List;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/** The same side casts again: a whirl opens round the piece, and a spark of it calls back what is thrown. */
final class Calling {
    private static final double LIT = 300;
    private static final double LEAVES = 130;
    private static final double ARRIVES = 320;
    private static final double END = 520;
    private static final double LARGE = 1.5;
    private static final double RISE = 16;
    /** How near what is written in the band a piece comes, and how much of its picture is its own. */
    private static final double CLEAR = 6;
    private static final double OWN = 0.5;
    private final Spotlight light;
    private final Sparks sparks;

    Calling(Spotlight light) {
        this.light = light;
        sparks = new Sparks(light);
    }

    /**
     * The whole of it.
     *
     * @param pieces those that earned it, each where it has come to lie; none if it was the cast itself
     * @param cast   what is thrown
     * @param number where the number last thrown is read
     * @param people the figures and name plates of whoever casts again
     */
    Animation of(List<? extends Sprite> pieces, Node cast, Point2D number, List<Node> people, Tempo tempo,
            double length) {
        Cues cues = new Cues();
        cues.at(0, () -> {
            pieces.stream().findFirst().map(Sprite::at).ifPresent(light::pool);
            light.light(people);
            light.light(cast);
            light.light(pieces);
        });
        for (Sprite piece : pieces) {
            Point2D at = piece.at();
            sparks.behind(cues, 0, LIT + 120, Sparks.Glow.AGAIN, at, 0.3, 0.85);
            double free = Math.max(0, at.getY() - light.below() - CLEAR);
            double half = OWN * piece.getFitHeight();
            double large = Math.clamp(free / half, 1, LARGE);
            double rise = Math.clamp(free - large * half, 0, RISE);
            cues.over(0, LIT, done -> Paths.lift(piece, at, rise * Math.sin(Math.PI * done),
                    1 + (large - 1) * Math.sin(Math.PI * done)));
            sparks.spark(cues, LEAVES, ARRIVES, at, number);
        }
        double called = pieces.isEmpty() ? 0 : ARRIVES;
        sparks.behind(cues, called, END, Sparks.Glow.AGAIN, number, 0.3, 0.75);
        cues.at(END, () -> { });
        light.over(cues);
        return cues.animation(tempo, length);
    }
}
