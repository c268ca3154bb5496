package patolli.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.ToLongFunction;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javafx.application.Platform;
import javafx.stage.Stage;
import javafx.util.Subscription;
import patolli.app.GameTables;
import patolli.audio.Audio;
import patolli.beans.SeededCasts;
import patolli.model.Awaiting;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.model.Tempo;
import patolli.play.ContestSetup;
import patolli.play.Seats;
import patolli.rules.State;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;
import patolli.testkit.Fx;
import patolli.testkit.Positions;
import patolli.ui.Director;
import patolli.ui.EveningScenes;
import patolli.ui.GameWindow;
import patolli.ui.Tables;
import patolli.ui.common.Pictures;
import patolli.ui.theatre.Theatre;

/**
 * Contest after contest of all games in turn, in a window: computers play, no movement takes time. At first every table
 * is played at for a while, which fills what is kept; memory is looked at after each contest, when the same scene is
 * shown.
 */
final class Soak implements AutoCloseable {
    private static final long SEED = 7;
    /** A contest that takes so many minutes has stopped. */
    private static final long PATIENCE = 10;
    private static final int LOOKS = 6;
    /** Turns at each table before contests are played to their end: all together less than a tenth of eight hours. */
    private static final int VISIT = 150;
    /** Fewer looks do not tell growth from chance. */
    private static final int LEAST = 8;
    /** Less than this share of what was used is less, not chance. */
    private static final double STILL = 0.995;
    /** The tests keep more painted poses than the game: they would be filled for many rounds. */
    private static final String POSES = "patolli.poses";
    private final List<State> openings = GameTables.ALL.tables().stream()
            .map(at -> Positions.opening(at.game().name())).toList();
    private final List<String> log = new ArrayList<>();
    private final Handler listener = new Handler() {
        @Override
        public void publish(LogRecord entry) {
            if (entry.getLevel().intValue() >= Level.INFO.intValue()) {
                log.add(entry.getLoggerName() + ": " + entry.getMessage());
            }
        }

        @Override
        public void flush() {
            // nothing is held back
        }

        @Override
        public void close() {
            // nothing is open
        }
    };
    private final List<Sample> samples = new ArrayList<>();
    private final String poses = System.clearProperty(POSES);
    private TableModel table;
    private Director director;
    private Stage stage;
    private int turns;

    /**
     * How things stood after a contest.
     *
     * @param turns    played so far
     * @param heap     used after a collection, in bytes
     * @param resident of the process, in bytes; 0 where that is not told
     */
    record Sample(int turns, long heap, long resident) { }

    Soak(Path folder) {
        Fx.start();
        Logger.getLogger("").addHandler(listener);
        Fx.run(() -> open(folder));
    }

    private void open(Path folder) {
        Preferences preferences = new Preferences();
        preferences.tempoProperty().set(Tempo.INSTANT);
        preferences.of(Settings.TUTORIAL_SEEN).set(true);
        State first = openings.getFirst();
        Random random = new Random(SEED);
        table = Tables.lay(first.game(), Seats.computersPlay(first.sides(), first.sides()),
                () -> new SeededCasts(random.nextLong()), state -> state.moves().getFirst(), Runnable::run);
        stage = new Stage();
        GameWindow window = new GameWindow(stage, new Theatre(preferences), table, preferences,
                new SettingsStore(folder), Runnable::run);
        Pictures pictures = new Pictures(beside("painter"), beside("animator"), Platform::runLater);
        director = new Director(window.theatre(), new EveningScenes(GameTables.ALL, table, preferences, pictures,
                FactsModel.NONE,  Audio.SILENT), table, GameTables.ALL, preferences, stage::close,
                random);
        window.open(director);
    }

