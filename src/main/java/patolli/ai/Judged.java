package patolli.ai;

/**
 * A legal move and what it is worth.
 *
 * @param move   as the state numbers it
 * @param value  the estimated probability, 0 to 1, that the side to move wins after it (patolli: the contest)
 * @param proven whether that is no estimate: everything that can follow has been looked at, to the end
 */
public record Judged(int move, double value, boolean proven) {

    /** An estimate. */
    public Judged(int move, double value) {
        this(move, value, false);
    }
}
