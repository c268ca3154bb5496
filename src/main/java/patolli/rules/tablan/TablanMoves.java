package patolli.rules.tablan;

import static patolli.rules.tablan.TablanSquares.BOARD;
import static patolli.rules.tablan.TablanSquares.ENEMY_HOME;
import static patolli.rules.tablan.TablanSquares.HOME;
import static patolli.rules.tablan.TablanSquares.ROW;
import static patolli.rules.tablan.TablanSquares.SQUARES;

import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import patolli.rules.Hindrance;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.SquareSets;
import patolli.rules.State;

/**
 * Which moves a side has, on sets of steps (RULES.md section 4, rules 1 to 7). A side is a long: its pieces in
 * bits 0 to 47 by its own steps, and in bits 48 to 59 which of those on its home row have not moved yet. No enemy
 * piece but a settled one ever blocks, and what a capture takes away never blocked, so captures play no part here.
 *
 * <p>A move is a number: the step of the one piece in bits 0 to 5, of the other in bits 6 to 11; a cast used whole
 * has the same step in both. Where two halves can be played in either order they lead to the same position, so
 * the order is no part of a move.
 */
final class TablanMoves {
    /** Where the marks of the unmoved pieces begin. */
    static final int UNMOVED = SQUARES;
    /** A side at the beginning. */
    static final long START = HOME | HOME << UNMOVED;
    /** The steps before the enemy home row. */
    static final long RUN = BOARD & ~ENEMY_HOME;

    private static final long FIRST_ENEMY_HOME = 1L << 3 * ROW;

    private TablanMoves() { }

    /** Whether some cast that is not 0 could be played. */
    static boolean any(long own, long enemy, boolean inOrder) {
        long open = open(own, enemy, inOrder);
        return canPlay(own, open, 2, inOrder) || canPlay(own, open, 8, inOrder) || canPlay(own, open, 12, inOrder);
    }

    /** Whether the cast, 2, 8 or 12, could be played whole or in halves. */
    static boolean canPlay(long own, long enemy, boolean inOrder, int cast) {
        return canPlay(own, open(own, enemy, inOrder), cast, inOrder);
    }

    private static boolean canPlay(long own, long open, int cast, boolean inOrder) {
        long mobile = mobile(own, cast);
        if ((mobile & open >>> cast) != 0) {
            return true;
        }
        int half = cast >> 1;
        return canPlayHalves(own, mobile & open >>> half, mobile, half, inOrder);
    }

    /** Whether two halves of a cast could be played where the whole can't. */
    static boolean canPlayHalves(long own, long free, long mobile, int half, boolean inOrder) {
        // where a piece can make room for the one behind, that one could also have gone the whole way
        return (free & free - 1) != 0
                || inOrder && secondEntry(own, free, mobile, half) != 0;
    }

    /** Writes the moves with a cast of 2, 8 or 12, each once, and says how many there are. */
    static int moves(long own, long enemy, boolean inOrder, int cast, int[] into) {
        long open = open(own, enemy, inOrder);
        long mobile = mobile(own, cast);
        int count = 0;
        for (long left = mobile & open >>> cast; left != 0; left &= left - 1) {
            int step = Long.numberOfTrailingZeros(left);
            into[count++] = move(step, step);
        }
        int half = cast >> 1;
        long free = mobile & open >>> half;
        for (long left = free; left != 0; left &= left - 1) {
            int step = Long.numberOfTrailingZeros(left);
            for (long others = left & left - 1; others != 0; others &= others - 1) {
                into[count++] = move(step, Long.numberOfTrailingZeros(others));
            }
        }
        // a piece that only its fellow's half move makes room for
        for (long left = mobile & free >>> half; left != 0; left &= left - 1) {
            int step = Long.numberOfTrailingZeros(left);
            into[count++] = move(step, step + half);
        }
        if (inOrder) {
            long second = secondEntry(own, free, mobile, half);
            if (second != 0) {
                int step = Long.numberOfTrailingZeros(second);
                into[count++] = move(step - 1, step);
            }
        }
        return count;
    }

    /**
     * The pieces that the move in a place of {@link #moves}' order sets off: one for the cast whole, two for halves.
     *
     * @param place chooses the place when it is told how many there are
     */
    static long one(long own, long whole, long free, boolean inOrder, int cast, IntUnaryOperator place) {
        long mobile = mobile(own, cast);
        int half = cast >> 1;
        long follows = mobile & free >>> half;
        long second = inOrder ? secondEntry(own, free, mobile, half) : 0;
        int wholes = Long.bitCount(whole);
        int frees = Long.bitCount(free);
        int pairs = frees * (frees - 1) / 2;
        int following = Long.bitCount(follows);
        int rank = place.applyAsInt(wholes + pairs + following + (second == 0 ? 0 : 1));
        if (rank < wholes) {
            return SquareSets.nth(whole, rank);
        }
        rank -= wholes;
        if (rank < pairs) {
            return pair(free, frees, rank);
        }
        rank -= pairs;
        if (rank < following) {
            long behind = SquareSets.nth(follows, rank);
            return behind | behind << half;
        }
        return second | second >>> 1;
    }

