package patolli.audio;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.util.Duration;
import patolli.app.GameTables;
import patolli.beans.SeededCasts;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.rules.patolli.PatolliGame;
import patolli.settings.DataDir;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;
import patolli.testkit.Fx;
import patolli.testkit.Keys;
import patolli.ui.Director;
import patolli.ui.EveningScenes;
import patolli.ui.GameWindow;
import patolli.ui.Tables;
import patolli.ui.common.Pictures;
import patolli.ui.sound.EveningSound;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;
import patolli.ui.weather.Heartbeat;

/**
 * An evening played by itself at a player's pace, with real sound; prints what is played and when. For
 * {@link SoundRun}.
 */
final class SoundPlay {
    private final long end;
    private final int music;
    private TableModel table;
    private GameWindow window;
    private Director director;

    private SoundPlay(long seconds, int music) {
        this.music = music;
        end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    /** The arguments: how many seconds, and how loud the music is, in hundredths. */
    public static void main(String[] args) throws Exception {
        new SoundPlay(Long.parseLong(args[0]), Integer.parseInt(args[1])).play();
        System.exit(0);
    }

    private void play() throws Exception {
        Path folder = Files.createTempDirectory("patolli-sound");
        Fx.start();
        Fx.run(() -> open(folder));
        rest(6);
        Keys.type(KeyCode.ENTER);
        while (System.nanoTime() < end) {
            step(Fx.call(() -> window.theatre().actProperty().get()));
        }
    }

    private void open(Path folder) {
        Preferences preferences = new Preferences();
        preferences.of(Settings.TUTORIAL_SEEN).set(true);
        preferences.of(Settings.MUSIC_VOLUME).set(music);
        Mixer mixer = new Mixer(new LoggedEquipment(new MediaEquipment(DataDir.cacheOfThisMachine()),
                System.out::println), preferences, new Random(1));
        mixer.tryAgain();
        mixer.troubleProperty().subscribe(trouble -> trouble.ifPresent(what -> System.out.println("trouble " + what)));
        new Heartbeat(mixer::beat).start();
        table = Tables.lay(PatolliGame.INSTANCE, Tables.seats(PatolliGame.INSTANCE, Settings.STANDARD),
                () -> new SeededCasts(3), state -> state.moves().getFirst(), Runnable::run);
        Stage stage = new Stage();
        window = new GameWindow(stage, new Theatre(preferences, Duration.ZERO, System::nanoTime), table, preferences,
                new SettingsStore(folder), Runnable::run);
        new EveningSound(mixer, window.theatre(), preferences).start();
        director = new Director(window.theatre(), new EveningScenes(GameTables.ALL, table, preferences,
                new Pictures(), FactsModel.NONE,  mixer), table, GameTables.ALL, preferences,
                () -> { }, new Random(1));
        window.open(director);
    }

    private void step(Act act) {
        switch (act) {
            case PROLOG -> {
                rest(20);
                Keys.type(KeyCode.A);
                rest(1);
            }
            case BET -> {
                rest(1.5);
                Keys.type(KeyCode.RIGHT);
                rest(1);
                Keys.type(KeyCode.ENTER);
                rest(0.5);
            }
            case BOARD -> turn();
            case ENDING -> {
                rest(5);
                Keys.type(KeyCode.ENTER);
                rest(1);
            }
            default -> rest(0.2);
        }
    }

    private void turn() {
        switch (Fx.call(table::awaiting)) {
            case THROW -> {
                Keys.press(KeyCode.ENTER);
                rest(0.9);
                Keys.release(KeyCode.ENTER);
            }
            case MOVE -> {
                rest(0.4);
                Fx.run(() -> table.move(table.state().moves().getFirst()));
            }
            default -> rest(0.05);
        }
    }

    /** A person takes time. */
    private static void rest(double seconds) {
        LockSupport.parkNanos((long) (seconds * 1e9));
    }
}
