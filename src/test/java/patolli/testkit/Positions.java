package patolli.testkit;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.play.Decision;
import patolli.play.Games;
import patolli.rules.Casts;
import patolli.rules.Events;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;

/** Opening positions from option sets, and random ways on from any position. */
public final class Positions {
    private Positions() { }

    /** The opening position that an option set like {@code bell players=3} describes. */
    public static State opening(String setup) {
        String[] words = setup.split(" ");
        Game game = Games.named(words[0]).orElseThrow();
        try {
            return game.start(Arrays.stream(words).skip(1).map(word -> word.split("="))
                    .collect(Collectors.toMap(pair -> pair[0], pair -> pair[1])));
        } catch (Refusal refused) {
            throw new IllegalArgumentException(setup, refused);
        }
    }

    /** The opening position and those that follow it in a random game or contest, to the last. */
    public static Stream<State> game(String setup, long seed) {
        State opening = opening(setup);
        var dice = new Dice(opening.game().casts(), seed);
        return Stream.iterate(opening, state -> state != null, state -> state.phase() == Phase.OVER
                ? null : dice.decide(state).apply(state, Events.NONE));
    }

    /** Makes random casts and decisions. */
    public static final class Dice {
        private final QuickRandom random;
        private final QuickCasts casts;

        public Dice(Casts casts, long seed) {
            random = new QuickRandom(seed);
            this.casts = new QuickCasts(casts, random);
        }

        /** What happens next in a position that is not over. */
        public Decision decide(State state) {
            if (state.phase().isChance()) {
                return new Decision.Cast(casts.draw());
            }
            int move = state.moves().get(random.below(state.moves().size()));
            return state.phase() == Phase.BET ? new Decision.Bet(move) : new Decision.Move(move);
        }
    }
}
