package patolli.ui.table;

import javafx.event.EventTarget;
import javafx.geometry.Rectangle2D;
import patolli.model.FactsModel;
import patolli.model.Performer;
import patolli.model.Preferences;
import patolli.model.TableModel;
import patolli.text.Narrator;
import patolli.text.Texts;
import patolli.ui.common.ControlledView;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;
import patolli.ui.menu.MenuModel;
import patolli.ui.menu.Menus;

/** Puts the board scene together: its FXML with its controllers, each given what it needs. */
public final class BoardScene extends ControlledView<BoardController> {

    private BoardScene(FxmlView<BoardController> view) {
        super(view);
    }

    /** Loads the scene over a model, without AztecFacts. */
    public static BoardScene load(TableModel model, Preferences preferences, Pictures pictures, MenuModel menus) {
        return load(model, preferences, pictures, Menus.view(menus), FactsModel.NONE);
    }

    /** Loads the scene over a model, with these menus in the band. */
    public static BoardScene load(TableModel model, Preferences preferences, Pictures pictures, View menus,
            FactsModel facts) {
        Texts texts = new Texts("board");
        Narrator narrator = new Narrator(new Texts("story"));
        return new BoardScene(FxmlView.load("board", texts,
                new BoardController(model, pictures, preferences, texts, narrator, facts),
                new MatController(pictures, preferences), new BandController(menus, preferences)));
    }

    /** What shows turns on the mat, for whoever wants a say in when they are shown. */
    public Performer performer() {
        return controller().table();
    }

    /** Where something lies, in design units. */
    public Rectangle2D bounds(Place place) {
        return new Places(controller().table()).of(place);
    }

    /** Whether a click there takes up the beans or plays a move just now. */
    public boolean acts(EventTarget target) {
        return controller().acts(target);
    }

    /** Who hears what happens at the table. */
    public void setEar(TableEar ear) {
        controller().table().setEar(ear);
    }

    /** Whether something moves that a click or a key would skip. */
    public boolean isMoving() {
        return controller().table().isMoving();
    }

    @Override
    protected BoardController controller() {
        return super.controller();
    }

    /** Says something else in the place of what happened last, until the next turn. */
    public void notice(String sentence) {
        controller().headlines().notice(sentence);
    }
}
