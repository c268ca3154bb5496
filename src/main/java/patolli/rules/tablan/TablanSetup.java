package patolli.rules.tablan;

import java.util.Optional;
import patolli.rules.Options;
import patolli.rules.Side;

/**
 * The options of a game, read once.
 *
 * @param inOrder   enemy home squares are taken one after another
 * @param firstHome the game ends also as soon as one side has no piece left outside the enemy home row
 * @param first     who makes an ordinary first cast; empty when a 2 is cast for
 */
record TablanSetup(Options options, boolean inOrder, boolean firstHome, Optional<Side> first) {

    static TablanSetup of(Options options) {
        return new TablanSetup(options, options.text("in-order").equals("true"),
                options.text("end").equals("first-home"),
                options.find("first").flatMap(Side::of));
    }

    /** Whether the game has ended with the sides so placed (rule 8). */
    boolean ends(long white, long black) {
        return firstHome && ((white & TablanMoves.RUN) == 0 || (black & TablanMoves.RUN) == 0)
                || !TablanMoves.any(white, black, inOrder) && !TablanMoves.any(black, white, inOrder);
    }
}
