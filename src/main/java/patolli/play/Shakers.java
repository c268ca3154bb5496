package patolli.play;

import java.util.EnumSet;
import java.util.Set;
import patolli.beans.Shaking;
import patolli.rules.Side;

/**
 * Whose beans may be shaken in a contest: those of a side that only players have held from its beginning. A computer's
 * never, and not those of a side that a computer has held before: otherwise changing seats and back would let a
 * computer's cast be shaken. Not safe for use by several threads.
 */
public final class Shakers {
    private final Shaking shaking;
    private final Set<Side> computers = EnumSet.noneOf(Side.class);

    /** @param first who sits where at first */
    public Shakers(Shaking shaking, Seats first) {
        this.shaking = shaking;
        seated(first);
    }

    /** From now on they sit so. */
    public void seated(Seats seats) {
        seats.asMap().forEach((side, seat) -> {
            if (seat != Seat.PLAYER) {
                computers.add(side);
            }
        });
    }

    /** Whether the hand takes part in that side's casts. */
    public boolean mayShake(Side side) {
        return shaking == Shaking.BY_HAND && !computers.contains(side);
    }
}
