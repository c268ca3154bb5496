package patolli.tour;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import patolli.beans.QuickCasts;
import patolli.beans.QuickRandom;
import patolli.beans.SeededCasts;
import patolli.model.Contests;
import patolli.model.PositionModel;
import patolli.model.Preferences;
import patolli.model.SavedContest;
import patolli.model.TableModel;
import patolli.play.Seats;
import patolli.rules.Draft;
import patolli.rules.Events;
import patolli.rules.Game;
import patolli.rules.Option;
import patolli.rules.Phase;
import patolli.rules.Refusal;
import patolli.rules.Side;
import patolli.rules.Spot;
import patolli.rules.State;
import patolli.rules.Trait;
import patolli.settings.Settings;
import patolli.settings.TextSize;
import patolli.ui.Scenes;
import patolli.ui.cabinet.LastPlan;
import patolli.ui.cabinet.NewGameModel;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.menu.MenuModel;
import patolli.ui.position.PositionDesk;
import patolli.ui.table.AllTables;
import patolli.ui.table.BoardScene;
import patolli.ui.table.GameTable;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** Puts a position together at every table and takes pictures: of one that can be, one that can't, one on the way. */
final class PositionTour {
    /** So many casts and moves are played at random before. */
    private static final int PLAYED = 70;
    private static final long SEED = 20;
    private final Theatre theatre;
    private final Scenes scenes;
    private final AllTables tables;
    private final Preferences preferences;
    private final Pictures pictures;
    private final CabinetTour.Shot shot;
    private View editor;

    PositionTour(Theatre theatre, Scenes scenes, AllTables tables, Preferences preferences, Pictures pictures,
            CabinetTour.Shot shot) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.tables = tables;
        this.preferences = preferences;
        this.pictures = pictures;
        this.shot = shot;
    }

    void run() throws IOException {
        for (GameTable table : tables.tables()) {
            String name = "position-" + table.game().name();
            PositionModel model = show(middle(table.game(), true));
            shot.take(name);
            if (table == tables.tables().getFirst()) {
                press(KeyCode.ENTER, KeyCode.RIGHT, KeyCode.UP);
                shot.take(name + "-held");
                press(KeyCode.ESCAPE);
                open("#tab-shares");
                shot.take(name + "-things");
                open("#tab-turn");
                collide(model);
                shot.take(name + "-refused");
                wrong(model);
                shot.take(name + "-wrong");
            }
        }
        for (GameTable table : tables.tables()) {
            trial(table);
        }
        preferences.of(Settings.TEXT_SIZE).set(TextSize.LARGER);
        show(middle(tables.tables().getFirst().game(), true));
        shot.take("position-larger-words");
        open("#tab-shares");
        shot.take("position-larger-things");
        preferences.of(Settings.TEXT_SIZE).set(TextSize.NORMAL);
        State first = middle(tables.tables().getFirst().game(), false);
        theatre.lay(scenes.positionRules(new NewGameModel(first.game(), LastPlan.NONE, setup -> { }, () -> { })));
        shot.take("position-rules");
        theatre.lift();
    }

    private PositionModel show(State position) {
        PositionModel model = new PositionModel(position, Seats.allPlayers(position.sides()));
        editor = scenes.position(model, new PositionDesk((state, seats) -> { }, () -> { }, () -> { },
                () -> { }, () -> { }));
        theatre.show(Act.POSITION, editor);
        return model;
    }

    /** A position is played on from: the table says all the time that this is a trial. */
    private void trial(GameTable table) throws IOException {
        State from = middle(table.game(), true);
        TableModel model = new TableModel(() -> from, Seats.allPlayers(from.sides()),
                Contests.unkept(() -> new SeededCasts(SEED)), state -> state.moves().getFirst(), state -> List.of(),
                Runnable::run, Runnable::run);
        model.resume(SavedContest.trial(from, model.seats(), new SeededCasts(SEED)));
        BoardScene board = BoardScene.load(table, model, preferences, pictures,
                new MenuModel(model, preferences, Optional.empty(), Map.of()));
        theatre.show(Act.BOARD, board);
        model.begin();
        shot.take("trial-" + table.game().name());
    }

    /** A piece is put where one of the other side stands. */
    private static void collide(PositionModel model) {
        State state = model.draft().state();
        Side one = state.sides().getFirst();
        Side other = state.sides().getLast();
        state.pieces(other).stream().filter(Spot.Square.class::isInstance).findFirst().ifPresent(taken ->
                model.put(one, state.pieces(one).getFirst(), taken));
    }

    /** The phase is set to one that this position can't be in. */
    private static void wrong(PositionModel model) {
        Trait phase = model.draft().traits().stream().filter(trait -> trait.name().equals(Draft.PHASE)).findFirst()
                .orElseThrow();
        model.set(phase, Phase.OVER.key());
    }

    private void open(String tab) {
        ((ToggleButton) editor.root().lookup(tab)).fire();
    }

    private void press(KeyCode... keys) {
        Node pieces = editor.root().lookup("#pieces");
        pieces.requestFocus();
        Stream.of(keys).forEach(key -> Event.fireEvent(pieces, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false,
                false, false, false)));
    }

    /** In the middle of a game, played at random. @param most whether as many play as can */
    private static State middle(Game game, boolean most) {
        Map<String, String> options = new LinkedHashMap<>();
        game.options().stream().filter(option -> most && option.name().equals(Option.PLAYERS)).forEach(option ->
                options.put(option.name(), option.values().isEmpty() ? Integer.toString(option.most())
                        : option.values().getLast()));
        try {
            QuickRandom random = new QuickRandom(SEED);
            QuickCasts casts = new QuickCasts(game.casts(), random);
            State state = game.start(options);
            State move = state;
            for (int i = 0; i < PLAYED && state.phase() != Phase.OVER; i++) {
                move = state.phase() == Phase.MOVE ? state : move;
                state = state.phase().isChance() ? state.cast(casts.draw(), Events.NONE)
                        : state.play(state.moves().get(random.below(state.moves().size())), Events.NONE);
            }
            return move;
        } catch (Refusal refusal) {
            throw new IllegalStateException("the usual options of " + game.name() + " go together", refusal);
        }
    }
}
