package patolli.settings;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import patolli.files.Told;

/**
 * One thing that can be set: its name in the file, its standard value and what it may be. In the file a value is a
 * string, a whole number or a truth. {@link Settings} lists them all.
 *
 * @param <T> what its values are in the program
 */
public final class Setting<T> {
    private final String key;
    private final Class<T> type;
    private final T standard;
    private final Supplier<String> allowed;
    private final Function<Object, Optional<T>> reader;
    private final Function<T, Object> writer;

    private Setting(String key, Class<T> type, T standard, Supplier<String> allowed,
            Function<Object, Optional<T>> reader, Function<T, Object> writer) {
        this.key = key;
        this.type = type;
        this.standard = standard;
        this.allowed = allowed;
        this.reader = reader;
        this.writer = writer;
    }

    static Setting<Boolean> truth(String key, boolean standard) {
        return new Setting<>(key, Boolean.class, standard, () -> Told.of("setting.truth"),
                value -> value instanceof Boolean truth ? Optional.of(truth) : Optional.empty(), truth -> truth);
    }

    static Setting<Integer> number(String key, int standard, int least, int most) {
        return new Setting<>(key, Integer.class, standard, () -> Told.of("setting.number", least, most),
                value -> value instanceof Long number && number >= least && number <= most
                        ? Optional.of(number.intValue()) : Optional.empty(),
                Integer::longValue);
    }

    /** A line of text, empty unless set. @param most how many characters it may have */
    static Setting<String> line(String key, int most) {
        return new Setting<>(key, String.class, "", () -> Told.of("setting.line", most),
                value -> value instanceof String line && line.length() <= most && line.lines().count() <= 1
                        ? Optional.of(line) : Optional.empty(),
                line -> line);
    }

    static <T> Setting<T> choice(String key, Class<T> type, List<T> values, T standard, Function<T, String> name) {
        return new Setting<>(key, type, standard,
                () -> values.stream().map(name).reduce((one, other) -> Told.of("setting.or", one, other)).orElseThrow(),
                value -> values.stream().filter(each -> name.apply(each).equals(value)).findFirst(), name::apply);
    }

    /** The name in the file: {@code playForcedMoves}. */
    public String key() {
        return key;
    }

    /** The value when none is set. */
    public T standard() {
        return standard;
    }

    /** What it may be, to follow "can be": {@code true or false}. */
    public String allowed() {
        return allowed.get();
    }

    /** The value that stands in a file as this {@link String}, {@link Long} or {@link Boolean}; empty if wrong. */
    Optional<T> read(Object written) {
        return reader.apply(written);
    }

    /** The {@link String}, {@link Long} or {@link Boolean} that stands for the value in a file. */
    Object write(T value) {
        return writer.apply(value);
    }

    T cast(Object value) {
        return type.cast(value);
    }

    @Override
    public String toString() {
        return key;
    }
}
