package patolli.rules.tablan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import patolli.rules.Refusal;

/**
 * The members of an object that came from outside. Whatever is not as it was asked for is refused.
 *
 * @param owner what the object is, as it stands in a sentence
 */
record Members(String owner, Map<?, ?> values) {

    static Members of(String owner, Object value) throws Refusal {
        if (value instanceof Map<?, ?> values) {
            return new Members(owner, values);
        }
        throw new Refusal(owner + " should be an object, not " + shown(value));
    }

    /** Refuses any member but these. */
    Members only(List<String> known) throws Refusal {
        for (Object name : values.keySet()) {
            if (!(name instanceof String text && known.contains(text))) {
                throw new Refusal(owner + " has an unknown member \"" + name + "\"");
            }
        }
        return this;
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    Object value(String name) throws Refusal {
        if (!has(name)) {
            throw new Refusal(owner + " lacks the member \"" + name + "\"");
        }
        return values.get(name);
    }

    String text(String name) throws Refusal {
        return textOrNull(name).orElseThrow(() -> new Refusal("\"" + name + "\" should be a string, not null"));
    }

    /** The text of a member that must be there but may be null. */
    Optional<String> textOrNull(String name) throws Refusal {
        Object value = value(name);
        if (value == null) {
            return Optional.empty();
        }
        if (value instanceof String text) {
            return Optional.of(text);
        }
        throw new Refusal("\"" + name + "\" should be a string, not " + shown(value));
    }

    List<String> texts(String name) throws Refusal {
        if (!(value(name) instanceof List<?> list)) {
            throw new Refusal(owner + ": \"" + name + "\" should be a list, not " + shown(value(name)));
        }
        var texts = new ArrayList<String>(list.size());
        for (Object item : list) {
            if (!(item instanceof String text)) {
                throw new Refusal(owner + ": \"" + name + "\" should hold strings, not " + shown(item));
            }
            texts.add(text);
        }
        return texts;
    }

    static String shown(Object value) {
        return switch (value) {
            case null -> "null";
            case String text -> "\"" + text + "\"";
            case Map<?, ?> _ -> "an object";
            case List<?> _ -> "a list";
            default -> value.toString();
        };
    }
}
