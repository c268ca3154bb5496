package patolli.bench;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.util.Duration;
import patolli.app.GameTables;
import patolli.audio.Audio;
import patolli.beans.SeededCasts;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.play.Seats;
import patolli.rules.State;
import patolli.testkit.Positions;
import patolli.text.Texts;
import patolli.ui.EveningScenes;
import patolli.ui.Tables;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.ending.EndingModel;
import patolli.ui.farewell.FarewellModel;
import patolli.ui.farewell.FarewellScene;
import patolli.ui.patolli.bet.BetScene;
import patolli.ui.prolog.PrologScene;
import patolli.ui.proof.PlayersWord;
import patolli.ui.splash.SplashModel;
import patolli.ui.splash.SplashScene;
import patolli.ui.table.BetAsked;
import patolli.ui.table.GameTable;
import patolli.ui.table.HintAsked;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** The pulses of the scenes before and after play, each alone, and of the full window as one fades into the next. */
final class ScenePulses {
    private static final Duration WARM = Duration.seconds(3);
    private static final Duration TIME = Duration.seconds(10);
    /** So long a scene stands before the next: what is expected is there then. */
    private static final Duration STANDS = Duration.seconds(2);
    private static final int FADES = 20;
    /** How long a fade takes, in nanoseconds. */
    private static final long FADE = 420_000_000;
    private static final long SEED = 7;
    private final Map<String, Shown> scenes = new LinkedHashMap<>();
    private final Pictures pictures;
    private final Preferences preferences = new Preferences();
    private EveningScenes evening;
    private Pulses coming;

    /** The pulses of the fades, and those before, one after the other as if no time had gone by between. */
    private record Changes(List<Long> before, List<Long> fades) {
        void add(List<Long> pulses) {
            long begin = pulses.getLast() - FADE;
            int first = (int) pulses.stream().filter(at -> at < begin).count();
            join(before, pulses.subList(0, first + 1));
            join(fades, pulses.subList(first, pulses.size()));
        }

        private static void join(List<Long> all, List<Long> pulses) {
            long shift = all.isEmpty() ? 0 : all.getLast() - pulses.getFirst();
            pulses.stream().skip(all.isEmpty() ? 0 : 1).forEach(at -> all.add(at + shift));
        }
    }

    /** A scene and what is fetched before it. */
    private record Shown(Act act, List<String> pictures, Supplier<View> make) { }

    ScenePulses(Pictures pictures) {
        this.pictures = pictures;
        Texts ending = Texts.of("patolli", "ending");
        Texts prayer = new Texts("farewell");
        State opening = Positions.opening("patolli");
        scenes.put("temple in the storm", new Shown(Act.SPLASH, SplashScene.pictures(), () ->
                evening.splash(new SplashModel(Map.of(), Map.of()))));
        scenes.put("story", new Shown(Act.PROLOG, PrologScene.pictures(), () -> evening.prolog(() -> { })));
        scenes.put("bet", new Shown(Act.BET, BetScene.pictures(), () -> evening.beforePlay(
                GameTables.ALL.playing(opening.game()), new BetAsked(opening, Seats.allPlayers(opening.sides()),
                        laid -> { }, Optional.empty(), new PlayersWord.None(), HintAsked.none(), false),
                Map.of()).orElseThrow()));
        GameTable table = GameTables.ALL.playing(opening.game());
        scenes.put("table", new Shown(Act.BOARD, table.pictures(), () -> evening.board(table, Map.of())));
        for (EndingModel.Kind kind : List.of(EndingModel.Kind.GAME_WON, EndingModel.Kind.CONTEST_LOST)) {
            scenes.put("ending, " + kind.key(), new Shown(Act.ENDING, List.of(kind.picture()), () -> evening.ending(
                    EndingModel.of(kind, "Red", ending, "", new Random(SEED),
                            List.of(new EndingModel.Choice("On", () -> { }))))));
        }
        scenes.put("farewell", new Shown(Act.FAREWELL, FarewellScene.pictures(), () -> evening.farewell(
                new FarewellModel(FarewellModel.stanza(prayer, 0), () -> { },
                        new FarewellModel.Back("Back", () -> { })))));
    }

    List<String> names() {
        return List.copyOf(scenes.keySet());
    }

    /** Shows one scene, at its busiest: as it comes and goes on by itself. */
    void alone(String name, Consumer<Pulses> done) {
        Theatre theatre = open();
        Shown shown = scenes.get(name);
        theatre.show(shown.act, shown.make.get());
        Pulses.count(WARM, TIME, pulses -> close(theatre, () -> done.accept(pulses)));
    }

    /** Shows all in turn; pulses are those of the fades. */
    void fades(Consumer<Pulses> done) {
        Theatre theatre = open();
        fade(theatre, 0, new Changes(new ArrayList<>(), new ArrayList<>()), changes -> close(theatre, () -> {
            coming = new Pulses(List.copyOf(changes.before));
            done.accept(new Pulses(List.copyOf(changes.fades)));
        }));
    }

    /** Before the fades that were shown: from before a scene was made to the first pulse of its fade. */
    Pulses coming() {
        return coming;
    }

    private void fade(Theatre theatre, int number, Changes all, Consumer<Changes> done) {
        if (number > FADES) {
            done.accept(all);
            return;
        }
        Shown next = List.copyOf(scenes.values()).get(number % scenes.size());
        evening.expect(next.pictures);
        PauseTransition stands = new PauseTransition(STANDS);
        stands.setOnFinished(event -> {
            List<Long> pulses = new ArrayList<>();
            new AnimationTimer() {
                @Override
                public void handle(long now) {
                    pulses.add(now);
                    if (pulses.size() == 1) {
                        theatre.show(next.act, next.make.get());
                    } else if (!theatre.isFading()) {
                        stop();
                        if (number > 0) {
                            all.add(pulses);
                        }
                        fade(theatre, number + 1, all, done);
                    }
                }
            }.start();
        });
        stands.play();
    }

    private Theatre open() {
        TableModel table = Tables.lay(Positions.opening("patolli").game(), Seats.allPlayers(
                Positions.opening("patolli").sides()), () -> new SeededCasts(SEED),
                state -> state.moves().getFirst(), Runnable::run);
        evening = new EveningScenes(GameTables.ALL, table, preferences, pictures, FactsModel.NONE, 
                Audio.SILENT);
        Theatre theatre = new Theatre(preferences);
        Stage stage = new Stage();
        stage.setScene(new Scene(theatre.root(), DesignPane.WIDTH, DesignPane.HEIGHT));
        theatre.attach();
        stage.show();
        return theatre;
    }

    private static void close(Theatre theatre, Runnable then) {
        Stage stage = (Stage) theatre.root().getScene().getWindow();
        theatre.detach();
        stage.close();
        then.run();
    }
}
