package patolli.engine;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import patolli.rules.Event;
import patolli.rules.Game;
import patolli.rules.Side;

/** Events as the objects that the protocol shows: their type, then what they tell, under its own names. */
final class EventTree {
    /** The components that are squares or steps when they are numbers. */
    private static final Set<String> PLACES = Set.of("from", "to", "at");

    private EventTree() { }

    static List<Map<String, Object>> of(Game game, List<Event> events) {
        return events.stream().map(event -> of(game, event)).toList();
    }

    private static Map<String, Object> of(Game game, Event event) {
        var tree = new LinkedHashMap<String, Object>();
        tree.put("type", event.type());
        for (RecordComponent component : event.getClass().getRecordComponents()) {
            Object value = value(component, event);
            if (value instanceof Integer place && PLACES.contains(component.getName())) {
                value = game.place(place);
            }
            if (!(value instanceof Optional<?> optional && optional.isEmpty())) {
                tree.put(component.getName(), plain(value));
            }
        }
        return tree;
    }

    private static Object plain(Object value) {
        return switch (value) {
            case Side side -> side.key();
            case Enum<?> reason -> reason.name().toLowerCase(Locale.ROOT).replace('_', '-');
            case Optional<?> optional -> plain(optional.orElseThrow());
            // a set has no order of its own
            case Set<?> set -> set.stream().sorted().map(EventTree::plain).toList();
            case Collection<?> list -> list.stream().map(EventTree::plain).toList();
            default -> value;
        };
    }

    private static Object value(RecordComponent component, Event event) {
        try {
            return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException("an event hides its " + component.getName(), impossible);
        }
    }
}
