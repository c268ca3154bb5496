package patolli.rules.pagade;

/**
 * Where all pawns are, and who has cut. Colours that don't play have their pawns in hand, where they meet nobody.
 *
 * @param red     packed as {@link Pawns}; so are the others
 * @param cutters a bit for each seat whose player has cut a pawn in this game
 */
record AllPawns(int red, int black, int yellow, int green, int cutters) {

    private static final int SEATS = 4;

    int pawns(int seat) {
        return switch (seat) {
            case 0 -> red;
            case 1 -> black;
            case 2 -> yellow;
            case 3 -> green;
            default -> throw new IllegalArgumentException("seat " + seat);
        };
    }

    boolean hasCut(int seat) {
        return (cutters >>> seat & 1) != 0;
    }

    AllPawns with(int seat, int pawns) {
        return switch (seat) {
            case 0 -> new AllPawns(pawns, black, yellow, green, cutters);
            case 1 -> new AllPawns(red, pawns, yellow, green, cutters);
            case 2 -> new AllPawns(red, black, pawns, green, cutters);
            case 3 -> new AllPawns(red, black, yellow, pawns, cutters);
            default -> throw new IllegalArgumentException("seat " + seat);
        };
    }

    /**
     * Whether one pawn may land on a step (rules 4, 6 and 7).
     *
     * @param own    the mover's pawns, which in looking ahead are not those of this board; the others' don't matter
     *               then, since a single pawn never cuts a pair and only pairs are in its way
     * @param hasCut whether the mover has cut by then
     */
    boolean admitsOne(int seat, int own, boolean hasCut, int to) {
        if (!PagadePath.isOpen(to)) {
            return isFree(hasCut, to);
        }
        if (Pawns.standing(own, to) > 1) {
            return false;
        }
        for (int on = 1; on < SEATS; on++) {
            if (Pawns.standing(pawns(seat + on & 3), PagadePath.meets(on, to)) > 1) {
                return false;
            }
        }
        return true;
    }

    /** Whether a pair of that seat, moving together, may land on a step: enemies don't stop it, own pawns do. */
    boolean admitsPair(int seat, int to) {
        return PagadePath.isOpen(to) ? Pawns.standing(pawns(seat), to) == 0 : isFree(hasCut(seat), to);
    }

    /** How many pawns of other players are on the square of that seat's step. */
    int foes(int seat, int step) {
        int foes = 0;
        if (PagadePath.isOpen(step)) {
            for (int on = 1; on < SEATS; on++) {
                foes += Pawns.standing(pawns(seat + on & 3), PagadePath.meets(on, step));
            }
        }
        return foes;
    }

    /** The board after a move, cuts and all. */
    AllPawns after(int seat, int move) {
        int from = PagadeMove.from(move);
        int to = PagadeMove.to(move);
        int own = Pawns.move(pawns(seat), from, to);
        if (PagadeMove.isPair(move)) {
            own = Pawns.move(own, from, to);
        }
        AllPawns moved = with(seat, own);
        if (foes(seat, to) == 0) {
            return moved;
        }
        for (int on = 1; on < SEATS; on++) {
            int foe = seat + on & 3;
            moved = moved.with(foe, sentBack(moved.pawns(foe), PagadePath.meets(on, to)));
        }
        return new AllPawns(moved.red, moved.black, moved.yellow, moved.green, cutters | 1 << seat);
    }

    private static int sentBack(int pawns, int step) {
        int left = pawns;
        for (int rank = 0; rank < Pawns.COUNT; rank++) {
            int at = Pawns.step(pawns, rank);
            if (at == step || PagadePath.isOwnTip(at) && PagadePath.isOwnTip(step)) {
                left = Pawns.move(left, at, PagadePath.HAND);
            }
        }
        return left;
    }

    /** As a record's own, written out: searches ask so often that the difference is felt. */
    @Override
    public boolean equals(Object other) {
        return other instanceof AllPawns pawns && red == pawns.red && black == pawns.black && yellow == pawns.yellow
                && green == pawns.green && cutters == pawns.cutters;
    }

    @Override
    public int hashCode() {
        return (((red * 31 + black) * 31 + yellow) * 31 + green) * 31 + cutters;
    }

    /** Outside the open track nobody is in the way, but the way home wants a cut and ends at Home. */
    private static boolean isFree(boolean hasCut, int to) {
        return to < PagadePath.TIP_OUTWARD || hasCut && to <= PagadePath.HOME;
    }
}
