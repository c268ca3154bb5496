package patolli.play;

import java.util.List;
import patolli.rules.Event;
import patolli.rules.State;

/**
 * One entry of a sitting's history.
 *
 * @param events what happened between the two states, in order
 */
public record Turn(State before, Decision decision, List<Event> events, State after) {

    public Turn {
        events = List.copyOf(events);
    }

    /** Whether it was a cast that nobody could use: no piece went, and the turn passed. */
    public boolean isIdle() {
        return decision instanceof Decision.Cast && events.stream().anyMatch(Event.Passed.class::isInstance)
                && events.stream().allMatch(event -> after.leg(event).isEmpty());
    }
}
