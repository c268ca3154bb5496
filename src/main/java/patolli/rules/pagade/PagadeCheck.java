package patolli.rules.pagade;

import java.util.stream.IntStream;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;

/** Whether pawns can stand as a board has them. Refuses only what no game can reach. */
final class PagadeCheck {
    private static final int[] FACES = {1, 3, 4, 6};

    private final PagadeSetup setup;
    private final AllPawns board;

    PagadeCheck(PagadeSetup setup, AllPawns board) {
        this.setup = setup;
        this.board = board;
    }

    void check() throws Refusal {
        int home = 0;
        boolean allInHand = true;
        for (int seat : setup.seats()) {
            allInHand &= board.pawns(seat) == 0;
            checkSquares(seat);
            checkCuts(seat);
            home += board.pawns(seat) == Pawns.ALL_HOME ? 1 : 0;
        }
        if (allInHand) {
            throw new Refusal("all pawns are in hand, but who cut last must have one on the board", "all-in-hand");
        }
        if (home > 1) {
            throw new Refusal("two players can't both have all pawns home, the game ends with the first", "both-won");
        }
    }

    /** Checks that this player can just have used one die and have another left. */
    void checkMidTurn(int seat) throws Refusal {
        int own = board.pawns(seat);
        for (int die : FACES) {
            for (int rank = 0; rank < Pawns.COUNT; rank++) {
                if (canHaveMoved(seat, own, Pawns.step(own, rank), die)) {
                    return;
                }
            }
        }
        throw new Refusal("only one die is left to " + key(seat) + ", but no pawn of that colour can just have used"
                + " the other", "mid-turn", side(seat));
    }

    private boolean canHaveMoved(int seat, int own, int step, int die) {
        int from = step - die;
        if (step == PagadePath.HAND || from < PagadePath.HAND || Pawns.anyInHand(own) && from > PagadePath.HAND) {
            return false;
        }
        int before = Pawns.move(own, step, from);
        boolean room = !PagadePath.isOpen(from) || Pawns.standing(before, from) <= 2 && board.foes(seat, from) == 0;
        return room && (isCuttable(seat) || !isBehindStart(before));
    }

    private void checkSquares(int seat) throws Refusal {
        int own = board.pawns(seat);
        for (int rank = 0; rank < Pawns.COUNT; rank++) {
            int step = Pawns.step(own, rank);
            if (step > PagadePath.TIP_HOMEWARD && !board.hasCut(seat)) {
                String sentence = key(seat) + " has a pawn on step " + step
                        + ", but may not go beyond step 76 before having cut a pawn";
                throw step == PagadePath.HOME ? new Refusal(sentence, "home-uncut", side(seat))
                        : new Refusal(sentence, "not-cut", side(seat), at(seat, step));
            }
            if (!PagadePath.isOpen(step)) {
                continue;
            }
            if (Pawns.standing(own, step) > 2) {
                throw new Refusal(key(seat) + " has more than two pawns on one square (step " + step
                        + (PagadePath.isOwnTip(step) ? "; steps 8 and 76 are the same square)" : ")"), "three",
                        side(seat), at(seat, step));
            }
            if (board.foes(seat, step) > 0) {
                throw new Refusal("pawns of two colours stand on the square "
                        + PagadePath.square(side(seat), step) + " (step " + step + " of " + key(seat) + ")", "shared",
                        at(seat, step), side(seat), other(seat, step));
            }
        }
    }

    private void checkCuts(int seat) throws Refusal {
        int own = board.pawns(seat);
        if (isCuttable(seat)) {
            return;
        }
        if (Pawns.anyInHand(own)) {
            throw new Refusal(key(seat) + " has a pawn in hand, but no other player has cut one", "hand-uncut",
                    side(seat));
        }
        if (isBehindStart(own)) {
            throw new Refusal(key(seat) + " has pawns behind where they began, but no other player has cut one",
                    "behind-start", side(seat));
        }
        if (board.hasCut(seat) && !hasLanded(own)) {
            throw new Refusal(key(seat) + " can't have cut a pawn: none of that colour has landed outside its belly",
                    "cut-unlanded", side(seat));
        }
    }

    /** Whether somebody else has cut, so that pawns of this player may have been sent back. */
    private boolean isCuttable(int seat) {
        return (board.cutters() & ~(1 << seat)) != 0;
    }

    /** Pawns only go forward, so without a cut the n-th from behind is never behind where the n-th began. */
    private boolean isBehindStart(int pawns) {
        for (int rank = 0; rank < Pawns.COUNT; rank++) {
            if (Pawns.step(pawns, rank) < Pawns.step(setup.pawns(), rank)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a pawn that never was sent back has gone anywhere outside the belly. */
    private boolean hasLanded(int pawns) {
        for (int rank = 0; rank < Pawns.COUNT; rank++) {
            int step = Pawns.step(pawns, rank);
            if (step >= PagadePath.TIP_OUTWARD && step != Pawns.step(setup.pawns(), rank)) {
                return true;
            }
        }
        return false;
    }

    /** Somebody else who stands on the square of an open step. */
    private Side other(int seat, int step) {
        return IntStream.rangeClosed(1, PagadePath.SEATS.size() - 1).filter(on -> Pawns.standing(
                board.pawns(seat + on & 3), PagadePath.meets(on, step)) > 0).mapToObj(on -> side(seat + on & 3))
                .findFirst().orElseThrow();
    }

    private static Spot.Square at(int seat, int step) {
        return PagadePath.PATHS.square(side(seat), step);
    }

    private static Side side(int seat) {
        return PagadePath.SEATS.get(seat);
    }

    private static String key(int seat) {
        return side(seat).key();
    }
}
