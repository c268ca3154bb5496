package patolli.rules.patolli;

/**
 * Where the pieces of one side can go with one cast.
 *
 * @param near   the steps 0 to 33 that a piece on the board can land on, as bits from 0
 * @param far    the same for the steps from 34 on, with home, as bits from 0
 * @param enters whether a piece can enter
 * @param home   the bit of {@code far} that is home, set when a piece can be borne off
 */
public record PatolliReach(long near, long far, boolean enters, long home) {

    static PatolliReach of(Men own, Men enemy, int steps, int home) {
        long nearFree = PatolliMoves.nearFree(own, enemy);
        long near = own.near() << steps;
        long far = own.far() << steps | near >>> PatolliSquares.HALF;
        long farFree = PatolliMoves.farFree(own, enemy, home);
        return new PatolliReach(near & nearFree & PatolliSquares.FULL, far & farFree,
                PatolliMoves.mayEnter(own, steps, nearFree), 1L << home - PatolliSquares.HALF);
    }

    /** Whether there is no move at all. */
    public boolean isEmpty() {
        return (near | far) == 0 && !enters;
    }

    /** How many moves that is. */
    public int count() {
        return Long.bitCount(near) + Long.bitCount(far) + (enters ? 1 : 0);
    }
}
