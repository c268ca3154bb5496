package patolli.rules;

/** Something asked for that the rules can't hold. The message is a sentence that a person can act on. */
public final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;

    public Refusal(String sentence) {
        super(sentence);
    }
}
