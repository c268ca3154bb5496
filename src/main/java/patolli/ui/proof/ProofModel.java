package patolli.ui.proof;

import java.util.List;
import java.util.Optional;
import patolli.proof.Proof;
import patolli.proof.Proof.Verdict;
import patolli.ui.proof.CheckedCast.Match;

/**
 * What the sheet on which the beans are checked shows, and what can be done on it.
 *
 * @param proof      what came out, and the judgement of it
 * @param casts      every cast of the record, oldest first
 * @param howItWorks opens the book at its page on sealed beans
 * @param swapped    plays the same beans again with sides swapped; empty when that can't be done
 */
public record ProofModel(Proof proof, List<CheckedCast> casts, Runnable howItWorks, Optional<Runnable> swapped,
        Runnable close) {

    public ProofModel {
        casts = List.copyOf(casts);
    }

    /** The sheet over a proof. */
    public ProofModel(Proof proof, Runnable howItWorks, Optional<Runnable> swapped, Runnable close) {
        this(proof, CheckedCasts.of(proof), howItWorks, swapped, close);
    }

    /** Whether the beans are still sealed, and nothing is wrong with what there is. */
    boolean isSealed() {
        return proof.verdict() == Verdict.NOT_OPENED;
    }

    /** How many casts are of that kind. */
    long count(Match match) {
        return casts.stream().filter(cast -> cast.match() == match).count();
    }
}
