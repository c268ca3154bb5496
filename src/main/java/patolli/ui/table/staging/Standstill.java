package patolli.ui.table.staging;

import java.util.Collection;
import java.util.List;
import javafx.animation.Animation;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/**
 * A game ends with nobody the winner: what was thrown last and those who sit there are lit, the pieces that cannot go
 * any more start, one after the other, and come down where they stand; if there is a flower in the middle, it closes.
 */
final class Standstill {
    private static final double LENGTH = 1150;
    /** When the first piece starts, how long that takes, and within what time all have started. */
    private static final double FIRST = 160, START = 300, SPREAD = 330;
    private static final double HIGH = 8, LARGER = 0.3;
    /** When a flower in the middle of the table has closed. */
    private static final double SHUT = 860;
    private final Spotlight light;

    Standstill(Spotlight light) {
        this.light = light;
    }

    /**
     * The whole of it.
     *
     * @param pieces those that are still on the board
     * @param thrown what was thrown last
     * @param people the figures and name plates of all who play
     */
    Animation of(List<? extends Sprite> pieces, Node thrown, Collection<? extends Node> people, Tempo tempo) {
        Cues cues = new Cues();
        cues.at(0, () -> {
            light.light(people);
            light.light(thrown);
            light.crowd(pieces);
        });
        for (int i = 0; i < pieces.size(); i++) {
            Sprite piece = pieces.get(i);
            Point2D at = piece.at();
            double scale = piece.getScaleX();
            double from = FIRST + (pieces.size() > 1 ? SPREAD * i / (pieces.size() - 1) : 0);
            cues.over(from, from + START, done -> {
                double up = Math.sin(Math.PI * done);
                Paths.lift(piece, at, HIGH * up, scale * (1 + LARGER * up));
            });
        }
        light.bursts().bloom().ifPresent(bloom -> new Blossoming(light, bloom).shuts(cues, FIRST, SHUT));
        cues.at(LENGTH, () -> { });
        light.over(cues);
        return cues.animation(tempo, 1);
    }
}
