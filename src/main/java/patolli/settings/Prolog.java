package patolli.settings;

import java.util.List;
import java.util.Locale;

/** When the story is told by itself: before the first contest ever, before the first of each evening, or never. */
public enum Prolog {
    FIRST, ALWAYS, NEVER;

    static final List<Prolog> ALL = List.of(values());

    private final String key = name().toLowerCase(Locale.ROOT);

    /** The name in the settings file: {@code first}. */
    public String key() {
        return key;
    }
}
