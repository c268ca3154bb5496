package patolli.ui.table;

import java.util.Optional;
import patolli.rules.Side;
import patolli.rules.State;

/** What can be seen and counted on a table as it is seen; numbers in words agree with it. */
public interface Seen {

    /** The position that lies there; during a turn still the one before it; empty as long as none does. */
    Optional<State> position();

    /** How much a side has before it, or lies in the pool when no side is given. */
    int held(Optional<Side> holder);

    /** How many pieces of a side are home. */
    int home(Side side);
}
