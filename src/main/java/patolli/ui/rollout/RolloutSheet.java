package patolli.ui.rollout;

import patolli.model.Preferences;
import patolli.text.Texts;
import patolli.ui.common.FxmlView;
import patolli.ui.common.Pictures;
import patolli.ui.common.View;

/** Puts the sheet of a rollout together. */
public final class RolloutSheet {
    private RolloutSheet() { }

    /** The sheet; nothing is played until that is asked for. */
    public static View load(RolloutDesk desk, Preferences preferences, Pictures pictures) {
        Texts texts = new Texts("rollout");
        return FxmlView.load("rollout", texts, new RolloutController(desk, preferences, pictures, texts));
    }
}
