package patolli.ui.table;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Point2D;
import patolli.rules.Leg;
import patolli.rules.Spot;

/**
 * Of what is offered, what is seen before all else, as where a tutorial speaks of one piece.
 *
 * @param piece where it stands; empty if all are seen alike
 */
record Favoured(Optional<Spot> piece) {
    /** All are seen alike. */
    static final Favoured ALL = new Favoured(Optional.empty());
    /** How much is seen of the marks of others. */
    static final double ASIDE = 0.25;
    /** How much is seen of a ring while none of several pieces is chosen, unless something is taken there. */
    private static final double CALM = 0.9;

    /** Whether all begin with one piece. */
    static boolean isOne(Collection<Leg> legs) {
        return legs.stream().map(Leg::from).distinct().count() == 1;
    }

    /**
     * How much is seen of the frame of a goal: a little less of a ring that is but one of those of several pieces.
     *
     * @param before the legs that are seen before others, by where they end
     */
    static double ring(Map<Point2D, Leg> before, Point2D at, MoveEnd end, boolean ringed) {
        if (!before.containsKey(at)) {
            return ASIDE;
        }
        boolean taking = end == MoveEnd.TAKING || end == MoveEnd.PART_TAKING;
        return !ringed || taking || isOne(before.values()) ? 1 : CALM;
    }

    /** The legs of that piece; all of them if it has none. */
    List<Leg> of(List<Leg> legs) {
        List<Leg> own = legs.stream().filter(leg -> piece.filter(leg.from()::equals).isPresent()).toList();
        return own.isEmpty() ? legs : own;
    }
}
