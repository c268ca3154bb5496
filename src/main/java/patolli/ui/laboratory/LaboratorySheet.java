package patolli.ui.laboratory;

import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;

/** Puts the sheet of the laboratory together. */
public final class LaboratorySheet {
    private LaboratorySheet() { }

    /** The sheet; nothing is played until that is asked for. */
    public static View load(LaboratoryDesk desk, Preferences preferences, Pictures pictures) {
        Texts texts = new Texts("laboratory");
        return FxmlView.load("laboratory", texts, new LaboratoryController(desk, preferences, pictures, texts));
    }
}
