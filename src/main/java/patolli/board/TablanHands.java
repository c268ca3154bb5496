package patolli.board;

import patolli.rules.Side;

/** The hands at Tablan's plank: the arms come in over the lower edge, white's from the left, black's from the right. */
public final class TablanHands {
    private static final Point GRIP = new Point(634, 675);
    private static final double LOW_LEFT = 150, REACH = 384;

    private TablanHands() { }

    /** Where a side's hand is. */
    public static HandPlace of(Side side) {
        return side == Side.WHITE ? new HandPlace(GRIP, LOW_LEFT, REACH)
                : new HandPlace(GRIP.mirrored(TablanBoard.BOARD.middle().x()), 180 - LOW_LEFT, REACH);
    }
}
