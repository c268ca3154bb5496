package patolli.rules.pagade;

/**
 * A move as a number: where the pawn or pair starts, where it ends, and the dice that it uses. Steps are those of
 * the mover's own path, 0 the hand and 84 Home.
 */
public final class PagadeMove {
    private static final int TO = 7;
    private static final int LOW = 14;
    private static final int HIGH = 17;
    private static final int PAIR = 1 << 20;

    private PagadeMove() { }

    /** The step that the pawn or pair leaves; 0 when a pawn is entered. */
    public static int from(int move) {
        return move & 0x7F;
    }

    /** The step that it reaches. */
    public static int to(int move) {
        return move >>> TO & 0x7F;
    }

    /** The only die that is used, or the lower of the two. */
    public static int die(int move) {
        return move >>> LOW & 7;
    }

    /** The higher of the two dice that are used (the same as the lower for a doublet), or 0 if only one is. */
    public static int secondDie(int move) {
        return move >>> HIGH & 7;
    }

    /** Whether two pawns go together. */
    public static boolean isPair(int move) {
        return (move & PAIR) != 0;
    }

    /** How the engine protocol writes it: {@code 3:12-15}, {@code 3+6:6-15}, {@code 3*2:81-home}, {@code 4:in-4}. */
    public static String text(int move) {
        String dice = "" + die(move);
        if (isPair(move)) {
            dice += "*2";
        } else if (secondDie(move) != 0) {
            dice += "+" + secondDie(move);
        }
        return dice + ":" + (from(move) == PagadePath.HAND ? "in" : from(move)) + "-"
                + (to(move) == PagadePath.HOME ? "home" : to(move));
    }

    static int byDie(int die, int from) {
        return of(from, die, die, 0);
    }

    static int bySum(int low, int high, int from) {
        return of(from, low + high, low, high);
    }

    static int byPair(int die, int from) {
        return of(from, die, die, die) | PAIR;
    }

    private static int of(int from, int distance, int low, int high) {
        return from | from + distance << TO | low << LOW | high << HIGH;
    }
}
