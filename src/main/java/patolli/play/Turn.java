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
}
