package patolli.ui.table;

import java.util.List;
import java.util.Optional;
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

    /** The legs of that piece; all of them if it has none. */
    List<Leg> of(List<Leg> legs) {
        List<Leg> own = legs.stream().filter(leg -> piece.filter(leg.from()::equals).isPresent()).toList();
        return own.isEmpty() ? legs : own;
    }
}
