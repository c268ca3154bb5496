package patolli.rules.tablan;

import static patolli.rules.Refusal.unless;
import static patolli.rules.tablan.TablanSquares.ROW;

import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;

/**
 * Refuses, in plain words, a position that is well formed but that no game can come to.
 *
 * @param white as {@link TablanMoves} reads it
 * @param black as {@link TablanMoves} reads it
 */
record TablanCheck(TablanSetup setup, long white, long black) {

    void check(Phase phase) throws Refusal {
        boolean ended = setup.ends(white, black);
        unless(!ended || phase == Phase.OVER,
                "the game has ended with the pieces so placed, so the phase should be over", "ended");
        unless(ended || phase != Phase.OVER,
                "the phase is over, but the game has not ended with the pieces so placed", "not-ended");
        boolean untouched = white == TablanMoves.START && black == TablanMoves.START;
        unless(untouched || phase != Phase.THROWOFF, "a piece has moved, so the phase can't be throwoff any more",
                "moved-early");
        unless(!untouched || phase != Phase.CAST || setup.first().isPresent(),
                "no piece has moved, so without the option first the phase is throwoff, or move with a 2", "untouched");
    }

    /** How the pieces came to stand so is not asked, but somebody must have captured what is missing. */
    static void captures(Side side, long own, long enemy) throws Refusal {
        if (Long.bitCount(own & TablanSquares.BOARD) < ROW && enemy == TablanMoves.START) {
            throw new Refusal(side.key() + " has lost a piece, but no enemy has moved yet that could have captured it",
                    "lost-unmoved", side);
        }
        if (own == 0 && enemy == 0) {
            throw new Refusal("there is no piece on the board", "empty-board");
        }
        boolean moved = moved(own) || moved(enemy);
        if (Long.bitCount(own & TablanSquares.BOARD) < ROW && !moved) {
            throw new Refusal(side.key() + " has lost a piece, but what captured it is not on the board", "lost-nobody",
                    side);
        }
    }

    private static boolean moved(long pieces) {
        return (pieces & TablanSquares.BOARD & ~(pieces >>> TablanMoves.UNMOVED)) != 0;
    }
}
