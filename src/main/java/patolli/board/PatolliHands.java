package patolli.board;

import patolli.rules.Side;

/** The hands at Neeley's mat: each arm lies along the foot of the notch, beside the track. */
public final class PatolliHands {
    private static final HandPlace LEFT = new HandPlace(new Point(588, 600), 156);
    private static final HandPlace RIGHT = new HandPlace(LEFT.at().mirrored(PatolliBoard.BOARD.middle().x()), 24);

    private PatolliHands() { }

    /** Where a side's hand is. */
    public static HandPlace of(Side side) {
        return side == Side.BLUE ? RIGHT : LEFT;
    }
}
