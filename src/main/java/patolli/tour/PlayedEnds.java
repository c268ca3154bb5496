package patolli.tour;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.rules.Event;
import patolli.rules.Events;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;

/** How games and contests may end that are played at random, so that what is left on the mat is true. */
final class PlayedEnds {
    private static final int SEEDS = 40;
    /** Few assets are bet at a time, or one game would decide all. */
    private static final int BETS = 6;
    private static final int LONGEST = 200_000;

    private PlayedEnds() { }

    /** What is left when a side has won. @param contest whether it has won all, not one game */
    static State won(Game game, Side side, boolean contest) {
        for (int seed = 1; seed <= SEEDS; seed++) {
            Optional<State> end = played(game, side, contest, seed);
            if (end.isPresent()) {
                return end.get();
            }
        }
        throw new IllegalStateException(side + " does not win " + game.name());
    }

    private static Optional<State> played(Game game, Side side, boolean contest, int seed) {
        QuickRandom random = new QuickRandom(seed);
        QuickCasts casts = new QuickCasts(game.casts(), random);
        State state = opening(game);
        for (int i = 0; i < LONGEST && state.phase() != Phase.OVER; i++) {
            Events.Log log = new Events.Log();
            state = state.phase().isChance() ? state.cast(casts.draw(), log) : state.play(move(state, random), log);
            if (!contest && state.phase() != Phase.OVER && log.events().stream().anyMatch(event ->
                    event instanceof Event.GameWon won && won.sides().contains(side))) {
                return Optional.of(state);
            }
        }
        return Optional.of(state).filter(end -> contest && end.winners().contains(side));
    }

    private static int move(State state, QuickRandom random) {
        List<Integer> moves = state.moves();
        return moves.get(random.below(state.phase() == Phase.BET ? Math.min(BETS, moves.size()) : moves.size()));
    }

    private static State opening(Game game) {
        try {
            return game.start(Map.of());
        } catch (Refusal e) {
            throw new IllegalStateException("the standard options of " + game.name() + " must go together", e);
        }
    }
}