    private static Executor beside(String name) {
        return Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, name);
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Plays contests as long as that is wanted. */
    void play(BooleanSupplier goesOn) throws Exception {
        for (State opening : openings) {
            turns += contest(opening, VISIT).get(PATIENCE, TimeUnit.MINUTES);
        }
        for (int next = 0; goesOn.getAsBoolean(); next++) {
            turns += contest(openings.get(next % openings.size()), Integer.MAX_VALUE).get(PATIENCE, TimeUnit.MINUTES);
            Fx.run(this::rest);
            samples.add(sample());
        }
    }

    /** Whether there are looks enough to tell how memory has grown. */
    boolean isLongEnough() {
        return later(samples, turns).size() >= LEAST;
    }

    /** Shows the same scene after each contest: who has won, and how long it took, makes a difference of a tenth. */
    private void rest() {
        State first = openings.getFirst();
        director.begin(new ContestSetup(first, Seats.allPlayers(first.sides())));
    }

    int turns() {
        return turns;
    }

    List<Sample> samples() {
        return List.copyOf(samples);
    }

    /** What was logged meanwhile. */
    List<String> log() {
        return List.copyOf(log);
    }

    /** By how much memory has grown after the first tenth of the turns, as a share. */
    double growth(ToLongFunction<Sample> memory) {
        return growth(samples, turns, memory);
    }

    /**
     * By how much of the first quarter of the samples after a tenth of the turns the last quarter is more, in the mean:
     * a single look may fall on what is just about to go.
     *
     * @return a share; 0 where memory is not told
     * @throws IllegalStateException if there are too few samples
     */
    static double growth(List<Sample> samples, int turns, ToLongFunction<Sample> memory) {
        List<Sample> later = later(samples, turns);
        if (later.size() < LEAST) {
            throw new IllegalStateException(later.size() + " looks are too few; play for longer");
        }
        int quarter = later.size() / 4;
        double first = mean(later.subList(0, quarter), memory);
        double last = mean(later.subList(later.size() - quarter, later.size()), memory);
        return first == 0 ? 0 : last / first - 1;
    }

    private static List<Sample> later(List<Sample> samples, int turns) {
        return samples.stream().filter(sample -> sample.turns >= turns / 10).toList();
    }

    private static double mean(List<Sample> samples, ToLongFunction<Sample> memory) {
        return samples.stream().mapToLong(memory).average().orElseThrow();
    }

    /** @return how many turns it took, of no more than that */
    private CompletableFuture<Integer> contest(State opening, int most) {
        CompletableFuture<Integer> over = new CompletableFuture<>();
        Platform.runLater(() -> {
            director.begin(new ContestSetup(opening, Seats.computersPlay(opening.sides(), opening.sides())));
            Subscription[] watching = new Subscription[1];
            watching[0] = table.awaitingProperty().subscribe(awaiting -> {
                if ((awaiting == Awaiting.NEW_CONTEST || table.history().size() >= most)
                        && over.complete(table.history().size())) {
                    Platform.runLater(() -> watching[0].unsubscribe());
                }
            });
        });
        return over;
    }

    private static Sample told(int turns) throws IOException {
        // Not by the totals of Runtime: between its two looks the heap can shrink.
        MemoryUsage heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        Path status = Path.of("/proc/self/status");
        long resident = !Files.exists(status) ? 0 : Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) * 1024).findFirst().orElse(0);
        return new Sample(turns, heap.getUsed(), resident);
    }

    private Sample sample() throws IOException {
        // What has only weak holders goes by the second collection, and the collector gives memory back to the system
        // some time after one: so many looks in a row must find neither less.
        Sample least = told(turns);
        for (int same = 0; same < LOOKS; ) {
            Fx.run(System::gc);
            Sample now = told(turns);
            Sample less = new Sample(turns, Math.min(least.heap, now.heap), Math.min(least.resident, now.resident));
            same = less.heap < STILL * least.heap || less.resident < STILL * least.resident ? 0 : same + 1;
            least = less;
        }
        return least;
    }

    @Override
    public void close() {
        Fx.run(stage::close);
        Logger.getLogger("").removeHandler(listener);
        if (poses != null) {
            System.setProperty(POSES, poses);
        }
    }
}
