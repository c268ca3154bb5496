package patolli.model;

import java.util.function.Supplier;
import patolli.beans.Bag;
import patolli.beans.CastSource;
import patolli.play.Seats;
import patolli.rules.State;

/** Provides for the contests that are begun. Called on the FX thread, which waits for no file here either. */
@FunctionalInterface
public interface Contests {

    /** For a contest with beans of its own. */
    Provision open(State start, Seats seats);

    /** For one with the beans of another, which is over. */
    default Provision again(State start, Seats seats, Provision before) {
        return open(start, seats);
    }

    /** Contests that nobody keeps, each with a source of casts of its own. */
    static Contests unkept(Supplier<CastSource> beans) {
        return (start, seats) -> new Provision(Bag.drawing(beans.get()), Keeper.NOTHING);
    }
}
