package patolli.ui.grand;

import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;

/** Puts the sheet of the grand evening together. */
public final class GrandEveningSheet {
    private GrandEveningSheet() { }

    /** The sheet over an evening. */
    public static View load(GrandEveningModel model, Preferences preferences, Pictures pictures) {
        Texts texts = new Texts("grand-evening");
        return FxmlView.load("grand-evening", texts, new GrandEveningController(model, preferences, pictures, texts));
    }
}
