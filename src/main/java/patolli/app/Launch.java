package patolli.app;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.logging.Logger;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Duration;
import javafx.util.Subscription;
import org.slf4j.LoggerFactory;
import patolli.ai.Opponents;
import patolli.ai.Shares;
import patolli.ai.laboratory.Laboratory;
import patolli.ai.review.Reviewer;
import patolli.ai.rollout.Rollout;
import patolli.audio.Mixer;
import patolli.audio.Programme;
import patolli.beans.Seed;
import patolli.files.Told;
import patolli.model.Adviser;
import patolli.model.FactsModel;
import patolli.model.LaboratoryModel;
import patolli.model.Mind;
import patolli.model.Preferences;
import patolli.model.Reckoning;
import patolli.model.ReviewModel;
import patolli.model.RolloutModel;
import patolli.model.SavedContests;
import patolli.model.SpeechModel;
import patolli.model.TableModel;
import patolli.rules.Game;
import patolli.settings.DataDir;
import patolli.settings.Settings;
import patolli.ui.Director;
import patolli.ui.EveningScenes;
import patolli.ui.GameWindow;
import patolli.ui.SecondPatolli;
import patolli.ui.Tables;
import patolli.ui.archive.Archive;
import patolli.ui.archive.ChroniclePlace;
import patolli.ui.archive.Chronicles;
import patolli.ui.archive.Evenings;
import patolli.ui.archive.Keep;
import patolli.ui.archive.ReviewedSaves;
import patolli.ui.common.Fonts;
import patolli.ui.common.FrameTime;
import patolli.ui.common.Pictures;
import patolli.ui.sheet.Report;
import patolli.ui.sound.EveningSound;
import patolli.ui.splash.SplashScene;
import patolli.ui.theatre.Act;
import patolli.ui.table.GameTable;
import patolli.ui.theatre.Theatre;
import patolli.ui.weather.Heartbeat;

/** Puts the game together, opens its window, and takes it down when the window has gone. */
final class Launch {
    private static final org.slf4j.Logger LOG = LoggerFactory.getLogger(Launch.class);
    /** How long Smoking Mirror may think about a move, in milliseconds. */
    private static final long THINKING_TIME = 100;
    /** How long is thought, in milliseconds, about what may be said of a player's move. */
    private static final long TALKING_TIME = 25;
    /** Set while the start is trained for a package: after so many seconds the game ends by itself. */
    private static final String SECONDS = "patolli.seconds";
    /** How long after the window the sound begins to come. */
    private static final Duration SOUND_WAITS = Duration.millis(500);
    private final CountDownLatch closed = new CountDownLatch(1);
    private final ExecutorService thinker = Executors.newSingleThreadExecutor(Launch::daemon);
    private final ExecutorService painter = Executors.newSingleThreadExecutor(Launch::daemon);
    /** Figures are painted on their way while something large is being made. */
    private final ExecutorService animator = Executors.newSingleThreadExecutor(Launch::daemon);
    private final ExecutorService reviewers = Executors.newSingleThreadExecutor(Launch::patient);
    /** What takes minutes has threads of its own: a report waits for none of it. */
    private final ExecutorService laboratory = Executors.newSingleThreadExecutor(Launch::patient);
    private final ExecutorService rollouts = Executors.newSingleThreadExecutor(Launch::patient);
    private final ExecutorService reckoner = Executors.newSingleThreadExecutor(Launch::patient);
    private final ExecutorService talker = Executors.newSingleThreadExecutor(Launch::daemon);
    private final ExecutorService files = Executors.newSingleThreadExecutor();
    private final FrameTime frames = new FrameTime();
    private final SecureRandom random = new SecureRandom();
    private DataFolder data;
    private final AtomicBoolean seated = new AtomicBoolean();
    private volatile int status;

