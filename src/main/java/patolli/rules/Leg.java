package patolli.rules;

import java.util.List;

/**
 * Where a piece, or a pair that goes together, leaves and arrives.
 *
 * @param side   whose it is
 * @param way    the squares passed in order, neither end included; none when it comes from the hand or is sent off the
 *               board. One that goes home passes every square to the last of its path.
 * @param pieces 1, or 2 for a pair
 */
public record Leg(Side side, Spot from, Spot to, List<Spot.Square> way, int pieces) {

    /** A copy that cannot be changed. */
    public Leg {
        way = List.copyOf(way);
        if (pieces < 1 || pieces > 2) {
            throw new IllegalArgumentException(pieces + " pieces don't go together");
        }
    }

    /** One piece that is lifted from one place and put down at another. */
    static Leg lifted(Side side, Spot from, Spot to) {
        return new Leg(side, from, to, List.of(), 1);
    }

    /**
     * How many steps it goes along its path, forward or back. One that goes home is counted to a place beyond its last
     * square, also where the rules take it off on that square.
     */
    public int steps() {
        return way.size() + 1;
    }
}
