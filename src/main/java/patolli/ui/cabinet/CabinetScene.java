package patolli.ui.cabinet;

import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;

/** Puts the cabinet and its page together. */
public final class CabinetScene {
    private CabinetScene() { }

    /** The scene with a painting of each game. */
    public static View load(CabinetModel model, Preferences preferences, Pictures pictures) {
        Texts texts = new Texts("cabinet");
        return FxmlView.load("cabinet", texts, new CabinetController(model, preferences, pictures, texts));
    }

    /** The sheet on which a new game is laid out. */
    public static View newGame(NewGameModel model, Preferences preferences, Pictures pictures) {
        return newGame(model, preferences, pictures, new Texts("cabinet"));
    }

    /** The same, with other words on it. @param texts over the bundle {@code cabinet} */
    public static View newGame(NewGameModel model, Preferences preferences, Pictures pictures, Texts texts) {
        return FxmlView.load("new-game", new Texts("cabinet"),
                new NewGameController(model, preferences, pictures, texts));
    }
}
