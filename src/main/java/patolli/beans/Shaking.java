package patolli.beans;

import java.util.Arrays;
import java.util.Optional;

/**
 * Whether the hand that holds the beans takes part in a cast. It is settled before a contest begins, and its seal
 * covers it.
 */
public enum Shaking {
    /** The number of draws while a player held the beans is part of the cast; the program counts them. */
    BY_HAND("hand"),
    /** The seal alone settles every cast; the beans may be held, but that changes nothing. */
    NONE("none");

    private final String key;

    Shaking(String key) {
        this.key = key;
    }

    /** How saves write it. */
    public String key() {
        return key;
    }

    /** The one that is written so. */
    public static Optional<Shaking> of(String key) {
        return Arrays.stream(values()).filter(each -> each.key.equals(key)).findFirst();
    }
}
