package patolli.settings;

import java.util.List;
import java.util.Locale;

/** How large words are written. */
public enum TextSize {
    NORMAL(1), LARGE(1.15), LARGER(1.3);

    static final List<TextSize> ALL = List.of(values());

    private final String key = name().toLowerCase(Locale.ROOT);
    private final double factor;

    TextSize(double factor) {
        this.factor = factor;
    }

    /** How many times larger than normal. */
    public double factor() {
        return factor;
    }

    /** The name in the settings file: {@code normal}. */
    public String key() {
        return key;
    }
}
