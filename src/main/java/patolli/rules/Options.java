package patolli.rules;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The options of one game, every one with its value, in the order in which the game lists them. Immutable. */
public final class Options {
    private final Map<String, String> values;

    private Options(Map<String, String> values) {
        this.values = values;
    }

    /**
     * Takes what was given and fills the rest with the standard values.
     *
     * @throws Refusal for an option that the game does not have, or a value that the option can't take
     */
    public static Options of(List<Option> known, Map<String, String> given) throws Refusal {
        for (String name : given.keySet()) {
            if (known.stream().noneMatch(option -> option.name().equals(name))) {
                throw new Refusal("unknown option \"" + name + "\"; this game has "
                        + String.join(", ", known.stream().map(Option::name).toList()));
            }
        }
        var values = new LinkedHashMap<String, String>();
        for (Option option : known) {
            String value = given.get(option.name());
            if (value != null) {
                values.put(option.name(), option.check(value));
            } else {
                option.standard().ifPresent(standard -> values.put(option.name(), standard));
            }
        }
        return new Options(values);
    }

    /** The value of an option that always has one. */
    public String text(String name) {
        String value = values.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no option " + name);
        }
        return value;
    }

    /** The value of an option that may be absent. */
    public Optional<String> find(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /**
     * The side that an option names, if it is given.
     *
     * @throws Refusal when that side doesn't play
     */
    public Optional<Side> side(String name, List<Side> playing) throws Refusal {
        Optional<Side> side = find(name).flatMap(Side::of);
        if (side.isPresent() && !playing.contains(side.get())) {
            throw new Refusal("option " + name + " is " + side.get().key() + ", but only "
                    + String.join(", ", playing.stream().map(Side::key).toList()) + " play");
        }
        return side;
    }

    /** The value of a numeric option. */
    public int number(String name) {
        return Integer.parseInt(text(name));
    }

    /** Name and value of each option, in the game's order. */
    public Map<String, String> asMap() {
        return Collections.unmodifiableMap(values);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Options options && values.equals(options.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    @Override
    public String toString() {
        return values.toString();
    }
}
