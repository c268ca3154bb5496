package patolli.rules;

/** Something asked for that the rules can't hold. The message is a sentence that a person can act on. */
public final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    public Refusal(String sentence) {
        super(sentence);
    }

    /** Refuses what is not so. Where the sentence costs work to put together, throw instead. */
    public static void unless(boolean held, String sentence) throws Refusal {
        if (!held) {
            throw new Refusal(sentence);
        }
    }
}
