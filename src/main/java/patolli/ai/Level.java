package patolli.ai;

import java.util.Locale;
import java.util.Optional;

/** How strong an opponent is, weakest first. */
public enum Level {
    TOURIST(0.42), MERCHANT(0.47), PRIEST(0.53), MIRROR(0.58);

    private final String key = name().toLowerCase(Locale.ROOT);
    private final double edge;

    Level(double edge) {
        this.edge = edge;
    }

    /** The name in files and in the engine protocol: {@code mirror}. */
    public String key() {
        return key;
    }

    /** How many levels are weaker: 0 to 3. */
    int rank() {
        return ordinal();
    }

    /** How likely such a player thinks to win a game from an even position, 0 to 1; it decides what it bets. */
    double edge() {
        return edge;
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
