package patolli.rules.bell;

import static patolli.rules.bell.BellPath.ANTICLOCKWISE;
import static patolli.rules.bell.BellPath.CLOCKWISE;

/**
 * The legal moves (rules 4, 5, 6 and 8). A move is the square that a piece leaves, which with the cast says
 * everything, or one of the three ways to enter.
 */
final class BellMoves {
    static final int ENTER = BellBoard.SQUARES;
    static final int ENTER_CLOCKWISE = ENTER + 1;
    static final int ENTER_ANTICLOCKWISE = ENTER + 2;

    private BellMoves() { }

    /** Whether the player has a move with a cast of that value, 1 to 10. */
    static boolean any(BellState state, int player, int value) {
        BellPlayer own = state.player(player);
        long taken = state.taken();
        if (own.waiting()) {
            return firstEntry(state.setup(), player, CLOCKWISE, value, taken)
                    || firstEntry(state.setup(), player, ANTICLOCKWISE, value, taken);
        }
        BellPath track = state.setup().track(player, own.direction());
        return (track.targets(own.squares(), value) & ~taken) != 0 || enters(own, track, value, taken);
    }

    /** Writes the player's moves with a cast of that value, 1 to 10, and says how many there are. */
    static int list(BellState state, int player, int value, int[] into) {
        BellPlayer own = state.player(player);
        long taken = state.taken();
        int count = 0;
        if (own.waiting()) {
            if (firstEntry(state.setup(), player, CLOCKWISE, value, taken)) {
                into[count++] = ENTER_CLOCKWISE;
            }
            if (firstEntry(state.setup(), player, ANTICLOCKWISE, value, taken)) {
                into[count++] = ENTER_ANTICLOCKWISE;
            }
            return count;
        }
        BellPath track = state.setup().track(player, own.direction());
        for (long to = track.targets(own.squares(), value) & ~taken; to != 0; to &= to - 1) {
            into[count++] = track.ahead(Long.numberOfTrailingZeros(to), -value);
        }
        if (enters(own, track, value, taken)) {
            into[count++] = ENTER;
        }
        return count;
    }

    /** How a move with a cast of that value is written. */
    static String text(int move, BellPath track, int value) {
        if (track.step(move) + value == BellBoard.LAST_STEP) {
            return move + "-off";
        }
        return move + "-" + track.ahead(move, value);
    }

    private static boolean firstEntry(BellSetup setup, int player, int direction, int value, long taken) {
        return !BellBoard.has(taken, setup.track(player, direction).square(value - 1));
    }

    private static boolean enters(BellPlayer own, BellPath track, int value, long taken) {
        return value == 1 && own.hand() > 0 && !BellBoard.has(taken, track.square(0));
    }
}
