package patolli.rules;

import java.util.List;
import java.util.Optional;

/**
 * Where a piece, or a pair that goes together, leaves and arrives.
 *
 * @param side   whose it is
 * @param way    the squares passed in order, neither end included; none when it comes from the hand or is sent off the
 *               board
 * @param off    the square on which one that goes home is taken off; empty where home is beside no square, and for any
 *               other
 * @param pieces 1, or 2 for a pair
 */
public record Leg(Side side, Spot from, Spot to, List<Spot.Square> way, Optional<Spot.Square> off, int pieces) {

    /** A copy that cannot be changed. */
    public Leg {
        way = List.copyOf(way);
        if (pieces < 1 || pieces > 2) {
            throw new IllegalArgumentException(pieces + " pieces don't go together");
        }
    }

    /** Not home. */
    public Leg(Side side, Spot from, Spot to, List<Spot.Square> way, int pieces) {
        this(side, from, to, way, Optional.empty(), pieces);
    }

    /** One piece that is lifted from one place and put down at another. */
    static Leg lifted(Side side, Spot from, Spot to) {
        return new Leg(side, from, to, List.of(), 1);
    }

    /** How many steps it goes along its path, forward or back; home, to the step on which it is off. */
    public int steps() {
        return way.size() + 1;
    }
}
