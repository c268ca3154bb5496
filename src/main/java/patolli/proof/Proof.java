package patolli.proof;

import java.util.List;
import java.util.Optional;
import patolli.save.Header;
import patolli.save.SaveText;

/**
 * What came out when a save was checked.
 *
 * @param word   that the players added; empty when there is none
 * @param seals  in their order, at least one
 * @param stray  the lines with a seed that fits no seal
 * @param casts  every cast, in the order of the save
 * @param beside what else the save tells of its casts
 * @param damage where the file stops being readable; it can't be checked from there on
 * @param breach where the save goes against the rules of its game: a cast that was not due, a move that could not be
 *               made, beans opened too early
 */
public record Proof(Header header, String word, List<SealCheck> seals, List<Integer> stray, List<CastCheck> casts,
        Beside beside, Optional<SaveText.Fault> damage, Optional<SaveText.Fault> breach) {

    /**
     * What a save tells of its casts beyond themselves.
     *
     * @param known whether the beans had been known before this contest, or some of their casts: from a contest that
     *              was over, or from a copy that had gone further
     * @param undos how many times something was taken back
     */
    public record Beside(boolean known, int undos) { }

    /** The three answers to whether the casts are honest; {@code verify} and the script end with the status. */
    public enum Grade {
        /** Every cast that was due from the beans fits, and there is at least one. */
        FITS(0),
        /** Something is wrong. */
        BROKEN(1),
        /** It can't be told. */
        UNTOLD(2);

        private final int status;

        Grade(int status) {
            this.status = status;
        }

        /** The exit status that says so. */
        public int status() {
            return status;
        }
    }

    /** What to make of it, and why. */
    public enum Verdict {
        /** Every cast that was due from the beans is theirs, and there is at least one. */
        FITS(Grade.FITS),
        /** A cast, a seed or the course of the contest is wrong. */
        WRONG(Grade.BROKEN),
        /** A second seal says that the seed of an earlier one was lost, but that seed is there. */
        NOT_LOST(Grade.BROKEN),
        /** The file is damaged, or was changed by hand; what stands before that line is not wrong. */
        DAMAGED(Grade.BROKEN),
        /** The seed of an earlier seal was lost: casts before the last seal can't be checked. */
        RESEALED(Grade.UNTOLD),
        /** The beans have not been opened: that happens when the contest is over. */
        NOT_OPENED(Grade.UNTOLD),
        /** The beans had been known before. */
        KNOWN(Grade.UNTOLD),
        /** No cast came from the beans. */
        NOTHING(Grade.UNTOLD);

        private final Grade grade;

        Verdict(Grade grade) {
            this.grade = grade;
        }

        public Grade grade() {
            return grade;
        }
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
        if (!notLost().isEmpty()) {
            return Verdict.NOT_LOST;
        }
        if (damage.isPresent()) {
            return Verdict.DAMAGED;
        }
        if (seals.size() > 1) {
            return Verdict.RESEALED;
        }
        if (seals.getFirst().seed().isEmpty()) {
            return Verdict.NOT_OPENED;
        }
        if (beside.known()) {
            return Verdict.KNOWN;
        }
        return count(Finding.Fits.class) == 0 ? Verdict.NOTHING : Verdict.FITS;
    }

    /** The seals that were replaced because their seed was lost, and whose seed is there all the same. */
    public List<SealCheck> notLost() {
        return seals.subList(0, seals.size() - 1).stream().filter(seal -> seal.seed().isPresent()).toList();
    }

    /** The casts that prove that something is wrong. */
    public List<CastCheck> wrong() {
        return casts.stream().filter(cast -> cast.finding().isWrong()).toList();
    }

    /** For how many casts this was found. */
    public int count(Class<? extends Finding> finding) {
        return (int) casts.stream().filter(cast -> finding.isInstance(cast.finding())).count();
    }

    /** How many casts rest on the program's word too: it counted how long the beans were held. */
    public int shaken() {
        return (int) casts.stream().filter(CastCheck::isShaken).count();
    }
}
