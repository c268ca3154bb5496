package patolli.ui.table;

import java.util.List;
import java.util.Optional;
import patolli.rules.Game;

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

    /** Whether a game can be played here. */
    public boolean has(Game game) {
        return of(game).isPresent();
    }
}
