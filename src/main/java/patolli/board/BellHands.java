package patolli.board;

import patolli.rules.Side;

/**
 * The hands at Bell's mat: the arms come in over the lower border, past what blue plays for, and yellow's alone from
 * above, all along the limbs between which the ground lies, and bent at the elbow, so that they hardly touch the track
 * and are clear of the purses.
 */
public final class BellHands {
    private static final double ACROSS = 54.5, REACH = 510, BENT = 13;

    private BellHands() { }

    /** Where a side's hand is. */
    public static HandPlace of(Side side) {
        Point ground = BellBoard.BOARD.ground();
        return switch (side) {
            case RED, GREEN, BLUE -> new HandPlace(ground.plus(-6, 15), ACROSS, REACH, BENT);
            case YELLOW -> new HandPlace(ground.plus(-6, -15), -ACROSS, REACH, -BENT);
            default -> throw new IllegalArgumentException("nobody throws for " + side);
        };
    }
}
