package patolli.board;

import patolli.rules.Side;

/**
 * The hands at Bell's mat: arms lead out of the notch, clear of the number of draws; the one from the left lies over
 * the corner between the limbs.
 */
public final class BellHands {

    private BellHands() { }

    /** Where a side's hand is. */
    public static HandPlace of(Side side) {
        Point ground = BellBoard.BOARD.ground();
        return switch (side) {
            case RED -> new HandPlace(ground.plus(-18, 0), 180);
            case YELLOW -> new HandPlace(ground.plus(16, -42), -66);
            case BLUE -> new HandPlace(ground.plus(24, -12), -38);
            default -> new HandPlace(ground.plus(16, 42), 66);
        };
    }
}
