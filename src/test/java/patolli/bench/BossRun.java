package patolli.bench;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.util.Duration;
import patolli.app.GameTables;
import patolli.audio.Audio;
import patolli.beans.SeededCasts;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.rules.patolli.PatolliGame;
import patolli.settings.Prolog;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;
import patolli.ui.Director;
import patolli.ui.EveningScenes;
import patolli.ui.GameWindow;
import patolli.ui.Tables;
import patolli.ui.common.Fonts;
import patolli.ui.theatre.Theatre;

/**
 * How long a boss key takes from its press to the hidden window, in milliseconds, over many windows in the middle of
 * play and as soon as its first frame is there. A run, not a test: it prints what it measured.
 */
public final class BossRun {
    private static final int WINDOWS = 40;
    /** From the key to the hidden window, in milliseconds. */
    private static final double LONGEST = 100;
    /** Long enough for the pictures to be there and a turn to be under way. */
    private static final Duration INTO_PLAY = Duration.millis(1500);

    private BossRun() { }

    public static void main(String[] args) throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        started.await();
        Platform.setImplicitExit(false);
        Path folder = Files.createTempDirectory("patolli-boss");
        System.exit(isQuick(folder) ? 0 : 1);
    }

    /** Prints how long boss keys take, in play and at its first frame, and tells whether none took too long. */
    static boolean isQuick(Path folder) throws Exception {
        return print(folder, "boss keys in play", INTO_PLAY)
                & print(folder, "boss keys at the first frame", Duration.ONE);
    }

    /** @param after how long after the start of play the key is pressed */
    private static boolean print(Path folder, String what, Duration after) throws Exception {
        double[] millis = new double[WINDOWS];
        for (int i = 0; i < WINDOWS; i++) {
            CompletableFuture<Double> measured = new CompletableFuture<>();
            int seed = i;
            Platform.runLater(() -> measure(folder, seed, after, measured::complete));
            millis[i] = measured.get();
        }
        Arrays.sort(millis);
        boolean quick = millis[WINDOWS - 1] <= LONGEST;
        System.out.printf("%s, %d windows: median %.1f ms, worst %.1f ms, may be %.0f: %s%n", what, WINDOWS,
                millis[WINDOWS / 2], millis[WINDOWS - 1], LONGEST, quick ? "kept" : "MISSED");
        return quick;
    }

    private static void measure(Path folder, int seed, Duration after, Consumer<Double> done) {
        Fonts.load();
        Preferences preferences = new Preferences();
        preferences.of(Settings.PROLOG).set(Prolog.NEVER);
        preferences.of(Settings.TUTORIAL_SEEN).set(true);
        TableModel table = Tables.lay(PatolliGame.INSTANCE, Tables.seats(PatolliGame.INSTANCE, Settings.STANDARD),
                () -> new SeededCasts(seed), state -> state.moves().getFirst(), Runnable::run);
        Stage stage = new Stage();
        Theatre theatre = new Theatre(preferences, Duration.ZERO, System::nanoTime);
        SettingsStore store = new SettingsStore(folder);
        GameWindow window = new GameWindow(stage, theatre, table, preferences, store, Runnable::run);
        Director director = new Director(window.theatre(), new EveningScenes(GameTables.ALL, table, preferences,
                PulseRun.pictures(), FactsModel.NONE,  Audio.SILENT), table, GameTables.ALL,
                preferences, stage::close, new Random(seed));
        window.open(director);
        director.beginEvening();
        Robot robot = new Robot();
        robot.keyType(KeyCode.ENTER);
        PauseTransition wait = new PauseTransition(after);
        wait.setOnFinished(event -> {
            long pressed = System.nanoTime();
            stage.showingProperty().subscribe(showing -> {
                if (!showing) {
                    done.accept((System.nanoTime() - pressed) / 1e6);
                }
            });
            robot.keyPress(KeyCode.ESCAPE);
            robot.keyRelease(KeyCode.ESCAPE);
        });
        wait.play();
    }
}
