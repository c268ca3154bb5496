package patolli.proof;

import java.util.List;
import java.util.Optional;
import patolli.save.Header;
import patolli.save.SaveText;

/**
 * What came out when a save was checked.
 *
 * @param seals  in their order, at least one
 * @param stray  the lines with a seed that fits no seal
 * @param casts  every cast, in the order of the save
 * @param known  whether the beans had been opened before this contest, so that their seal hid nothing: they are those
 *               of another that was over
 * @param damage where the file stops being readable; it can't be checked from there on
 * @param breach where the save goes against the rules of its game: a cast that was not due, a move that could not be
 *               made, beans opened too early
 */
public record Proof(Header header, List<SealCheck> seals, List<Integer> stray, List<CastCheck> casts, boolean known,
        Optional<SaveText.Fault> damage, Optional<SaveText.Fault> breach) {

    /** What to make of it. */
    public enum Verdict {
        /** Every cast fits the sealed beans, or was thrown with real ones. */
        FITS,
        /** Something is wrong. */
        WRONG,
        /** The file is damaged, or was changed by hand; what stands before that line is not wrong. */
        DAMAGED,
        /** Nothing is wrong, but the beans have not been opened: that happens when the contest is over. */
        NOT_YET,
        /** What can be checked fits, but for some casts the beans are lost. */
        PARTLY
    }

    /** A copy that cannot be changed. */
    public Proof {
        seals = List.copyOf(seals);
        stray = List.copyOf(stray);
        casts = List.copyOf(casts);
    }

    /** What to make of all this. */
    public Verdict verdict() {
        if (breach.isPresent() || !stray.isEmpty() || !wrong().isEmpty()) {
            return Verdict.WRONG;
        }
        if (damage.isPresent()) {
            return Verdict.DAMAGED;
        }
        if (seals.stream().allMatch(seal -> seal.seed().isEmpty())) {
            return Verdict.NOT_YET;
        }
        return count(Finding.Unopened.class) > 0 ? Verdict.PARTLY : Verdict.FITS;
    }

    /** The casts that prove that something is wrong. */
    public List<CastCheck> wrong() {
        return casts.stream().filter(cast -> cast.finding().isWrong()).toList();
    }

    /** For how many casts this was found. */
    public int count(Class<? extends Finding> finding) {
        return (int) casts.stream().filter(cast -> finding.isInstance(cast.finding())).count();
    }
}
