package patolli.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import javafx.animation.Animation;
import javafx.animation.AnimationTimer;
import javafx.animation.PauseTransition;
import javafx.animation.TranslateTransition;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Rectangle;
import javafx.stage.Stage;
import javafx.util.Duration;
import patolli.ai.Opponents;
import patolli.ai.review.Reviewer;
import patolli.app.GameTables;
import patolli.audio.Audio;
import patolli.beans.SeededCasts;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.model.ReplayModel;
import patolli.model.ReviewModel;
import patolli.model.TableModel;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.play.Step;
import patolli.play.Turn;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;
import patolli.testkit.OptionSets;
import patolli.testkit.Positions;
import patolli.testkit.Records;
import patolli.ui.Director;
import patolli.ui.EveningScenes;
import patolli.ui.GameWindow;
import patolli.ui.Tables;
import patolli.ui.common.DesignPane;
import patolli.ui.common.Fonts;
import patolli.ui.common.FrameTime;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.menu.MenuModel;
import patolli.ui.replay.ReplayDesk;
import patolli.ui.replay.ReplayScene;
import patolli.ui.review.ReviewDesk;
import patolli.ui.review.ReviewSheet;
import patolli.ui.table.BoardScene;
import patolli.ui.table.GameTable;
import patolli.ui.table.StagedEvents;
import patolli.ui.table.TableEar;
import patolli.ui.table.TableStage;
import patolli.ui.theatre.Theatre;
import patolli.ui.weather.Heartbeat;

/**
 * How many pulses a second JavaFX keeps while computers play at each table at the normal pace, while nothing is shown
 * but turns that are staged, one after the other, in each scene, and while one scene fades into the next; beside a bare
 * scene of the same size in which a small square moves, before and after. Then the pauses for garbage in all that, and
 * how long boss keys take. A run, not a test: it prints what it measured, as ratios to the bare scene's mean. A gap is
 * the time between two pulses, in pulses of the bare scene.
 */
public final class PulseRun {
    /** Who plays at each table, every seat a computer's: as many as usual, and as many as there is room for. */
    private static final List<String> SETUPS = GameTables.ALL.tables().stream().map(GameTable::game)
            .flatMap(game -> Stream.of(game.name(), OptionSets.widest(game))).distinct().toList();
    /**
     * Only tables and scenes with this in their names are measured, and without the rest; all if it is empty. With
     * {@code review} tables are measured while long contests are reckoned beside the play, and under the sheet that
     * waits for a report; a word behind it chooses among them.
     */
    private static final String REVIEW_WORD = "review";
    private static final String ONLY = System.getProperty("pulses.only", "");
    private static final boolean REVIEW_ONLY = ONLY.startsWith(REVIEW_WORD);
    private static final Duration BARE = Duration.seconds(15);
    private static final Duration PLAY = Duration.seconds(30);
    /** Pictures are loaded and classes compiled before it is counted. */
    private static final Duration WARM = Duration.seconds(8);
    /** A review of a long contest may take so many seconds. */
    private static final double REVIEW = 10;
    private static final long SEED = 7;
    /** Staged turns come from so many games. */
    private static final int GAMES = 12;
    private static final FrameTime FRAMES = new FrameTime();
    private static final Executor PAINTER = beside("painter");
    private static final Executor ANIMATOR = beside("animator");

    private PulseRun() { }

