package patolli.model;

import javafx.util.Duration;

/** How fast words are read that go away by themselves. */
public final class Reading {
    private static final double CHARACTERS_A_SECOND = 15;

    private Reading() { }

    /** How long it takes to read some words at a calm pace. */
    public static Duration time(String... words) {
        double characters = 0;
        for (String each : words) {
            characters += each.length();
        }
        return Duration.seconds(characters / CHARACTERS_A_SECOND);
    }
}
