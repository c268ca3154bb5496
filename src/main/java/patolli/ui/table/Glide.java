package patolli.ui.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.ParallelTransition;
import javafx.geometry.Point2D;
import patolli.model.Tempo;
import patolli.ui.common.Paths;
import patolli.ui.common.Sprite;

/** Takes pieces and stakes from where they lie straight to where another position has them. */
final class Glide {
    private static final double TIME = 260;
    private static final double RISE = 12;
    private final Pieces pieces;
    private final Stakes stakes;

    Glide(Pieces pieces, Stakes stakes) {
        this.pieces = pieces;
        this.stakes = stakes;
    }

    /**
     * The movement, if there is any.
     *
     * @param laying lays everything as the other position has it
     */
    Optional<Animation> to(Runnable laying, Tempo tempo) {
        Map<Sprite, Lie> before = new LinkedHashMap<>();
        Stream.concat(pieces.all().stream(), stakes.sprites().stream())
                .forEach(sprite -> before.put(sprite, Lie.of(sprite)));
        laying.run();
        ParallelTransition all = new ParallelTransition();
        before.forEach((sprite, from) -> {
            Lie to = Lie.of(sprite);
            if (!from.equals(to)) {
                from.lay(sprite);
                sprite.toFront();
                all.getChildren().add(Paths.arc(sprite, to.at, RISE, to.scale, tempo.of(TIME)));
            }
        });
        return all.getChildren().isEmpty() ? Optional.empty() : Optional.of(all);
    }

    /** Where something lies, and how large. */
    private record Lie(Point2D at, double scale) {

        static Lie of(Sprite sprite) {
            return new Lie(sprite.at(), sprite.getScaleX());
        }

        void lay(Sprite sprite) {
            sprite.place(at);
            sprite.setScaleX(scale);
            sprite.setScaleY(scale);
        }
    }
}
