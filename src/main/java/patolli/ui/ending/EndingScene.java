package patolli.ui.ending;

import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;

/** Puts the end of a game or a contest together. */
public final class EndingScene {
    private EndingScene() { }

    /** The scene over a model. */
    public static View load(EndingModel model, Pictures pictures, Preferences preferences) {
        return FxmlView.load("ending", new Texts("ending"), new EndingController(model, pictures, preferences));
    }
}