    /** The pair in a place: first all with the first bit, by the other's rank, then with the second. */
    private static long pair(long free, int frees, int place) {
        long left = free;
        int with = frees - 1;
        int rank = place;
        while (rank >= with) {
            rank -= with--;
            left &= left - 1;
        }
        return left & -left | SquareSets.nth(left & left - 1, rank);
    }

    private static int move(int step, int other) {
        return step | other << 6;
    }

    /** A side's pieces once those on some steps have gone to others. */
    static long moved(long own, long sources, long landed) {
        return own & ~(sources | sources << UNMOVED) | landed;
    }

    /** What is left of the enemy: on the own home row nothing of his is landed on, so whatever stands there is lost. */
    static long captured(long enemy, long landed) {
        long taken = TablanSquares.turned(landed);
        return enemy & ~(taken | taken << UNMOVED);
    }

    /** The steps from which a move sets off: one bit, or two for halves. */
    static long sources(int move) {
        return 1L << (move & 63) | 1L << (move >> 6);
    }

    /**
     * The steps from which a move sets off, in the order in which its pieces go: the one ahead makes room for the one
     * behind, but enemy home squares are taken in their order.
     *
     * @param distance how far each piece goes
     */
    static List<Integer> order(int move, int distance) {
        int behind = Math.min(move & 63, move >> 6);
        int ahead = Math.max(move & 63, move >> 6);
        if (ahead == behind) {
            return List.of(ahead);
        }
        return (1L << behind + distance & ENEMY_HOME) != 0 ? List.of(behind, ahead) : List.of(ahead, behind);
    }

    /** How a move with a cast of that value is written: {@code A-C}, or halves {@code A-B,D-E} by rising code point. */
    static String text(int move, Side side, int cast) {
        int distance = distance(move, cast);
        String one = part(side, move & 63, distance);
        String other = part(side, move >> 6, distance);
        if (one.equals(other)) {
            return one;
        }
        return one.compareTo(other) < 0 ? one + "," + other : other + "," + one;
    }

    private static String part(Side side, int step, int distance) {
        return TablanSquares.letter(TablanSquares.square(side, step)) + "-"
                + TablanSquares.letter(TablanSquares.square(side, step + distance));
    }

    /** How far each piece of a move goes. */
    static int distance(int move, int cast) {
        return (move & 63) == move >> 6 ? cast : cast >> 1;
    }

    /** Why a piece that stands on a step has no part in any move with a cast, of those moves that there are. */
    static Optional<Hindrance> hindrance(long own, long enemy, boolean inOrder, int cast, Side side, int step) {
        int[] moves = new int[State.MOST_MOVES];
        int count = moves(own, enemy, inOrder, cast, moves);
        long from = 1L << step;
        for (int i = 0; i < count; i++) {
            if ((sources(moves[i]) & from) != 0) {
                return Optional.empty();
            }
        }
        if ((from & ENEMY_HOME) != 0) {
            return Optional.of(new Hindrance.Settled());
        }
        if ((mobile(own, cast) & from) == 0) {
            return Optional.of(new Hindrance.BeginsWith(TablanGame.CASTS.text(TablanGame.TWO)));
        }
        long landing = from << cast;
        Spot.Square at = new Spot.Square(TablanSquares.square(side, step + cast));
        return Optional.of((landing & own) != 0 ? new Hindrance.OwnPiece(at)
                : (landing & ENEMY_HOME) != 0 && inOrder ? new Hindrance.OutOfOrder(new Spot.Square(
                        TablanSquares.square(side, Long.numberOfTrailingZeros(nextEntry(own)))))
                : new Hindrance.SafeEnemy(at));
    }

    /** The pieces that a cast may move: settled ones never, unmoved ones only with a 2 or its half. */
    static long mobile(long own, int cast) {
        long running = own & RUN;
        return cast == 2 ? running : running & ~(own >>> UNMOVED);
    }

    /** The steps on which a piece may land at once. */
    static long open(long own, long enemy, boolean inOrder) {
        long settledEnemies = enemy >>> 3 * ROW & HOME;
        long open = BOARD & ~(own | settledEnemies);
        return inOrder ? open & RUN | nextEntry(own) : open;
    }

    /** In order: the first free step of the enemy home row; none when it is full. */
    private static long nextEntry(long own) {
        return (own & ENEMY_HOME) + FIRST_ENEMY_HOME & ENEMY_HOME;
    }

    /** In order: the piece that can take the next but one enemy home square once its fellow has taken the next. */
    private static long secondEntry(long own, long free, long mobile, int half) {
        long next = nextEntry(own);
        return (free & next >>> half) == 0 ? 0 : mobile & (next << 1 & ENEMY_HOME) >>> half;
    }
}
