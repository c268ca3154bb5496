package patolli.rules.pagade;

/** What may be played with the dice that are still to be used: rules 2, 3 and 5. */
final class PagadeMoves {

    private PagadeMoves() { }

    /**
     * Writes the legal moves, each once.
     *
     * @param low  a die to be used
     * @param high the other, not lower; 0 if only one is left
     * @return how many there are
     */
    static int write(AllPawns board, int seat, int low, int high, int[] into) {
        if (high == 0) {
            return writeDie(board, seat, low, 0, into, 0);
        }
        int count = writeDie(board, seat, low, high, into, 0);
        if (low != high) {
            count = writeDie(board, seat, high, low, into, count);
        }
        count = writeWhole(board, seat, low, high, into, count);
        if (count > 0) {
            return count;
        }
        // nothing uses both dice, so either may be picked and the other will be lost
        count = writeDie(board, seat, low, 0, into, 0);
        return low == high ? count : writeDie(board, seat, high, 0, into, count);
    }

    /** Whether any move is legal with both dice of a cast. */
    static boolean any(AllPawns board, int seat, int low, int high) {
        int own = board.pawns(seat);
        boolean hasCut = board.hasCut(seat);
        if (isUsable(board, seat, own, hasCut, low) || isUsable(board, seat, own, hasCut, high)) {
            return true;
        }
        for (int rank = 0; rank < Pawns.COUNT; rank++) {
            int from = Pawns.step(own, rank);
            if (board.admitsOne(seat, own, hasCut, from + low + high)
                    || low == high && Pawns.repeats(own, rank) && board.admitsPair(seat, from + low)) {
                return true;
            }
        }
        return false;
    }

    /** Whether no cast could move any pawn of any player: a draw (rule 9). */
    static boolean isDead(PagadeSetup setup, AllPawns board) {
        for (int player = 0, seat = 0; player < setup.sides().size(); player++, seat = setup.next(seat)) {
            for (int cast = 0; cast < StickDice.CASTS.size(); cast++) {
                if (any(board, seat, StickDice.low(cast), StickDice.high(cast))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether some pawn can use that die alone. A pawn in hand always can: it enters the own belly. */
    static boolean isUsable(AllPawns board, int seat, int own, boolean hasCut, int die) {
        if (Pawns.anyInHand(own)) {
            return true;
        }
        for (int rank = 0; rank < Pawns.COUNT; rank++) {
            if (board.admitsOne(seat, own, hasCut, Pawns.step(own, rank) + die)) {
                return true;
            }
        }
        return false;
    }

    /** Moves of one pawn by one die; if {@code other} is a die, only those after which it can be used too. */
    private static int writeDie(AllPawns board, int seat, int die, int other, int[] into, int start) {
        int own = board.pawns(seat);
        boolean hasCut = board.hasCut(seat);
        int ranks = Pawns.anyInHand(own) ? 1 : Pawns.COUNT;
        int count = start;
        for (int rank = 0; rank < ranks; rank++) {
            int from = Pawns.step(own, rank);
            int to = from + die;
            if (Pawns.repeats(own, rank) || !board.admitsOne(seat, own, hasCut, to)) {
                continue;
            }
            if (other == 0 || isUsable(board, seat, Pawns.move(own, from, to), hasCut || board.foes(seat, to) > 0,
                    other)) {
                into[count++] = PagadeMove.byDie(die, from);
            }
        }
        return count;
    }

    /** Moves that use both dice at once: one pawn by the sum, a pair by a doublet. */
    private static int writeWhole(AllPawns board, int seat, int low, int high, int[] into, int start) {
        int own = board.pawns(seat);
        if (Pawns.anyInHand(own)) {
            return start;
        }
        boolean hasCut = board.hasCut(seat);
        int count = start;
        for (int rank = 0; rank < Pawns.COUNT; rank++) {
            int from = Pawns.step(own, rank);
            if (!Pawns.repeats(own, rank)) {
                if (board.admitsOne(seat, own, hasCut, from + low + high)) {
                    into[count++] = PagadeMove.bySum(low, high, from);
                }
            } else if (low == high && !Pawns.repeats(own, rank - 1)
                    && board.admitsPair(seat, from + low)) {
                into[count++] = PagadeMove.byPair(low, from);
            }
        }
        return count;
    }
}
