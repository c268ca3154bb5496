package patolli.proof;

/** What was found out about one cast. */
public sealed interface Finding {

    /** It is what the sealed beans show on that occasion. */
    record Fits() implements Finding { }

    /** Real beans were thrown: there is nothing to work out. */
    record Own() implements Finding { }

    /** Its beans have not been opened, or are lost. */
    record Unopened() implements Finding { }

    /**
     * The sealed beans show another cast.
     *
     * @param expected which, as the game writes it
     */
    record Differs(String expected) implements Finding { }

    /**
     * It had been made before and taken back, and was another then, or shaken otherwise.
     *
     * @param line     where the save has it first
     * @param expected what it was there, as the game writes it
     */
    record Changed(int line, String expected) implements Finding { }

    /**
     * It is said to have been shaken, but nobody shakes here: a computer has held that side in this contest, or the
     * contest was begun without shakes.
     */
    record Shaken() implements Finding { }

    /** Whether the save can't be honest. */
    default boolean isWrong() {
        return switch (this) {
            case Fits _, Own _, Unopened _ -> false;
            case Differs _, Changed _, Shaken _ -> true;
        };
    }
}
