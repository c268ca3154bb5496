package patolli.ui.board;

import javafx.scene.Parent;
import javafx.scene.Scene;
import patolli.model.FactsModel;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.menu.MenuModel;
import patolli.ui.menu.Menus;

/** Puts the board scene together: its FXML with its controllers, each given what it needs. */
public final class BoardScene implements View {
    private final FxmlView<BoardController> view;

    private BoardScene(FxmlView<BoardController> view) {
        this.view = view;
    }

    /** Loads the scene over a model, without AztecFacts. */
    public static BoardScene load(TableModel model, Preferences preferences, Pictures pictures, MenuModel menus) {
        return load(model, preferences, pictures, menus, FactsModel.NONE);
    }

    /** Loads the scene over a model. */
    public static BoardScene load(TableModel model, Preferences preferences, Pictures pictures, MenuModel menus,
            FactsModel facts) {
        Texts texts = new Texts("board");
        Narrator narrator = new Narrator(new Texts("story"));
        return new BoardScene(FxmlView.load("board", texts,
                new BoardController(model, pictures, preferences, texts, narrator, facts), new BandController(Menus.view(menus))));
    }

    @Override
    public Parent root() {
        return view.root();
    }

    @Override
    public void attach(Scene scene) {
        view.attach(scene);
    }

    @Override
    public void detach() {
        view.detach();
    }

    /** Tells the player of something beside the game; the next turn's words take its place. */
    public void notice(String sentence) {
        view.controller().notice(sentence);
    }

    BoardController controller() {
        return view.controller();
    }
}
