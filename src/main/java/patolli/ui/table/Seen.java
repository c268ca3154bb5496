package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import patolli.rules.Event;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;

/** What can be seen and counted on a table as it is seen; numbers in words agree with it. */
public interface Seen {

    /** The position that lies there; during a turn still the one before it; empty as long as none does. */
    Optional<State> position();

    /** How much a side has before it, or lies in the pool when no side is given. */
    int held(Optional<Side> holder);

    /** Where the pieces of a side are seen to belong; during a turn as far as it has been shown. */
    default List<Spot> spots(Side side) {
        return position().map(state -> state.pieces(side)).orElse(List.of());
    }

    /** What has been shown of the turn that is under way, oldest first: the position does not tell of it yet. */
    default List<Event> heard() {
        return List.of();
    }

    /** How many pieces of a side are home. */
    default int home(Side side) {
        return (int) spots(side).stream().filter(Spot.Home.class::isInstance).count();
    }
}
