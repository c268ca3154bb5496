package patolli.rules;

import java.util.Locale;
import java.util.Optional;

/** What a position waits for. */
public enum Phase {
    /** Each side casts once to settle who begins. */
    THROWOFF,
    /** The side to act says how much each side stakes. */
    BET,
    /** The side to act casts. */
    CAST,
    /** The side to act plays one of at least one legal moves. */
    MOVE,
    /** Nothing more happens. */
    OVER;

    private final String key = name().toLowerCase(Locale.ROOT);

    /** The name used in files and in the engine protocol: {@code throwoff}. */
    public String key() {
        return key;
    }

    /** The phase with that key. */
    public static Optional<Phase> of(String key) {
        for (Phase phase : values()) {
            if (phase.key.equals(key)) {
                return Optional.of(phase);
            }
        }
        return Optional.empty();
    }

    /** Whether chance acts: a cast is awaited. */
    public boolean isChance() {
        return this == THROWOFF || this == CAST;
    }

    /** Whether a player decides: a bet or a move is awaited. */
    public boolean isDecision() {
        return this == BET || this == MOVE;
    }
}
