package patolli.rules;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads a tree of maps and lists as {@link State#tree()} makes them, member by member; whatever is missing, too much
 * or of the wrong kind is refused with a sentence that names it.
 */
public final class Tree {
    private final String where;
    private final Map<String, Object> members;

    /** @param where what the tree stands for, for the sentences: {@code the state} */
    public Tree(String where, Map<String, Object> members) {
        this.where = where;
        this.members = new HashMap<>(members);
    }

    /** Refuses when there is a member not among these. */
    public void only(List<String> names) throws Refusal {
        for (String name : members.keySet()) {
            if (!names.contains(name)) {
                throw new Refusal("unknown member \"" + name + "\" in " + where);
            }
        }
    }

    /** The member, which may be null but must be there. */
    public Object get(String name) throws Refusal {
        if (!members.containsKey(name)) {
            throw new Refusal(where + " lacks \"" + name + "\"");
        }
        return members.get(name);
    }

    /** Whether the member is there. */
    public boolean has(String name) {
        return members.containsKey(name);
    }

    /** A string, or empty for null. */
    public Optional<String> text(String name) throws Refusal {
        Object value = get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (value instanceof String text) {
            return Optional.of(text);
        }
        throw new Refusal("\"" + name + "\" in " + where + " must be a string or null");
    }

    /** A whole number from {@code least} to {@code most}. */
    public int number(String name, int least, int most) throws Refusal {
        return number("\"" + name + "\" in " + where, get(name), least, most);
    }

    private static int number(String what, Object value, int least, int most) throws Refusal {
        if (value instanceof Integer || value instanceof Long) {
            long number = ((Number) value).longValue();
            if (number >= least && number <= most) {
                return (int) number;
            }
        }
        throw new Refusal(what + " must be a whole number from " + least + " to " + most);
    }

    /** True or false. */
    public boolean truth(String name) throws Refusal {
        if (get(name) instanceof Boolean value) {
            return value;
        }
        throw new Refusal("\"" + name + "\" in " + where + " must be true or false");
    }

    /** A list of whole numbers from {@code least} to {@code most}. */
    public int[] numbers(String name, int least, int most) throws Refusal {
        List<?> list = list(name);
        int[] numbers = new int[list.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number("each of \"" + name + "\" in " + where, list.get(i), least, most);
        }
        return numbers;
    }

    /** A list of strings. */
    public List<String> texts(String name) throws Refusal {
        List<?> list = list(name);
        for (Object value : list) {
            if (!(value instanceof String)) {
                throw new Refusal("each of \"" + name + "\" in " + where + " must be a string");
            }
        }
        return list.stream().map(String.class::cast).toList();
    }

    private List<?> list(String name) throws Refusal {
        if (get(name) instanceof List<?> list) {
            return list;
        }
        throw new Refusal("\"" + name + "\" in " + where + " must be a list");
    }

    /** An object inside this one. */
    public Tree tree(String name) throws Refusal {
        if (get(name) instanceof Map<?, ?> map) {
            Map<String, Object> inner = new LinkedHashMap<>();
            map.forEach((key, value) -> inner.put(String.valueOf(key), value));
            return new Tree("\"" + name + "\"", inner);
        }
        throw new Refusal("\"" + name + "\" in " + where + " must be an object");
    }

    /** The member {@code options}: values may be strings, numbers or truths; missing ones are filled in. */
    public Options options(List<Option> known) throws Refusal {
        Map<String, String> given = new LinkedHashMap<>();
        if (has("options")) {
            for (var entry : tree("options").members.entrySet()) {
                Object value = entry.getValue();
                if (!(value instanceof String || value instanceof Number || value instanceof Boolean)) {
                    throw new Refusal("option " + entry.getKey() + " must be a string or a number");
                }
                given.put(entry.getKey(), value.toString());
            }
        }
        return Options.of(known, given);
    }

    /** The member {@code phase}. */
    public Phase phase() throws Refusal {
        String key = text("phase").orElse("");
        return Phase.of(key).orElseThrow(() -> new Refusal("unknown phase \"" + key + "\""));
    }

    /** A side by its key, one of those that play; empty for null. */
    public Optional<Side> side(String name, List<Side> playing) throws Refusal {
        Optional<String> key = text(name);
        if (key.isEmpty()) {
            return Optional.empty();
        }
        Optional<Side> side = Side.of(key.get()).filter(playing::contains);
        if (side.isEmpty()) {
            throw new Refusal("\"" + key.get() + "\" in \"" + name + "\" is no side that plays");
        }
        return side;
    }

    /** The member {@code cast} as index into the table; empty for null. */
    public OptionalInt cast(Casts casts) throws Refusal {
        Optional<String> text = text("cast");
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        OptionalInt cast = casts.find(text.get());
        if (cast.isEmpty()) {
            throw new Refusal("there is no cast \"" + text.get() + "\"; casts are "
                    + String.join(" ", casts.texts()));
        }
        return cast;
    }
}