    public static void main(String[] args) throws Exception {
        List<String> setups = SETUPS.stream().filter(setup -> setup.contains(ONLY)).toList();
        CountDownLatch started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        started.await();
        Platform.setImplicitExit(false);
        Platform.runLater(new Heartbeat(seconds -> FRAMES.begin())::start);
        ScenePulses scenes = new ScenePulses(pictures());
        List<String> chosen = scenes.names().stream().filter(scene -> scene.contains(ONLY)).toList();
        if (setups.isEmpty() && chosen.isEmpty() && !REVIEW_ONLY) {
            System.err.println("-Dpulses.only=" + ONLY + " is in no name of these: " + SETUPS + ", " + scenes.names());
            System.exit(2);
        }
        Path folder = Files.createTempDirectory("patolli-pulses");
        Executor thinker = beside("thinker");
        Pulses before = measured(PulseRun::bare);
        Map<String, Pulses> played = new LinkedHashMap<>();
        GarbagePauses pauses = new GarbagePauses();
        for (String setup : setups) {
            played.put(setup + ", computers only", measured(done -> play(Positions.opening(setup), folder, thinker,
                    done)));
        }
        for (String setup : setups) {
            List<Turn> turns = LongStream.range(0, GAMES).boxed().flatMap(seed -> Records.game(setup, seed).stream())
                    .filter(StagedEvents::isStaged).toList();
            played.put(setup + ", staged turns only", measured(done -> stage(turns, done)));
        }
        for (String scene : chosen) {
            played.put(scene, measured(done -> scenes.alone(scene, done)));
        }
        boolean quick = true;
        for (String setup : REVIEW_ONLY ? reviewed() : List.<String>of()) {
            ReviewLoad reckoned = new ReviewLoad(setup, FRAMES::giveWay, FRAMES::giveWay);
            reckoned.start();
            played.put(setup + ", computers only, beside the reckoner", measured(done -> play(
                    Positions.opening(setup), folder, thinker, done)));
            reckoned.stop();
            Report report = measured(done -> report(reckoned.steps(), done));
            played.put(setup + ", a report under way", report.pulses);
            quick &= report.seconds <= REVIEW;
            System.out.printf(Locale.ROOT, "%s: a report of %d casts takes %.1f seconds: %s%n", setup,
                    ReviewLoad.CASTS, report.seconds, report.seconds <= REVIEW ? "kept" : "MISSED");
        }
        Optional<Pulses> fades = ONLY.isEmpty() ? Optional.of(measured(scenes::fades)) : Optional.empty();
        Pulses after = measured(PulseRun::bare);
        double most = (before.perSecond() + after.perSecond()) / 2;
        System.out.printf(Locale.ROOT, "bare scene: %.1f and %.1f pulses a second%n", before.perSecond(),
                after.perSecond());
        played.forEach((what, at) -> System.out.println(what + ": " + at.beside(most)));
        boolean kept = played.values().stream().allMatch(each -> each.isSmooth(most)) & pauses.areShort() & quick;
        System.out.println(pauses.told());
        if (fades.isPresent()) {
            System.out.println("fades between scenes: " + fades.get().beside(most));
            System.out.println("before the fades, while the scene that comes is made: "
                    + scenes.coming().beside(most));
            kept &= fades.get().isSmooth(most) & scenes.coming().isSmooth(most) & BossRun.isQuick(folder);
        }
        System.exit(kept ? 0 : 1);
    }

    /** All setups, or those with what follows the word in their names. */
    private static List<String> reviewed() {
        String name = ONLY.substring(REVIEW_WORD.length()).strip();
        return SETUPS.stream().filter(setup -> setup.contains(name)).toList();
    }

