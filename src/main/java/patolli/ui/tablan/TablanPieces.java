package patolli.ui.tablan;

import patolli.rules.Side;
import patolli.ui.table.PieceLook;

/** White's are turned of pale wood and domed, black's are of ebony with a ring about a hollow; no two are alike. */
final class TablanPieces implements PieceLook {
    /** How many different ones are painted for each side. */
    static final int KINDS = 4;

    @Override
    public String playing(Side side, int number) {
        return "tablan/piece-" + side.key() + "-" + (number % KINDS + 1) + ".png";
    }

    /** Pieces that have settled stay as they are, on their squares. */
    @Override
    public String home(Side side, int number) {
        return playing(side, number);
    }
}
