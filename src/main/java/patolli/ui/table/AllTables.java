package patolli.ui.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import patolli.rules.Game;
import patolli.text.Facts;

/**
 * The tables of the house; a game that has none yet can be kept and looked at in words, but not played here.
 *
 * @param tables the main one first
 */
public record AllTables(List<GameTable> tables) {

    /** A copy that cannot be changed. */
    public AllTables {
        tables = List.copyOf(tables);
    }

    /** The table of a game, if it has one. */
    public Optional<GameTable> of(Game game) {
        return tables.stream().filter(table -> table.game() == game).findFirst();
    }

    /** The table of a game that is being played. */
    public GameTable playing(Game game) {
        return of(game).orElseThrow(() -> new IllegalStateException("there is no table for " + game.name()));
    }

    /** The facts that belong beside their games, by name; read from what comes with the program. */
    public Map<String, Facts> facts() {
        return tables.stream().flatMap(table -> table.facts().stream()).distinct()
                .collect(Collectors.toMap(name -> name, Facts::of));
    }

    /** Whether a game can be played here. */
    public boolean has(Game game) {
        return of(game).isPresent();
    }
}
