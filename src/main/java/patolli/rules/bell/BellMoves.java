package patolli.rules.bell;

import static patolli.rules.bell.BellPath.ANTICLOCKWISE;
import static patolli.rules.bell.BellPath.CLOCKWISE;

import java.util.List;
import java.util.Optional;
import patolli.rules.Hindrance;
import patolli.rules.Leg;
import patolli.rules.Side;
import patolli.rules.Spot;

/**
 * The legal moves (rules 4, 5, 6 and 8). A move is the square that a piece leaves, which with the cast says
 * everything, or one of the three ways to enter.
 */
final class BellMoves {
    static final int ENTER = BellSquares.SQUARES;
    static final int ENTER_CLOCKWISE = ENTER + 1;
    static final int ENTER_ANTICLOCKWISE = ENTER + 2;

    /** The cast that brings a piece in, once the first has entered. */
    private static final int ENTRY = 1;

    private BellMoves() { }

    /** Whether the player has a move with a cast of that value, 1 to 10. */
    static boolean any(BellState state, int player, int value) {
        BellPlayer own = state.player(player);
        long taken = state.taken();
        if (own.waiting()) {
            return firstEntry(state.setup(), player, CLOCKWISE, value, taken)
                    || firstEntry(state.setup(), player, ANTICLOCKWISE, value, taken);
        }
        BellPath path = state.setup().path(player, own.direction());
        return (path.targets(own.squares(), value) & ~taken) != 0 || enters(own, path, value, taken);
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
        BellPath path = state.setup().path(player, own.direction());
        for (long to = path.targets(own.squares(), value) & ~taken; to != 0; to &= to - 1) {
            into[count++] = path.ahead(Long.numberOfTrailingZeros(to), -value);
        }
        if (enters(own, path, value, taken)) {
            into[count++] = ENTER;
        }
        return count;
    }

    /** Where the piece goes that a legal move of this position plays. */
    static Leg leg(BellState state, int move) {
        BellSetup setup = state.setup();
        Side side = state.mover();
        int value = BellGame.value(state.cast());
        int direction = state.player(state.seat()).direction();
        return switch (move) {
            case ENTER -> entered(side, setup.path(state.seat(), direction).square(0));
            case ENTER_CLOCKWISE -> entered(side, setup.path(state.seat(), CLOCKWISE).square(value - 1));
            case ENTER_ANTICLOCKWISE -> entered(side, setup.path(state.seat(), ANTICLOCKWISE).square(value - 1));
            default -> {
                int from = setup.path(state.seat(), direction).step(move);
                yield from + value == BellSquares.LAST_STEP ? setup.paths(state).home(side, from, 1)
                        : setup.paths(state).moved(side, from, from + value, 1);
            }
        };
    }

    private static Leg entered(Side side, int square) {
        return new Leg(side, new Spot.Hand(side), new Spot.Square(square), List.of(), 1);
    }

    /** Why the side to act can't bring a piece in; empty when it can. */
    static Optional<Hindrance> hindranceInHand(BellState state) {
        BellPlayer own = state.player(state.seat());
        if (own.waiting()) {
            // One of the two ways in is free, or there would be no move and nothing to choose.
            return Optional.empty();
        }
        return BellGame.value(state.cast()) == ENTRY
                ? taken(state, state.setup().path(state.seat(), own.direction()).square(0))
                : Optional.of(new Hindrance.EntersWith(Integer.toString(ENTRY)));
    }

    /** Why the side to act can't play its piece on that square; empty when it can. */
    static Optional<Hindrance> hindrance(BellState state, int from) {
        BellPath path = state.setup().path(state.seat(), state.player(state.seat()).direction());
        int value = BellGame.value(state.cast());
        int left = BellSquares.LAST_STEP - path.step(from);
        return value > left ? Optional.of(new Hindrance.TooFar(left)) : taken(state, path.ahead(from, value));
    }

    private static Optional<Hindrance> taken(BellState state, int square) {
        Spot.Square at = new Spot.Square(square);
        if (BellSquares.has(state.player(state.seat()).squares(), square)) {
            return Optional.of(new Hindrance.OwnPiece(at));
        }
        return BellSquares.has(state.taken(), square) ? Optional.of(new Hindrance.SafeEnemy(at)) : Optional.empty();
    }

    /** How a move with a cast of that value is written. */
    static String text(int move, BellPath path, int value) {
        if (path.step(move) + value == BellSquares.LAST_STEP) {
            return move + "-off";
        }
        return move + "-" + path.ahead(move, value);
    }

    private static boolean firstEntry(BellSetup setup, int player, int direction, int value, long taken) {
        return !BellSquares.has(taken, setup.path(player, direction).square(value - 1));
    }

    private static boolean enters(BellPlayer own, BellPath path, int value, long taken) {
        return value == ENTRY && own.hand() > 0 && !BellSquares.has(taken, path.square(0));
    }
}
