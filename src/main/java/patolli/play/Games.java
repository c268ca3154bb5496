package patolli.play;

import java.util.List;
import java.util.Optional;
import patolli.rules.Game;
import patolli.rules.bell.BellGame;
import patolli.rules.pagade.PagadeGame;
import patolli.rules.patolli.PatolliGame;
import patolli.rules.tablan.TablanGame;

/** The games of this house: the one place that lists them. */
public final class Games {
    private static final List<Game> ALL = List.of(PatolliGame.INSTANCE, BellGame.INSTANCE, new PagadeGame(), TablanGame.INSTANCE);

    private Games() { }

    /** Every game, the main one first. */
    public static List<Game> all() {
        return ALL;
    }

    /** The game of that name. */
    public static Optional<Game> named(String name) {
        return ALL.stream().filter(game -> game.name().equals(name)).findFirst();
    }
}
