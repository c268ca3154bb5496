package patolli.ui.patolli;

import patolli.rules.Side;
import patolli.ui.table.PieceLook;

/** Stones, six different ones a side; at home they are gold. */
final class PatolliPieces implements PieceLook {
    /** How many differently beaten golden ones a side has. */
    private static final int GOLDEN = 3;

    @Override
    public String playing(Side side, int number) {
        return "patolli/piece-" + side.key() + "-" + (number + 1) + ".png";
    }

    @Override
    public String home(Side side, int number) {
        int beaten = number % GOLDEN;
        return "patolli/piece-" + side.key() + "-gold" + (beaten == 0 ? "" : "-" + (beaten + 1)) + ".png";
    }
}
