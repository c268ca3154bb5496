package patolli.rules.bell;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import patolli.rules.Refusal;

/** One object of a tree, its members handed out with their types checked. Every method refuses what is not so. */
final class Members {
    private final String owner;
    private final Map<?, ?> map;

    /** @param owner what the object is, for refusals: {@code the state} */
    Members(String owner, Map<?, ?> map) {
        this.owner = owner;
        this.map = map;
    }

    /** Refuses members other than these. */
    void only(Collection<String> known) throws Refusal {
        for (Object name : map.keySet()) {
            if (name == null || !known.contains(name.toString())) {
                throw new Refusal(owner + " has the unknown member " + show(name));
            }
        }
    }

    boolean has(String name) {
        return map.containsKey(name);
    }

    Set<?> names() {
        return map.keySet();
    }

    /** The member as it is, null if that is what it is. */
    Object any(String name) throws Refusal {
        if (!map.containsKey(name)) {
            throw new Refusal(owner + " lacks the member \"" + name + "\"");
        }
        return map.get(name);
    }

    String text(String name) throws Refusal {
        return textOrNull(name).orElseThrow(() -> wrong(name, "a string", null));
    }

    Optional<String> textOrNull(String name) throws Refusal {
        Object value = any(name);
        if (value == null || value instanceof String) {
            return Optional.ofNullable((String) value);
        }
        throw wrong(name, "a string", value);
    }

    boolean flag(String name) throws Refusal {
        Object value = any(name);
        if (value instanceof Boolean flag) {
            return flag;
        }
        throw wrong(name, "true or false", value);
    }

    int number(String name, int least, int most) throws Refusal {
        return number(name, any(name), least, most);
    }

    /** A number found in that member. */
    int number(String name, Object value, int least, int most) throws Refusal {
        if (value instanceof Integer || value instanceof Long) {
            long number = ((Number) value).longValue();
            if (number >= least && number <= most) {
                return (int) number;
            }
        }
        throw wrong(name, "a whole number from " + least + " to " + most, value);
    }

    List<?> list(String name) throws Refusal {
        Object value = any(name);
        if (value instanceof List<?> list) {
            return list;
        }
        throw wrong(name, "a list", value);
    }

    /** @param part what to call that object in refusals */
    Members object(String name, String part) throws Refusal {
        Object value = any(name);
        if (value instanceof Map<?, ?> object) {
            return new Members(part, object);
        }
        throw wrong(name, "an object", value);
    }

    /** A refusal of what stands in that member. */
    Refusal wrong(String name, String expected, Object found) {
        return new Refusal("\"" + name + "\" of " + owner + " must be " + expected + ", not " + show(found));
    }

    private static String show(Object value) {
        return switch (value) {
            case null -> "null";
            case String text -> "\"" + (text.length() > 40 ? text.substring(0, 40) + "..." : text) + "\"";
            case Map<?, ?> _ -> "an object";
            case List<?> _ -> "a list";
            default -> value.toString();
        };
    }
}
