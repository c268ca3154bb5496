package patolli.play;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How strong a computer plays, weakest first; the last one suits its strength to how the game stands. */
public enum Level {
    TOURIST, MERCHANT, PRIEST, MIRROR,
    /** Stays near even: plays the better the worse it stands. */
    EVEN;

    /** Those that play alike wherever the game stands, weakest first. */
    public static final List<Level> FIXED = List.of(TOURIST, MERCHANT, PRIEST, MIRROR);
    /** All of them. */
    public static final List<Level> ALL = List.of(values());

    private final String key = name().toLowerCase(Locale.ROOT);

    /** The name in files and in the engine protocol: {@code mirror}. */
    public String key() {
        return key;
    }

    /** The level with that key. */
    public static Optional<Level> of(String key) {
        return ALL.stream().filter(level -> level.key.equals(key)).findFirst();
    }
}
