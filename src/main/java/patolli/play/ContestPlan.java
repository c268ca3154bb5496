package patolli.play;

import java.util.Map;
import patolli.rules.Game;
import patolli.rules.Options;
import patolli.rules.Refusal;
import patolli.rules.State;

/**
 * What a contest begins with.
 *
 * @param options those that are set, by name; the game fills in the others
 * @param seats   who sits where, of exactly the sides that play
 */
public record ContestPlan(Game game, Map<String, String> options, Seats seats) {

    public ContestPlan {
        options = Map.copyOf(options);
    }

    /**
     * The opening position.
     *
     * @throws Refusal for options that the game does not have, or that don't go together
     */
    public State opening() throws Refusal {
        return game.start(Options.of(game.options(), options));
    }
}
