package patolli.model;

import java.util.Optional;
import patolli.beans.Bag;
import patolli.beans.Seal;

/**
 * What a contest is played with.
 *
 * @param beans  what is thrown
 * @param keeper who keeps what happens
 * @param pledge what the players were shown of the beans, if they are sealed ones
 */
public record Provision(Bag beans, Keeper keeper, Optional<Pledge> pledge) {

    /** Beans without a seal. */
    public Provision(Bag beans, Keeper keeper) {
        this(beans, keeper, Optional.empty());
    }

    /** The seal of the beans, if they are sealed ones. */
    public Optional<Seal> seal() {
        return pledge.map(Pledge::seal);
    }
}
