package patolli.tour;

import patolli.ai.reason.Reasons;
import patolli.model.Mind;
import patolli.rules.State;

/** Which positions show what a hint can say. */
final class HintReasons {
    private HintReasons() { }

    /** Whether a reason can be given for the move of a position that somebody thinks best. */
    static boolean isOneFor(State state, Mind adviser) {
        return !Reasons.of(state).get(adviser.choose(state)).isEmpty();
    }
}
