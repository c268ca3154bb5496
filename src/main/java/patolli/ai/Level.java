package patolli.ai;

import java.util.Locale;
import java.util.Optional;

/** How strong an opponent is, weakest first. */
public enum Level {
    TOURIST, MERCHANT, PRIEST, MIRROR;

    private final String key = name().toLowerCase(Locale.ROOT);

    /** The name in files and in the engine protocol: {@code mirror}. */
    public String key() {
        return key;
    }

    /** The level with that key. */
    public static Optional<Level> of(String key) {
        for (Level level : values()) {
            if (level.key.equals(key)) {
                return Optional.of(level);
            }
        }
        return Optional.empty();
    }
}