    /**
     * Plays until the window closes.
     *
     * @param folder where settings and saved games are kept
     * @param save   what the evening begins with, if not with the temple
     * @return the exit status
     * @throws UnsupportedOperationException when the screen can't be reached or a library is missing
     */
    static int game(Path folder, Optional<Path> save) {
        return game(folder, save, table -> { });
    }

    /** @param laid told of the table before anybody sits at it */
    static int game(Path folder, Optional<Path> save, Consumer<TableModel> laid) {
        Launch launch = new Launch();
        LogFile log = LogFile.open(folder, Logger.getLogger(""));
        Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, fault) ->
                LOG.error("Something went wrong in the thread {}", thread.getName(), fault));
        try {
            ToolkitLog.calm();
            Drawing.choose();
            Patolli.begin();
            // Here, while the toolkit starts: the FX thread waits for no file.
            boolean read = launch.read(folder);
            Stage stage = Patolli.stage();
            // JavaFX has its version from now on.
            log.note(Report.program(Version.number()));
            if (read) {
                Platform.runLater(() -> launch.open(stage, folder, save, log, laid));
            }
            launch.closed.await(Long.getLong(SECONDS, Long.MAX_VALUE), TimeUnit.SECONDS);
            return launch.status;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 1;
        } catch (Error e) {
            launch.giveUp(e);
            return launch.status;
        } finally {
            launch.takeDown();
            Thread.setDefaultUncaughtExceptionHandler(before);
            log.close();
        }
    }

    private void open(Stage stage, Path folder, Optional<Path> save, LogFile log, Consumer<TableModel> laid) {
        try {
            Pictures pictures = new Pictures(painter, animator, Platform::runLater);
            pictures.fetch(SplashScene.pictures());
            Fonts.load();
            Game game = GameTables.ALL.tables().getFirst().game();
            // What a hint says are the chances that a report says.
            Adviser adviser = state -> Shares.of(state, Opponents.adviser().judge(state, THINKING_TIME), () -> false);
            Mind mirror = Mind.of((state, level) ->
                    Opponents.at(level).judge(state, THINKING_TIME).getFirst().move());
            Settings kept = data.settings();
            Preferences preferences = new Preferences(kept, Platform.getPreferences().reducedMotionProperty());
            Theatre theatre = new Theatre(preferences);
            SavedContests contests = new SavedContests(data.shelf(), () -> Seed.draw(random),
                    () -> preferences.of(Settings.SHAKING).get(), Clock.systemUTC(), files,
                    Platform::runLater, data.isReadOnly() ? trouble -> { } : theatre::notice);
            TableModel model = Tables.lay(game, Tables.seats(game, kept), contests, mirror, adviser, thinker);
            laid.accept(model);
            // what was chosen before is in the seats already
            preferences.of(Settings.LEVEL).addListener((_, _, level) -> model.setLevel(level));
            Mixer audio = Mixer.ofThisMachine(DataDir.cacheOfThisMachine(), preferences, random);
            Heartbeat heartbeat = new Heartbeat(seconds -> {
                audio.beat(seconds);
                frames.begin();
            });
            heartbeat.start();
            // Who may only look keeps no setting either.
            GameWindow window = new GameWindow(stage, theatre, model, preferences, data.store(),
                    data.isReadOnly() ? change -> { } : files);
            FactsModel facts = new FactsModel(GameTables.ALL.facts(), played -> GameTables.ALL.of(played)
                    .flatMap(GameTable::facts), model, preferences, Launch::after, random);
            EveningScenes scenes = new EveningScenes(GameTables.ALL, model, preferences,
                    pictures, facts, audio);
            scenes.setSpeech(new SpeechModel(model, preferences,
                    state -> Opponents.adviser().judge(state, TALKING_TIME), talker, Platform::runLater,
                    Launch::after, () -> System.nanoTime() / 1_000_000, random));
            scenes.setReviews(() -> new ReviewModel(reviewer(), reviewers, Platform::runLater));
            scenes.setLaboratories(() -> new LaboratoryModel(new Laboratory(), laboratory, Platform::runLater,
                    frames::giveWay));
            scenes.setRollouts(() -> new RolloutModel(Rollout::new, rollouts, Platform::runLater, frames::giveWay));
            scenes.setLogFolder(LogFile.folder(folder));
            EveningSound sound = new EveningSound(audio, theatre, preferences);
            sound.start();
            window.setOnBoss(audio::hush);
            Keep keep = keep(contests, theatre, stage);
            Director director = new Director(theatre, scenes, model, GameTables.ALL, preferences, stage::close,
                    random, Optional.of(keep));
            window.open(director);
            // What looks for a device reads every sound: the first frames go before.
            after(SOUND_WAITS, audio::tryAgain);
            // Their time runs at the table, not while the story is told.
            theatre.actProperty().subscribe(act -> {
                if (act == Act.BOARD) {
                    pictures.expect(List.of());
                }
                if (act == Act.BOARD && seated.compareAndSet(false, true)) {
                    facts.start();
                }
            });
            Told.together(data.troubles(), log.isWritten()).ifPresent(theatre::notice);
            if (data.isReadOnly()) {
                SecondPatolli.ask(theatre, scenes, () -> save.ifPresent(director::open), stage::close);
            } else {
                save.ifPresent(director::open);
            }
            stage.showingProperty().subscribe(showing -> {
                if (!showing) {
                    sound.stop();
                    keep.reckoning().stop();
                    audio.music(Programme.SILENCE);
                    after(audio.untilSilent(), closed::countDown);
                }
            });
        } catch (RuntimeException | Error e) {
            giveUp(e);
        }
    }

    private boolean read(Path folder) {
        try {
            data = DataFolder.open(folder, random);
            return true;
        } catch (RuntimeException | Error e) {
            giveUp(e);
            return false;
        }
    }

    private void giveUp(Throwable because) {
        try {
            Terminal.say(System.err, "patolli: the game could not start ("
                    + Objects.requireNonNullElse(because.getMessage(), because.getClass().getSimpleName())
                    + "). Nothing that was saved is lost.");
            LOG.error("The game could not start", because);
        } finally {
            // Even if the message can't be written, as when memory is short, the program ends.
            status = 1;
            closed.countDown();
        }
    }

    private Keep keep(SavedContests contests, Theatre theatre, Stage stage) {
        Archive archive = new Archive(data.shelf(), data.saves(), files, Platform::runLater, data.isReadOnly());
        Evenings evenings = new Evenings(data.counts(), files, Platform::runLater, theatre::notice);
        Chronicles chronicles = new Chronicles(what -> ChroniclePlace.ask(stage, what), files, Platform::runLater);
        Reckoning reckoning = new Reckoning(new ReviewedSaves(archive, evenings), reviewer(), reckoner,
                Platform::runLater, frames::giveWay);
        return new Keep(contests, archive, evenings, reckoning, chronicles);
    }

    /** Those who help it leave a processor to the frames. */
    private Reviewer reviewer() {
        return new Reviewer(Opponents.adviser(), frames::giveWay);
    }

    private static Subscription after(Duration time, Runnable then) {
        PauseTransition wait = new PauseTransition(time);
        wait.setOnFinished(event -> then.run());
        wait.play();
        return wait::stop;
    }

    private void takeDown() {
        thinker.shutdownNow();
        talker.shutdownNow();
        List.of(reviewers, laboratory, rollouts, reckoner).forEach(ExecutorService::shutdownNow);
        files.shutdown();
        try {
            if (!files.awaitTermination(5, TimeUnit.SECONDS)) {
                LOG.warn("Something was still being written when the game ended.");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (data != null) {
            data.lock().close();
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "smoking-mirror");
        thread.setDaemon(true);
        return thread;
    }

    /** For what takes long: the table goes first. */
    private static Thread patient(Runnable work) {
        Thread thread = daemon(work);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    }
}
