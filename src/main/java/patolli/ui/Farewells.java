package patolli.ui;

import patolli.model.Preferences;
import patolli.settings.Settings;
import patolli.text.Texts;
import patolli.ui.farewell.FarewellModel;
import patolli.ui.theatre.Act;
import patolli.ui.theatre.Theatre;

/** The farewells: one stanza of the prayer each time, in turn. */
final class Farewells {
    private final Theatre theatre;
    private final Scenes scenes;
    private final Preferences preferences;
    private final Runnable close;
    private final Texts prayer = new Texts("farewell");

    /** @param close closes the window */
    Farewells(Theatre theatre, Scenes scenes, Preferences preferences, Runnable close) {
        this.theatre = theatre;
        this.scenes = scenes;
        this.preferences = preferences;
        this.close = close;
    }

    /**
     * @param fromTheTable whether the way back leads to the table; else to the temple
     * @param back         goes it
     */
    void show(boolean fromTheTable, Runnable back) {
        int n = preferences.of(Settings.PRAYER_NEXT).get();
        preferences.of(Settings.PRAYER_NEXT).set((n + 1) % FarewellModel.STANZAS);
        String way = prayer.get(fromTheTable ? "back.table" : "back.temple");
        theatre.show(Act.FAREWELL, scenes.farewell(new FarewellModel(FarewellModel.stanza(prayer, n), close,
                new FarewellModel.Back(way, back))));
    }
}
