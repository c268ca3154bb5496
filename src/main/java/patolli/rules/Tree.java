package patolli.rules;

import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Reads a tree of maps and lists as {@link State#tree()} makes them, member by member; whatever is missing, too much
 * or of the wrong kind is refused with a sentence that names it.
 */
public final class Tree {
    private static final int MOST_SHOWN = 40;

    private final String where;
    private final Map<String, Object> members;

    /** @param where what the tree stands for, for the sentences: {@code the state} */
    public Tree(String where, Map<String, Object> members) {
        this.where = where;
        this.members = new HashMap<>(members);
    }

    /** The members that every game's tree begins with: game, options, phase and turn. */
    public static Map<String, Object> head(State state) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("game", state.game().name());
        tree.put("options", new LinkedHashMap<>(state.options().asMap()));
        tree.put("phase", state.phase().key());
        tree.put("turn", state.turn().map(Side::key).orElse(null));
        return tree;
    }

    /** Refuses when there is a member not among these. */
    public void only(List<String> names) throws Refusal {
        for (String name : members.keySet()) {
            if (!names.contains(name)) {
                throw new Refusal("unknown member " + shown(name) + " in " + where);
            }
        }
    }

    /** Refuses when there is a member not among these, of which the last belong to phase throwoff alone. */
    public void only(List<String> always, Phase phase, String... inThrowOff) throws Refusal {
        only(phase == Phase.THROWOFF ? Stream.concat(always.stream(), Stream.of(inThrowOff)).toList() : always);
    }

    /** A refusal of what stands in that member, or of its absence. */
    public Refusal wrong(String name, String expected) {
        return wrong("\"" + name + "\" in " + where, expected, members.get(name));
    }

    private static Refusal wrong(String what, String expected, Object found) {
        return new Refusal(what + " must be " + expected + ", not " + shown(found));
    }

    private static String shown(Object value) {
        return switch (value) {
            case null -> "null";
            case String text -> "\"" + (text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "..." : text)
                    + "\"";
            case Map<?, ?> _ -> "an object";
            case List<?> _ -> "a list";
            default -> value.toString();
        };
    }

    /** The member, which may be null but must be there. */
    public Object get(String name) throws Refusal {
        Object value = members.get(name);
        if (value == null && !members.containsKey(name)) {
            throw new Refusal(where + " lacks \"" + name + "\"");
        }
        return value;
    }

    /** Whether the member is there. */
    public boolean has(String name) {
        return members.containsKey(name);
    }

    /** Refuses when the member is anything but this, which may be null. */
    public void expect(String name, String value) throws Refusal {
        if (!Objects.equals(get(name), value)) {
            throw wrong(name, shown(value));
        }
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
        throw wrong(name, "a string or null");
    }

    /** A whole number from {@code least} to {@code most}. */
    public int number(String name, int least, int most) throws Refusal {
        Object value = get(name);
        if (isWithin(value, least, most)) {
            return ((Number) value).intValue();
        }
        throw wrong(name, "a whole number from " + least + " to " + most);
    }

    private static boolean isWithin(Object value, int least, int most) {
        return (value instanceof Integer || value instanceof Long)
                && ((Number) value).longValue() >= least && ((Number) value).longValue() <= most;
    }

    /** True or false. */
    public boolean truth(String name) throws Refusal {
        if (get(name) instanceof Boolean value) {
            return value;
        }
        throw wrong(name, "true or false");
    }

    /** A list of whole numbers from {@code least} to {@code most}. */
    public int[] numbers(String name, int least, int most) throws Refusal {
        List<?> list = list(name);
        int[] numbers = new int[list.size()];
        for (int i = 0; i < numbers.length; i++) {
            Object value = list.get(i);
            if (!isWithin(value, least, most)) {
                throw wrong("each of \"" + name + "\" in " + where, "a whole number from " + least + " to " + most,
                        value);
            }
            numbers[i] = ((Number) value).intValue();
        }
        return numbers;
    }

    /** A list of strings. */
    public List<String> texts(String name) throws Refusal {
        List<?> list = list(name);
        for (Object value : list) {
            if (!(value instanceof String)) {
                throw wrong("each of \"" + name + "\" in " + where, "a string", value);
            }
        }
        return list.stream().map(String.class::cast).toList();
    }

    private List<?> list(String name) throws Refusal {
        if (get(name) instanceof List<?> list) {
            return list;
        }
        throw wrong(name, "a list");
    }

    /** An object inside this one. */
    public Tree tree(String name) throws Refusal {
        if (get(name) instanceof Map<?, ?> map) {
            Map<String, Object> inner = new HashMap<>();
            map.forEach((key, value) -> inner.put(String.valueOf(key), value));
            return new Tree("\"" + name + "\"", inner);
        }
        throw wrong(name, "an object");
    }

    /** The member {@code options}: values may be strings, whole numbers or truths; missing ones are filled in. */
    public Options options(List<Option> known) throws Refusal {
        Map<String, String> given = new LinkedHashMap<>();
        if (has("options")) {
            for (var entry : tree("options").members.entrySet()) {
                given.put(entry.getKey(), switch (entry.getValue()) {
                    case String text -> text;
                    case Integer number -> number.toString();
                    case Long number -> number.toString();
                    case Boolean truth -> truth.toString();
                    case null, default -> throw wrong("option " + entry.getKey(),
                            "a string, a whole number, true or false", entry.getValue());
                });
            }
        }
        return Options.of(known, given);
    }

    /** The member {@code phase}, one of those that the game knows; the option {@code first} spares the throw-off. */
    public Phase phase(Options options, Set<Phase> known) throws Refusal {
        Phase phase = Phase.of(text("phase").orElse("")).filter(known::contains).orElseThrow(() -> wrong("phase",
                "one of " + String.join(", ", known.stream().map(Phase::key).toList())));
        Refusal.unless(phase != Phase.THROWOFF || options.find("first").isEmpty(),
                "with the option first there is no throw-off", "no-throwoff");
        return phase;
    }

    /** The member {@code turn}: a side that plays, and empty exactly when the game is over. */
    public Optional<Side> turn(Phase phase, List<Side> playing) throws Refusal {
        Optional<Side> turn = side("turn", playing);
        if (turn.isPresent() && phase == Phase.OVER) {
            throw wrong("turn", "null when the game is over");
        }
        if (turn.isEmpty() && phase != Phase.OVER) {
            throw wrong("turn", "a side that plays");
        }
        return turn;
    }

    /** A side by its key, one of those that play; empty for null. */
    public Optional<Side> side(String name, List<Side> playing) throws Refusal {
        Optional<String> key = text(name);
        return key.isEmpty() ? Optional.empty() : Optional.of(playing(key.get(), name, playing));
    }

    /** A list of different sides that play. */
    public Set<Side> sides(String name, List<Side> playing) throws Refusal {
        Set<Side> sides = EnumSet.noneOf(Side.class);
        for (String key : texts(name)) {
            if (!sides.add(playing(key, name, playing))) {
                throw new Refusal("\"" + name + "\" in " + where + " names " + key + " twice");
            }
        }
        return Collections.unmodifiableSet(sides);
    }

    private static Side playing(String key, String name, List<Side> playing) throws Refusal {
        return Side.of(key).filter(playing::contains).orElseThrow(
                () -> new Refusal(shown(key) + " in \"" + name + "\" is no side that plays"));
    }

    /** The index of a cast in the table; empty for null. */
    public OptionalInt cast(String name, Casts casts) throws Refusal {
        Optional<String> text = text(name);
        if (text.isEmpty()) {
            return OptionalInt.empty();
        }
        OptionalInt cast = casts.find(text.get());
        if (cast.isEmpty()) {
            throw wrong(name, "one of the casts " + String.join(" ", casts.texts()));
        }
        return cast;
    }

    /** The member {@code cast}: the index of one in phase move, and -1 in any other. */
    public int cast(Phase phase, Casts casts) throws Refusal {
        OptionalInt cast = cast("cast", casts);
        if (phase != Phase.MOVE && cast.isPresent()) {
            throw wrong("cast", "null in phase " + phase.key());
        }
        return phase != Phase.MOVE ? -1 : cast.orElseThrow(() -> wrong("cast", "a cast in phase move"));
    }
}
