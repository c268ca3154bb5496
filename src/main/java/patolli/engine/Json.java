package patolli.engine;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import patolli.rules.Refusal;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** JSON objects as maps: strict when it reads, compact when it writes. */
final class Json {
    private static final int DEEPEST = 16;
    private static final int LONGEST_NUMBER = 20;
    private static final TypeReference<Map<String, Object>> OBJECT = new TypeReference<>() { };

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST).maxNumberLength(LONGEST_NUMBER).build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Json() { }

    /**
     * Reads one object of strings, whole numbers (as Integer or Long), booleans, nulls, lists and objects.
     *
     * @throws Refusal for anything else, doubled members and text behind the object included
     */
    static Map<String, Object> read(String text) throws Refusal {
        Map<String, Object> object;
        try {
            object = MAPPER.readValue(text, OBJECT);
        } catch (DatabindException other) {
            throw new Refusal("this is not a JSON object: it must begin with { and have nothing behind its }");
        } catch (JacksonException broken) {
            throw new Refusal("this is not a JSON object: " + fault(broken));
        }
        if (object == null) {
            throw new Refusal("this is not a JSON object: null");
        }
        check(object);
        return object;
    }

    /** The object in one line without line end. */
    static byte[] write(Map<String, ?> object) {
        return MAPPER.writeValueAsBytes(object);
    }

    /** A number to so many digits behind the point. */
    static BigDecimal decimal(double number, int digits) {
        return BigDecimal.valueOf(number).setScale(digits, RoundingMode.HALF_EVEN);
    }

    private static void check(Object value) throws Refusal {
        switch (value) {
            case null -> { }
            case String _, Integer _, Long _, Boolean _ -> { }
            case List<?> list -> {
                for (Object element : list) {
                    check(element);
                }
            }
            case Map<?, ?> map -> {
                for (Object member : map.values()) {
                    check(member);
                }
            }
            default -> throw new Refusal("a state has no number like " + value + " in it");
        }
    }

    private static String fault(JacksonException broken) {
        String message = broken.getOriginalMessage();
        if (message.startsWith("Duplicate")) {
            return "a member stands in it twice";
        }
        long before = broken.getLocation() == null ? -1 : broken.getLocation().getCharOffset();
        return before < 0 ? "it can't be read" : "it breaks off or goes wrong at character " + (before + 1);
    }
}
