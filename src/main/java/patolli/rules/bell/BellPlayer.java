package patolli.rules.bell;

/**
 * What one player has on and beside the board.
 *
 * @param squares   the squares under the player's pieces, as a set (see {@link BellSquares})
 * @param hand      how many pieces have yet to enter
 * @param off       how many have been borne off
 * @param direction 0 until the first entry, then {@link BellPath#CLOCKWISE} or {@link BellPath#ANTICLOCKWISE}
 * @param purse     coins; 0 in a game without gambling
 * @param miss      whether the next turn is lost
 * @param stepBack  the wedge from which a piece must step back in the next turn, or {@link #NOWHERE}
 */
public record BellPlayer(long squares, int hand, int off, int direction, int purse, boolean miss, int stepBack) {
    /** The value of {@link #stepBack} when no piece has to. */
    public static final int NOWHERE = -1;

    static BellPlayer fresh(int pieces, int purse) {
        return new BellPlayer(0, pieces, 0, 0, purse, false, NOWHERE);
    }

    /** Whether every piece has been borne off. */
    public boolean finished() {
        return squares == 0 && hand == 0;
    }

    /** Whether no piece has entered yet. */
    boolean waiting() {
        return direction == 0;
    }

    BellPlayer entered(int square, int way) {
        return new BellPlayer(squares | 1L << square, hand - 1, off, way, purse, miss, stepBack);
    }

    BellPlayer moved(int from, int to) {
        return new BellPlayer(squares & ~(1L << from) | 1L << to, hand, off, direction, purse, miss, stepBack);
    }

    BellPlayer borneOff(int from) {
        return new BellPlayer(squares & ~(1L << from), hand, off + 1, direction, purse, miss, stepBack);
    }

    BellPlayer holding(int coins) {
        return new BellPlayer(squares, hand, off, direction, coins, miss, stepBack);
    }

    BellPlayer missing(boolean misses) {
        return new BellPlayer(squares, hand, off, direction, purse, misses, stepBack);
    }

    BellPlayer steppingBack(int square) {
        return new BellPlayer(squares, hand, off, direction, purse, miss, square);
    }
}
