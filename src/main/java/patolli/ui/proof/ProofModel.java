package patolli.ui.proof;

import java.util.List;
import java.util.Optional;
import patolli.beans.Seal;
import patolli.ui.proof.CheckedCast.Match;

/**
 * What the sheet on which the beans are checked shows, and what can be done on it.
 *
 * @param bags       the beans of the contest, one bag after the other; hardly ever more than one
 * @param casts      every cast of the record, oldest first; may be empty while the beans are sealed
 * @param remarks    what is to be said of the record beyond its casts
 * @param howItWorks opens the book at its page on sealed beans
 * @param swapped    plays the same beans again with sides swapped; empty when that can't be done
 */
public record ProofModel(List<Bag> bags, List<CheckedCast> casts, Remarks remarks, Runnable howItWorks,
        Optional<Runnable> swapped,
        Runnable close) {

    /** A bag of beans: its seal and, once it is open, the secret. */
    public record Bag(Seal seal, Optional<Opened> opened) {

        /** Whether the secret is the one that was sealed. */
        public boolean fits() {
            return opened.filter(secret -> secret.seal().equals(seal)).isPresent();
        }
    }

    /**
     * A secret that is open.
     *
     * @param seed its 64 hexadecimal digits
     * @param seal what they give now
     */
    public record Opened(String seed, Seal seal) { }

    /**
     * What is to be said of a record beyond its casts.
     *
     * @param fault what goes against the rules or can't be read, as a sentence
     * @param known whether the beans had been opened before the contest began: they were played once more
     */
    public record Remarks(Optional<String> fault, boolean known) {
        /** Nothing. */
        public static final Remarks NONE = new Remarks(Optional.empty(), false);
    }

    /** What to say of it all. */
    public enum Verdict {
        /** The contest is not over. */
        SEALED,
        /** The secret is not the one that was sealed. */
        BROKEN,
        /** The record goes against the rules, or a part of it can't be read. */
        FAULTY,
        /** At least one cast is not the beans' own. */
        DIFFERS,
        /** There is no cast to check. */
        NOTHING,
        /** Every cast that can be checked is the beans' own. */
        FITS
    }

    /** @throws IllegalArgumentException without a bag */
    public ProofModel {
        bags = List.copyOf(bags);
        casts = List.copyOf(casts);
        if (bags.isEmpty()) {
            throw new IllegalArgumentException("beans are needed");
        }
    }

    /** Whether the contest is over and the beans in use are open. */
    public boolean isOpen() {
        return bags.getLast().opened().isPresent();
    }

    /** A record of which there is nothing to be said beyond its casts. */
    public ProofModel(List<Bag> bags, List<CheckedCast> casts, Runnable howItWorks, Optional<Runnable> swapped,
            Runnable close) {
        this(bags, casts, Remarks.NONE, howItWorks, swapped, close);
    }

    /** How many casts are of that kind. */
    public long count(Match match) {
        return casts.stream().filter(cast -> cast.match() == match).count();
    }

    public Verdict verdict() {
        if (!isOpen()) {
            return Verdict.SEALED;
        }
        if (bags.stream().anyMatch(bag -> bag.opened().isPresent() && !bag.fits())) {
            return Verdict.BROKEN;
        }
        if (remarks.fault().isPresent()) {
            return Verdict.FAULTY;
        }
        if (count(Match.DIFFERS) > 0) {
            return Verdict.DIFFERS;
        }
        return count(Match.FITS) == 0 ? Verdict.NOTHING : Verdict.FITS;
    }
}
