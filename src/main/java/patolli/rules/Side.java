package patolli.rules;

import java.util.Locale;
import java.util.Optional;

/** One of the parties at the table, named by the colour of its pieces. Which of them play is the game's to say. */
public enum Side {
    RED, BLUE, YELLOW, GREEN, BLACK, WHITE;

    private final String key = name().toLowerCase(Locale.ROOT);

    /** The name used in files and in the engine protocol: {@code red}. */
    public String key() {
        return key;
    }

    /** The side with that key. */
    public static Optional<Side> of(String key) {
        for (Side side : values()) {
            if (side.key.equals(key)) {
                return Optional.of(side);
            }
        }
        return Optional.empty();
    }
}
