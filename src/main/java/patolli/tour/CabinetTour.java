package patolli.tour;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.scene.control.ScrollPane;
import patolli.model.Preferences;
import patolli.play.Games;
import patolli.play.GrandEvening;
import patolli.play.GrandEvening.Result;
import patolli.play.Seat;
import patolli.rules.Game;
import patolli.rules.Option;
import patolli.rules.Side;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.ui.Scenes;
import patolli.ui.cabinet.CabinetModel;
import patolli.ui.cabinet.Exhibit;
import patolli.ui.cabinet.LastPlan;
import patolli.ui.cabinet.NewGameModel;
import patolli.ui.common.View;
import patolli.ui.grand.GrandEveningModel;
import patolli.ui.table.AllTables;
import patolli.ui.table.GameTable;
import patolli.ui.theatre.Theatre;

/** Takes a picture of the cabinet of games, and of new games that are being laid out. */
final class CabinetTour {
    private final Theatre theatre;
    private final Scenes scenes;
    private final AllTables tables;
    private final Preferences preferences;
    private final Shot shot;

    /** Takes a picture of what is shown. */
    interface Shot {
        void take(String name) throws IOException;
    }

    CabinetTour(Theatre theatre, Scenes scenes, AllTables tables, Preferences preferences, Shot shot) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.tables = tables;
        this.preferences = preferences;
        this.shot = shot;
    }

    void run() throws IOException {
        take("cabinet", cabinet());
        grandEvening();
        List<Game> open = tables.tables().stream().map(GameTable::game).toList();
        for (Game game : open) {
            takeOver("new-game-" + game.name(), scenes.newGame(laidOut(game, LastPlan.NONE)));
        }
        // The game with the most to set, and with the most who can sit there.
        Game most = open.stream().max(Comparator.comparingInt(game -> game.options().size())).orElseThrow();
        takeOver("new-game-many-players", scenes.newGame(laidOut(most, many(most))));
        NewGameModel refused = laidOut(most, LastPlan.NONE);
        // The first values that don't go with the standard of the others.
        most.options().forEach(option -> option.values().stream()
                .filter(value -> refused.troubleProperty().get().isEmpty())
                .forEach(value -> refused.choose(option, Optional.of(value))));
        takeOver("new-game-refused", scenes.newGame(refused));
        theatre.lay(cabinet());
        View lower = scenes.newGame(laidOut(most, many(most)));
        theatre.lay(lower);
        ((ScrollPane) lower.root().lookup("#options")).setVvalue(1);
        shot.take("new-game-lower-half");
        theatre.lift();
        theatre.lift();
        preferences.of(Settings.TEXT_SIZE).set(TextSize.LARGER);
        take("cabinet-larger-words", cabinet());
        takeOver("grand-evening-larger-words", grand(GrandEvening.of(open).ended(Result.WON), false));
        takeOver("new-game-larger-words", scenes.newGame(laidOut(most, many(most))));
        preferences.of(Settings.TEXT_SIZE).set(TextSize.NORMAL);
    }

    /** Before it, in the middle of it, and behind it. */
    private void grandEvening() throws IOException {
        List<Game> games = tables.tables().stream().map(GameTable::game).toList();
        GrandEvening fresh = GrandEvening.of(games);
        takeOver("grand-evening", grand(fresh, false));
        takeOver("grand-evening-going", grand(fresh.ended(Result.LOST).begun("5a1f"), true));
        GrandEvening over = fresh;
        for (int i = 0; i < games.size(); i++) {
            over = over.ended(i == 0 ? Result.DRAWN : Result.WON);
        }
        takeOver("grand-evening-over", grand(over, false));
    }

    private View grand(GrandEvening evening, boolean underway) {
        return scenes.grandEvening(new GrandEveningModel(evening, underway, () -> { }, () -> { }, () -> { },
                () -> { }));
    }

    private View cabinet() {
        List<Exhibit> exhibits = Games.all().stream().map(game -> new Exhibit(game, tables.has(game),
                tables.of(game).flatMap(GameTable::course).isPresent())).toList();
        return scenes.cabinet(new CabinetModel(exhibits, game -> { }, game -> { }, game -> { }, () -> { },
                () -> { }));
    }

    private static NewGameModel laidOut(Game game, LastPlan last) {
        return new NewGameModel(game, last, setup -> { }, () -> { });
    }

    /** As many as can play, some of them with names. */
    private static LastPlan many(Game game) {
        UnaryOperator<String> most = name -> game.options().stream().filter(option -> option.name().equals(name))
                .mapToInt(Option::most).mapToObj(Integer::toString).findFirst().orElse("");
        return new LastPlan(Map.of(Option.PLAYERS, most.apply(Option.PLAYERS)),
                Map.of(Side.RED, Seat.PLAYER, Side.YELLOW, Seat.PLAYER),
                Map.of(Side.RED, "Itzel", Side.YELLOW, "Maximiliano Josef"), Map.of());
    }

    /** From the cabinet one comes to a new game. */
    private void takeOver(String name, View sheet) throws IOException {
        theatre.lay(cabinet());
        take(name, sheet);
        theatre.lift();
    }

    private void take(String name, View sheet) throws IOException {
        theatre.lay(sheet);
        shot.take(name);
        theatre.lift();
    }
}
