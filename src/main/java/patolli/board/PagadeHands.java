package patolli.board;

import patolli.rules.Side;

/**
 * The hands at Pagade's cloth: each holds the dice at that edge of their ground that is nearest to its seat, so that
 * they fly before it; arms come from there, or where the board would lie under them, over the lower edge, beside red's
 * arm.
 */
public final class PagadeHands {
    /** How far from the middle of the ground they hold them, to the side and down. */
    private static final double ASIDE = 74, DOWN = 26;

    private PagadeHands() { }

    /** Where a side's hand is. */
    public static HandPlace of(Side side) {
        return switch (side) {
            case RED -> place(138, 330);
            case GREEN -> place(214, 430);
            case YELLOW -> place(60, 330);
            case BLACK -> place(57, 330);
            case WHITE, BLUE -> throw new IllegalArgumentException("nobody throws for " + side);
        };
    }

    private static HandPlace place(double arm, double reach) {
        double turn = Math.toRadians(arm);
        return new HandPlace(PagadeBoard.BOARD.hand().plus(Math.rint(ASIDE * Math.cos(turn)),
                Math.rint(DOWN * Math.sin(turn))), arm, reach);
    }
}
