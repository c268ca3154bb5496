package patolli.ui;

import java.util.List;
import java.util.concurrent.Executor;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.image.Image;
import javafx.stage.Screen;
import javafx.stage.Stage;
import patolli.model.TableModel;
import patolli.settings.Settings;
import patolli.settings.SettingsStore;
import patolli.text.Texts;
import patolli.ui.board.BoardScene;
import patolli.ui.common.Pictures;
import patolli.ui.common.Preferences;

/** The window of the game: its size, its icon, the board in it, and what is kept when it closes. */
public final class GameWindow {
    private static final double LEAST_WIDTH = 1024;
    private static final double LEAST_HEIGHT = 640;
    private static final List<Integer> ICONS = List.of(16, 32, 48, 64, 128, 256, 512);

    private final Stage stage;
    private final TableModel model;
    private final Preferences preferences;
    private final SettingsStore store;
    private final Executor files;
    private Settings settings;
    private BoardScene board;

    /** @param files where files are written, one after the other */
    public GameWindow(Stage stage, TableModel model, Settings settings, SettingsStore store, Executor files) {
        this.stage = stage;
        this.model = model;
        this.settings = settings;
        this.store = store;
        this.files = files;
        preferences = new Preferences(settings);
    }

    /** Opens the window and begins the game. */
    public void open() {
        board = BoardScene.load(model, preferences, new Pictures(), stage::close);
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        Scene scene = new Scene(board.root(),
                Math.min(settings.get(Settings.WINDOW_WIDTH), screen.getWidth()),
                Math.min(settings.get(Settings.WINDOW_HEIGHT), screen.getHeight()));
        stage.setScene(scene);
        stage.setTitle(new Texts("board").get("title"));
        stage.getIcons().setAll(ICONS.stream().flatMap(GameWindow::icon).toList());
        stage.setMinWidth(Math.min(LEAST_WIDTH, screen.getWidth()));
        stage.setMinHeight(Math.min(LEAST_HEIGHT, screen.getHeight()));
        stage.setOnHidden(event -> board.detach());
        stage.show();
        board.attach(scene);
        preferences.all().forEach(property -> property.subscribe(this::keep));
        model.seatsProperty().subscribe(this::keep);
        scene.widthProperty().subscribe(this::keep);
        scene.heightProperty().subscribe(this::keep);
        model.begin();
    }

    /** Tells the player, in the feedback line, of something that went wrong beside the game. */
    public void notice(String sentence) {
        board.notice(sentence);
    }

    private static Stream<Image> icon(int size) {
        var in = GameWindow.class.getResourceAsStream("/images/icon/icon-" + size + ".png");
        return in == null ? Stream.empty() : Stream.of(new Image(in));
    }

    private void keep() {
        Settings now = Evening.in(preferences.in(settings), model.seats(), model.state().sides());
        if (!stage.isMaximized() && !stage.isFullScreen()) {
            now = now.with(Settings.WINDOW_WIDTH, Math.clamp((int) stage.getScene().getWidth(), 640, 16384))
                    .with(Settings.WINDOW_HEIGHT, Math.clamp((int) stage.getScene().getHeight(), 480, 16384));
        }
        if (!now.equals(settings)) {
            settings = now;
            Settings kept = now;
            files.execute(() -> store.save(kept).ifPresent(trouble -> Platform.runLater(() -> notice(trouble))));
        }
    }
}
