package patolli.board;

import patolli.rules.Side;

/** The hands at Pagade's cloth: all arms come in over the lower edge, at the left of red's arm of the board. */
public final class PagadeHands {
    private static final double REACH = 350;

    private PagadeHands() { }

    /** Where a side's hand is. */
    public static HandPlace of(Side side) {
        return new HandPlace(PagadeBoard.BOARD.hand(), switch (side) {
            case RED -> 106;
            case GREEN -> 134;
            case YELLOW -> 82;
            case BLACK -> 50;
            case WHITE, BLUE -> throw new IllegalArgumentException("nobody throws for " + side);
        }, REACH);
    }
}
