package patolli.ui.table;

import java.util.Optional;
import patolli.rules.Side;

/** What can be counted on a table as it is seen; numbers in words agree with it. */
public interface Seen {

    /** How much a side has before it, or lies in the pool when no side is given. */
    int held(Optional<Side> holder);

    /** How many pieces of a side are home. */
    int home(Side side);
}
