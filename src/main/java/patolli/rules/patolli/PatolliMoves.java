package patolli.rules.patolli;

import java.util.Optional;
import patolli.rules.Hindrance;
import patolli.rules.Spot;

/** Which moves a cast allows, as bit masks over the own journey (rule book, 1, rules 3, 4 and 6). */
final class PatolliMoves {
    /** In a move's number, in the place of a step: from the hand. */
    static final int HAND = 127;
    /** So many steps bring a piece in. */
    private static final int ENTRY = 1;

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
    static long nearFree(Men own, Men enemy) {
        return ~(own.near() | enemy.far() & ~PatolliSquares.DANGER);
    }

    /** The steps from 34 on where a piece may land, home among them, nothing beyond it. */
    static long farFree(Men own, Men enemy, int home) {
        long homeBit = 1L << home - PatolliSquares.HALF;
        return ~(own.far() | enemy.near() & ~PatolliSquares.DANGER) & homeBit - 1 | homeBit;
    }

    static boolean mayEnter(Men own, int steps, long nearFree) {
        return steps == ENTRY && (nearFree & 1) != 0 && own.hand() > 0;
    }

    private static boolean free(int to, long nearFree, long farFree) {
        return ((to < PatolliSquares.HALF ? nearFree >>> to : farFree >>> to - PatolliSquares.HALF) & 1) != 0;
    }

    /** Whether there is any legal move. */
    static boolean any(Men own, Men enemy, int steps, int home) {
        return !PatolliReach.of(own, enemy, steps, home).isEmpty();
    }

    /** Writes the legal moves, entering first, then rising by the step that they start from. */
    static int list(Men own, Men enemy, int steps, int home, int[] into) {
        long nearFree = nearFree(own, enemy);
        long farFree = farFree(own, enemy, home);
        int count = 0;
        if (mayEnter(own, steps, nearFree)) {
            into[count++] = code(HAND, 0);
        }
        for (long left = nearSources(own, steps, nearFree, farFree); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left);
            into[count++] = code(from, from + steps);
        }
        for (long left = farSources(own, steps, farFree); left != 0; left &= left - 1) {
            int from = Long.numberOfTrailingZeros(left) + PatolliSquares.HALF;
            into[count++] = code(from, from + steps);
        }
        return count;
    }

    /** The pieces on the steps 0 to 33 that can move. */
    static long nearSources(Men own, int steps, long nearFree, long farFree) {
        long free = nearFree & PatolliSquares.FULL | farFree << PatolliSquares.HALF;
        return own.near() & free >>> steps;
    }

    /** The pieces on the steps from 34 on that can move. */
    static long farSources(Men own, int steps, long farFree) {
        return own.far() & farFree >>> steps;
    }

    /** Why a piece of the side to act on a step (or {@link #HAND}) has no legal move; empty when it has one. */
    static Optional<Hindrance> hindrance(PatolliState state, int from) {
        Men own = state.own();
        Men enemy = state.enemy();
        int steps = PatolliGame.steps(state.cast());
        int home = state.setup().home();
        if (from == HAND && steps != ENTRY) {
            return Optional.of(new Hindrance.EntersWith(Integer.toString(ENTRY)));
        }
        int to = from == HAND ? 0 : from + steps;
        if (to > home) {
            return Optional.of(new Hindrance.TooFar(home - from));
        }
        if (free(to, nearFree(own, enemy), farFree(own, enemy, home))) {
            return Optional.empty();
        }
        Spot.Square square = new Spot.Square(PatolliSquares.square(to, state.blueToAct()));
        return Optional.of(own.has(to) ? new Hindrance.OwnPiece(square) : new Hindrance.SafeEnemy(square));
    }
}
