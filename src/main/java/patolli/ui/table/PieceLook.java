package patolli.ui.table;

import patolli.rules.Side;

/** Which pictures a game's pieces have. */
public interface PieceLook {

    /** A side's piece of that number, from 0, on its way. */
    String playing(Side side, int number);

    /** The same piece where its way leads over squares for the second time. */
    default String again(Side side, int number) {
        return playing(side, number);
    }

    /** What a piece throws on the table. */
    default String shadow() {
        return "table/piece-shadow.png";
    }

    /** The same piece when its journey is done. */
    String home(Side side, int number);
}
