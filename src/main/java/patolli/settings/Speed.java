package patolli.settings;

import java.util.List;
import java.util.Locale;

/** How fast beans, pieces and pauses go by. */
public enum Speed {
    RELAXED, NORMAL, FAST;

    static final List<Speed> ALL = List.of(values());

    private final String key = name().toLowerCase(Locale.ROOT);

    /** The name in the settings file: {@code relaxed}. */
    public String key() {
        return key;
    }
}
