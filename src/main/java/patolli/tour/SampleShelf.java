package patolli.tour;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.property.SimpleStringProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import patolli.beans.CastSource;
import patolli.beans.SeededCasts;
import patolli.play.Games;
import patolli.play.Seats;
import patolli.rules.Events;
import patolli.rules.Game;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.State;
import patolli.ui.shelf.Deeds;
import patolli.ui.shelf.Item;
import patolli.ui.shelf.ShelfModel;

/** A shelf with a few games on it, to be pictured: they can be deleted and copied, but nothing is kept. */
final class SampleShelf {
    private static final int MODEST = 3;
    private static final Instant NOON = Instant.parse("2026-11-22T12:00:00Z");
    private final ObservableList<Item> items = FXCollections.observableArrayList();

    /** A contest in its second game, one that was cut off and one that is over, and a game of each other kind. */
    static SampleShelf full() {
        SampleShelf shelf = new SampleShelf();
        shelf.add("first", Optional.empty(), 198, 956, Optional.empty());
        shelf.add("second", Optional.of("The one with the library card"), 42, 752,
                Optional.of("This game was cut off. Everything up to its last throw is here."));
        // The youngest game first, so that all kinds of boards are seen.
        Games.all().reversed().stream().filter(game -> game != Games.all().getFirst()).forEach(game -> {
            State other = played(game, 3, 60);
            shelf.items.add(new Item(game.name(), Optional.empty(), NOON.minus(2, ChronoUnit.DAYS),
                    Optional.of(other), Seats.allPlayers(other.sides()), Optional.empty(), Optional.empty()));
        });
        shelf.add("third", Optional.empty(), 17, Integer.MAX_VALUE, Optional.empty());
        return shelf;
    }

    /** One on which nothing lies. */
    static SampleShelf empty() {
        return new SampleShelf();
    }

    private void add(String id, Optional<String> name, long seed, int decisions, Optional<String> trouble) {
        State state = played(Games.all().getFirst(), seed, decisions);
        items.add(new Item(id, name, NOON.minus(items.size() * 1437L, ChronoUnit.MINUTES), Optional.of(state),
                Seats.mirrorPlays(state.sides(), Side.BLUE), Optional.empty(), trouble));
    }

    /** Where a game stands after so many throws, bets and moves, without a plan behind them. */
    private static State played(Game game, long seed, int decisions) {
        CastSource beans = new SeededCasts(seed);
        State state = opening(game);
        for (int i = 0; i < decisions && state.phase() != Phase.OVER; i++) {
            state = state.phase().isChance() ? state.cast(beans.draw(game.casts()), Events.NONE)
                    : state.play(choice(state, i), Events.NONE);
        }
        return state;
    }

    private static int choice(State state, int i) {
        List<Integer> moves = state.moves();
        return moves.get(state.phase() == Phase.BET ? Math.min(moves.size(), MODEST) - 1 : i % moves.size());
    }

    private static State opening(Game game) {
        try {
            return game.start(Map.of());
        } catch (Refusal e) {
            throw new IllegalStateException("the standard options of " + game.name() + " must go together", e);
        }
    }

    ShelfModel model() {
        return new ShelfModel(items, new SimpleStringProperty(""), false, new Deeds() {
            @Override
            public void goOn(Item item) { }

            @Override
            public void replay(Item item) { }

            @Override
            public void check(Item item) { }

            @Override
            public void copy(Item item, String name) { }

            @Override
            public void delete(Item item) {
                items.remove(item);
            }

            @Override
            public void restore(Item item) {
                items.addFirst(item);
            }

            @Override
            public void close() { }
        });
    }
}
