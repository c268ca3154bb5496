package patolli.oracle;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the options of a new game one by one and keeps the values found or filled in. */
final class OptionReader {
    private final Map<String, String> given;
    private final Map<String, String> values = new LinkedHashMap<>();

    OptionReader(Map<String, String> given) {
        this.given = new LinkedHashMap<>(given);
    }

    /** The first of the allowed values is the default. */
    String oneOf(String name, String... allowed) {
        var value = given.containsKey(name) ? given.remove(name) : allowed[0];
        if (!List.of(allowed).contains(value)) {
            throw new Refused(name + " can't be " + value);
        }
        values.put(name, value);
        return value;
    }

    int whole(String name, int usual) {
        var value = given.containsKey(name) ? given.remove(name) : String.valueOf(usual);
        if (!value.matches("[0-9]{1,4}") || Integer.parseInt(value) > 1000) {
            throw new Refused(name + " can't be " + value);
        }
        values.put(name, value);
        return Integer.parseInt(value);
    }

    /** The colour that begins, or null if the option was not given. */
    String first(Collection<String> colours) {
        if (!given.containsKey("first")) {
            return null;
        }
        var value = given.remove("first");
        if (!colours.contains(value)) {
            throw new Refused(value + " does not play");
        }
        values.put("first", value);
        return value;
    }

    Map<String, String> finish() {
        if (!given.isEmpty()) {
            throw new Refused("unknown option " + given.keySet());
        }
        return values;
    }
}
