package patolli.rules.bell;

/** What a player who lands on a wedge gives up (option {@code forfeits}). */
public enum Forfeits {
    /** Two penalties to each opponent; the game is played for coins. */
    COINS("coins"),
    /** The next turn; no coins are in play. */
    MISS_TURN("miss-turn"),
    /** The next turn, in which the piece steps back by the cast; no coins are in play. */
    STEP_BACK("step-back");

    private final String key;

    Forfeits(String key) {
        this.key = key;
    }

    /** The value of the option. */
    public String key() {
        return key;
    }

    static Forfeits of(String key) {
        for (Forfeits forfeits : values()) {
            if (forfeits.key.equals(key)) {
                return forfeits;
            }
        }
        throw new IllegalArgumentException(key);
    }
}
