package patolli.ui.board;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Supplier;
import javafx.fxml.FXMLLoader;
import javafx.scene.Parent;
import javafx.scene.Scene;
import patolli.model.TableModel;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.Pictures;
import patolli.ui.common.Preferences;

/** Puts the board scene together: its FXML with its controllers, each given what it needs. */
public final class BoardScene {
    private final Parent root;
    private final BoardController controller;

    private BoardScene(Parent root, BoardController controller) {
        this.root = root;
        this.controller = controller;
    }

    /**
     * Loads the scene over a model.
     *
     * @param exit what the menu's Exit does
     */
    public static BoardScene load(TableModel model, Preferences preferences, Pictures pictures, Runnable exit) {
        Texts texts = new Texts("board");
        Narrator narrator = new Narrator(new Texts("story"));
        Map<Class<?>, Supplier<Object>> controllers = Map.of(
                BoardController.class, () -> new BoardController(model, pictures, preferences, texts, narrator),
                BandController.class, () -> new BandController(model, preferences, exit),
                BetPanelController.class, () -> new BetPanelController(texts, pictures));
        ResourceBundle bundle = texts.bundle();
        FXMLLoader loader = new FXMLLoader(BoardScene.class.getResource("/fxml/board.fxml"), bundle, null,
                type -> controllers.get(type).get());
        try {
            return new BoardScene(loader.load(), loader.getController());
        } catch (IOException e) {
            throw new UncheckedIOException("the board scene could not be loaded", e);
        }
    }

    public Parent root() {
        return root;
    }

    /** Connects the scene with the keyboard and the model. */
    public void attach(Scene scene) {
        controller.attach(scene);
    }

    /** Tells the player of something beside the game; the next turn's words take its place. */
    public void notice(String sentence) {
        controller.notice(sentence);
    }

    /** Lets go of the model. */
    public void detach() {
        controller.detach();
    }

    BoardController controller() {
        return controller;
    }
}
