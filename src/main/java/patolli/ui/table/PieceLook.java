package patolli.ui.table;

import patolli.rules.Side;

/** Which pictures a game's pieces have. */
public interface PieceLook {

    /** A side's piece of that number, from 0, on its way. */
    String playing(Side side, int number);

    /** The same piece when its journey is done. */
    String home(Side side, int number);
}
