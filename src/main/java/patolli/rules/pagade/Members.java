package patolli.rules.pagade;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import patolli.rules.Refusal;

/** The members of one object of a tree that came from outside, asked for by name and kind. */
final class Members {
    private final String where;
    private final Map<String, Object> values;

    /** @param where what the object is, to begin sentences with: {@code the state}, {@code red} */
    private Members(String where, Map<String, Object> values) {
        this.where = where;
        this.values = values;
    }

    static Members of(String where, Object value) throws Refusal {
        if (!(value instanceof Map<?, ?> map)) {
            throw new Refusal(where + " must be an object, not " + shown(value));
        }
        Map<String, Object> values = new LinkedHashMap<>();
        map.forEach((name, member) -> values.put(String.valueOf(name), member));
        return new Members(where, values);
    }

    /** @throws Refusal for a member that isn't among these */
    void allow(Set<String> names) throws Refusal {
        for (String name : values.keySet()) {
            if (!names.contains(name)) {
                throw new Refusal(where + " has a member \"" + name + "\" that is not known here");
            }
        }
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    Object any(String name) throws Refusal {
        if (!has(name)) {
            throw new Refusal(where + " lacks the member \"" + name + "\"");
        }
        return values.get(name);
    }

    String text(String name) throws Refusal {
        return textOrNull(name).orElseThrow(() -> new Refusal(where + ": " + name + " must be a string, not null"));
    }

    /** The string, or empty for a null; the member must be there either way. */
    Optional<String> textOrNull(String name) throws Refusal {
        return switch (any(name)) {
            case null -> Optional.empty();
            case String text -> Optional.of(text);
            case Object other -> throw new Refusal(where + ": " + name + " must be a string, not " + shown(other));
        };
    }

    boolean flag(String name) throws Refusal {
        if (any(name) instanceof Boolean flag) {
            return flag;
        }
        throw new Refusal(where + ": " + name + " must be true or false, not " + shown(values.get(name)));
    }

    /** Whole numbers, in rising order; as written they may come in any. */
    int[] numbers(String name) throws Refusal {
        List<Object> list = list(name);
        int[] numbers = new int[list.size()];
        for (int i = 0; i < numbers.length; i++) {
            long number = switch (list.get(i)) {
                case Integer whole -> whole;
                case Long whole -> whole;
                case null, default -> throw new Refusal(where + ": " + name + " must hold whole numbers, not "
                        + shown(list.get(i)));
            };
            // whatever doesn't fit is out of every range anyway
            numbers[i] = Math.clamp(number, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
        Arrays.sort(numbers);
        return numbers;
    }

    List<String> texts(String name) throws Refusal {
        List<String> texts = new ArrayList<>();
        for (Object value : list(name)) {
            if (!(value instanceof String text)) {
                throw new Refusal(where + ": " + name + " must hold strings, not " + shown(value));
            }
            texts.add(text);
        }
        return texts;
    }

    /** Strings, numbers and booleans, all as strings. */
    Map<String, String> settings() throws Refusal {
        Map<String, String> settings = new LinkedHashMap<>();
        for (Map.Entry<String, Object> entry : values.entrySet()) {
            switch (entry.getValue()) {
                case String text -> settings.put(entry.getKey(), text);
                case Number number -> settings.put(entry.getKey(), number.toString());
                case Boolean flag -> settings.put(entry.getKey(), flag.toString());
                case null, default -> throw new Refusal("option " + entry.getKey() + " can't be "
                        + shown(entry.getValue()));
            }
        }
        return settings;
    }

    private List<Object> list(String name) throws Refusal {
        if (any(name) instanceof List<?> list) {
            return new ArrayList<>(list);
        }
        throw new Refusal(where + ": " + name + " must be a list, not " + shown(values.get(name)));
    }

    private static String shown(Object value) {
        return switch (value) {
            case null -> "null";
            case String text -> '"' + text + '"';
            case Map<?, ?> map -> "an object";
            case List<?> list -> "a list";
            default -> value.toString();
        };
    }
}
