package patolli.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import patolli.model.Preferences;
import patolli.play.ContestSetup;
import patolli.play.Games;
import patolli.play.Level;
import patolli.rules.Game;
import patolli.settings.Setting;
import patolli.settings.Settings;
import patolli.ui.cabinet.CabinetModel;
import patolli.ui.cabinet.Exhibit;
import patolli.ui.cabinet.LastPlan;
import patolli.ui.cabinet.NewGameModel;
import patolli.ui.common.View;
import patolli.ui.table.AllTables;
import patolli.ui.table.GameTable;

/** The cabinet of games, and where it leads: to a new game of any of them, to a tutorial, to the rules. */
final class OtherGames {
    private final Scenes scenes;
    private final AllTables tables;
    private final Preferences preferences;
    private final Ways ways;
    private final Consumer<Runnable> grandEvening;

    /** Where it can go on from the cabinet. */
    interface Ways {
        void begin(ContestSetup setup);

        /**
         * Shows a tutorial, and then again what the cabinet was opened over.
         *
         * @param over run when it is over
         * @param quit run instead when it was left before
         */
        void lesson(GameTable table, Runnable over, Runnable quit);

        void book(String page);

        /** Lays a sheet over everything; it is given what closes it. */
        void sheet(Function<Runnable, View> make);
    }

    /** @param grandEvening shows how the grand evening stands; done with what closes the cabinet */
    OtherGames(Scenes scenes, AllTables tables, Preferences preferences, Ways ways, Consumer<Runnable> grandEvening) {
        this.scenes = scenes;
        this.tables = tables;
        this.preferences = preferences;
        this.ways = ways;
        this.grandEvening = grandEvening;
    }

    /** Opens the cabinet over whatever is shown. */
    void open() {
        ways.sheet(this::cabinet);
    }

    private View cabinet(Runnable close) {
        return scenes.cabinet(new CabinetModel(exhibits(), game -> layOut(game, close), at(table -> {
            close.run();
            ways.lesson(table, () -> open(table.game()), this::open);
        }), at(table -> ways.book(table.rulesPage())), () -> grandEvening.accept(close), close));
    }

    /** Opens the cabinet, and over it the page on which that game is laid out. */
    void open(Game game) {
        Runnable[] away = new Runnable[1];
        ways.sheet(close -> {
            away[0] = close;
            return cabinet(close);
        });
        layOut(game, away[0]);
    }

    private Consumer<Game> at(Consumer<GameTable> done) {
        return game -> tables.of(game).ifPresent(done);
    }

    /** Those that can be played come first, the main one before all. */
    private List<Exhibit> exhibits() {
        return Games.all().stream().map(game -> {
            Optional<GameTable> table = tables.of(game);
            return new Exhibit(game, table.isPresent(), table.flatMap(GameTable::course).isPresent());
        }).toList();
    }

    private void layOut(Game game, Runnable closeCabinet) {
        Setting<String> last = Settings.newGame(game);
        String laid = preferences.of(last).get();
        // What was laid out before has its own levels; at first they are what the settings say of the opponent.
        Level usual = laid.isEmpty() ? preferences.of(Settings.LEVEL).get() : Level.MIRROR;
        ways.sheet(close -> scenes.newGame(new NewGameModel(game, LastPlan.read(game, laid), usual,
                setup -> {
                    preferences.of(last).set(LastPlan.of(setup).text());
                    close.run();
                    closeCabinet.run();
                    ways.begin(setup);
                }, close)));
    }
}
