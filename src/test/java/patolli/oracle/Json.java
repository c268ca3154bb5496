package patolli.oracle;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.json.JsonMapper;

/** State objects as text and back, in plain maps and lists. */
final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Json() {
    }

    static String write(Object value) {
        return MAPPER.writeValueAsString(value);
    }

    static Map<String, Object> read(String text) {
        return object(MAPPER.readValue(text, Map.class));
    }

    static Map<String, Object> deepCopy(Map<String, Object> state) {
        return read(write(state));
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        return (List<Object>) value;
    }

    /** The text of a state with its options by name: their order is nobody's business. */
    static String canonical(Map<String, Object> state) {
        var copy = new LinkedHashMap<>(state);
        copy.computeIfPresent("options", (name, options) -> new TreeMap<>(object(options)));
        return write(copy);
    }
}
