package patolli.rules;

/** Sets of squares as the bits of a number. */
public final class SquareSets {

    private SquareSets() { }

    /**
     * The bit of that rank.
     *
     * @param set  with more than {@code rank} bits
     * @param rank from 0 for the lowest
     */
    public static long nth(long set, int rank) {
        long left = set;
        for (int before = rank; before > 0; before--) {
            left &= left - 1;
        }
        return left & -left;
    }
}
