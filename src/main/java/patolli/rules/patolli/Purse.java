package patolli.rules.patolli;

import java.util.Optional;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Side;

/**
 * Who holds which of the twenty assets, as masks of {@link Assets}.
 *
 * @param pool what both have staked and forfeited into the pool in this game
 */
record Purse(int red, int blue, int pool) {

    int of(boolean blueSide) {
        return blueSide ? blue : red;
    }

    int count(boolean blueSide) {
        return Integer.bitCount(of(blueSide));
    }

    /** Both sides stake their {@code n} poorest. */
    Purse bet(int n, Events events) {
        int fromRed = Assets.poorest(red, n, false);
        int fromBlue = Assets.poorest(blue, n, true);
        if (events.wanted()) {
            events.add(new Event.Bet(Side.RED, n, Assets.keys(fromRed, false)));
            events.add(new Event.Bet(Side.BLUE, n, Assets.keys(fromBlue, true)));
        }
        return new Purse(red & ~fromRed, blue & ~fromBlue, pool | fromRed | fromBlue);
    }

    /** The {@code n} poorest of one side, or all when it has fewer, go to the other side. */
    Purse pay(boolean payerBlue, int n, Event.Cause cause, Events events) {
        int paid = Assets.poorest(of(payerBlue), n, payerBlue);
        tell(payerBlue, Optional.of(side(!payerBlue)), paid, cause, events);
        return payerBlue ? new Purse(red | paid, blue & ~paid, pool) : new Purse(red & ~paid, blue | paid, pool);
    }

    /** One asset of a side that cannot move goes into the pool; nothing when it has none. */
    Purse forfeit(boolean payerBlue, Events events) {
        int paid = Assets.poorest(of(payerBlue), 1, payerBlue);
        tell(payerBlue, Optional.empty(), paid, Event.Cause.NO_MOVE, events);
        return payerBlue ? new Purse(red, blue & ~paid, pool | paid) : new Purse(red & ~paid, blue, pool | paid);
    }

    /** The pool goes to one side. */
    Purse takePool(boolean toBlue) {
        return toBlue ? new Purse(red, blue | pool, 0) : new Purse(red | pool, blue, 0);
    }

    boolean same(Purse other) {
        return Assets.same(red, other.red) && Assets.same(blue, other.blue) && Assets.same(pool, other.pool);
    }

    private static void tell(boolean payerBlue, Optional<Side> to, int paid, Event.Cause cause, Events events) {
        if (events.wanted() && paid != 0) {
            events.add(new Event.Forfeit(cause, side(payerBlue), to, Integer.bitCount(paid),
                    Assets.keys(paid, payerBlue)));
        }
    }

    static Side side(boolean blueSide) {
        return blueSide ? Side.BLUE : Side.RED;
    }
}
