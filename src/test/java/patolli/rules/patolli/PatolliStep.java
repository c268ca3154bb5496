package patolli.rules.patolli;

import java.util.List;
import java.util.Map;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Option;
import patolli.rules.Options;
import patolli.rules.Refusal;
import patolli.rules.State;

/** What a cast or decision led to. */
record PatolliStep(PatolliState state, List<Event> events) {

    static PatolliStep play(PatolliState state, String move) {
        var log = new Events.Log();
        int found = state.find(move).orElseThrow(() -> new AssertionError(move + " is not legal in " + state));
        return new PatolliStep(state.play(found, log), log.events());
    }

    static PatolliStep cast(PatolliState state, int value) {
        var log = new Events.Log();
        int cast = state.game().casts().find(Integer.toString(value)).orElseThrow();
        return new PatolliStep(state.cast(cast, log), log.events());
    }

    /** The first position of a contest with the standard options. */
    static PatolliState start() {
        return PatolliGame.INSTANCE.start(options());
    }

    /** The standard options. */
    static Options options() {
        try {
            List<Option> known = PatolliGame.INSTANCE.options();
            return Options.of(known, Map.of());
        } catch (Refusal refusal) {
            throw new AssertionError(refusal);
        }
    }

    static List<String> moves(State state) {
        return state.moves().stream().map(state::text).toList();
    }
}
