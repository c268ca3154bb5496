package patolli.board;

import patolli.rules.Side;

/** The hands at Neeley's mat: each arm comes in over the lower border, between a limb of the track and the serpent. */
public final class PatolliHands {
    private static final HandPlace LEFT = new HandPlace(new Point(593, 598), 135.5, 336);
    private static final HandPlace RIGHT = new HandPlace(LEFT.at().mirrored(PatolliBoard.BOARD.middle().x()),
            180 - LEFT.arm(), LEFT.reach());

    private PatolliHands() { }

    /** Where a side's hand is. */
    public static HandPlace of(Side side) {
        return side == Side.BLUE ? RIGHT : LEFT;
    }
}
