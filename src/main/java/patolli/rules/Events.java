package patolli.rules;

import java.util.ArrayList;
import java.util.List;

/** Hears what happens, in the order in which it happens. */
@FunctionalInterface
public interface Events {

    /** Hears nothing: for search and random play, where building events would cost time. */
    Events NONE = new Events() {
        @Override
        public void add(Event event) {
            // nobody listens
        }

        @Override
        public boolean wanted() {
            return false;
        }
    };

    void add(Event event);

    /** Whether anybody listens; when not, a caller may spare itself the making of events. */
    default boolean wanted() {
        return true;
    }

    /** Gathers events into a list. */
    final class Log implements Events {
        private final List<Event> events = new ArrayList<>();

        @Override
        public void add(Event event) {
            events.add(event);
        }

        public List<Event> events() {
            return List.copyOf(events);
        }
    }
}
