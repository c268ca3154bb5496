package patolli.rules;

import java.util.List;
import java.util.Optional;

/**
 * Something asked for that the rules can't hold. The message is a sentence that a person can act on, as the engine
 * protocol gives it. A fault of a position also has a name, under which others keep their own words for it.
 */
public final class Refusal extends Exception {
    private static final long serialVersionUID = 1L;
    private final String fault;
    private final transient List<Object> about;

    public Refusal(String sentence) {
        this(sentence, "");
    }

    /**
     * Refuses for a fault that has a name.
     *
     * @param fault what is wrong: {@code shared}, {@code no-move}
     * @param about what is named in the words for it, in the order that the fault has: a {@link Side}, a
     *              {@link Spot.Square}, a number, or what is written in the sentence as it is
     */
    public Refusal(String sentence, String fault, Object... about) {
        super(sentence);
        this.fault = fault;
        this.about = List.of(about);
    }

    /** The name of the fault; empty for what is no position at all, which only the sentence tells. */
    public Optional<String> fault() {
        return fault.isEmpty() ? Optional.empty() : Optional.of(fault);
    }

    /** Whom and what the fault concerns. */
    public List<Object> about() {
        return about;
    }

    /** Refuses what is not so. Where the sentence costs work to put together, throw instead. */
    public static void unless(boolean held, String sentence) throws Refusal {
        unless(held, sentence, "");
    }

    /** Refuses what is not so, for a fault that has a name. */
    public static void unless(boolean held, String sentence, String fault, Object... about) throws Refusal {
        if (!held) {
            throw new Refusal(sentence, fault, about);
        }
    }
}
