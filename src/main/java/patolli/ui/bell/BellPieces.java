package patolli.ui.bell;

import patolli.rules.Side;
import patolli.ui.table.PieceLook;

/** A form for each colour: round, lobed, rayed, and a bell; at home they are gold. Two are Neeley's as well. */
final class BellPieces implements PieceLook {
    /** How many differently beaten golden ones a side has. */
    private static final int GOLDEN = 3;

    @Override
    public String playing(Side side, int number) {
        return folder(side) + "piece-" + side.key() + "-" + (number + 1) + ".png";
    }

    @Override
    public String home(Side side, int number) {
        int beaten = number % GOLDEN;
        return folder(side) + "piece-" + side.key() + "-gold" + (beaten == 0 ? "" : "-" + (beaten + 1)) + ".png";
    }

    private static String folder(Side side) {
        return side == Side.RED || side == Side.BLUE ? "patolli/" : "bell/";
    }
}
