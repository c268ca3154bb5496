package patolli.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import patolli.beans.SeededCasts;
import patolli.rules.Game;
import patolli.rules.Refusal;
import patolli.rules.State;

/** The requests by which a game comes onto the table: games, new, set, state, undo. */
final class Beginning {
    private Beginning() { }

    static Map<String, ?> games(Session session, String arguments) throws Refusal {
        Arguments.none("games", arguments);
        return Replies.of("games", session.games().stream().map(Game::name).toList());
    }

    static Map<String, ?> newGame(Session session, String arguments) throws Refusal {
        List<String> words = Arguments.of(arguments);
        if (words.isEmpty()) {
            throw new Refusal("new takes the name of a game behind it");
        }
        Game game = session.game(words.getFirst());
        Map<String, String> options = Arguments.settings(words.subList(1, words.size()));
        String given = options.remove("seed");
        long seed = given == null ? Session.randomSeed() : Arguments.seed(given);
        Map<String, Object> reply = session.begin(game.start(options));
        session.castFrom(new SeededCasts(seed));
        return reply;
    }

    static Map<String, ?> set(Session session, String arguments) throws Refusal {
        if (arguments.isEmpty()) {
            throw new Refusal("set takes a state behind it, as state prints it");
        }
        Map<String, Object> tree = new LinkedHashMap<>(Json.read(arguments));
        if (!(tree.get("game") instanceof String name)) {
            throw new Refusal("the state does not name its game");
        }
        return session.begin(session.game(name).read(tree));
    }

    static Map<String, ?> state(Session session, String arguments) throws Refusal {
        Arguments.none("state", arguments);
        return session.state().tree();
    }

    static Map<String, ?> undo(Session session, String arguments) throws Refusal {
        Arguments.none("undo", arguments);
        if (!session.sitting().undo()) {
            throw new Refusal("there is nothing to undo since the last new or set");
        }
        State state = session.state();
        return state.tree();
    }
}