    private static Executor beside(String name) {
        return Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** As the program has them: what is made of others is made beside the FX thread. */
    static Pictures pictures() {
        return new Pictures(PAINTER, ANIMATOR, Platform::runLater);
    }

    private static <T> T measured(Consumer<Consumer<T>> run) throws Exception {
        CompletableFuture<T> done = new CompletableFuture<>();
        Platform.runLater(() -> run.accept(done::complete));
        return done.get();
    }

    static void bare(Consumer<Pulses> done) {
        Stage stage = new Stage();
        Rectangle square = new Rectangle(20, 20);
        TranslateTransition moving = new TranslateTransition(Duration.seconds(1), square);
        moving.setByX(DesignPane.WIDTH / 2);
        moving.setAutoReverse(true);
        moving.setCycleCount(Animation.INDEFINITE);
        moving.play();
        stage.setScene(new Scene(new Pane(square), DesignPane.WIDTH, DesignPane.HEIGHT));
        stage.show();
        Pulses.count(WARM, BARE, pulses -> {
            moving.stop();
            stage.close();
            done.accept(pulses);
        });
    }

    private static void play(State opening, Path folder, Executor thinker, Consumer<Pulses> done) {
        Fonts.load();
        Preferences preferences = new Preferences();
        preferences.of(Settings.TUTORIAL_SEEN).set(true);
        Seats seats = Seats.computersPlay(opening.sides(), opening.sides());
        TableModel table = Tables.lay(opening.game(), seats, () -> new SeededCasts(SEED),
                state -> Opponents.plain().judge(state, 1).getFirst().move(), thinker);
        Stage stage = new Stage();
        Theatre theatre = new Theatre(preferences);
        GameWindow window = new GameWindow(stage, theatre, table, preferences, new SettingsStore(folder),
                Runnable::run);
        Director director = new Director(window.theatre(), new EveningScenes(GameTables.ALL, table, preferences,
                pictures(), FactsModel.NONE,  Audio.SILENT), table, GameTables.ALL, preferences,
                stage::close, new Random(SEED));
        window.open(director);
        // The screen of a headless run is smaller: the scene would be drawn scaled.
        stage.setWidth(DesignPane.WIDTH);
        stage.setHeight(DesignPane.HEIGHT);
        director.begin(new ContestSetup(opening, seats));
        Pulses.count(WARM, PLAY, pulses -> {
            stage.close();
            done.accept(pulses);
        });
    }

    private static void stage(List<Turn> turns, Consumer<Pulses> done) {
        Preferences preferences = new Preferences();
        State opening = turns.getFirst().before();
        TableModel table = Tables.lay(opening.game(), Seats.computersPlay(opening.sides(), opening.sides()),
                () -> new SeededCasts(SEED), state -> state.moves().getFirst(), Runnable::run);
        BoardScene board = BoardScene.load(GameTables.ALL.playing(opening.game()), table, preferences, pictures(),
                new MenuModel(table, preferences, Optional.empty(), Map.of()));
        Stage stage = new Stage();
        Scene scene = new Scene(board.root(), DesignPane.WIDTH, DesignPane.HEIGHT);
        stage.setScene(scene);
        stage.show();
        board.attach(scene);
        perform(board.stage(), turns, 0);
        Pulses.count(WARM, PLAY, pulses -> {
            board.detach();
            stage.close();
            done.accept(pulses);
        });
    }

    /** What was seen while a report was made, and how long that took. */
    private record Report(Pulses pulses, double seconds) { }

    /** The end of a record, and over it the sheet that waits for the report: until it is there. */
    private static void report(List<Step> record, Consumer<Report> done) {
        Preferences preferences = new Preferences();
        State opening = record.getFirst().turn().before();
        ReplayModel model = new ReplayModel(opening, record);
        model.jump(record.size());
        ReplayScene replay = ReplayScene.load(GameTables.ALL, model, new ReplayDesk("", (lines, then) -> { },
                what -> { }, what -> { }, what -> { }, () -> { }), preferences, pictures(),
                TableEar.DEAF);
        Queue<Runnable> asked = new ArrayDeque<>();
        ReviewModel review = new ReviewModel(new Reviewer(Opponents.adviser(), FRAMES::giveWay), asked::add,
                Platform::runLater);
        View sheet = ReviewSheet.load(new ReviewDesk(review, model, GameTables.ALL.playing(opening.game()),
                step -> { }, Optional.empty(), (lines, then) -> { }, () -> { }), preferences, pictures());
        Stage stage = new Stage();
        StackPane root = new StackPane(replay.root(), sheet.root());
        root.getStylesheets().add(PulseRun.class.getResource("/css/tokens.css").toExternalForm());
        Scene scene = new Scene(root, DesignPane.WIDTH, DesignPane.HEIGHT);
        stage.setScene(scene);
        stage.show();
        replay.attach(scene);
        sheet.attach(scene);
        List<Long> pulses = new ArrayList<>();
        AnimationTimer counter = Pulses.timer(pulses);
        PauseTransition warm = new PauseTransition(WARM);
        warm.setOnFinished(event -> {
            counter.start();
            long begin = System.nanoTime();
            asked.forEach(beside("review")::execute);
            review.reviewProperty().addListener((_, _, made) -> {
                counter.stop();
                double seconds = (System.nanoTime() - begin) / 1e9;
                sheet.detach();
                replay.detach();
                stage.close();
                done.accept(new Report(new Pulses(List.copyOf(pulses)), seconds));
            });
        });
        warm.play();
    }

    /** Shows one turn after the other, from the first again after the last. */
    private static void perform(TableStage stage, List<Turn> turns, int next) {
        Turn turn = turns.get(next % turns.size());
        stage.show(turn.before());
        stage.perform(turn, () -> { }, () -> Platform.runLater(() -> perform(stage, turns, next + 1)));
    }
}
