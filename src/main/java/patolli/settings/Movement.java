package patolli.settings;

import java.util.List;
import java.util.Locale;

/** Whether things travel to where they go: as the system has it, always, or never. */
public enum Movement {
    SYSTEM, FULL, REDUCED;

    static final List<Movement> ALL = List.of(values());

    private final String key = name().toLowerCase(Locale.ROOT);

    /** The name in the settings file: {@code system}. */
    public String key() {
        return key;
    }
}
