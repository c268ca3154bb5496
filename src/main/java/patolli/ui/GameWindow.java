package patolli.ui;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCombination;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import patolli.files.AssetFiles;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.play.Games;
import patolli.save.Trouble;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;
import patolli.text.Texts;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.BossKeys;
import patolli.ui.theatre.FullScreenKey;
import patolli.ui.theatre.Theatre;

/** The window of the game: its size, its icon, the theatre in it, and what is kept when something is changed. */
public final class GameWindow {
    private static final Logger LOG = LoggerFactory.getLogger(GameWindow.class);
    private static final double LEAST_WIDTH = 1024;
    private static final double LEAST_HEIGHT = 640;
    private static final List<Integer> ICONS = List.of(16, 32, 48, 64, 128, 256, 512);

    private final Stage stage;
    private final TableModel model;
    private final Preferences preferences;
    private final Theatre theatre;
    private final BossKeys bossKeys;
    private final SettingsStore store;
    private final Executor files;
    private Runnable boss = () -> { };
    private Settings settings;

    /** @param files where files are written, one after the other */
    public GameWindow(Stage stage, Theatre theatre, TableModel model, Preferences preferences, SettingsStore store,
            Executor files) {
        this.stage = stage;
        this.model = model;
        this.preferences = preferences;
        this.store = store;
        this.files = files;
        settings = preferences.settings();
        this.theatre = theatre;
        bossKeys = theatre.bossKeys(this::bossMayCome, () -> {
            boss.run();
            stage.hide();
        });
    }

    /** The theatre in the window. */
    public Theatre theatre() {
        return theatre;
    }

    /** What else is to be done at once when a boss key hides the game. */
    public void setOnBoss(Runnable work) {
        boss = work;
    }

    private boolean bossMayCome() {
        Act act = theatre.actProperty().get();
        return preferences.of(Settings.BOSS_KEYS).get() && act != null && act.isPlay();
    }

    /** Opens the window and begins the evening. */
    public void open(Director director) {
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        Scene scene = new Scene(theatre.root(),
                Math.min(settings.get(Settings.WINDOW_WIDTH), screen.getWidth()),
                Math.min(settings.get(Settings.WINDOW_HEIGHT), screen.getHeight()));
        stage.setScene(scene);
        stage.setTitle(new Texts("board").get("title"));
        stage.setMinWidth(Math.min(LEAST_WIDTH, screen.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT, screen.getHeight()));
        // Esc belongs to the boss and to sheets; F11 and the settings lead out of the full screen.
        stage.setFullScreenExitKeyCombination(KeyCombination.NO_MATCH);
        stage.setFullScreenExitHint("");
        stage.setOnCloseRequest(event -> {
            event.consume();
            // The second half of a double click is not meant for what the first, or a click on Exit, has brought.
            if (theatre.takesClicks()) {
                director.leave();
            }
        });
        stage.setOnHidden(event -> {
            bossKeys.detach();
            director.end();
        });
        theatre.attach();
        bossKeys.attach(scene);
        FullScreenKey fullScreenKey = new FullScreenKey(preferences.of(Settings.FULL_SCREEN));
        fullScreenKey.attach(scene);
        stage.focusedProperty().subscribe(here -> {
            if (!here) {
                bossKeys.forget();
                fullScreenKey.forget();
            }
        });
        stage.show();
        director.open();
        // Behind the first frame: seven pictures take their time.
        Platform.runLater(() -> stage.getIcons().setAll(ICONS.stream().flatMap(GameWindow::icon).toList()));
        preferences.of(Settings.FULL_SCREEN).subscribe(stage::setFullScreen);
        stage.fullScreenProperty().subscribe(full -> preferences.of(Settings.FULL_SCREEN).set(full));
        preferences.all().forEach(property -> property.subscribe(this::keep));
        model.seatsProperty().subscribe(this::keep);
        scene.widthProperty().subscribe(this::keep);
        scene.heightProperty().subscribe(this::keep);
    }

    private static Stream<Image> icon(int size) {
        return AssetFiles.find("images/icon/icon-" + size + ".png").stream()
                .map(url -> new Image(url.toExternalForm()));
    }

    /** Who sits where is kept of the main game only: the settings know no other's sides. */
    private Settings seated() {
        return model.state().game() == Games.all().getFirst()
                ? Tables.in(preferences.settings(), model.seats(), model.state().sides())
                : preferences.settings().with(Settings.PLAY_SMOKING_MIRROR, settings.get(Settings.PLAY_SMOKING_MIRROR))
                        .with(Settings.HUMAN_SIDE, settings.get(Settings.HUMAN_SIDE));
    }

    private void keep() {
        Settings now = seated()
                .with(Settings.WINDOW_WIDTH, settings.get(Settings.WINDOW_WIDTH))
                .with(Settings.WINDOW_HEIGHT, settings.get(Settings.WINDOW_HEIGHT));
        if (!stage.isMaximized() && !stage.isFullScreen()) {
            now = now.with(Settings.WINDOW_WIDTH, Math.clamp((int) stage.getScene().getWidth(), 640, 16384))
                    .with(Settings.WINDOW_HEIGHT, Math.clamp((int) stage.getScene().getHeight(), 480, 16384));
        }
        if (!now.equals(settings)) {
            settings = now;
            Settings kept = now;
            files.execute(() -> save(kept).ifPresent(trouble -> Platform.runLater(() -> theatre.notice(trouble))));
        }
    }

    private Optional<String> save(Settings kept) {
        try {
            return store.save(kept);
        } catch (RuntimeException e) {
            LOG.error("The settings could not be saved", e);
            return Optional.of(new Trouble.ProgramFault().sentence());
        }
    }
}
