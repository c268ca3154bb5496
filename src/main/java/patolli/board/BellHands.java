package patolli.board;

import patolli.rules.Side;

/**
 * The hands at Bell's mat: the arms come in over the lower border, past what blue plays for, and yellow's alone from
 * above, all along the limbs between which the ground lies, so that they hardly touch the track.
 */
public final class BellHands {
    private static final double ACROSS = 52, REACH = 510;

    private BellHands() { }

    /** Where a side's hand is. */
    public static HandPlace of(Side side) {
        Point ground = BellBoard.BOARD.ground();
        return switch (side) {
            case RED, GREEN, BLUE -> new HandPlace(ground.plus(-6, 15), ACROSS, REACH);
            case YELLOW -> new HandPlace(ground.plus(-6, -15), -ACROSS, REACH);
            default -> throw new IllegalArgumentException("nobody throws for " + side);
        };
    }
}
