package patolli.engine;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import patolli.beans.CastSource;
import patolli.beans.SeededCasts;
import patolli.play.Sitting;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.State;

/** What the requests of one conversation work on: the games on offer, the sitting, and the engine's own casts. */
final class Session {
    private final List<Game> games;
    private Optional<Sitting> sitting = Optional.empty();
    private CastSource casts = new SeededCasts(randomSeed());
    private Halt halt = new Halt();

    Session(List<Game> games) {
        this.games = List.copyOf(games);
    }

    static long randomSeed() {
        return RandomGenerator.getDefault().nextLong();
    }

    List<Game> games() {
        return games;
    }

    Game game(String name) throws Refusal {
        return games.stream().filter(game -> game.name().equals(name)).findFirst()
                .orElseThrow(() -> new Refusal("there is no game " + Arguments.quote(name) + "; there are "
                        + String.join(", ", games.stream().map(Game::name).toList())));
    }

    Sitting sitting() throws Refusal {
        return sitting.orElseThrow(() -> new Refusal("no game has begun: say new <game> first"));
    }

    State state() throws Refusal {
        return sitting().state();
    }

    /** The state, if it is in one of these phases. */
    State state(String request, Phase... phases) throws Refusal {
        State state = state();
        if (!List.of(phases).contains(state.phase())) {
            List<String> names = List.of(phases).stream().map(Phase::key).toList();
            throw new Refusal(request + " is for phase " + String.join(" or ", names) + "; this is phase "
                    + state.phase().key());
        }
        return state;
    }

    /** Begins anew from this state; nothing can be undone beyond it. */
    Map<String, Object> begin(State state) {
        Map<String, Object> tree = state.tree();
        sitting = Optional.of(new Sitting(state));
        return tree;
    }

    void castFrom(CastSource source) {
        casts = source;
    }

    CastSource casts() {
        return casts;
    }

    void haltBy(Halt next) {
        halt = next;
    }

    /** What stops the request that is being answered. */
    Halt halt() {
        return halt;
    }

    /** A handle that puts everything but the engine's random stream back to how it is now. */
    Runnable mark() {
        Optional<Sitting> then = sitting;
        int length = then.map(Sitting::length).orElse(0);
        return () -> {
            sitting = then;
            then.ifPresent(same -> {
                while (same.length() > length) {
                    same.undo();
                }
            });
        };
    }
}
