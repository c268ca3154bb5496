package patolli.engine;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import patolli.beans.SeededCasts;
import patolli.rules.Game;
import patolli.rules.Refusal;
import patolli.rules.State;

/** The requests by which a game comes onto the table: games, new, set, state, undo. */
final class Setup {
    private Setup() { }

    static Map<String, ?> games(Table table, String arguments) throws Refusal {
        Words.none("games", arguments);
        return Replies.of("games", table.games().stream().map(Game::name).toList());
    }

    static Map<String, ?> newGame(Table table, String arguments) throws Refusal {
        List<String> words = Words.of(arguments);
        if (words.isEmpty()) {
            throw new Refusal("new takes the name of a game behind it");
        }
        Game game = table.game(words.getFirst());
        Map<String, String> options = Words.settings(words.subList(1, words.size()));
        String given = options.remove("seed");
        long seed = given == null ? Table.randomSeed() : Words.seed(given);
        Map<String, Object> reply = table.begin(game.start(options));
        table.castFrom(new SeededCasts(seed));
        return reply;
    }

    static Map<String, ?> set(Table table, String arguments) throws Refusal {
        if (arguments.isEmpty()) {
            throw new Refusal("set takes a state behind it, as state prints it");
        }
        Map<String, Object> tree = new LinkedHashMap<>(Json.read(arguments));
        if (!(tree.get("game") instanceof String name)) {
            throw new Refusal("the state does not name its game");
        }
        return table.begin(table.game(name).read(tree));
    }

    static Map<String, ?> state(Table table, String arguments) throws Refusal {
        Words.none("state", arguments);
        return table.state().tree();
    }

    static Map<String, ?> undo(Table table, String arguments) throws Refusal {
        Words.none("undo", arguments);
        if (!table.sitting().undo()) {
            throw new Refusal("there is nothing to undo since the last new or set");
        }
        State state = table.state();
        return state.tree();
    }
}
