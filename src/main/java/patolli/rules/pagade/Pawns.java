package patolli.rules.pagade;

/**
 * Four pawns in one int: a byte each, holding its step from 0 (in hand) to 84 (Home), rising from the lowest byte.
 * The order makes equal positions equal numbers.
 */
final class Pawns {
    static final int COUNT = 4;

    private static final int ONES = 0x01010101;
    private static final int LOW_BITS = 0x7F7F7F7F;
    private static final int TOP_BITS = 0x80808080;

    static final int ALL_HOME = PagadePath.HOME * ONES;

    private Pawns() { }

    /** Packs four steps, which must be rising. */
    static int pack(int first, int second, int third, int fourth) {
        return first | second << 8 | third << 16 | fourth << 24;
    }

    /** The step of the pawn with that rank, 0 for the hindmost to 3 for the foremost. */
    static int step(int pawns, int rank) {
        return pawns >>> (rank << 3) & 0x7F;
    }

    static boolean anyInHand(int pawns) {
        return (pawns & 0x7F) == 0;
    }

    /** How many pawns are on that step. */
    static int on(int pawns, int step) {
        return Integer.bitCount(matches(pawns, step));
    }

    /** How many pawns are on the square of a step on the open track; the two steps of the own tip count together. */
    static int standing(int pawns, int step) {
        return PagadePath.isOwnTip(step)
                ? on(pawns, PagadePath.TIP_OUTWARD) + on(pawns, PagadePath.TIP_HOMEWARD)
                : on(pawns, step);
    }

    /** The pawns after one that is on step {@code from} has gone to step {@code to}. */
    static int move(int pawns, int from, int to) {
        int rank = Integer.numberOfTrailingZeros(matches(pawns, from)) >>> 3;
        int moved = pawns;
        while (rank < COUNT - 1 && step(moved, rank + 1) < to) {
            moved = put(moved, rank, step(moved, rank + 1));
            rank++;
        }
        while (rank > 0 && step(moved, rank - 1) > to) {
            moved = put(moved, rank, step(moved, rank - 1));
            rank--;
        }
        return put(moved, rank, to);
    }

    /** Whether this pawn has the same step as the one before it, so that it can do nothing that one can't. */
    static boolean repeats(int pawns, int rank) {
        return rank > 0 && step(pawns, rank) == step(pawns, rank - 1);
    }

    /** The top bit of every byte that holds this step; no byte exceeds 84, so no carry runs from one to the next. */
    private static int matches(int pawns, int step) {
        return ~((pawns ^ step * ONES) + LOW_BITS) & TOP_BITS;
    }

    private static int put(int pawns, int rank, int step) {
        int shift = rank << 3;
        return pawns & ~(0xFF << shift) | step << shift;
    }
}
