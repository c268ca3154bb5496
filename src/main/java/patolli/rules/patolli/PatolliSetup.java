package patolli.rules.patolli;

import patolli.rules.Legs;
import patolli.rules.Options;

/**
 * What stays the same throughout a contest.
 *
 * @param onto   whether step 67, rather than the one past it, bears off
 * @param single whether the first game decides all
 */
record PatolliSetup(Options options, boolean onto, boolean single) {

    PatolliSetup(Options options, boolean single) {
        this(options, options.text("bear-off").equals("onto"), single);
    }

    /** The step at which a piece is off the board. */
    int home() {
        return onto ? PatolliSquares.SQUARES - 1 : PatolliSquares.SQUARES;
    }

    /** How both sides' pieces go. */
    Legs journey() {
        return new PatolliSquares.Journey(home());
    }
}
