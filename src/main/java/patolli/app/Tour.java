package patolli.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javafx.util.Subscription;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.ai.Opponents;
import patolli.audio.Audio;
import patolli.beans.SeededCasts;
import patolli.model.Adviser;
import patolli.model.Contests;
import patolli.model.FactsModel;
import patolli.model.Mind;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.model.Tempo;
import patolli.rules.Game;
import patolli.settings.Settings;
import patolli.text.Chronicle;
import patolli.text.Texts;
import patolli.tour.BoardTour;
import patolli.tour.EveningTour;
import patolli.tour.FigureTour;
import patolli.tour.LessonTour;
import patolli.tour.ReplayTour;
import patolli.tour.SpeechTour;
import patolli.tour.TableTour;
import patolli.ui.EveningScenes;
import patolli.ui.Tables;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Fonts;
import patolli.ui.common.Pictures;
import patolli.ui.common.Shots;
import patolli.ui.lesson.LessonScene;
import patolli.ui.menu.MenuModel;
import patolli.ui.menu.Menus;
import patolli.ui.table.BoardScene;
import patolli.ui.table.GameTable;
import patolli.ui.theatre.Theatre;

/** The tour: the real scenes on JavaFX's own Headless platform. */
final class Tour {
    /** A contest with every kind of event in it and of a bearable length. */
    static final long STANDARD_SEED = 1689;
    /** In the name of every picture. */
    static final String ALL = "";
    private static final Logger LOG = LoggerFactory.getLogger(Tour.class);
    private static final GameTable TABLE = GameTables.ALL.tables().getFirst();
    private static final Adviser ADVISER = state -> Opponents.plain().judge(state, 1);
    private static final Mind MIND = state -> ADVISER.judge(state).getFirst().move();
    private final CompletableFuture<Void> end = new CompletableFuture<>();
    private final Path folder;
    private final long seed;
    private final String only;
    private final Preferences preferences = new Preferences();
    private final Pictures pictures = new Pictures();
    private Stage stage;
    private Shots shots;

    private Tour(Path folder, long seed, String only) {
        this.folder = folder;
        this.seed = seed;
        this.only = only;
    }

    /** Makes the pictures in whose names a text is, and prints the chronicle; 0 when there are some. */
    static int run(Path folder, long seed, String only) {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        System.setProperty("java.awt.headless", "true");
        Tour tour = new Tour(folder, seed, only);
        ToolkitLog.calm();
        Platform.startup(tour::play);
        try {
            tour.end.get();
            return tour.found();
        } catch (ExecutionException e) {
            System.err.println(tour.why(e.getCause()));
            return 1;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        } finally {
            Platform.exit();
        }
    }

    /** The status at the end: a tour that took no picture at all was asked for one that there isn't. */
    private int found() {
        if (shots.count() > 0) {
            return 0;
        }
        System.err.println("patolli: no picture has \"" + only + "\" in its name; without --only the tour takes them "
                + "all, and their names show what there is");
        return 1;
    }

    private String why(Throwable cause) {
        if (cause instanceof IOException || cause instanceof UncheckedIOException) {
            LOG.debug("The tour ended early", cause);
            return "patolli: the pictures can't be written; is " + folder.toAbsolutePath()
                    + " a folder that you may write to, with room in it?";
        }
        LOG.error("The tour ended early", cause);
        return "patolli: the tour ended early: " + cause.getMessage();
    }

    private void play() {
        try {
            Platform.setImplicitExit(false);
            Fonts.load();
            stage = new Stage();
            // At the screen's corner menus have the room that they have on a desk.
            stage.setX(0);
            stage.setY(0);
            shots = new Shots(folder, pictures, only);
            preferences.tempoProperty().set(Tempo.INSTANT);
            evening();
            contest();
        } catch (IOException | RuntimeException | Error e) {
            // Else whoever waits for the end would wait for ever.
            end.completeExceptionally(e);
        }
    }

    private void evening() throws IOException {
        TableModel table = table();
        Theatre theatre = new Theatre(preferences);
        show(theatre.root());
        theatre.attach();
        new EveningTour(theatre, new EveningScenes(GameTables.ALL, table, preferences, pictures, FactsModel.NONE,
                 Audio.SILENT), table, GameTables.ALL, preferences, pictures, shots).run();
        theatre.detach();
    }

    /** The contest is played at its own pace, so that things can be pictured on their way. */
    private void contest() {
        TableModel table = table();
        Runnable[] due = {() -> { }};
        FactsModel facts = new FactsModel(GameTables.ALL.facts(), game -> TABLE.facts(), table, new Preferences(),
                (time, then) -> {
            due[0] = then;
            return Subscription.EMPTY;
        }, new Random(seed));
        Preferences own = new Preferences();
        BoardScene board = BoardScene.load(TABLE, table, own, pictures,
                Menus.view(new MenuModel(table, preferences, Optional.empty(), Map.of())), facts);
        facts.start();
        Scene scene = show(board.root());
        new BoardTour(table, board, scene, shots, MIND, own, () -> due[0].run(), error -> {
            facts.stop();
            error.ifPresentOrElse(end::completeExceptionally, () -> lessons(taught().iterator(), table));
        }).start();
    }

    /** The tutorials, one after the other; the main game's pictures go by the shorter name. */
    private void lessons(Iterator<GameTable> left, TableModel played) {
        if (!left.hasNext()) {
            finish(played);
            return;
        }
        GameTable at = left.next();
        LessonScene lesson = LessonScene.load(at, preferences, pictures, () -> { }, () -> { });
        Scene scene = show(lesson.root());
        String name = at == TABLE ? LessonTour.NAME : at.game().name() + "-" + LessonTour.NAME;
        new LessonTour(lesson, scene, shots, name, error -> error.ifPresentOrElse(end::completeExceptionally,
                () -> lessons(left, played))).start();
    }

    private static List<GameTable> taught() {
        return GameTables.ALL.tables().stream().filter(at -> at.course().isPresent()).toList();
    }

    private Scene show(Parent root) {
        Scene scene = new Scene(root, DesignPane.WIDTH, DesignPane.HEIGHT);
        scene.getStylesheets().add(Tour.class.getResource("/css/tokens.css").toExternalForm());
        stage.setScene(scene);
        stage.show();
        return scene;
    }

    private TableModel table() {
        Game game = TABLE.game();
        return Tables.lay(game, Tables.seats(game, Settings.STANDARD),
                Contests.unkept(() -> new SeededCasts(seed)), MIND, ADVISER, Runnable::run);
    }

    private void finish(TableModel played) {
        try {
            for (GameTable table : GameTables.ALL.tables()) {
                new TableTour(table, MIND, ADVISER, preferences, pictures, shots, this::show).run();
                new SpeechTour(table, MIND, preferences, pictures, shots, this::show).run();
            }
            new FigureTour(GameTables.ALL, pictures, shots).run(this::show);
            new ReplayTour(GameTables.ALL, preferences, pictures, shots)
                    .run(played.history(), played.seats(), this::show);
            shots.close();
        } catch (IOException e) {
            end.completeExceptionally(e);
            return;
        }
        if (shots.count() == 0) {
            end.complete(null);
            return;
        }
        new Chronicle(new Texts("story")).lines(played.history(), played.seats()).forEach(System.out::println);
        System.out.println(shots.count() + " pictures, each in single and double size, are in " + folder);
        end.complete(null);
    }
}
