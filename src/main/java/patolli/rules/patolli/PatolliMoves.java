package patolli.rules.patolli;

/** Which moves a cast allows, as bit masks over the own journey (rule book, 1, rules 3, 4 and 6). */
final class PatolliMoves {
    /** In a move's number, in the place of a step: from the hand. */
    static final int HAND = 127;

    private PatolliMoves() { }

    /** A move from a step (or {@link #HAND}) to a step. */
    static int code(int from, int to) {
        return from << 8 | to;
    }

    static int from(int move) {
        return move >>> 8;
    }

    static int to(int move) {
        return move & 0xFF;
    }

    /** The steps 0 to 33 where a piece may land: an enemy's half a round away counts only where he is safe. */
    private static long nearFree(Men own, Men enemy) {
        return ~(own.near() | enemy.far() & ~Track.DANGER);
    }

    /** The steps from 34 on where a piece may land, home among them, nothing beyond it. */
    private static long farFree(Men own, Men enemy, int home) {
        long homeBit = 1L << home - Track.HALF;
        return ~(own.far() | enemy.near() & ~Track.DANGER) & homeBit - 1 | homeBit;
    }

    private static boolean mayEnter(Men own, int steps, long nearFree) {
        return steps == 1 && (nearFree & 1) != 0 && own.hand() > 0;
    }

    /** Whether there is any legal move. */
    static boolean any(Men own, Men enemy, int steps, int home) {
        long nearFree = nearFree(own, enemy);
        long near = own.near() << steps;
        long far = own.far() << steps | near >>> Track.HALF;
        return (near & nearFree & Track.FULL | far & farFree(own, enemy, home)) != 0
                || mayEnter(own, steps, nearFree);
    }

    /** Writes the legal moves, entering first, then rising by the step that they start from. */
    static int list(Men own, Men enemy, int steps, int home, int[] into) {
        long nearFree = nearFree(own, enemy);
        long farFree = farFree(own, enemy, home);
        int count = 0;
        if (mayEnter(own, steps, nearFree)) {
            into[count++] = code(HAND, 0);
        }
        for (long left = own.near(); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            int to = from + steps;
            if (((to < Track.HALF ? nearFree >>> to : farFree >>> to - Track.HALF) & 1) != 0) {
                into[count++] = code(from, to);
            }
        }
        for (long left = own.far(); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left) + Track.HALF;
            if ((farFree >>> from + steps - Track.HALF & 1) != 0) {
                into[count++] = code(from, from + steps);
            }
        }
        return count;
    }
}
