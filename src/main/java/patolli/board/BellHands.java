package patolli.board;

import patolli.rules.Side;

/**
 * The hands at Bell's mat: red's and green's arms come in over the lower border, yellow's and blue's from above, all
 * along the limbs between which the ground lies, so that they hardly touch the track.
 */
public final class BellHands {
    private static final double ACROSS = 52, REACH = 510;

    private BellHands() { }

    /** Where a side's hand is. */
    public static HandPlace of(Side side) {
        Point ground = BellBoard.BOARD.ground();
        return switch (side) {
            case RED, GREEN -> new HandPlace(ground.plus(-6, 15), ACROSS, REACH);
            case YELLOW, BLUE -> new HandPlace(ground.plus(-6, -15), -ACROSS, REACH);
            default -> throw new IllegalArgumentException("nobody throws for " + side);
        };
    }
}
